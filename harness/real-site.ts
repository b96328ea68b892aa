import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

export type Account = { email: string; password: string }

export type Site = {
  url: string
  /** The sample account; has recipes, bookmarks, ratings and comments. */
  sampleUser: Account
  admin: Account
  /** Adds so many synthetic recipes, always the same. */
  seed: (count: number) => Promise<void>
  /** Waits for a mail to this address with `text` in it, and returns the newest such mail. */
  mailTo: (address: string, text?: string) => Promise<string>
  stop: () => Promise<void>
}

const repository = join(import.meta.dirname, '..')
const admin = { email: 'admin@example.org', password: 'kanga-pindo-mezani' }

/**
 * All members of a site are on this machine: with the default rates the twenty-first to sign up would be refused. Nor has any
 * of them been here for long.
 */
const manyNewcomers = [
  ...['signup', 'login', 'resetPassword', 'redeemLink', 'contact'].map(
    name => `throttles.${name}.perAddress=10000/300`,
  ),
  // A worker's journeys say all that they say as one member.
  'throttles.comment.perUser=10000/600',
  'newMember.recipesPerDay=10000 newMember.commentsPerDay=10000 newMember.sameTextsPerHour=10000',
].join(' ')

/** Covers are placeholders: to draw those of the sample takes more than a minute of processor. */
const withoutPainter = ['--import', join(repository, 'tests/support/without-painter.ts')]

type Options = {
  nodeFlags?: readonly string[]
  /** A DATA_DIR to copy, of `makeSiteTemplate`. */
  template?: string | undefined
  /** What an operator would set beyond what every site has. */
  environment?: Record<string, string>
}
type StartedSite = Omit<Site, 'stop'> & { exit: () => Promise<void> }

/** The whole site as an operator starts it: its own database, the sample recipes, a port of its own. */
export async function startRealSite({
  template,
  nodeFlags = template ? withoutPainter : [],
  ...options
}: Options = {}): Promise<Site> {
  const dataDir = await makeDataDir()
  if (template) await promisify(execFile)('cp', ['-a', `${template}/.`, dataDir])
  const { exit, ...site } = await startSite(dataDir, { nodeFlags, ...options })
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
 * Starts a site on an empty DATA_DIR, looks whether it is ready, lists its recipes and signs its sample account in, and ends
 * it. Its DATA_DIR is a template: to initialise a database takes most of a start. Processes started within `use` find it
 * as `siteTemplate`; then it is removed.
 */
export async function makeSiteTemplate(): Promise<SiteTemplate> {
  const dataDir = await makeDataDir()
  const { url, sampleUser, exit } = await startSite(dataDir, { nodeFlags: withoutPainter })
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
  // In a folder that PostgreSQL's unprivileged account cannot enter, it would stage its data elsewhere and leave it there.
  await chmod(dataDir, 0o755)
  return dataDir
}

async function startSite(
  dataDir: string,
  { nodeFlags = [], environment: given }: Omit<Options, 'template'>,
): Promise<StartedSite> {
  const environment = {
    DATABASE_URL: '',
    DATA_DIR: dataDir,
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'error',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    SAMPLE_RECIPES: 'on',
    LIMITS: manyNewcomers,
    ...given,
  }
  const { url, output, stop } = await startProcess(
    [...nodeFlags, join(repository, 'server/main.ts')],
    environment,
  )
  const [, email = '', password = ''] = /sign in as:\s+(\S+)\s+(\S+)/.exec(output()) ?? []
  return {
    url,
    sampleUser: { email, password },
    admin,
    seed: count => seed(environment, count),
    mailTo: (address, text = '') => waitForMail(join(dataDir, 'outbox'), { address, text }),
    exit: stop,
  }
}

type SiteProcess = { url: string; output: () => string; stop: () => Promise<void> }

/** The site in a process of its own; resolves once it has told its address and its sample account. */
async function startProcess(args: string[], environment: Record<string, string>): Promise<SiteProcess> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [, url = ''] = await waitForOutput(child.stdout, /open at (http:\S+)[\s\S]*sign in as:\s+\S+\s+\S+\s/)
  return {
    url,
    output: () => outputByStream.get(child.stdout) ?? '',
    stop: async () => {
      child.kill('SIGTERM')
      const [code] = await once(child, 'exit')
      if (code !== 0) throw new Error(`The site ended with ${code}, told to stop`)
    },
  }
}

/** Adds so many synthetic recipes to a running site by `npm run seed`. */
async function seed(environment: Record<string, string>, count: number): Promise<void> {
  const child = spawn(process.execPath, [join(repository, 'tools/seed.ts'), '--recipes', String(count)], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const code = await new Promise(resolve => child.once('exit', resolve))
  if (code !== 0) throw new Error(`The recipes could not be added: ${code}`)
}

const outputByStream = new WeakMap<NodeJS.ReadableStream, string>()

/** Waits until the output so far contains the pattern. */
function waitForOutput(output: NodeJS.ReadableStream, pattern: RegExp): Promise<RegExpExecArray> {
  return new Promise((resolve, reject) => {
    const checkOutput = (chunk = '') => {
      const text = (outputByStream.get(output) ?? '') + chunk
      outputByStream.set(output, text)
      const match = pattern.exec(text)
      if (match) resolve(match)
    }
    output.on('data', (chunk: Buffer) => checkOutput(chunk.toString()))
    output.on('end', () => reject(new Error(`The site did not start:\n${outputByStream.get(output)}`)))
    checkOutput()
  })
}

/** Long, because it only matters where none comes. */
const mailTimeoutMs = 60_000

async function waitForMail(
  folder: string,
  { address, text }: { address: string; text: string },
): Promise<string> {
  const deadline = performance.now() + mailTimeoutMs
  while (performance.now() < deadline) {
    const names = (await readdir(folder).catch(() => [])).filter(name => name.endsWith('.eml')).sort()
    for (const name of names.reverse()) {
      const mail = (await readFile(join(folder, name), 'utf8')).replaceAll('=\r\n', '').replaceAll('=3D', '=')
      if (mail.includes(`To: ${address}`) && mail.includes(text)) return mail
    }
    await sleep(50)
  }
  throw new Error(`No mail came for ${address}`)
}
