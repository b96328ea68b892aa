const read = ['code', 'state', 'iss', 'error']

/** Keeps the parameters of a provider's response that are read. */
export const readAnswer = (search: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...search].filter(([name]) => read.includes(name)))
