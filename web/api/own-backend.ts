/** The element with what the server rendered the page from. */
export const pageStateId = 'page-state'

/** Only our own server renders pages: from plain files the client may speak with a backend that has the specification's calls only. */
export const isOwnBackend: boolean = import.meta.env.SSR || document.getElementById(pageStateId) !== null
