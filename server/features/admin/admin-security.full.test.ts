import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fromRandomAddress, trustedProxy } from '#tests/support/call.ts'
import { anAdmin, password } from '#tests/support/people.ts'
import { currentCode } from '#tests/support/second-factors.ts'
import { openSite } from '#tests/support/site.ts'

const site = await openSite(trustedProxy)
const { call } = site

type Admin = { email: string; token: string }
const signIn = (email: string, from = fromRandomAddress()) =>
  call('POST', '/api/admin/signin', { body: { email, password }, ...from })
const finish = (ticket: string, code: string, from = fromRandomAddress()) =>
  call('POST', '/api/admin/signin/second-factor', { body: { ticket, code }, ...from })
const ticketOf = async ({ email }: Admin): Promise<string> => (await signIn(email)).body.fields.ticket

test('when ten requests at once use the same ticket and code, one signs in', async () => {
  const ticket = await ticketOf(await anAdmin(site))
  const answers = await Promise.all(Array.from({ length: 10 }, () => finish(ticket, currentCode())))
  assert.equal(answers.filter(({ status }) => status === 200).length, 1)
})
