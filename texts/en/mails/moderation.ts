import { formatNumber } from '#texts/format/number.ts'
import { decisionOverturned, reportDecided } from '#texts/moderation-words.ts'

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

type Refusable = { unsubscribeUrl: string }

const noMore = ({ unsubscribeUrl }: Refusable) => `No more mails of this kind:

${unsubscribeUrl}
`

type Outcome = Link &
  Refusable & {
    thing: Parameters<typeof reportDecided>[0]
    action: Parameters<typeof reportDecided>[1]
    isUndone: boolean
    rule: { number: number; name: string } | null
    reason: string
  }

export const outcomeSubject = 'Mezani: what became of your report'
export const outcome = ({ thing, action, isUndone, rule, reason, url, ...link }: Outcome) => `Hello,

${isUndone ? decisionOverturned : reportDecided(thing, action)}${rule && !isUndone ? ` Rule ${formatNumber(rule.number)}, ${rule.name}.` : ''} This is why:

${reason}

Nobody is told who reported it. You find this in your notifications too:

${url}

${noMore(link)}`

const publishedThings = { recipe: 'recipe', comment: 'comment', cook: 'cooking note' }

export const publishedSubject = 'Mezani: what waited is published'
export const published = ({
  kind,
  url,
  ...link
}: Link & Refusable & { kind: keyof typeof publishedThings }) => `Hello,

a moderator has looked at your ${publishedThings[kind]}, and everybody sees it now:

${url}

${noMore(link)}`
