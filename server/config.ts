import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'
import { maxPhoneLength, minAdminPasswordLength } from '#contract/limits.ts'
import { readLimits } from './platform/limits/read-limits.ts'
import { openidSettings } from './platform/openid/settings.ts'
import { telemetrySettings } from './platform/telemetry/settings.ts'

/** The settings. Only this file reads the environment; all other code is passed values. */
export type Config = z.infer<typeof settings>

/** Every problem of the environment at once. Each is a sentence that names its variable. */
export class ConfigError extends Error {
  readonly problems: readonly string[]
  constructor(problems: readonly string[]) {
    super(`Mezani cannot start with these settings:\n${problems.map(problem => `  - ${problem}`).join('\n')}`)
    this.problems = problems
  }
}

const text = z.string().trim()
const optional = text.optional()
const wholeNumber = (min: number, max: number) =>
  text
    .regex(/^\d{1,6}$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .pipe(z.number().min(min).max(max))
const onOff = z
  .enum(['true', 'false', '1', '0', 'on', 'off'], 'must be true or false')
  .transform(word => ['true', '1', 'on'].includes(word))
const address = (...schemes: string[]) =>
  text.refine(
    value => schemes.includes(URL.parse(value)?.protocol ?? ''),
    `must be an address that starts with ${schemes.map(s => `${s}//`).join(' or ')}`,
  )
const webOrigin = address('http:', 'https:').refine(
  value => URL.parse(value)?.origin === value.replace(/\/$/, ''),
  'must be only scheme, host and port, like https://example.org',
)
const list = (entry: z.ZodType<string, string>) =>
  text
    .transform(value =>
      value
        .split(',')
        .map(part => part.trim())
        .filter(Boolean),
    )
    .pipe(z.array(entry))
const cidr = z
  .string()
  .refine(
    isCidr,
    'must be addresses or CIDR ranges, like 10.0.0.0/8; "true" and hop counts would trust what a client writes',
  )
const email = z.email('must be an e-mail address')
const phone = text
  .max(maxPhoneLength, `must have at most ${maxPhoneLength} characters`)
  .regex(/^\+?[\d\s()./-]*\d[\d\s()./-]*$/, 'must be a phone number, like +254 20 123 4567')
const limits = text.default('').transform((value, context) => {
  const { limits, problems } = readLimits(value)
  for (const message of problems) context.addIssue({ code: 'custom', message })
  return limits
})

const minutesOf = { m: 1, h: 60, d: 1440 }
const maxDays = 31
const duration = text
  .regex(/^[1-9]\d{0,3}[mhd]$/, 'must be a number with m, h or d, like 24h')
  .transform(
    value => Number.parseInt(value, 10) * minutesOf[value.slice(-1) as keyof typeof minutesOf] * 60_000,
  )
  .refine(ms => ms >= 15 * 60_000 && ms <= maxDays * 86_400_000, `must be from 15m to ${maxDays}d`)

const maxPlaceLength = 120

const settings = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: text.min(1).default('127.0.0.1'),
  DATA_DIR: text
    .min(1)
    .default('./data')
    .transform(path => resolve(path)),
  MIN_FREE_MB: wholeNumber(0, 999_999).default(200),
  PUBLIC_URL: webOrigin.transform(value => value.replace(/\/$/, '')).optional(),
  DATABASE_URL: address('postgres:', 'postgresql:').optional(),
  AUDIT_OWNER_URL: address('postgres:', 'postgresql:').optional(),
  DATABASE_READ_URL: address('postgres:', 'postgresql:').optional(),
  S3_ENDPOINT: address('http:', 'https:').optional(),
  S3_BUCKET: optional,
  S3_REGION: optional,
  S3_ACCESS_KEY: optional,
  S3_SECRET_KEY: optional,
  SMTP_URL: address('smtp:', 'smtps:').optional(),
  MAIL_FROM: email.default('mezani@localhost.localdomain'),
  CONTACT_EMAIL: email.optional(),
  SHOWN_PHONE: phone.optional(),
  SHOWN_EMAIL: email.optional(),
  SHOWN_PLACE: text.max(maxPlaceLength, `must have at most ${maxPlaceLength} characters`).optional(),
  ADMIN_EMAIL: email.optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(minAdminPasswordLength, `must have at least ${minAdminPasswordLength} characters`)
    .optional(),
  CORS_ORIGINS: list(webOrigin).default([]),
  TRUST_PROXY: list(cidr).default([]),
  SAMPLE_RECIPES: onOff.optional(),
  IMPORT_FROM_WEB: onOff.default(true),
  IMPORT_NETWORKS: list(cidr).default([]),
  REQUIRE_EMAIL_VERIFICATION: onOff.default(false),
  REQUIRE_SECOND_FACTOR: onOff.default(true),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be fatal, error, warn, info, debug, trace or silent',
    )
    .default('info'),
  MAX_CONNECTIONS: wholeNumber(16, 100_000).default(5_000),
  MAX_CONNECTIONS_PER_NETWORK: wholeNumber(1, 100_000).default(200),
  METRICS_PORT: wholeNumber(1, 65_535).optional(),
  LIMITS: limits,
  BACKUP_DIR: text
    .min(1)
    .transform(path => resolve(path))
    .optional(),
  BACKUP_EVERY: duration.default(86_400_000),
  BACKUP_KEEP: wholeNumber(1, 1_000).default(7),
  BACKUP_BEFORE_MIGRATION: onOff.default(true),
  BACKUP_KEY: z
    .string()
    .min(16, 'must have at least 16 characters')
    .refine(
      key => !/^(age1|AGE-PLUGIN-)/m.test(key),
      'must be a passphrase or a line that begins with AGE-SECRET-KEY-: a backup is read back, which a recipient of age cannot do',
    )
    .optional(),
  ...telemetrySettings,
  ...openidSettings,
  TRACEPARENT_FROM_PROXY: onOff.default(false),
})

