// npm run admin -- create EMAIL: makes an administrator, or gives one a new password (asked for, or in ADMIN_NEW_PASSWORD).
// npm run admin -- contact [COUNT]: prints the newest messages that visitors wrote to the team.
// npm run admin -- mails [COUNT]: prints the mails that failed at every try; npm run admin -- mails retry: has them tried again.
import { once } from 'node:events'
import { createInterface } from 'node:readline/promises'
import { z } from 'zod'
import { upsertAdmin } from '#server/features/admin/admin.queries.ts'
import { closeBootstrap } from '#server/features/admin/bootstrap.ts'
import { listContactMessages } from '#server/features/contact/contact.queries.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { escapeControls } from '#server/platform/log/escape-controls.ts'
import { countFailedMails, failedMails, listFailedMails } from '#server/platform/mail/failed-mails.jobs.ts'
import { hashPassword } from '#server/platform/secrets/passwords.ts'
import { withSite } from './site/open-site.ts'

const minPasswordLength = 12
const [command, argument] = process.argv.slice(2)

if (command === 'create' && argument) await withSite(({ services }) => createAdmin(services.db, argument))
else if (command === 'contact')
  await withSite(({ services }) => printContact(services.db, Number(argument ?? 50)))
else if (command === 'mails' && argument === 'retry')
  await withSite(async ({ services }) => {
    console.log(`Mails that are tried again: ${await services.jobs.retryFailed(failedMails)}`)
  })
else if (command === 'mails')
  await withSite(({ services }) => printFailedMails(services.db, Number(argument ?? 50)))
else {
  console.error(
    'Say what to do:\n  npm run admin -- create EMAIL\n  npm run admin -- contact [COUNT]\n  npm run admin -- mails [COUNT]\n  npm run admin -- mails retry',
  )
  process.exitCode = 2
}

async function createAdmin(db: Database, email: string): Promise<void> {
  if (!z.email().safeParse(email).success) return fail('That is not an e-mail address.')
  const password = process.env.ADMIN_NEW_PASSWORD ?? (await prompt('Password, at least 12 characters: '))
  if (password.length < minPasswordLength)
    return fail(`The password must have at least ${minPasswordLength} characters.`)
  await upsertAdmin(db, email, await hashPassword(password))
  await closeBootstrap(db)
  console.log(`${email} can sign in at /admin/signin.`)
}

async function printContact(db: Database, count: number): Promise<void> {
  for (const message of await listContactMessages(db, count)) {
    const { firstName, lastName, email, phoneNumber, inquiryType, createdAt } = message
    const lines = [
      `${createdAt.toISOString()}  ${inquiryType}`,
      `${firstName} ${lastName}, ${email}, ${phoneNumber}`,
      `\n${message.message}\n\n--`,
    ]
    console.log(escapeControls(lines.join('\n')))
  }
}

async function printFailedMails(db: Database, count: number): Promise<void> {
  console.log(`Mails that failed at every try: ${await countFailedMails(db)}`)
  for (const { kind, requestedAt, failedAt, tries, reason } of await listFailedMails(db, count)) {
    const times = `asked for ${requestedAt.toISOString()}, given up ${failedAt.toISOString()} after ${tries} tries`
    console.log(escapeControls(`${kind}  ${times}: ${reason}`))
  }
}

/** Undefined without input to prompt on, where readline would wait for ever. */
async function prompt(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return await Promise.race([terminal.question(question), once(terminal, 'close').then(() => '')])
  } finally {
    terminal.close()
  }
}

function fail(sentence: string): void {
  console.error(sentence)
  process.exitCode = 1
}
