import { formatNumber } from '#texts/format/number.ts'

export const read = 'Read it'
export const waiting = 'Waiting'
export const quoted = (reason: string) => `“${reason}”`
export const youWrote = 'You wrote:'

/** Of what is whose, with each name where it is known. */
export function whatOf(kind: string, { member, recipe }: { member: string; recipe: string }): string {
  if (kind === 'profile') return member && `The profile of ${member}`
  if (!recipe) return member
  if (kind === 'comment') return member ? `${member} under ${recipe}` : `Under ${recipe}`
  if (kind === 'cook') return member ? `${member} on cooking ${recipe}` : `On cooking ${recipe}`
  const dish = kind === 'photo' ? `The photo of ${recipe}` : recipe
  return member ? `${dish} by ${member}` : dish
}

/** After what it is of, or by itself; the rule's name follows. */
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
