import { formatNumber } from '#texts/format/number.ts'

export const withoutTitle = 'No title yet'
export const readFrom = <Node>(site: Node) => ['Read from ', site, '.'] as const
export const readFromText = 'Read from your text.'
export const clearLines = (clear: number, all: number) =>
  clear === all
    ? `All ${formatNumber(all)} ingredient lines are clear.`
    : `${formatNumber(clear)} of ${formatNumber(all)} ingredient lines are clear, ${formatNumber(all - clear)} ${all - clear === 1 ? 'wants' : 'want'} a look.`
export const oneOf = (at: number, count: number) => `Recipe ${formatNumber(at)} of ${formatNumber(count)}.`
export const sourceSays = 'The source says'
export const weUnderstood = 'We understood'
export const orderOnPhone = 'First what the source says, below it what we understood.'
export const title = 'Title'
export const serves = 'Serves'
export const prepTime = 'Prep time'
export const licence = 'Licence'
export const nothingSaid = 'Nothing'
export const yieldInSource = (words: string) => `the source says ${words}`
export const times = {
  prep: (time: string) => `Prep ${time}`,
  cook: (time: string) => `cook ${time}`,
  total: (time: string) => `Total ${time}`,
}
export const time = (minutes: number) => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const inHours = hours === 1 ? '1 hour' : `${formatNumber(hours)} hours`
  if (hours === 0) return `${formatNumber(rest)} min`
  return rest === 0 ? inHours : `${inHours} ${rest} min`
}
export const noLicence = 'Licence: none named'
export const licenceAdvice = 'Not named. To publish it, name the source and use your own words.'
export const ingredients = 'Ingredients'
export const steps = 'Steps'
export const noIngredients = 'None found.'
export const noSteps = 'None found.'
export const asWritten = 'As written'
export const columns = { amount: 'Amount', unit: 'Unit', food: 'Food', remark: 'Remark' } as const
export const cell = (column: string, line: number) => `${column} of line ${formatNumber(line)}`
export const heading = 'Heading'
export const note = 'Note'
export const step = (number: number) => `Step ${formatNumber(number)}`
export const keptAsWritten = 'Kept as written'
export const splitUp = 'Split it up'
export const twoFoods = 'Two foods in one line?'
export const makeTwo = 'Make it two lines'
export const leaveIt = 'Leave it'
export const leftOut = 'Left out, not a step'
export const lineLeftOut = 'Left out, not an ingredient'
export const takeIn = 'Include it'
export const keepAsDraft = 'Keep as draft'
export const linesWantALook = (count: number) =>
  count === 1 ? '1 line wants a look' : `${formatNumber(count)} lines want a look`
export const allClear = 'Every line is clear'
export const nextOne = 'Next one'
export const throwAway = 'Throw away'
export const throwAwayTitle = 'Throw this recipe away?'
export const throwAwayText =
  'What we read and what you changed will be gone. The source itself stays as it is.'
export const kept = 'Kept in your drafts.'
export const staysHere = 'What was read stays on this device until you come back.'
export const notKept = 'It could not be kept. What you see here stays on this device; please try again.'
