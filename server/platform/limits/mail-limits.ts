type MailLimit = { perHour: number; perDay: number }

/**
 * How many mails of each kind one mailbox gets, whoever causes them; further ones are not sent. Each kind is counted separately, so that
 * mails that strangers can cause never use up those that the owner needs.
 */
export const mailLimits = {
  verification: { perHour: 5, perDay: 10 },
  reset: { perHour: 5, perDay: 20 },
  /** Reset mails that were requested from a network that the account knows. Must exceed what `throttles.resetPassword` allows from one. */
  resetFromKnownNetwork: { perHour: 12, perDay: 60 },
  /** Questions whether this mailbox may become an account's address. */
  addressConfirmation: { perHour: 3, perDay: 5 },
  /** Notices to the old mailbox that the address changes. */
  addressNotice: { perHour: 10, perDay: 20 },
  /** Notices that the mailbox already has an account. */
  addressTaken: { perHour: 1, perDay: 2 },
  securityNotice: { perHour: 10, perDay: 20 },
  /** Questions whether the authenticator app is really lost. Somebody who has the password can cause them. */
  recovery: { perHour: 3, perDay: 5 },
  /** Messages of visitors to the team. */
  contact: { perHour: 60, perDay: 500 },
  moderationNotice: { perHour: 10, perDay: 20 },
  /** Cases that wait for an administrator because no moderator can decide. */
  caseWaiting: { perHour: 10, perDay: 30 },
  reportOutcome: { perHour: 10, perDay: 20 },
  /** News that a text that waited for a moderator is published. */
  heldPublished: { perHour: 5, perDay: 10 },
  exportReady: { perHour: 3, perDay: 10 },
  leaving: { perHour: 3, perDay: 5 },
} satisfies Record<string, MailLimit>
