export const pageTitle = 'Emails from Mezani'
export const profile = 'your profile, under Security'

export const question = 'No more of these emails?'
export const asked = {
  reportOutcome:
    'We will no longer email you what became of your reports. You can still read it in your notifications.',
  heldPublished:
    'We will no longer email you when something of yours that waited for a moderator is published. You can still read it in your notifications.',
}
export const otherMails =
  'Notices from the moderators, emails about your account and anything you ask for yourself will still come.'
export const refuse = 'Stop these emails'

export const done = 'Done. We will not send any more of these.'
export const refused = {
  reportOutcome: 'You will find what became of your reports in your notifications.',
  heldPublished: 'When something of yours is published, you will find it in your notifications.',
}
export const notValid = 'This link does not work'
export const againInProfile = <Node>(link: Node) => ['You can choose your emails in ', link, '.'] as const
