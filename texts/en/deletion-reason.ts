export const ruleAndReason = 'Rule and reason'
export const usualOnes = 'The usual ones'
export const ownReason = 'Your reason'
export const whatHappens =
  'When you delete a comment, its author is told which rule it broke and why, and may appeal. What you choose here applies to every comment you delete until you change it.'
export const usualRule = (mildest: number | undefined) =>
  mildest === undefined
    ? 'The rule reported, or else the mildest'
    : `The rule reported, or else rule ${mildest}`
export const usualRuleNamed = (mildest: string) => `${mildest}, or the rule it was reported for`
export const reason = 'Reason'
export const reasonHint = 'You may leave it empty. Anyone who reported the comment reads it too.'
export const whatAuthorReads = 'What the author reads'
