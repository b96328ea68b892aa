import { formatNumber } from '#texts/format/number.ts'
import { decisionChanged as changedSentence, reportOutcome, things } from '#texts/moderation-words.ts'

type Link = { url: string }

export const noticeSubject = 'Mezani: a notice from the moderators'
export const notice = ({ url, reason }: Link & { reason: string }) => `Hello,

the moderators have decided about something of yours. This is why:

${reason}

What it means, until when, and how to say that you see it differently is here, once you are logged in:

${url}
`

export const newsSubject = 'Mezani: news of your notice'
export const news = ({ url }: Link) => `Hello,

there is something new about a decision of the moderators that you know of. Log in to read it:

${url}
`

type Explained = Link & { reason: string }

/** What an administrator did with a member's account, without a case. */
export const accountNews = {
  moderator_named: {
    subject: 'Mezani: you are a moderator now',
    text: ({ url, reason }: Explained) => `Hello,

an administrator has made you a moderator. This is why:

${reason}

What members report waits for you here. Moderators need a second factor; if you have none yet, the page leads you to it:

${url}
`,
  },
  moderator_ended: {
    subject: 'Mezani: you are no longer a moderator',
    text: ({ reason }: Explained) => `Hello,

an administrator has ended your role as a moderator. You stay a member, and what you decided stands. This is why:

${reason}
`,
  },
  sessions_ended: {
    subject: 'Mezani: you have been signed out everywhere',
    text: ({ url, reason }: Explained) => `Hello,

an administrator has signed you out on every device. This is why:

${reason}

Log in again here. If somebody else may know your password, choose “Forgot Password?” on that page:

${url}
`,
  },
}

/** To the moderator who made it. */
export const decisionChangedSubject = 'Mezani: a decision of yours was changed'
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
    held: `a new member's ${things[kind]} waits for a moderator`,
    mended: `a hidden ${things[kind]} was mended`,
    appeal: `a decision about a ${things[kind]} was appealed`,
  })[stage]

/** To an administrator with whom nobody else moderates. */
export const waitingSubject = (waiting: Waiting) => `Mezani: ${whatWaits(waiting)}`
export const waiting = ({ url, days, ...which }: Waiting & Link & { days: number }) => `Hello,

${whatWaits(which)}. No moderator is there to decide, so it waits for you: please decide within ${formatNumber(days)} days. It is under Reports on your dashboard:

${url}

These mails stop once a moderator is there: under All members you can make a member one.
`

type Refusable = { unsubscribeUrl: string }

const noMore = ({ unsubscribeUrl }: Refusable) => `No more mails of this kind:

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
/** Says which report by its sender's own words: a mail cannot be taken back, so it has no words of what is hidden, and no name. */
export const outcome = ({ rule, reason, explanation, url, unsubscribeUrl, ...told }: Outcome) => `Hello,

${reportOutcome(told)}${rule ? ` Rule ${formatNumber(rule.number)}, ${rule.name}.` : ''} This is why:

${reason}

You wrote in your report:

${explanation}

Nobody is told who reported it. You find this in your notifications too:

${url}

${noMore({ unsubscribeUrl })}`

export const publishedSubject = 'Mezani: what waited is published'
export const published = ({
  kind,
  url,
  ...link
}: Link & Refusable & { kind: 'recipe' | 'comment' | 'cook' }) => `Hello,

a moderator has looked at your ${things[kind]}, and everybody sees it now:

${url}

${noMore(link)}`
