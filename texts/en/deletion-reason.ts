export const ruleAndReason = 'Rule and reason'
export const usualOnes = 'The usual ones'
export const ownReason = 'Your reason'
export const whatHappens =
  'Whoever wrote a comment that you delete is told by which rule and why, and may appeal. What you choose here goes for every comment you delete until you change it.'
export const usualRule = (mildest: number | undefined) =>
  mildest === undefined ? 'As reported, or else the mildest' : `As reported, or else rule ${mildest}`
export const usualRuleNamed = (mildest: string) => `${mildest}, or the rule by which it was reported`
export const reason = 'Reason'
export const reasonHint = 'You may leave it empty. Those who reported the comment read it too.'
export const whatAuthorReads = 'What the author reads'
