import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aCase, aModerator, claimCase, decide } from '#tests/support/cases.ts'
import { waitForMails } from '#tests/support/mails.ts'
import { aMember, aNewMember, anAdmin } from '#tests/support/people.ts'
import { aRecipe, publishRecipe } from '#tests/support/recipes.ts'
import { switchOn } from '#tests/support/second-factors.ts'
import { openSite } from '#tests/support/site.ts'

const site = await openSite()
const { call, db } = site

test('an administrator who is the only one able to decide is mailed about each waiting case once', async () => {
  const admin = await anAdmin(site)
  const author = await aMember(site)
  const recipeId = await publishRecipe(site, author)
  const told = (count: number) => waitForMails(site, admin.email, count)

  const caseId = await aCase(site, { kind: 'recipe', id: recipeId })
  const [mail = ''] = await told(1)
  for (const part of [
    'Subject: Mezani: a recipe was reported',
    'within 7 days',
    `${site.url}/admin/dashboard`,
  ])
    assert.ok(mail.includes(part), mail)
  // A second report of the same thing sends no further mail.
  await aCase(site, { kind: 'recipe', id: recipeId })

  await claimCase(site, admin, caseId)
  const { actionId } = (await decide(site, admin, caseId)).body
  const token = author.token
  await call('PUT', `/api/recipes/${recipeId}`, { token, body: aRecipe({ title: 'Ugali, mended' }) })
  await told(2)
  await call('POST', `/api/notices/${actionId}/appeal`, { token, body: { text: 'I sell nothing.' } })
  await told(3)
  const newcomer = await aNewMember(site)
  for (const id of [
    await publishRecipe(site, author),
    await publishRecipe(site, author),
    await publishRecipe(site, author),
  ])
    await call('POST', `/api/recipes/${id}/comment`, {
      token: newcomer.token,
      body: { content: 'Best pans at pans.example' },
    })
  await told(4)

  // Neither the administrator's own member account nor a moderator without a second factor counts as another person who can decide.
  const self = await aModerator(site)
  const moderator = await aMember(site)
  await db.insertInto('moderators').values({ user_id: moderator.id }).execute()
  await db
    .updateTable('users')
    .set({ email: admin.email, email_key: admin.email })
    .where('id', '=', self.id)
    .execute()
  await aCase(site, { kind: 'profile', id: author.id })
  await told(5)
  await switchOn(site, moderator.id)
  await aCase(site, { kind: 'profile', id: newcomer.id })
  await db.deleteFrom('moderators').where('user_id', '=', moderator.id).execute()
  await aCase(site, { kind: 'recipe', id: await publishRecipe(site, author) })

  const subjects = (await told(6)).map(text => /^Subject: Mezani: (.*?)\r?$/m.exec(text)?.[1])
  assert.deepEqual(subjects, [
    'a recipe was reported',
    'a hidden recipe was mended',
    'a decision about a recipe was appealed',
    "a new member's comment is waiting for a moderator",
    'a profile was reported',
    'a recipe was reported',
  ])
})
