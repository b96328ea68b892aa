/** What the page and its service worker agree on. Pure words: both are small and neither loads the other. */

export const workerPath = '/service-worker.js'

/** Everything that was answered to the person who is signed in. It is deleted as a whole when they leave. */
export const privateCacheName = 'mezani-private'

/** When the answer was kept, on every copy that stands in for an answer of the server. */
export const savedAtHeader = 'x-mezani-saved-at'

/** What a page tells the worker. */
export type WorkerMessage =
  /** Somebody reads this recipe: its answer stays readable. */
  | { kind: 'keepRecipe'; path: string; authorization: string }
  /** The picture that their browser chose for it. */
  | { kind: 'keepPicture'; url: string }
  /** The new release may take over from the one that is running. */
  | { kind: 'takeOver' }
