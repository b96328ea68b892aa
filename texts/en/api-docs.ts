import { formatNumber } from '#texts/format/number.ts'

/** The frame of the page at /docs. What it says about single endpoints is in the contract, because it documents the API. */

export const pageTitle = (siteName: string) => `The API of ${siteName}`
export const heading = 'The API'
export const introduction =
  'Programs can do everything that this site does: read and search recipes, publish, rate, comment.'
export const documentFor = <Node>(link: Node) =>
  ['This page shows ', link, ' (OpenAPI 3.1), from which tools can generate clients.'] as const
export const documentName = 'openapi.json'
export const examplesAreInvented =
  'The examples are about one invented recipe and its cook; their ids and tokens are placeholders.'
export const contents = 'On this page'

export const firstRecipe = 'How to sign in and publish your first recipe in three calls'
export const signUp = 'Create an account'
export const signUpHint = 'Use your own address, name and password. The response:'
export const signIn = 'Sign in'
export const signInHint = 'The command keeps the token in a variable for the next calls. The response:'
export const mustVerify =
  'Some sites ask you to verify your address first: open the link in the email that was sent to you.'
export const publish = 'Publish'
export const publishHint = 'The recipe is on the site at once. The response is the whole recipe, with its id:'
export const whatNext = <Node>(rate: Node, read: Node) => ['Next: ', rate, ', or ', read, '.'] as const
export const rateIt = 'rate the recipe'
export const readIt = 'read it with its comments'

export const access = {
  anyone: 'Anyone',
  optional: 'Anyone; members see more',
  user: 'Members',
  moderator: 'Moderators and administrators',
  admin: 'Administrators',
} as const
export const parameters = 'Parameters'
export const parametersOf = (path: string) => `Parameters of ${path}`
export const sends = 'Request body'
export const answers = 'Response'
export const answersNothing = (status: string) => `${status}, without a body`
export const refuses = 'Errors'
export const request = 'Example request'
export const answer = 'Example response'
export const fields = 'Fields'
export const headers = 'Headers'

export const name = 'Name'
export const type = 'Type'
export const code = 'Code'
export const status = 'Status'
export const meaning = 'Meaning'
export const optional = 'optional'
export const listOf = <Node>(element: Node) => ['list of ', element] as const
export const mapOf = <Node>(element: Node) => ['by name: ', element] as const
export const or = ' or '
export const file = 'file'
export const atLeast = (min: number) => `at least ${formatNumber(min)}`
export const atMost = (max: number) => `at most ${formatNumber(max)}`
export const characters = (max: number) => `at most ${formatNumber(max)} characters`
export const between = (min: number, max: number) => `${formatNumber(min)} to ${formatNumber(max)}`
export const charactersBetween = (min: number, max: number) =>
  `${formatNumber(min)} to ${formatNumber(max)} characters`

export const shapes = 'Shapes'
export const shapesIntroduction = 'Objects that several calls send or return.'
export const refusals = 'Refusals'
export const refusalsIntroduction =
  'Every refusal has this form: a code for programs, a sentence for people, and the id under which the site logged the request.'
export const backToSite = 'To the recipes'
export const contactName = 'The people who run this site'
export const license = (licenseName: string) => `${licenseName} licence`
