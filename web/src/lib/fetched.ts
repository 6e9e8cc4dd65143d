import { Problem } from './api';
import { say } from './texts.svelte';

/** A part of the page; a `Problem` in words when it cannot be had. */
export async function fetched<Part>(fetching: () => Promise<Part>): Promise<Part> {
  try {
    return await fetching();
  } catch (error) {
    if (error instanceof Problem) throw error;
    console.warn(error);
    throw new Problem('unfetched', say('refused-unfetched'));
  }
}
