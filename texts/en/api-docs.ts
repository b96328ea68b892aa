import { formatNumber } from '#texts/format/number.ts'

/** The frame of the page at /docs. What it says about single endpoints is in the contract, because it documents the API. */

export const pageTitle = (siteName: string) => `The API of ${siteName}`
export const heading = 'The API'
export const introduction =
  'Everything this site does can be done by programs: read and search recipes, publish, rate, comment.'
export const documentFor = <Node>(link: Node) =>
  ['This page is made from ', link, ' (OpenAPI 3.1), from which tools can generate clients.'] as const
export const documentName = 'openapi.json'
export const examplesAreInvented =
  'The examples are of one invented recipe and its cook; ids and tokens in them are placeholders.'
export const contents = 'On this page'

export const firstRecipe = 'How to sign in and publish your first recipe in three calls'
export const signUp = 'Make an account'
export const signUpHint = 'Put your own address, name and password in place of these. The answer:'
export const signIn = 'Sign in'
export const signInHint = 'The token is kept in a variable for the calls that follow. The answer:'
export const mustVerify =
  'Some sites ask you to verify the address first: the link is in the email you were sent.'
export const publish = 'Publish'
export const publishHint = 'It is on the site at once. The answer is the whole recipe, with its id:'
export const whatNext = <Node>(rate: Node, read: Node) => ['What now? ', rate, ', or ', read, '.'] as const
export const rateIt = 'Give it stars'
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
export const sends = 'Sends'
export const answers = 'Answers'
export const answersNothing = (status: string) => `${status}, without a body`
export const refuses = 'Refuses with'
export const request = 'Request'
export const answer = 'Answer'
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
export const shapesIntroduction = 'What several calls send or return.'
export const refusals = 'Refusals'
export const refusalsIntroduction =
  'Every refusal has this form: a code for programs, a sentence for people, and the id under which the site logged it.'
export const backToSite = 'To the recipes'
export const contactName = 'The people who run this site'
export const license = (licenseName: string) => `${licenseName} licence`
