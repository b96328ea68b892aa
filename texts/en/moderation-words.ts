/** How a moderator's colleagues are named. */
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
/** What a decision did to the reported thing. */
const states = {
  nothing_wrong: 'stays as it is',
  hide: 'is now hidden',
  remove: 'was removed',
  warn: 'stays, and the member was warned',
  limit: 'stays, and the member cannot publish for a while',
  suspend: 'stays, and the member is suspended',
} as const

type Thing = keyof typeof things
type Action = keyof typeof states

const noLonger = (thing: string, action: Action): string => {
  switch (action) {
    case 'warn':
      return `the warning for a ${thing} no longer counts`
    case 'limit':
      return `the limit set for a ${thing} is lifted`
    case 'suspend':
      return `the suspension for a ${thing} is lifted`
    default:
      return `a ${thing} is shown again`
  }
}

type Outcome = {
  thing: Thing
  /** Null while the case waits. */
  action: Action | null
  /** True if an appeal made the first decision milder. */
  isMilder: boolean
  ending: 'overturned' | 'milder' | 'taken_back' | 'mended' | 'replaced' | null
}

/** Says what became of a report, for its sender. */
export function reportOutcome({ thing: reported, action, isMilder, ending }: Outcome): string {
  if (action === null) return 'Your report is with the moderators.'
  const thing = `${things[reported]} you reported`
  if (ending === 'mended') return `A ${thing} was mended and is shown again.`
  if (ending === 'overturned') return `After an appeal, ${noLonger(thing, action)}.`
  if (ending === 'taken_back') return `The moderators have taken a decision back: ${noLonger(thing, action)}.`
  return isMilder ? `After an appeal, a ${thing} ${states[action]}.` : `A ${thing} ${states[action]}.`
}

type Changed = {
  thing: Thing
  action: Action
  /** What an appeal decided instead. */
  milder: Action | null
  ending: Outcome['ending']
}

/** Says how somebody else changed a decision, for the moderator who made it. */
export function decisionChanged({ thing, action, milder, ending }: Changed): string {
  const name = things[thing]
  if (milder) return `On appeal, one of your decisions was made milder: a ${name} ${states[milder]}.`
  const how =
    ending === 'overturned'
      ? 'On appeal, one of your decisions was overturned'
      : 'One of your decisions was taken back'
  return `${how}: ${noLonger(name, action)}.`
}

/** A notice, for the member whom it is about. */
export const reportingLimited = 'The moderators have limited what you can report.'
export const noticeNews = 'There is news about a decision by the moderators.'
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

/** What an administrator did to the account, for its member. */
export const accountNews = {
  moderator_named: 'You are now a moderator. What members report is waiting under Moderation, in the menu.',
  moderator_ended: 'You are no longer a moderator.',
  sessions_ended: 'An administrator has signed you out on every device.',
}

/** Says that something which waited for a moderator is published, for its author. */
export const heldPublished = (kind: Thing) =>
  `A moderator has looked at your ${things[kind]}, and everybody can see it now.`

/** The reason for a limit on a member's reports. */
export const notMeantSeriously =
  'Several things that you reported were fine, and the moderators found that you did not mean those reports seriously.'

/** The reason for a comment that an administrator deleted without writing one. */
export const deletedByAdministrator =
  'An administrator read this comment and deleted it, and gave no other reason.'

export const closedByOperator = 'The people who run this site have looked at it and left it as it is.'
