/** A comment as the screens use it; a backend may tell no more than author and content. */
export type Comment = {
  key: string
  author: string
  content: string
  /** RFC 3339, where the backend says it. */
  createdAt: string | undefined
}

type Fields = Record<string, unknown>

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** In the server's order, the oldest first. */
export const readComments = (wire: unknown): Comment[] => (Array.isArray(wire) ? wire.map(readComment) : [])

function readComment(wire: unknown, index: number): Comment {
  const fields = (typeof wire === 'object' && wire !== null ? wire : {}) as Fields
  return {
    key: String(fields.id ?? `at-${index}`),
    author: textOf(fields.author),
    content: textOf(fields.content),
    createdAt: textOf(fields.createdAt) || undefined,
  }
}
