/** Of a moderator's colleagues. */
export const anAdministrator = 'An administrator'

export const csvHead = ['Month', 'Reports', 'Actions', 'Appeals', 'Overturned', 'Median hours']

export const things = {
  recipe: 'recipe',
  version: 'version of a recipe',
  photo: 'photo',
  comment: 'comment',
  cook: 'cooking note',
  profile: 'profile',
} as const
const states = {
  nothing_wrong: 'stays as it is',
  hide: 'is hidden now',
  remove: 'was removed',
  warn: 'stays, and its member was warned',
  limit: 'stays, and its member cannot publish for a time',
  suspend: 'stays, and its member is suspended',
} as const

type Thing = keyof typeof things
type Action = keyof typeof states

/** What has become of a report, for whoever sent it. */
export const reportWaits = 'Your report is with the moderators.'
export const decisionOverturned = 'A decision you caused was overturned.'
export const reportDecided = (kind: Thing, action: Action) =>
  `A ${things[kind]} you reported ${states[action]}.`

/** A notice, for whom it is about. */
export const reportingLimited = 'The moderators have limited what you can report.'
export const noticeNews = 'There is news of a decision of the moderators.'
export const noticeSentence = (kind: Thing | null, action: Action): string => {
  const thing = kind ? things[kind] : 'account'
  switch (action) {
    case 'hide':
      if (kind === 'version') return 'A version of your recipe was hidden by the moderators.'
      return `Your ${thing} was hidden by the moderators.`
    case 'remove':
      return `Your ${thing} was removed by the moderators.`
    case 'limit':
      return 'The moderators have limited what you can publish.'
    case 'suspend':
      return 'The moderators have suspended your account.'
    default:
      return 'The moderators have sent you a warning.'
  }
}

/** What an administrator did with the account, for its member. */
export const accountNews = {
  moderator_named: 'You are a moderator now: what members report waits under Moderation, in the menu.',
  moderator_ended: 'You are no longer a moderator.',
  sessions_ended: 'An administrator has signed you out on every device.',
}

/** Of what waited for a moderator, for its author. */
export const heldPublished = (kind: Thing) =>
  `A moderator has looked at your ${things[kind]}: everybody sees it now.`

/** The reason of a limit of what a member reports. */
export const notMeantSeriously =
  'Several things that you reported were in order, and moderators found that you did not mean those reports seriously.'

export const closedByOperator = 'Those who run this site have looked at it and left it as it is.'
