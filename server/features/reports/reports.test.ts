import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defaultLimits } from '#server/platform/limits/default-limits.ts'
import { openSite } from '#tests/support/site.ts'

const { throttles } = defaultLimits

const [site, other] = [await openSite({ LOG_LEVEL: 'info' }), await openSite()]

const report = {
  release: '0a1b2c3d4e5f',
  page: 'recipe',
  kind: 'script',
  name: 'TypeError',
  message: 'x is not a function',
  frames: ['common-a1B2c3.js:1:2345'],
}

test('an error of the client is one log line, with its release and page', async () => {
  const { call, logLines } = site
  const { status } = await call('POST', '/api/client-errors', { body: report })
  assert.equal(status, 204)
  const lines = logLines.map(line => JSON.parse(line)).filter(({ msg }) => msg === 'client error')
  assert.equal(lines.length, 1)
  assert.deepEqual({ ...lines[0], ...report }, lines[0])
})

test('no token, address, query or quoted text of a person is written down', async () => {
  const { call, logLines } = site
  const message =
    'At /reset-password?token=l1_abcDEF for wanjiru@example.org with u1_zzz-999: "Siri ya jikoni" is not valid JSON'
  await call('POST', '/api/client-errors', { body: { ...report, message } })
  const log = logLines.join('')
  for (const secret of ['l1_abcDEF', 'token=', 'wanjiru', 'u1_zzz', 'Siri'])
    assert.ok(!log.includes(secret), secret)
  assert.match(log, /At \/reset-password\[query\] for \[address\]/)
})

test('an invalid report is refused: too long, of an unknown kind, or with an address as its page', async () => {
  const { call } = site
  for (const wrong of [
    { message: 'x'.repeat(301) },
    { kind: 'other' },
    { page: '/recipes/7?token=1' },
    { frames: ['https://elsewhere.example/x.js:1:1'] },
    { frames: Array(6).fill('a.js:1:1') },
    { release: '' },
  ]) {
    const { status } = await call('POST', '/api/client-errors', { body: { ...report, ...wrong } })
    assert.equal(status, 400, JSON.stringify(wrong))
  }
})

test('one address cannot fill the log', async () => {
  const { call } = other
  for (let count = 0; count < throttles.clientError.perAddress.calls; count += 1)
    assert.equal((await call('POST', '/api/client-errors', { body: report })).status, 204)
  assert.equal((await call('POST', '/api/client-errors', { body: report })).status, 429)
})
