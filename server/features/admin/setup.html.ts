import { escapeHtml } from '#contract/escape-html.ts'
import * as t from '#texts/admin-setup.ts'
import { documentAttributes } from '#texts/format/document.ts'

/** The only page whose HTML is written in the server. Its style is allowed by its hash in the Content-Security-Policy. */
export const setupStyle =
  'body{margin:12vh auto;max-width:26rem;padding:0 1.25rem;background:#fbf9f3;color:#1c241d;font:17px/1.55 system-ui,sans-serif}h1{font:430 1.9rem/1.1 Georgia,serif}label{display:block;margin-top:1rem;font-weight:600}input{box-sizing:border-box;width:100%;height:48px;padding:0 .75rem;border:1px solid #82857a;border-radius:6px;font:inherit}button{margin-top:1.5rem;height:48px;padding:0 1.5rem;border:0;border-radius:6px;background:#1d6540;color:#fff;font:600 1rem system-ui}[role=alert]{color:#b02d18}:focus-visible{outline:2px solid #1c241d;outline-offset:2px}'

export const setupPage = (main: string): string =>
  `<!doctype html><html ${documentAttributes}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeHtml(t.pageTitle)}</title><style>${setupStyle}</style></head><body><main>${main}</main></body></html>`

export const minAdminPasswordLength = 12

type Form = { token: string; problem: string | undefined }

export const setupForm = ({ token, problem }: Form): string =>
  setupPage(
    `<h1>${escapeHtml(t.heading)}</h1><p>${escapeHtml(t.introduction)}</p>${
      problem ? `<p role="alert">${escapeHtml(problem)}</p>` : ''
    }<form method="post" action="/admin/setup"><input type="hidden" name="token" value="${escapeHtml(token)}"><label for="email">${escapeHtml(t.email)}</label><input id="email" name="email" type="email" autocomplete="username" required><label for="password">${escapeHtml(t.password(minAdminPasswordLength))}</label><input id="password" name="password" type="password" autocomplete="new-password" minlength="${minAdminPasswordLength}" required><button>${escapeHtml(t.create)}</button></form>`,
  )

const [beforeCommand, command, afterCommand] = t.restartForAnother('<code>npm run admin -- create</code>')

export const invalidLinkPage = setupPage(
  `<h1>${escapeHtml(t.linkIsInvalid)}</h1><p>${escapeHtml(beforeCommand)}${command}${escapeHtml(afterCommand)}</p>`,
)
