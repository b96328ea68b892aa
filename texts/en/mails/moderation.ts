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
