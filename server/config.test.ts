import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { ConfigError, readConfig } from './config.ts'
import { defaultLimits } from './platform/limits/default-limits.ts'

const folder = mkdtempSync(join(tmpdir(), 'mezani-config-'))
after(() => rmSync(folder, { recursive: true, force: true }))

function aFile(name: string, content: string): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

const secret = 'hunter2-is-a-secret'
const missing = join(folder, 'missing')

const bucket = ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY', 'S3_SECRET_KEY']

/** An invalid environment, and the variables that the error has to name, in any order. */
const invalidEnvironments: [environment: Record<string, string>, named: string[]][] = [
  [{ PORT: 'http' }, ['PORT']],
  [{ PORT: '-1' }, ['PORT']],
  [{ PORT: '65536' }, ['PORT']],
  [{ PORT: '3000.5' }, ['PORT']],
  [{ PORT: '0x50' }, ['PORT']],
  [{ METRICS_PORT: '0' }, ['METRICS_PORT']],
  [{ MAX_CONNECTIONS: '15' }, ['MAX_CONNECTIONS']],
  [{ MAX_CONNECTIONS_PER_NETWORK: '0' }, ['MAX_CONNECTIONS_PER_NETWORK']],
  [{ METRICS_PORT: '1e3' }, ['METRICS_PORT']],
  [{ BACKUP_EVERY: 'daily' }, ['BACKUP_EVERY']],
  [{ BACKUP_EVERY: '14m' }, ['BACKUP_EVERY']],
  [{ BACKUP_EVERY: '32d' }, ['BACKUP_EVERY']],
  [{ BACKUP_KEEP: '0' }, ['BACKUP_KEEP']],
  [{ BACKUP_BEFORE_MIGRATION: 'maybe' }, ['BACKUP_BEFORE_MIGRATION']],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'localhost:4318' }, ['OTEL_EXPORTER_OTLP_ENDPOINT']],
  [{ OTEL_EXPORTER_OTLP_HEADERS: `authorization ${secret}` }, ['OTEL_EXPORTER_OTLP_HEADERS']],
  [{ OTEL_EXPORTER_OTLP_HEADERS: `authorization=%E0%A4%A,x=${secret}` }, ['OTEL_EXPORTER_OTLP_HEADERS']],
  [{ OTEL_TRACES_SAMPLER: 'some' }, ['OTEL_TRACES_SAMPLER']],
  [{ OTEL_TRACES_SAMPLER_ARG: '1.5' }, ['OTEL_TRACES_SAMPLER_ARG']],
  [{ TRACEPARENT_FROM_PROXY: 'on' }, ['TRUST_PROXY']],
  [{ BACKUP_KEY: 'too short' }, ['BACKUP_KEY']],
  [{ BACKUP_KEY: 'age1qqqqqqqqqqqqqqqqqqqqqqqq' }, ['BACKUP_KEY']],
  [{ BACKUP_KEY_FILE: missing }, ['BACKUP_KEY_FILE']],
  [{ IMPORT_FROM_WEB: 'maybe' }, ['IMPORT_FROM_WEB']],
  [{ IMPORT_NETWORKS: '10/8' }, ['IMPORT_NETWORKS']],
  [{ PUBLIC_URL: 'mezani.example' }, ['PUBLIC_URL']],
  [{ PUBLIC_URL: 'ftp://mezani.example' }, ['PUBLIC_URL']],
  [{ PUBLIC_URL: 'https://mezani.example/site' }, ['PUBLIC_URL']],
  [{ PUBLIC_URL: 'https://mezani.example?a=b' }, ['PUBLIC_URL']],
  [{ PUBLIC_URL: `https://cook:${secret}@mezani.example` }, ['PUBLIC_URL']],
  [{ DATABASE_URL: 'localhost:5432' }, ['DATABASE_URL']],
  [{ DATABASE_URL: `mysql://cook:${secret}@localhost/db` }, ['DATABASE_URL']],
  [{ DATABASE_URL_FILE: missing }, ['DATABASE_URL_FILE']],
  [{ DATABASE_READ_URL: 'postgres://a/b' }, ['DATABASE_URL']],
  [
    { DATABASE_URL: 'postgres://a/b', DATABASE_READ_URL: `mysql://cook:${secret}@d/b` },
    ['DATABASE_READ_URL'],
  ],
  [{ DATABASE_URL_FILE: folder }, ['DATABASE_URL_FILE']],
  [
    { DATABASE_URL: `postgres://a:${secret}@b/c`, DATABASE_URL_FILE: aFile('url', 'postgres://d/e') },
    ['DATABASE_URL', 'DATABASE_URL_FILE'],
  ],
  [{ DATABASE_URL_FILE: aFile('not-a-url', secret) }, ['DATABASE_URL']],
  [{ SMTP_URL: 'mail.example' }, ['SMTP_URL']],
  [{ SMTP_URL: `http://cook:${secret}@mail.example` }, ['SMTP_URL']],
  [{ MAIL_FROM: 'Mezani' }, ['MAIL_FROM']],
  [{ CONTACT_EMAIL: 'team@' }, ['CONTACT_EMAIL']],
  [{ SHOWN_PHONE: 'ask Otis' }, ['SHOWN_PHONE']],
  [{ SHOWN_PHONE: '+' }, ['SHOWN_PHONE']],
  [{ SHOWN_EMAIL: 'hello@' }, ['SHOWN_EMAIL']],
  [{ SHOWN_PLACE: 'x'.repeat(121) }, ['SHOWN_PLACE']],
  [{ ADMIN_EMAIL: 'boss@example.org' }, ['ADMIN_PASSWORD']],
  [{ ADMIN_PASSWORD: `${secret}!` }, ['ADMIN_EMAIL']],
  [{ ADMIN_EMAIL: 'boss', ADMIN_PASSWORD: secret }, ['ADMIN_EMAIL']],
  [{ ADMIN_EMAIL: 'boss@example.org', ADMIN_PASSWORD: 'short-one' }, ['ADMIN_PASSWORD']],
  [{ ADMIN_EMAIL: 'boss@example.org', ADMIN_PASSWORD_FILE: missing }, ['ADMIN_PASSWORD_FILE']],
  [{ ADMIN_EMAIL: 'boss@example.org', ADMIN_PASSWORD_FILE: aFile('empty', '\n') }, ['ADMIN_PASSWORD_FILE']],
  [{ CORS_ORIGINS: '*' }, ['CORS_ORIGINS']],
  [{ CORS_ORIGINS: 'https://a.example,b.example' }, ['CORS_ORIGINS']],
  [{ CORS_ORIGINS: 'https://a.example/path' }, ['CORS_ORIGINS']],
  [{ TRUST_PROXY: 'true' }, ['TRUST_PROXY']],
  [{ TRUST_PROXY: '1' }, ['TRUST_PROXY']],
  [{ TRUST_PROXY: '10.0.0.0/33' }, ['TRUST_PROXY']],
  [{ TRUST_PROXY: '10.0.0.0/8/8' }, ['TRUST_PROXY']],
  [{ TRUST_PROXY: '::1/129' }, ['TRUST_PROXY']],
  [{ TRUST_PROXY: 'proxy.example' }, ['TRUST_PROXY']],
  [{ SAMPLE_RECIPES: 'maybe' }, ['SAMPLE_RECIPES']],
  [{ REQUIRE_EMAIL_VERIFICATION: 'yes' }, ['REQUIRE_EMAIL_VERIFICATION']],
  [{ LOG_LEVEL: 'loud' }, ['LOG_LEVEL']],
  [{ S3_BUCKET: 'pictures' }, ['S3_REGION', 'S3_ACCESS_KEY', 'S3_SECRET_KEY']],
  [{ S3_SECRET_KEY: secret, S3_REGION: 'eu' }, ['S3_BUCKET', 'S3_ACCESS_KEY']],
  [{ S3_ENDPOINT: 's3.example' }, ['S3_ENDPOINT', ...bucket]],
  [{ S3_ENDPOINT: 'https://s3.example' }, bucket],
  [{ LIMITS: 'maxRecipes=5' }, ['LIMITS']],
  [{ LIMITS: 'maxRecipesPerMember=0' }, ['LIMITS']],
  [{ LIMITS: 'undoEmailChangeHours=1' }, ['LIMITS']],
  [{ LIMITS_FILE: missing }, ['LIMITS_FILE']],
  [{ LIMITS_FILE: aFile('not-limits', `${secret}\n${secret}=${secret}\n`) }, ['LIMITS']],
  [
    { LIMITS: 'maxNotifications=5', LIMITS_FILE: aFile('limits', 'maxNotifications=6') },
    ['LIMITS', 'LIMITS_FILE'],
  ],
]

