import { aCook } from '#texts/recipe-detail.ts'
import { fieldsOf, listIn, number, string } from './readers.ts'

/** A comment as the screens use it; a backend may send no more than author and content. */
export type Comment = {
  key: string
  author: string
  /** Where the backend sends it. */
  authorId: string | undefined
  content: string
  /** RFC 3339, where the backend sends it. */
  createdAt: string | undefined
  /** Of one's own that moderators hid; only our own server says it, with the notice that says why. */
  isHidden: boolean
  /** Until a moderator has looked at it. */
  isWaiting: boolean
  noticeId: number | undefined
}

/** In the server's order, the oldest first. */
export const readComments = (value: unknown): Comment[] => listIn(value, readComment) ?? []

function readComment(value: unknown, index: number): Comment {
  const { id, author, authorId, content, createdAt, isHidden, isWaiting, noticeId } = fieldsOf(value)
  return {
    key: String(id ?? `at-${index}`),
    author: string(author).trim() || aCook,
    authorId: authorId === undefined ? undefined : String(authorId),
    content: string(content),
    createdAt: string(createdAt) || undefined,
    isHidden: isHidden === true,
    isWaiting: isWaiting === true,
    noticeId: number(noticeId),
  }
}
