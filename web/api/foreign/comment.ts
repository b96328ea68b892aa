import { aCook } from '#texts/recipe-detail.ts'
import { fieldsOf, listIn, number, string } from './readers.ts'

/** A comment as the screens use it. A backend may send no more than author and content. */
export type Comment = {
  key: string
  author: string
  /** Undefined if the backend does not send it. */
  authorId: string | undefined
  content: string
  /** RFC 3339. Undefined if the backend does not send it. */
  createdAt: string | undefined
  /** True for the member's own comment that moderators hid. Only our own server sends this, with the notice that says why. */
  isHidden: boolean
  /** True until a moderator has looked at the comment. */
  isWaiting: boolean
  noticeId: number | undefined
}

/** Reads comments in the server's order, the oldest first. */
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
