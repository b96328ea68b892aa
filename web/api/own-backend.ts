/** The id of the element that contains the state from which the server rendered the page. */
export const pageStateId = 'page-state'

/**
 * Whether the backend is our own server. Only it renders pages. A client that is served as plain files may talk to a backend that
 * has nothing but the specification's endpoints.
 */
export const isOwnBackend: boolean = import.meta.env.SSR || document.getElementById(pageStateId) !== null
