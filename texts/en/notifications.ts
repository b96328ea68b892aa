import { counted } from '#texts/counted.ts'
import { formatNumber } from '#texts/format/number.ts'

// List

export const noNotifications = 'No notifications yet'
export const noNotificationsText =
  'When somebody comments on a recipe of yours, rates it or bookmarks it, you will read it here.'
export const exploreRecipes = 'Explore Recipes'
export const notificationsLoading = 'Loading notifications'
export const notificationsFailed = 'Your notifications could not be loaded.'
/** Read aloud before a recipe's old line and its new line. */
export const was = 'Was:'
export const isNow = 'Now:'
/** Read aloud after the number of unseen notifications. */
export const unseen = 'new'
/** The same, if it stands alone. */
export const unseenNotifications = (count: number) => counted(count, 'new notification')

// Notifications of the site

export const readIt = 'Read it'
export const appealWaiting = 'Waiting'
export const youWrote = 'You wrote:'

/** Says which thing it is and whose, as far as the names are known. */
export function whatOf(kind: string, { member, recipe }: { member: string; recipe: string }): string {
  if (kind === 'profile') return member && `The profile of ${member}`
  if (!recipe) return member
  if (kind === 'comment') return member ? `${member} under ${recipe}` : `Under ${recipe}`
  if (kind === 'cook') return member ? `${member} on cooking ${recipe}` : `On cooking ${recipe}`
  const dish = kind === 'photo' ? `The photo of ${recipe}` : recipe
  return member ? `${dish} by ${member}` : dish
}

/** Continues a sentence after the thing's name, or begins one. The rule's name follows. */
const continued = (isNamed: boolean, sentence: string) =>
  isNamed ? `, ${sentence}` : sentence.charAt(0).toUpperCase() + sentence.slice(1)

export const byRule = (isNamed: boolean, number: number) =>
  continued(isNamed, `rule ${formatNumber(number)}: `)
export const reportedForRule = (isNamed: boolean, number: number) =>
  continued(isNamed, `reported for rule ${formatNumber(number)}: `)
export const readOutcomeBy = (day: string) => `You will read the outcome here, by ${day} at the latest.`
export const readOutcome = 'You will read the outcome here.'
export const thanks = 'Thank you for watching over the table.'

const author = (name: string) => name || 'Its author'
export const wasTold = (name: string) => `${author(name)} was told why, but not who reported it.`
export const mayAppeal = (name: string) =>
  `${author(name)} was told why, but not who reported it, and may appeal.`

// Sentences

export const yourRecipe = 'your recipe'

/** The beginning of a comment that is longer. */
export const shortened = (beginning: string) => `${beginning}…`

/** The sentences of notifications, by kind. */
export const notificationSentences = {
  comment: (actor: string, recipe: string) => `${actor} commented on ${recipe}.`,
  rating: (actor: string, recipe: string) => `${actor} rated ${recipe}.`,
  bookmark: (actor: string, recipe: string) => `${actor} bookmarked ${recipe}.`,
  follow: (actor: string) => `${actor} now follows you.`,
}

/** For a recipe that its reader has bookmarked. `change` is its biggest change, such as 'Salt halved.' */
export const newVersion = (actor: string, recipe: string, change: string | null) =>
  change ? `${actor} changed ${recipe}. ${change}` : `${actor} changed ${recipe}.`

const recipes = (count: number) => counted(count, 'recipe')
const becameDrafts = (count: number) => `became ${count === 1 ? 'a draft' : 'drafts'}`

/** For a file that a member imported, once it has been read. */
export const importRead = (file: string, made: number, all: number) =>
  `“${file}” has been read: ${whichOf(made, all)} ${becameDrafts(made || 1)}.`
function whichOf(made: number, all: number): string {
  if (made === 0) return 'no recipe'
  if (made < all) return `${formatNumber(made)} of ${recipes(all)}`
  return all === 1 ? 'its recipe' : `all ${recipes(all)}`
}

export const importBrokenOff = (file: string, made: number) =>
  made === 0
    ? `“${file}” could not be read.`
    : `“${file}” could not be read to the end: ${recipes(made)} ${becameDrafts(made)}.`

// Unsubscribing from emails

export const unsubscribeTitle = 'Emails from Mezani'
export const yourProfile = 'your profile, under Security'

export const unsubscribeQuestion = 'No more of these emails?'
export const whatEnds = {
  reportOutcome:
    'We will no longer email you what became of your reports. You can still read it in your notifications.',
  heldPublished:
    'We will no longer email you when something of yours that waited for a moderator is published. You can still read it in your notifications.',
}
export const otherEmails =
  'Notices from the moderators, emails about your account and anything you ask for yourself will still come.'
export const unsubscribe = 'Stop these emails'

export const unsubscribed = 'Done. We will not send any more of these.'
export const howUnsubscribed = {
  reportOutcome: 'You will find what became of your reports in your notifications.',
  heldPublished: 'When something of yours is published, you will find it in your notifications.',
}
export const linkNotValid = 'This link does not work'
export const againInProfile = <Node>(link: Node) => ['You can choose your emails in ', link, '.'] as const
