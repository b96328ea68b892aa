import { escapeHtml } from '#contract/escape-html.ts'
import type { RefusableMail } from '#contract/mails.ts'
import { pageUrls } from '#contract/page-urls.ts'
import { serverUrls } from '#contract/rare-urls.ts'
import { documentAttributes } from '#texts/format/document.ts'
import * as t from '#texts/notifications.ts'

/** Rendered on the server, like the page of the first administrator, so that it needs no script: a mail program may open it. */
export const unsubscribeStyle =
  ':root{color-scheme:light dark;--ground:#fbf9f3;--ink:#1c241d;--ink-2:#4a5249;--leaf:#1d6540;--on-leaf:#fff}@media(prefers-color-scheme:dark){:root{--ground:#151a15;--ink:#f1eee4;--ink-2:#b9bdb0;--leaf:#8fd0a6;--on-leaf:#10160f}}body{margin:12vh auto;max-width:30rem;padding:0 1.25rem;background:var(--ground);color:var(--ink);font:17px/1.55 system-ui,sans-serif}h1{margin:0 0 1rem;font:430 1.9rem/1.15 Georgia,serif;text-wrap:balance}p{margin:0 0 1rem;color:var(--ink-2)}a{color:inherit}button{margin-top:.75rem;min-height:48px;padding:0 1.5rem;border:0;border-radius:6px;background:var(--leaf);color:var(--on-leaf);font:600 1rem system-ui,sans-serif;cursor:pointer}:focus-visible{outline:2px solid var(--ink);outline-offset:2px}'

const page = (heading: string, main: string): string =>
  `<!doctype html><html ${documentAttributes}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><meta name="referrer" content="no-referrer"><title>${escapeHtml(t.unsubscribeTitle)}</title><style>${unsubscribeStyle}</style></head><body><main><h1>${escapeHtml(heading)}</h1>${main}</main></body></html>`

const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`

/** Asks first, since mail programs open links by themselves. Only the form unsubscribes. */
export const askingPage = (kind: RefusableMail, token: string): string =>
  page(
    t.unsubscribeQuestion,
    `${paragraph(t.whatEnds[kind])}${paragraph(t.otherEmails)}<form method="post" action="${serverUrls.unsubscribe(escapeHtml(token))}"><button name="List-Unsubscribe" value="One-Click">${escapeHtml(t.unsubscribe)}</button></form>`,
  )

const [beforeLink, link, afterLink] = t.againInProfile(
  `<a href="${pageUrls.profileTab('security')}">${escapeHtml(t.yourProfile)}</a>`,
)

export const refusedPage = (kind: RefusableMail): string =>
  page(
    t.unsubscribed,
    `${paragraph(t.howUnsubscribed[kind])}<p>${escapeHtml(beforeLink)}${link}${escapeHtml(afterLink)}</p>`,
  )

export const unknownLinkPage: string = page(
  t.linkNotValid,
  `<p>${escapeHtml(beforeLink)}${link}${escapeHtml(afterLink)}</p>`,
)
