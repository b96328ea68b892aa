import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aCase, aModerator, claimCase, decide } from '#tests/support/cases.ts'
import { waitForJobs } from '#tests/support/jobs.ts'
import { aMember, type Member } from '#tests/support/people.ts'
import { publishRecipe } from '#tests/support/recipes.ts'
import { openSite } from '#tests/support/site.ts'
import { openSmtp } from '#tests/support/smtp.ts'

const smtp = await openSmtp()
const site = await openSite({ SMTP_URL: smtp.url })
const { db } = site
const author = await aMember(site, 'Brian')
const moderator = await aModerator(site)

const mailsTo = ({ email }: Member): string[] =>
  smtp.delivered.filter(({ to }) => to.includes(email)).map(({ text }) => unfolded(text))
/** Restores the long lines of a mail as they were written. */
const unfolded = (mail: string) =>
  mail.replaceAll('=\r\n', '').replaceAll('=3D', '=').replaceAll('\r\n', '\n')

test('more reporters than one job handles are all mailed, each once', async () => {
  const recipeId = await publishRecipe(site, author)
  const caseId = await aCase(site, { kind: 'recipe', id: recipeId })
  const reporters = await Promise.all(Array.from({ length: 205 }, () => aMember(site)))
  await db
    .insertInto('content_reports')
    .values(
      reporters.map(({ id }) => ({
        case_id: caseId,
        reporter_id: id,
        rule: 3,
        rule_name: 'No advertising',
        explanation: 'It sells a pan.',
      })),
    )
    .execute()
  await claimCase(site, moderator, caseId)
  await decide(site, moderator, caseId)
  await waitForJobs(site)
  const counts = new Set(reporters.map(reporter => mailsTo(reporter).length))
  assert.deepEqual([...counts], [1])
})
