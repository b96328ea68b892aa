import { listContactMessages } from '#server/features/contact/contact.queries.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { escapeControls } from '#server/platform/log/escape-controls.ts'

export async function printContact(db: Database, count: number): Promise<void> {
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