const problemsOf = (environment: Record<string, string>): readonly string[] => {
  try {
    readConfig(environment)
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
  return []
}

for (const [environment, named] of invalidEnvironments) {
  const shown = JSON.stringify(environment).replaceAll(folder, '').replaceAll(secret, '…')
  test(`O6: ${shown} is refused`, () => {
    const problems = problemsOf(environment)
    const reported = problems.map(problem => /^[A-Z0-9_]+/.exec(problem)?.[0])
    for (const name of named)
      assert.ok(
        problems.some(problem => problem.includes(name)),
        problems.join('\n'),
      )
    assert.ok(
      reported.every(name => name && named.includes(name)),
      `only what is wrong: ${problems.join('\n')}`,
    )
    for (const problem of problems) {
      assert.match(problem, /^[A-Z0-9_]+ .+[a-z0-9/]\.$/i, 'a sentence that begins with the variable')
      assert.ok(!problem.includes(secret), 'no secret in it')
    }
  })
}

test('O6: all invalid settings of every kind are reported at once', () => {
  const problems = problemsOf({
    PORT: 'http',
    LOG_LEVEL: 'loud',
    ADMIN_EMAIL: 'boss@example.org',
    S3_BUCKET: 'pictures',
    DATABASE_URL_FILE: missing,
    LIMITS: 'maxNotifications=0 anything=5',
  }).join('\n')
  assert.match(problems, /^LIMITS .*maxNotifications must be a whole number from 1 to 1_000\.$/m)
  assert.match(problems, /^LIMITS .*anything is the name of no limit\.$/m)
  for (const name of [
    'PORT',
    'LOG_LEVEL',
    'ADMIN_PASSWORD',
    'S3_REGION',
    'S3_SECRET_KEY',
    'DATABASE_URL_FILE',
  ])
    assert.match(problems, new RegExp(`^${name} `, 'm'))
})

test('an empty variable counts as unset, and the defaults match the design', () => {
  const config = readConfig({ PORT: '', LOG_LEVEL: ' ', DATABASE_URL: '', ADMIN_EMAIL: '' })
  const { PORT, HOST, LOG_LEVEL, CORS_ORIGINS, TRUST_PROXY, DATABASE_URL } = config
  assert.deepEqual([config.MAX_CONNECTIONS, config.MAX_CONNECTIONS_PER_NETWORK], [5_000, 200])
  assert.equal(config.MIN_FREE_MB, 200)
  assert.deepEqual(
    { PORT, HOST, LOG_LEVEL, CORS_ORIGINS, TRUST_PROXY, DATABASE_URL },
    {
      PORT: 3000,
      HOST: '127.0.0.1',
      LOG_LEVEL: 'info',
      CORS_ORIGINS: [],
      TRUST_PROXY: [],
      DATABASE_URL: undefined,
    },
  )
})

test('a secret is read from its file, without the line end that editors add', () => {
  const config = readConfig({
    ADMIN_EMAIL: 'boss@example.org',
    ADMIN_PASSWORD_FILE: aFile('password', ' a password with blanks \n'),
    DATABASE_URL_FILE: aFile('database', 'postgres://cook@localhost/db\r\n'),
    SMTP_URL_FILE: aFile('smtp', 'smtp://localhost'),
  })
  assert.equal(config.ADMIN_PASSWORD, ' a password with blanks ')
  assert.equal(config.DATABASE_URL, 'postgres://cook@localhost/db')
  assert.equal(config.SMTP_URL, 'smtp://localhost')
})

test('limits are read from their variable or its file', () => {
  assert.equal(readConfig({ LIMITS: 'maxNotifications=5' }).LIMITS.maxNotifications, 5)
  const file = aFile('some-limits', 'maxNotifications=6\nmaxRecipesPerMember=7\n')
  const { maxNotifications, maxRecipesPerMember } = readConfig({ LIMITS_FILE: file }).LIMITS
  assert.deepEqual([maxNotifications, maxRecipesPerMember], [6, 7])
  assert.deepEqual(readConfig({}).LIMITS, defaultLimits)
})
