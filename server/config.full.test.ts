import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { startServer } from '#tests/support/server-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'mezani-config-'))
after(() => rmSync(folder, { recursive: true, force: true }))

const secret = 'hunter2-is-a-secret'
const missing = join(folder, 'missing')

test('O6: the real process ends by itself, prints every problem on standard error, and opens nothing', async () => {
  const environments = [
    { PORT: 'http', TRUST_PROXY: 'true', LOG_LEVEL: 'loud' },
    { PORT: '0', DATABASE_URL: `mysql://cook:${secret}@localhost/db`, CORS_ORIGINS: '*' },
    { ADMIN_PASSWORD: secret, S3_SECRET_KEY: secret },
    { DATABASE_URL_FILE: missing, SMTP_URL_FILE: missing },
    { LIMITS: 'maxNotifications=0' },
  ]
  for (const environment of environments) {
    const server = startServer(join(folder, 'data'), environment)
    const hasStarted = server.url().then(() => assert.fail('it started'))
    const { code } = await Promise.race([server.exited, hasStarted])
    assert.equal(code, 1)
    for (const name of Object.keys(environment).filter(name => name !== 'ADMIN_PASSWORD'))
      assert.match(server.errors(), name === 'PORT' && environment.PORT === '0' ? /Mezani/ : new RegExp(name))
    assert.doesNotMatch(server.output(), new RegExp(`${secret}|at .*\\.ts:\\d`))
  }
})
