/** A feature of the server may use another only if the pair stands here. */
export const featurePairs = new Set([
  'admin → audit', // what is done is recorded
  'admin → auth', // sessions and set-up links
  'admin → media', // avatars
  'admin → recipes', // the facets that statistics show
  'auth → audit', // likewise
  'blocks → auth', // who has left
  'blocks → media', // avatars
  'blocks → recipes', // cursors
  'bookmarks → recipes', // a list of bookmarks is a list of recipes
  'comments → auth', // who is leaving
  'comments → blocks', // whoever is blocked is told
  'comments → moderation', // the notice of one's own hidden comment
  'comments → recipes', // whether there is one, and cursors
  'exports → audit', // likewise
  'comments → users', // what new members may publish
  'exports → media', // which pictures are a member's
  'exports → recipes', // addresses of this site
  'leaving → audit', // likewise
  'leaving → auth', // the password again, sessions, and what a sign-in answers who is leaving
  'leaving → exports', // the ZIP before leaving, and its deletion after
  'leaving → media', // pictures go with their member
  'leaving → recipes', // and so do recipes and their words
  'moderation → audit', // likewise
  'moderation → auth', // moderators' second factors, who is leaving, where to mail a notice
  'moderation → leaving', // what comes back is found again
  'moderation → media', // a reported picture stays stored
  'moderation → recipes', // cursors, and addresses of this site
  'moderation → rules', // what a report is about
  'notifications → auth', // who is leaving
  'ratings → recipes', // the answer is the recipe
  'recipes → auth', // who has left
  'recipes → comments', // the detail shows them
  'recipes → moderation', // what its author reads of a hidden recipe, and that it was mended
  'recipes → media', // pictures' addresses
  'recipes → ratings', // the author's own rating comes with the form
  'rules → audit', // likewise
  'recipes → users', // what new members may publish
  'users → blocks', // whoever is blocked is told
  'users → auth', // a new address is verified again
  'users → media', // avatars
  'users → moderation', // whether a member is a moderator
])

/** A feature of the web may use another only if the pair stands here; what several need of the cache is in `web/api`. */
export const webFeaturePairs = new Set([
  'admin → auth', // the field of a second step
  'admin → security', // the same second factor
  'bookmarks → auth', // refused, a press ends the session
  'chefs → auth', // likewise
  'chefs → recipes', // a cook's recipes are a list of recipes
  'chefs → users', // nobody follows themselves
  'moderation → blocks', // the menu blocks too
  'moderation → rules', // a report names one
  'moderation → users', // nobody reports themselves
  'notices → rules', // the rule of a decision
  'notices → users', // an appeal that is not sent is asked about
  'ratings → recipes', // what is rated, and its score
  'recipe-detail → cooking', // ingredients and steps are what one cooks by
  'recipe-detail → recipes', // more of what a card shows
  'recipe-detail → shortcuts', // keys for cook mode and servings
  'recipes → auth', // a list that is refused ends the session
  'recipes → bookmarks', // the member's own list takes them away
  'recipes → media', // pictures in the form
  'recipes → users', // the cook whom the form names first
  'rules → admin', // a session that has ended
  'rules → users', // unsaved changes are asked about
  'security → blocks', // whom the member has blocked
  'security → auth', // a new password is typed twice
  'security → users', // the member's own account
  'transparency → rules', // how a rule is numbered
  'users → auth', // a new address is verified again
  'users → media', // which files can be an avatar
])
