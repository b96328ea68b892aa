import { formatNumber } from '#texts/format/number.ts'

// Page

export const title = 'The rules of this table'
/** Read aloud before each number. */
export const rule = 'Rule'
export const whenBroken = 'When a rule is broken'
export const anybodyCanReport =
  'Any member can report it, from the menu beside a recipe, comment, photo or profile.'
export const neverSeesWho = 'The person who is reported never learns who reported them.'
export const theseRules = 'These rules'
export const inForceSince = (day: string) => `In force since ${day}.`
export const inForceFromTheBeginning = 'In force since this table was laid.'
export const whatChanged = 'What changed then'
export const changeNames = {
  added: (name: string) => `New: ${name}`,
  changed: (name: string) => `Changed: ${name}`,
  removed: (name: string) => `Removed: ${name}`,
}
export const notLoaded = 'The rules could not be loaded.'

// Form

export const formIntroduction =
  'Members read these rules, and moderators decide by them. What you publish takes effect at once.'
export const readThem = 'Read them as members do'
export const rulesText = 'Rules'
export const rulesTextHint =
  'A line that begins with a number and a full stop starts a rule. A last paragraph that begins with “For example” is its example. What stands before the first rule introduces them.'
export const gravity = 'Most serious first'
export const gravityHint = 'The number of each rule, once. Cases about the first of them come first.'
export const publishRules = 'Publish the rules'
export const rulesPublished = 'The rules are published.'
export const rulesNotPublished = 'The rules could not be published. Check your connection and try again.'

/** The rules of a site whose administrator has not written any, in the form in which rules are written. */
export const defaultRules = `Eight of them, so that strangers can sit down together. Moderators decide by these and by nothing else.

1. Be kind to the cook
Speak about the dish, not about the person. No insults, threats or mockery of anyone, where they come from or what they eat.

For example: “Needs more salt” is fine. “Who taught you to cook” is not.

2. Keep private things private
No addresses, telephone numbers or pictures of people who did not agree to be here.

For example: Your grandmother’s recipe is welcome. Her street is not.

3. No advertising
Nothing is sold at this table: no shops, codes or paid praise. A link to your own blog under your own recipe is fine.

For example: If you are paid or given something for it, it is an advertisement.

4. Say where a recipe comes from
Name the book, the page or the person. Do not publish somebody else’s words as your own.

For example: Ingredients belong to nobody. Sentences do.

5. Nothing that makes anyone ill
No method known to be dangerous, and no false claims about allergens. If it needs care, write the care into the step.

For example: Raw kidney beans in a slow cooker, home canning without pressure, “nut-free” with nuts.

6. Stay with the food
Comments are about the dish. The same text again and again, and politics, belong elsewhere.

For example: Off topic once is a chat. Five times is noise.

7. Be yourself
One person, one account. No borrowed names, no stars given or taken as a favour.

For example: A family may share an account and say so.

8. Nothing against the law
What is forbidden in the country where this site is run is forbidden here.

For example: Kenya, for this site.`

// Sentences of the API

/** The beginning of the paragraph that is a rule's example. */
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
