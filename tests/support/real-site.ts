import { execFile, spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { readOutbox } from './mails.ts'
import { repository } from './repository.ts'
import { spawnServer } from './spawn-server.ts'
import { waitFor } from './wait-for.ts'

export type Account = { email: string; password: string }

export type Site = {
  url: string
  /** The sample account; has recipes, bookmarks, ratings and comments. */
  sampleUser: Account
  admin: Account
  /** Adds this many synthetic recipes, always the same ones. */
  seed: (count: number) => Promise<void>
  /** Waits for a mail to this address with `text` in it, and returns the newest such mail. */
  mailTo: (address: string, text?: string) => Promise<string>
  stop: () => Promise<void>
}

const admin = { email: 'admin@example.org', password: 'kanga-pindo-mezani' }

/**
 * All members of a site are on this machine, so with the default rates the twenty-first to sign up would be refused. None of them
 * has been a member for long.
 */
const manyNewcomers = [
  ...['signup', 'login', 'resetPassword', 'redeemLink', 'contact'].map(
    name => `throttles.${name}.perAddress=10000/300`,
  ),
  // One member writes all comments of a worker's journeys.
  'throttles.comment.perUser=10000/600',
  'newMember.recipesPerDay=10000 newMember.commentsPerDay=10000 newMember.sameTextsPerHour=10000',
].join(' ')

/** Replaces covers by placeholders. Drawing the covers of the sample takes more than a minute of processor time. */
const withoutPainter = ['--import', join(repository, 'tests/support/without-painter.ts')]

type Options = {
  /** A DATA_DIR to copy, made by `makeSiteTemplate`. */
  template?: string | undefined
  /** What an operator would set in addition to every site's settings. */
  environment?: Record<string, string>
}
type StartedSite = Omit<Site, 'stop'> & { exit: () => Promise<void> }

/** Starts the whole site as an operator does: its own database, the sample recipes, a free port. */
export async function startRealSite({ template, environment }: Options = {}): Promise<Site> {
  const dataDir = await makeDataDir()
  if (template) await promisify(execFile)('cp', ['-a', `${template}/.`, dataDir])
  const { exit, ...site } = await startSite(dataDir, template ? withoutPainter : [], environment)
  const stop = async () => {
    await exit()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { ...site, stop }
}

/** Set while sites start from a template, for the processes that start them. */
const templateVariable = 'MEZANI_SITE_TEMPLATE'
export const siteTemplate: string | undefined = process.env[templateVariable]

/**
 * Starts a site on an empty DATA_DIR, checks that it is ready, lists its recipes and signs its sample account in, and stops it.
 * Its DATA_DIR becomes a template, because initialising a database takes most of a start. Processes started within `use` find the
 * template as `siteTemplate`. Then it is removed.
 */
export async function makeSiteTemplate(): Promise<SiteTemplate> {
  const dataDir = await makeDataDir()
  const { url, sampleUser, exit } = await startSite(dataDir, withoutPainter)
  const ready = await fetch(`${url}/readyz`)
  const page = await fetch(`${url}/recipes`)
  const list = await fetch(`${url}/api/recipes?limit=1`)
  const signIn = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(sampleUser),
  })
  await exit()
  const statuses = [ready, page, list, signIn].map(({ status }) => status)
  if (statuses.some(status => status !== 200)) throw new Error(`The site answered ${statuses}`)
  return {
    use: async run => {
      process.env[templateVariable] = dataDir
      try {
        return await run()
      } finally {
        delete process.env[templateVariable]
        await rm(dataDir, { recursive: true, force: true })
      }
    },
  }
}

type SiteTemplate = { use: <Result>(run: () => Promise<Result>) => Promise<Result> }

async function makeDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mezani-journeys-'))
  // PostgreSQL's unprivileged account must be able to enter this folder. Otherwise PostgreSQL would stage its data elsewhere and
  // leave it there.
  await chmod(dataDir, 0o755)
  return dataDir
}

async function startSite(
  dataDir: string,
  nodeFlags: readonly string[],
  given?: Record<string, string>,
): Promise<StartedSite> {
  const environment = {
    DATABASE_URL: '',
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    LOG_LEVEL: 'error',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    SAMPLE_RECIPES: 'on',
    LIMITS: manyNewcomers,
    ...given,
  }
  const server = spawnServer(dataDir, environment, { nodeFlags })
  const address = await server.url()
  const [, email = '', password = ''] = await waitFor(
    async () => /sign in as:\s+(\S+)\s+(\S+)\s/.exec(server.output()) ?? undefined,
    'the sample account',
  )
  return {
    // Passkeys need a host name. They do not work with an IP address.
    url: address.replace('127.0.0.1', 'localhost'),
    sampleUser: { email, password },
    admin,
    seed: count => seed(environment, count),
    mailTo: (to, text = '') =>
      waitFor(
        async () =>
          (await readOutbox(join(dataDir, 'outbox'))).findLast(
            mail => mail.includes(`To: ${to}`) && mail.includes(text),
          ),
        `a mail to ${to}`,
        mailTimeoutMs,
      ),
    exit: server.stop,
  }
}

/** Long, because it only matters if no mail comes. */
const mailTimeoutMs = 60_000

/** Adds this many synthetic recipes to a running site with `npm run seed`. */
async function seed(environment: Record<string, string>, count: number): Promise<void> {
  const child = spawn(process.execPath, [join(repository, 'tools/seed.ts'), '--recipes', String(count)], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const code = await new Promise(resolve => child.once('exit', resolve))
  if (code !== 0) throw new Error(`The recipes could not be added: ${code}`)
}
