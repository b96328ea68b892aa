export const heading = 'Mails'
export const note = 'What we write to you. You read all of it here too.'
export const kinds = {
  reportOutcome: 'What became of your reports',
  heldPublished: 'When a text of yours that waited for a moderator is published',
}
/** What nobody can refuse. */
export const always =
  'Notices of the moderators, mails about your address and how your account is kept, and what you ask for yourself always come.'
export const notLoaded = 'Which mails you get could not be loaded. Look at your connection and try again.'
export const notChanged = 'That could not be changed. Look at your connection and try again.'
