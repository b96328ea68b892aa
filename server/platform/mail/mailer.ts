import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'

export type Mail = { to: string; subject: string; text: string; replyTo?: string }

/** Sends one mail, or throws; the caller decides whether to retry. */
export type Mailer = { send(mail: Mail): Promise<void>; close(): void }

export type MailSettings = {
  smtpUrl: string | undefined
  from: string
  /** The folder for mails as .eml files when there is no SMTP server. */
  outbox: string
  onSaved: (path: string) => void
}

export const openMailer = (settings: MailSettings): Mailer =>
  settings.smtpUrl ? smtpMailer(settings.smtpUrl, settings.from) : outboxMailer(settings)

function smtpMailer(url: string, from: string): Mailer {
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
    close: () => transport.close(),
  }
}

/** Written to a temporary file and renamed, so that no half-written mail is seen; only the operator can read it. */
function outboxMailer({ from, outbox, onSaved }: MailSettings): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true }, { from })
  return {
    async send(mail) {
      const { message, messageId } = await transport.sendMail(mail)
      await mkdir(outbox, { recursive: true, mode: 0o700 })
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${messageId.replace(/[^\w-]/g, '').slice(0, 12)}.eml`
      const path = join(outbox, name)
      await writeFile(`${path}.part`, message as Buffer, { mode: 0o600 })
      await rename(`${path}.part`, path)
      onSaved(path)
    },
    close: () => undefined,
  }
}
