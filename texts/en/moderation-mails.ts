import { formatNumber } from '#texts/format/number.ts'
import { decisionChanged as changedSentence, reportOutcome, things } from '#texts/moderation-words.ts'

type Link = { url: string }

export const noticeSubject = 'Mezani: a notice from the moderators'
export const notice = ({ url, reason }: Link & { reason: string }) => `Hello,

The moderators have made a decision about something of yours. This is why:

${reason}

Log in to read what it means, until when, and how you can appeal:

${url}
`

export const newsSubject = 'Mezani: news about your notice'
export const news = ({ url }: Link) => `Hello,

There is news about a decision by the moderators that you have been told about. Log in to read it:

${url}
`

type Explained = Link & { reason: string }

/** What an administrator did to a member's account, without a case. */
export const accountNews = {
  moderator_named: {
    subject: 'Mezani: you are now a moderator',
    text: ({ url, reason }: Explained) => `Hello,

An administrator has made you a moderator. This is why:

${reason}

What members report is waiting for you here. Moderators need a second factor; if you have none yet, the page leads you to it:

${url}
`,
  },
  moderator_ended: {
    subject: 'Mezani: you are no longer a moderator',
    text: ({ reason }: Explained) => `Hello,

An administrator has ended your role as a moderator. You stay a member, and your decisions stand. This is why:

${reason}
`,
  },
  sessions_ended: {
    subject: 'Mezani: you have been signed out everywhere',
    text: ({ url, reason }: Explained) => `Hello,

An administrator has signed you out on every device. This is why:

${reason}

Log in again here. If somebody else may know your password, choose “Forgot Password?” on that page:

${url}
`,
  },
}

/** Sent to the moderator who made the decision. */
export const decisionChangedSubject = 'Mezani: one of your decisions was changed'
export const decisionChanged = ({
  url,
  reason,
  ...changed
}: Explained & Parameters<typeof changedSentence>[0]) => `Hello,

${changedSentence(changed)} This is why:

${reason}

The case, with all that was decided on it, is here:

${url}
`

type Waiting = {
  kind: Exclude<keyof typeof things, 'version'>
  stage: 'report' | 'held' | 'mended' | 'appeal'
}

const whatWaits = ({ kind, stage }: Waiting) =>
  ({
    report: `a ${things[kind]} was reported`,
    held: `a new member's ${things[kind]} is waiting for a moderator`,
    mended: `a hidden ${things[kind]} was mended`,
    appeal: `a decision about a ${things[kind]} was appealed`,
  })[stage]

/** Sent to an administrator of a site without any other moderator. */
export const waitingSubject = (waiting: Waiting) => `Mezani: ${whatWaits(waiting)}`
export const waiting = ({ url, days, ...which }: Waiting & Link & { days: number }) => `Hello,

There is no moderator to decide, so this is waiting for you: ${whatWaits(which)}. Please decide within ${formatNumber(days)} days. It is under Reports on your dashboard:

${url}

These emails stop once there is a moderator: you can make a member one under All members.
`

type Refusable = { unsubscribeUrl: string }

const noMore = ({ unsubscribeUrl }: Refusable) => `To stop emails of this kind:

${unsubscribeUrl}
`

type Outcome = Link &
  Refusable &
  Parameters<typeof reportOutcome>[0] & {
    rule: { number: number; name: string } | null
    reason: string
    explanation: string
  }

export const outcomeSubject = 'Mezani: what became of your report'
/** Names the report by its sender's own words. A mail cannot be taken back, so it contains neither words of hidden content nor a name. */
export const outcome = ({ rule, reason, explanation, url, unsubscribeUrl, ...told }: Outcome) => `Hello,

${reportOutcome(told)}${rule ? ` Rule ${formatNumber(rule.number)}, ${rule.name}.` : ''} This is why:

${reason}

You wrote in your report:

${explanation}

Nobody is told who reported it. You will find this in your notifications too:

${url}

${noMore({ unsubscribeUrl })}`

export const publishedSubject = 'Mezani: what was waiting is published'
export const published = ({
  kind,
  url,
  ...link
}: Link & Refusable & { kind: 'recipe' | 'comment' | 'cook' }) => `Hello,

A moderator has looked at your ${things[kind]}, and everybody can see it now:

${url}

${noMore(link)}`
