import { formatNumber } from '#texts/format/number.ts'

/** What is refused, by who has blocked whom: the reader, or whom they would write to. */
export type BlockSentences = { you: string; author: string }

export const onRecipe = (name: string): BlockSentences => ({
  you: `You have blocked ${name}. To comment on this recipe, unblock them in your profile, under Security.`,
  author: `You cannot comment on this recipe, because ${name} has blocked you.`,
})
export const onCook = (name: string): BlockSentences => ({
  you: `You have blocked ${name}. To share here how you cooked this recipe, unblock them in your profile, under Security.`,
  author: `You cannot share here how you cooked this recipe, because ${name} has blocked you. You can still note it for yourself.`,
})
export const onFollow = (name: string): BlockSentences => ({
  you: `You have blocked ${name}. To follow them, unblock them in your profile, under Security.`,
  author: `You cannot follow ${name}, because ${name} has blocked you.`,
})
export const notYourself = 'You cannot block yourself.'
export const tooManyBlocked = (count: number) =>
  count === 1
    ? 'You have blocked 1 member, which is the limit. Unblock them to block another.'
    : `You have blocked ${formatNumber(count)} members, which is the limit. Unblock somebody to block another.`
