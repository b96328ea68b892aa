import { formatNumber } from '#texts/format/number.ts'

/** How the paragraph of a rule begins that is its example. */
export const exampleMark = 'For example'

export const noRules = 'There is no rule yet. A line like “1. Be kind to the cook” starts one.'
export const tooManyRules = (max: number) => `There can be at most ${formatNumber(max)} rules.`
export const misnumbered = (expected: number, found: number) =>
  `Rule ${formatNumber(found)} stands where rule ${formatNumber(expected)} is expected. Number the rules from 1, without gaps.`
export const nameTooLong = (rule: number, max: number) =>
  `The name of rule ${formatNumber(rule)} can have at most ${formatNumber(max)} characters. What it says goes on the next line.`
export const withoutText = (rule: number) =>
  `Rule ${formatNumber(rule)} says nothing yet. Write it on the lines below its name.`
export const gravityIncomplete = (count: number) =>
  `Name each rule from 1 to ${formatNumber(count)} once, the most serious first.`
export const changedMeanwhile =
  'Somebody else has published new rules in the meantime. Copy what you wrote, load the page again and paste it in.'
