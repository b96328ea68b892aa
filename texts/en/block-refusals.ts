import { formatNumber } from '#texts/format/number.ts'

/** What is refused, by who has blocked whom. */
export type BlockSentences = { youAreBlocked: string; youBlocked: string }

export const onRecipe = (name: string): BlockSentences => ({
  youAreBlocked: `You cannot comment on this recipe, because ${name} has blocked you.`,
  youBlocked: `You have blocked ${name}. To comment on this recipe, unblock them in your profile, under Security.`,
})
export const onCook = (name: string): BlockSentences => ({
  youAreBlocked: `You cannot say here how you cooked this recipe, because ${name} has blocked you. You can keep it to yourself.`,
  youBlocked: `You have blocked ${name}. To say here how you cooked this recipe, unblock them in your profile, under Security.`,
})
export const onFollow = (name: string): BlockSentences => ({
  youAreBlocked: `You cannot follow ${name}, because ${name} has blocked you.`,
  youBlocked: `You have blocked ${name}. To follow them, unblock them in your profile, under Security.`,
})
export const notYourself = 'You cannot block yourself.'
export const tooManyBlocked = (count: number) =>
  count === 1
    ? 'You have blocked 1 member, as many as the site keeps for one. Unblock them to block another.'
    : `You have blocked ${formatNumber(count)} members, as many as the site keeps for one. Unblock somebody to block another.`
