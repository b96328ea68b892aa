import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Database } from '../database/connect.ts'
import type { Limits, MailKind } from '../limits/default-limits.ts'
import { countMail, uncountMail } from './mail-counts.queries.ts'

export type Mail = {
  subject: string
  text: string
  replyTo?: string
  /** Set for a mail that its recipient may refuse. A POST to this URL refuses mails of its kind, without signing in (RFC 8058). */
  unsubscribeUrl?: string
}
type AddressedMail = Omit<Mail, 'unsubscribeUrl'> & { to: string; headers?: Record<string, string> }
type Transport = {
  send(mail: AddressedMail): Promise<void>
  forget(address: string, before: Date): Promise<void>
  close(): void
}

/** Every mail is sent through this. Nobody gets more than `mailLimits`. */
export type Mailer = {
  /**
   * Composes and sends one mail, or throws; the caller decides whether to retry. If the recipient has had as many mails of this kind as
   * they may get, nothing is composed, so that a link in an earlier mail stays valid.
   */
  send(kind: MailKind, to: string, compose: () => Promise<Mail> | Mail): Promise<void>
  /**
   * Deletes the outbox's mails to this address, or with it in Reply-To, from before that date. Mails that an SMTP server took are out of
   * reach.
   */
  forget(address: string, before: Date): Promise<void>
  close(): void
}

export type MailSettings = {
  db: Database
  limits: Pick<Limits, 'mailLimits' | 'maxOutboxMails'>
  onLimited: (kind: MailKind) => void
  smtpUrl: string | undefined
  from: string
  /** The folder for mails as .eml files when there is no SMTP server. */
  outbox: string
  onSaved: (path: string) => void
}

export function openMailer(settings: MailSettings): Mailer {
  const transport = settings.smtpUrl ? smtpTransport(settings.smtpUrl, settings.from) : outbox(settings)
  const { db, limits, onLimited } = settings
  return {
    async send(kind, to, compose) {
      const counted = await countMail(db, { kind, to }, limits.mailLimits[kind])
      if (counted === undefined) return onLimited(kind)
      try {
        const { unsubscribeUrl, ...mail } = await compose()
        await transport.send({
          ...mail,
          to,
          subject: plainText(mail.subject),
          text: plainText(mail.text),
          ...(unsubscribeUrl && { headers: oneClick(unsubscribeUrl) }),
        })
      } catch (failure) {
        await uncountMail(db, counted)
        throw failure
      }
    },
    forget: transport.forget,
    close: transport.close,
  }
}

/** A mail program shows a button for these headers. Without the second header, the button would only open the page. */
const oneClick = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** Removes control characters, except line breaks and tabs, and characters that change the direction of the text after them. */
const plainText = (text: string): string => text.replace(/[^\P{Cc}\n\t]|\p{Bidi_Control}/gu, '')

function smtpTransport(url: string, from: string): Transport {
  const transport = createTransport(
    {
      url,
      pool: true,
      maxConnections: 2,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  )
  return {
    send: async mail => void (await transport.sendMail(mail)),
    forget: async () => undefined,
    close: () => transport.close(),
  }
}

/** Writes each mail to a temporary file and renames it, so that no half-written mail is seen. Only the operator can read it. */
function outbox({ from, outbox, onSaved, limits }: MailSettings): Transport {
  const transport = createTransport({ streamTransport: true, buffer: true }, { from })
  return {
    async send(mail) {
      const { message, messageId } = await transport.sendMail(mail)
      await mkdir(outbox, { recursive: true, mode: 0o700 })
      const name = `${nameStart(new Date())}-${messageId.replace(/[^\w-]/g, '').slice(0, 12)}.eml`
      const path = join(outbox, name)
      await writeFile(`${path}.part`, message as Buffer, { mode: 0o600 })
      await rename(`${path}.part`, path)
      await deleteOldest(outbox, limits.maxOutboxMails)
      onSaved(path)
    },
    forget: (address, before) => deleteMailsOf(outbox, address, before),
    close: () => undefined,
  }
}

/** Keeps the newest mails. Their names begin with their time. A half-written file of a killed process counts too. */
async function deleteOldest(outbox: string, maxMails: number): Promise<void> {
  const names = (await readdir(outbox)).sort()
  for (const name of names.slice(0, -maxMails)) await rm(join(outbox, name), { force: true })
}

const nameStart = (date: Date) => date.toISOString().replaceAll(':', '-')

async function deleteMailsOf(outbox: string, address: string, before: Date): Promise<void> {
  const names = await readdir(outbox).catch(() => [])
  for (const name of names.filter(name => name < nameStart(before))) {
    // The addresses are in the header, each on a separate line.
    const [header = ''] = (await readFile(join(outbox, name), 'utf8').catch(() => '')).split(/\r?\n\r?\n/)
    const isOfAddress = header
      .split(/\r?\n/)
      .filter(line => /^(to|reply-to):/i.test(line))
      .some(line => addressesIn(line).includes(address.toLowerCase()))
    if (isOfAddress) await rm(join(outbox, name), { force: true })
  }
}

const addressesIn = (line: string): string[] => line.toLowerCase().match(/[^\s<>,:;"]+@[^\s<>,:;"]+/g) ?? []
