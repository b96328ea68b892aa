import { formatNumber } from '#texts/format/number.ts'

export const read = 'Read it'
export const waiting = 'Waiting'
export const quoted = (reason: string) => `“${reason}”`

/** Of what is whose, with each name where it is known. */
export function whatOf(kind: string, { member, recipe }: { member: string; recipe: string }): string {
  if (kind === 'profile' || !recipe) return member
  if (kind === 'comment') return member ? `${member} under ${recipe}` : `Under ${recipe}`
  return member ? `${recipe} by ${member}` : recipe
}

/** After what it is of, or by itself. */
const continued = (what: string, sentence: string) =>
  what ? `${what}, ${sentence}` : sentence.charAt(0).toUpperCase() + sentence.slice(1)

export const byRule = <Node>(what: string, number: number, link: Node) =>
  [continued(what, `rule ${formatNumber(number)}: `), link, '.'] as const
export const reportedForRule = <Node>(what: string, number: number, link: Node) =>
  [continued(what, `reported for rule ${formatNumber(number)}: `), link, '.'] as const
export const readOutcomeBy = (day: string) => `You will read the outcome here, by ${day} at the latest.`
export const readOutcome = 'You will read the outcome here.'
export const thanks = 'Thank you for watching over the table.'

const author = (name: string) => name || 'Its author'
export const wasTold = (name: string) => `${author(name)} was told why, not by whom.`
export const mayAppeal = (name: string) => `${author(name)} was told why, not by whom, and may appeal.`
