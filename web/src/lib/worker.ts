// The service worker of this page: without it everything works too, but for what needs one.

let asked: Promise<ServiceWorkerRegistration | undefined> | undefined;

/** Registered once; undefined where there is none (an insecure address, a private window, development). */
export function register(): Promise<ServiceWorkerRegistration | undefined> {
  asked ??=
    import.meta.env.PROD && 'serviceWorker' in navigator
      ? navigator.serviceWorker.register('/worker.js').catch(() => undefined)
      : Promise.resolve(undefined);
  return asked;
}
