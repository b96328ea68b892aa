export const pageTitle = 'Mails from Mezani'
export const profile = 'your profile, under Security'

export const question = 'No more of these mails?'
export const asked = {
  reportOutcome:
    'We would no longer mail you what became of your reports. You still read it in your notifications.',
  heldPublished:
    'We would no longer mail you when a text of yours that waited for a moderator is published. You still read it in your notifications.',
}
export const otherMails =
  'Notices of the moderators, mails about your account and what you ask for yourself still come.'
export const refuse = 'No more of these'

export const done = 'Done. No more of these.'
export const refused = {
  reportOutcome: 'What became of your reports stands in your notifications.',
  heldPublished: 'When a text of yours is published stands in your notifications.',
}
export const notValid = 'This link does nothing'
export const againInProfile = <Node>(link: Node) => ['Which mails you get is in ', link, '.'] as const
