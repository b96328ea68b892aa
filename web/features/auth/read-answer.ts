const read = ['code', 'state', 'iss', 'error']

/** Of the query of a provider's answer, what is looked at. */
export const readAnswer = (search: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...search].filter(([name]) => read.includes(name)))
