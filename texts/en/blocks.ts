import { counted } from '#texts/counted.ts'
import { formatDate } from '#texts/format/date.ts'
import { formatNumber } from '#texts/format/number.ts'

// Blocking a member

export const block = (name: string) => `Block ${name}…`
export const unblockMember = (name: string) => `Unblock ${name}`
export const blockQuestion = (name: string) => `Block ${name}?`
export const blockExplained = (name: string) =>
  `You and ${name} can no longer comment on each other’s recipes, follow each other or be notified about each other. If one of you follows the other, that ends. Everything published so far stays. ${name} is not notified, but will see on your recipes that you have blocked them. You can undo this in your profile, under Security.`
export const confirmBlock = (name: string) => `Block ${name}`
export const blocked = (name: string) => `You have blocked ${name}.`
export const unblocked = (name: string) => `You have unblocked ${name}.`
export const notBlocked = 'That did not work. Check your connection and try again.'

// The members whom a member has blocked

export const blockedMembers = 'Blocked members'
export const blockedMembersNote =
  'No comments on each other’s recipes, no follows and no notifications, either way.'
export const nobodyBlocked = 'Nobody.'
export const blockedSince = (date: Date) => `Since ${formatDate(date)}`
export const unblock = 'Unblock'
export const memberCount = (count: number) => counted(count, 'member')
export const blockedNotLoaded =
  'The members you have blocked could not be loaded. Check your connection and try again.'
export const moreBlockedNotLoaded = 'The others could not be loaded. Check your connection and try again.'

// Sentences of the API

/** The sentences of a refusal, by who has blocked whom: the reader, or the member to whom they would write. */
export type BlockSentences = { you: string; author: string }

export const notYourself = 'You cannot block yourself.'
export const tooManyBlocked = (count: number) =>
  count === 1
    ? 'You have blocked 1 member, which is the limit. Unblock them to block another.'
    : `You have blocked ${formatNumber(count)} members, which is the limit. Unblock somebody to block another.`
