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
  'cooks → auth', // who is leaving
  'cooks → blocks', // whoever is blocked is told
  'cooks → media', // photos
  'cooks → moderation', // the notice of one's own hidden words, and that they were mended
  'cooks → ratings', // a cook's stars are the member's rating
  'cooks → recipes', // whether there is one, its card and its versions, and cursors
  'cooks → users', // what new members may publish
  'drafts → media', // pictures of drafts
  'drafts → recipes', // a draft has the fields of a recipe, and becomes one
  'exports → media', // which pictures are a member's
  'exports → recipes', // addresses of this site
  'imports → drafts', // what is imported is one
  'imports → media', // its picture
  'imports → notifications', // whoever imported a file is notified
  'imports → recipes', // addresses of this site, cursors
  'leaving → audit', // likewise
  'leaving → auth', // the password again, sessions, and what a sign-in answers who is leaving
  'leaving → exports', // the ZIP before leaving, and its deletion after
  'leaving → imports', // files that wait to be imported
  'leaving → media', // pictures go with their member
  'leaving → recipes', // and so do recipes and their words
  'mails → auth', // who is leaving
  'moderation → audit', // likewise
  'moderation → auth', // moderators' second factors, who is leaving, where to mail a notice
  'moderation → leaving', // what comes back is found again
  'moderation → mails', // what became of a report may be refused
  'moderation → media', // a reported picture stays stored
  'moderation → recipes', // cursors, and addresses of this site
  'moderation → rules', // what a report is about
  'notifications → auth', // who is leaving
  'notifications → recipes', // what of a version is not told
  'ratings → recipes', // the answer is the recipe
  'recipes → auth', // who has left
  'recipes → comments', // the detail shows them
  'recipes → moderation', // what its author reads of a hidden recipe, and that it was mended
  'recipes → media', // pictures' addresses
  'recipes → notifications', // whoever has bookmarked it is notified of a new version
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
  'admin → moderation', // a rule and a reason
  'admin → security', // the same second factor
  'bookmarks → auth', // refused, a press ends the session
  'chefs → auth', // likewise
  'chefs → recipes', // a cook's recipes are a list of recipes
  'chefs → users', // nobody follows themselves
  'comments → cooks', // one conversation
  'comments → moderation', // its menu
  'comments → notices', // why one's own is hidden
  'cooks → media', // a photo of what was cooked
  'cooks → moderation', // its menu
  'cooks → notices', // why one's own words are hidden
  'cooks → recipes', // pictures and scores
  'cooks → versions', // the lines of the version that was cooked
  'drafts → media', // covers that are not drawn yet
  'drafts → recipes', // a draft is written in a recipe's form
  'drafts → users', // the cook whom the form names first
  'imports → drafts', // the pictures of a report
  'moderation → blocks', // the menu blocks too
  'moderation → recipes', // the menu downloads too; pictures of cases
  'moderation → rules', // a report names one
  'moderation → users', // nobody reports themselves
  'notices → recipes', // the picture of the one that it is about
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
