// Who I am, as far as others know it.

class Myself {
  name = $state('');
  handle = $state('');
}

export const myself = new Myself();
