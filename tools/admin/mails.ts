import type { Database } from '#server/platform/database/connect.ts'
import { escapeControls } from '#server/platform/log/escape-controls.ts'
import { countFailedMails, listFailedMails } from '#server/platform/mail/failed-mails.jobs.ts'

export async function printFailedMails(db: Database, count: number): Promise<void> {
  console.log(`Mails that failed at every try: ${await countFailedMails(db)}`)
  for (const { kind, requestedAt, failedAt, tries, reason } of await listFailedMails(db, count)) {
    const times = `asked for ${requestedAt.toISOString()}, given up ${failedAt.toISOString()} after ${tries} tries`
    console.log(escapeControls(`${kind}  ${times}: ${reason}`))
  }
}
