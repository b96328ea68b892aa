import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Agreeing, canAgree, haveEnoughAgreed } from './agreements.rules.ts'

const nobody = {
  isOwn: false,
  isAdministrator: true,
  hasAgreed: false,
  byAdministrators: 0,
  byModerators: 0,
  administrators: 2,
}
const moderator = { isAdministrator: false }

const cases: [string, Partial<Agreeing>, ReturnType<typeof canAgree>][] = [
  ['the first administrator', {}, true],
  ['the second', { byAdministrators: 1 }, true],
  ['a third', { byAdministrators: 2 }, 'enough'],
  ['the same one again', { byAdministrators: 1, hasAgreed: true }, 'agreed'],
  ['about themselves', { isOwn: true }, 'own'],
  ['a moderator, where two administrators are', moderator, 'administrators'],
  ['a moderator, where none is', { ...moderator, administrators: 0 }, 'administrators'],
  ['a moderator, where one administrator is', { ...moderator, administrators: 1 }, true],
  ['a second moderator', { ...moderator, administrators: 1, byModerators: 1 }, 'enough'],
  ['the administrator after a moderator', { administrators: 1, byModerators: 1 }, true],
  ['an administrator who came later', { administrators: 2, byModerators: 1 }, true],
  [
    'a moderator after both',
    { ...moderator, administrators: 1, byAdministrators: 1, byModerators: 1 },
    'enough',
  ],
]

for (const [who, facts, expected] of cases)
  test(`${who}: ${expected === true ? 'may agree' : expected}`, () => {
    assert.equal(canAgree({ ...nobody, ...facts }), expected)
  })

test('two administrators are enough, and so are the only administrator and a moderator', () => {
  const enough = (byAdministrators: number, byModerators: number, administrators: number) =>
    haveEnoughAgreed({ byAdministrators, byModerators, administrators })
  assert.deepEqual(
    [enough(2, 0, 2), enough(1, 1, 1), enough(1, 0, 1), enough(1, 1, 2), enough(0, 2, 1), enough(2, 0, 0)],
    [true, true, false, false, false, true],
  )
})
