/** The protocol between the page and its service worker. Constants and types only, so neither bundle grows by the other. */

export const workerPath = '/service-worker.js'

/** The cache of replies to the signed-in member and of search pages. It is deleted as a whole on sign-in and sign-out. */
export const privateCacheName = 'mezani-private'

/** When the response was stored. Every cached copy that is used instead of the server's response has this header. */
export const savedAtHeader = 'x-mezani-saved-at'

/** Messages from a page to the worker. */
export type WorkerMessage =
  /** The recipe was opened: store the response for reading offline. */
  | { kind: 'keepRecipe'; path: string; authorization: string }
  /** The browser chose this size of the recipe's picture: store it, too. */
  | { kind: 'keepPicture'; url: string }
  /** Somebody signed in or out: delete what is stored, and do not store responses that are under way. */
  | { kind: 'sessionEnded' }
  /** The waiting worker of a new release may activate. */
  | { kind: 'takeOver' }
