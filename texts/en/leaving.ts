import { counted } from '#texts/counted.ts'
import { formatDate } from '#texts/format/date.ts'
import { formatList } from '#texts/format/list.ts'
import { formatNumber } from '#texts/format/number.ts'
import { formatDateTime, formatFullDate } from '#texts/format/time.ts'

type Holdings = {
  recipes: number
  comments: number
  cooks: number
  ratings: number
  bookmarks: number
  following: number
}

const recipes = (count: number) => counted(count, 'recipe')
const comments = (count: number) => counted(count, 'comment')
const meals = (count: number) => counted(count, 'meal in your diary', 'meals in your diary')
const bookmarks = (count: number) => counted(count, 'bookmark')

/** Leaves out a count of 0, so that nobody reads "0 recipes". */
const ifAny = (count: number, name: (count: number) => string): string[] => (count > 0 ? [name(count)] : [])

export const takeEverything = 'Take everything with you'
export const takeEverythingNote = 'What is yours is yours. One ZIP, with a page that opens in any browser.'
export const inTheZip = (held: Holdings) => {
  const parts = [
    'Your profile',
    ...ifAny(held.recipes, count => `${recipes(count)} with pictures`),
    ...ifAny(held.comments, comments),
    ...ifAny(held.cooks, meals),
    ...ifAny(held.ratings, count => counted(count, 'rating')),
    ...ifAny(held.bookmarks, bookmarks),
    ...ifAny(held.following, () => 'the cooks you follow'),
  ]
  return held.recipes > 0
    ? `${formatList(parts)}. Recipes are in schema.org form, so other systems can read them.`
    : `${formatList(parts)}.`
}
export const prepareZip = 'Prepare the ZIP'
export const prepareNewZip = 'Prepare a new one'
export const weMailIt = (hours: number) =>
  `We will email you the link. It works for ${formatNumber(hours)} hours.`
export const preparing = 'The ZIP is being prepared.'
export const preparingDetail = 'We will email you the link when it is ready. You do not have to wait here.'
export const ready = (bytes: number) => `Ready, ${fileSize(bytes)}.`
export const readyDetail = (email: string, until: Date) =>
  `We sent the link to ${email}. It works until ${formatDateTime(until)}.`
export const download = 'Download'
export const zipFailed =
  'The ZIP could not be prepared. Please try again; if it fails again, write to the team.'
export const zipNotRequested = 'The ZIP could not be requested. Check your connection and try again.'
export const zipNotLoaded =
  'What the ZIP would hold could not be loaded. Check your connection and try again.'
export const zipRequested = 'Your ZIP is being prepared. We will email you the link.'

const fileSize = (bytes: number) =>
  bytes < 1e6 ? `${formatNumber(Math.ceil(bytes / 1e3))} kB` : `${formatNumber(Math.round(bytes / 1e6))} MB`

export const leave = 'Leave'
export const deleteAccount = 'Delete the account'
export const daysToComeBack = (days: number) => `You have ${counted(days, 'day')} to come back.`
export const leaveMezaniEllipsis = 'Leave Mezani…'

export const leaveMezani = 'Leave Mezani'
export const backToSecurity = 'Security'
export const nothingToday = (days: number) =>
  `Nothing is deleted today. For ${counted(days, 'day')} your page and your recipes are out of sight, and signing in brings it all back.`
export const onDate = (date: Date) => `On ${formatDate(date)}`
export const profileFate = 'Your profile, picture, email address and sign-in'
export const listsFate = (count: number) =>
  counted(count, 'bookmark, follow or rating', 'bookmarks, follows and ratings')
export const commentsFate = comments
export const mealsFate = meals
export const recipesFate = recipes
export const deleted = 'deleted'
export const stay = 'stay, by “a former cook”'
export const asYouChoose = 'as you choose here'
export const yourRecipes = (count: number) =>
  count === 1 ? 'Your recipe' : `Your ${formatNumber(count)} recipes`
export const deleteThem = (recipes: number) =>
  recipes === 1 ? 'Delete it with everything else' : 'Delete them with everything else'
export const bookmarkers = (count: number, recipes: number) => {
  const one = recipes === 1 ? 'it' : 'one'
  if (count === 0) return `Nobody else has bookmarked ${one}.`
  return counted(count, `cook has bookmarked ${one}.`, `cooks have bookmarked ${one}.`)
}
export const leaveThem = (recipes: number) =>
  recipes === 1 ? 'Leave it on the table, by “a former cook”' : 'Leave them on the table, by “a former cook”'
export const leaveThemHint = 'No name, no picture, no link to you. This cannot be undone later.'
export const firstACopy = <Node>(action: Node) =>
  ['Take a copy first? ', action, '. It is sent before anything is deleted.'] as const
export const yourPassword = 'Your password'
export const stayHere = 'Stay'
export const notLeft = 'You could not leave. Check your connection and try again.'

export const kwaheri = 'Kwaheri'
export const hasLeft = (date: Date) =>
  `You are signed out everywhere. Your account goes for good on ${formatFullDate(date)}; the email we sent you says so too. Log in before that day, and everything will be back.`
export const toHome = 'To the home page'

export const welcomeBack = (name: string) => `Karibu tena, ${name}`
export const askedToLeave = <Node>(askedAt: Date, last: Node, days: number) =>
  [
    `You asked to leave on ${formatDate(askedAt)}. Your account goes for good on `,
    last,
    `, ${days < 1 ? 'today' : `in ${counted(days, 'day')}`}.`,
  ] as const
export const fullDate = formatFullDate
export const stillHere = (held: Holdings) => {
  const parts = [
    ...ifAny(held.recipes, recipes),
    ...ifAny(held.comments, comments),
    ...ifAny(held.cooks, meals),
    ...ifAny(held.bookmarks, bookmarks),
  ]
  return parts.length > 0 ? `Everything is still here: ${formatList(parts)}.` : 'Everything is still here.'
}
export const bringItBack = 'Stay, and bring it back'
export const leaveAsPlanned = 'Leave as planned'
export const onlyRecipes = <Node>(action: Node) => ['Only want your recipes? ', action] as const
export const notBack = 'That did not work. Check your connection and try again.'
export const isBack = 'Karibu tena. Everything is back.'

// Sentences of the API

/** The name of a member who left content to the site and is gone. */
export const formerCook = 'a former cook'

export const accountLeaves = (leavesAt: Date) =>
  `You asked to leave. Your account goes for good on ${formatDate(leavesAt)}; to bring it back, log in on the site before then.`
export const hasBegunLeaving = (leavesAt: Date) =>
  `You are signed out everywhere. Your account goes for good on ${formatDate(leavesAt)}.`
export const returnExpired = 'That took too long. Please log in again.'

// Email

export const leavingSubject = 'Mezani: you are leaving'
export const leavingMail = ({
  url,
  leavesAt,
  keepsRecipes,
}: {
  url: string
  leavesAt: Date
  keepsRecipes: boolean
}) => `Hello,

You asked to leave. Nothing is deleted before ${formatDate(leavesAt)}; until then your page and your recipes are out of sight.

On that day your profile, picture, email address and sign-in are deleted, with your ratings, bookmarks and follows. Your comments
stay, by "a former cook". ${keepsRecipes ? 'Your recipes stay too, by "a former cook", without your name, pictures and links.' : 'Your recipes are deleted.'}

If you change your mind, or if it was not you, log in before that day, and everything is as it was:

${url}
`
