import assert from 'node:assert/strict'
import { test } from 'node:test'
import { trustedProxy } from '#tests/support/call.ts'
import { agreeLink, emailChangesOf, undoLink } from '#tests/support/email-changes.ts'
import { password } from '#tests/support/people.ts'
import { openSite } from '#tests/support/site.ts'

const site = await openSite(trustedProxy)

const { ask, agree, undo, newMail, aVerifiedMember } = emailChangesOf(site)

test('when links are clicked twenty times at once, one click changes the address and one undo restores it', async () => {
  const member = await aVerifiedMember()
  const email = `new-${member.email}`
  await ask(member, email, password)
  const [mail, asked] = [await newMail(member.email), await newMail(email)]
  for (const redeem of [() => agree(agreeLink(asked)), () => undo(undoLink(mail))]) {
    const replies = await Promise.all(Array.from({ length: 20 }, redeem))
    assert.equal(replies.filter(({ status }) => status === 200).length, 1)
  }
})
