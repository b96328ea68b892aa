export const heading = 'Emails'
export const note = 'What we write to you. You can read all of it here too.'
export const kinds = {
  reportOutcome: 'What became of your reports',
  heldPublished: 'When something of yours that waited for a moderator is published',
}
/** What nobody can refuse. */
export const always =
  'Notices from the moderators, emails about your address and the security of your account, and anything you ask for yourself are always sent.'
export const notLoaded = 'Your choice of emails could not be loaded. Check your connection and try again.'
export const notChanged = 'That could not be changed. Check your connection and try again.'