/** Settings that are only valid together; `extra` is only valid with them. */
const groups: { names: string[]; extra?: string }[] = [
  { names: ['ADMIN_EMAIL', 'ADMIN_PASSWORD'] },
  { names: ['DATABASE_URL'], extra: 'DATABASE_READ_URL' },
  { names: ['DATABASE_URL'], extra: 'AUDIT_OWNER_URL' },
  { names: ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'], extra: 'S3_ENDPOINT' },
  { names: ['TRUST_PROXY'], extra: 'TRACEPARENT_FROM_PROXY' },
]

/** Settings that may be in a file, which the same variable with `_FILE` names: secrets, and settings that may be long. */
const readFromFiles = [
  'DATABASE_URL',
  'AUDIT_OWNER_URL',
  'DATABASE_READ_URL',
  'S3_ACCESS_KEY',
  'S3_SECRET_KEY',
  'SMTP_URL',
  'ADMIN_PASSWORD',
  'BACKUP_KEY',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'OIDC_PROVIDERS',
  'LIMITS',
]

/** Every variable that is read. */
export const settingNames: readonly string[] = [
  ...Object.keys(settings.shape),
  ...readFromFiles.map(name => `${name}_FILE`),
]

/** Parses the environment. An empty variable counts as unset. Throws ConfigError with all problems and none of the values. */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const problems: string[] = []
  const given: Record<string, string> = {}
  for (const name of Object.keys(settings.shape)) {
    const value = readFromFiles.includes(name) ? readFromFile(name, environment, problems) : environment[name]
    if (value !== undefined && value.trim() !== '') given[name] = value
  }
  const parsed = settings.safeParse(given)
  const isSet = (name: string) => given[name] !== undefined || Boolean(environment[`${name}_FILE`])
  problems.push(...groups.flatMap(group => missingOf(group, isSet)))
  if (parsed.success && problems.length === 0) return parsed.data
  const invalid =
    parsed.error?.issues.map(({ path, message }) => `${String(path[0])} ${sentence(message)}`) ?? []
  throw new ConfigError([...problems, ...invalid])
}

function readFromFile(
  name: string,
  environment: Record<string, string | undefined>,
  problems: string[],
): string | undefined {
  const path = environment[`${name}_FILE`]
  if (!path) return environment[name]
  if (environment[name]) problems.push(`${name} and ${name}_FILE are both set; set one of them.`)
  try {
    const content = readFileSync(path, 'utf8').replace(/\r?\n$/, '')
    if (content.trim() === '') problems.push(`${name}_FILE names an empty file.`)
    return content
  } catch {
    problems.push(`${name}_FILE names a file that cannot be read.`)
    return undefined
  }
}

const sentence = (message: string): string =>
  `${message.startsWith('must') ? message : `is not valid: ${message}`}.`.replace(/\.\.$/, '.')

function missingOf(
  { names, extra = '' }: (typeof groups)[number],
  isSet: (name: string) => boolean,
): string[] {
  const present = [...names, extra].find(isSet)
  if (!present) return []
  return names.filter(name => !isSet(name)).map(name => `${name} must be set too, since ${present} is.`)
}

/** Stricter than ipaddr.js, which also accepts `10/8` and `1`: a mistyped range must not be trusted. */
function isCidr(value: string): boolean {
  const [ip = '', bits, ...rest] = value.split('/')
  const family = isIP(ip)
  if (family === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}
