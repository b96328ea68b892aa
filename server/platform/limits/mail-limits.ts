type MailLimit = { perHour: number; perDay: number }

/**
 * Mails to one mailbox, whoever causes them: more are not sent. A kind that strangers can cause takes nothing of those that
 * its owner needs.
 */
export const mailLimits = {
  verification: { perHour: 5, perDay: 10 },
  reset: { perHour: 5, perDay: 20 },
  /** More than `throttles.resetPassword` allows from one network. */
  resetFromKnownNetwork: { perHour: 12, perDay: 60 },
  addressConfirmation: { perHour: 3, perDay: 5 },
  addressNotice: { perHour: 10, perDay: 20 },
  addressTaken: { perHour: 1, perDay: 2 },
  securityNotice: { perHour: 10, perDay: 20 },
  /** The question whether the app is lost: of whoever has the password. */
  recovery: { perHour: 3, perDay: 5 },
  contact: { perHour: 60, perDay: 500 },
  moderationNotice: { perHour: 10, perDay: 20 },
  /** That something waits for an administrator with whom nobody moderates. */
  caseWaiting: { perHour: 10, perDay: 30 },
  reportOutcome: { perHour: 10, perDay: 20 },
  heldPublished: { perHour: 5, perDay: 10 },
  exportReady: { perHour: 3, perDay: 10 },
  leaving: { perHour: 3, perDay: 5 },
} satisfies Record<string, MailLimit>
