/** The protocol between the page and its service worker. Constants and types only, so neither bundle grows by the other. */

export const workerPath = '/service-worker.js'

/** The cache of responses to the signed-in member and of pages of searches; deleted as a whole on sign-in and sign-out. */
export const privateCacheName = 'mezani-private'

/** When the response was stored; set on every cached copy that is used instead of the server's response. */
export const savedAtHeader = 'x-mezani-saved-at'

/** Messages from a page to the worker. */
export type WorkerMessage =
  /** The recipe was opened: store its response for offline reading. */
  | { kind: 'keepRecipe'; path: string; authorization: string }
  /** The size of its picture that the browser chose. */
  | { kind: 'keepPicture'; url: string }
  /** Somebody signed in or out: what is stored is deleted, and responses under way are not stored. */
  | { kind: 'sessionEnded' }
  /** The waiting worker of a new release may activate. */
  | { kind: 'takeOver' }
