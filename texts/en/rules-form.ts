export const introduction =
  'Members read these rules, and moderators decide by them. What you publish takes effect at once.'
export const readThem = 'Read them as members do'
export const text = 'Rules'
export const textHint =
  'A line that begins with a number and a full stop starts a rule. A last paragraph that begins with “For example” is its example. What stands before the first rule introduces them.'
export const gravity = 'Most serious first'
export const gravityHint = 'The number of each rule, once. Cases about the first of them come first.'
export const publish = 'Publish the rules'
export const published = 'The rules are published.'
export const notPublished = 'The rules could not be published. Check your connection and try again.'
export const notLoaded = 'The rules could not be loaded.'
