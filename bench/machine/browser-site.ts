import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { siteFlags } from './site-flags.ts'

export type BrowserSite = { url: string; token: string; recipes: number[] }

const root = join(import.meta.dirname, '../..')

type Running = { site: BrowserSite; stop: () => Promise<void> }

let drawn: Promise<Running> | undefined

/** The site as an operator starts it, with every cover drawn: one for all that ask, since drawing takes minutes. */
export async function withDrawnSite<Result>(work: (site: BrowserSite) => Promise<Result>): Promise<Result> {
  drawn ??= startSite(({ url }) => untilCoversAreDrawn(url))
  return work((await drawn).site)
}

export async function stopDrawnSite(): Promise<void> {
  await (await drawn)?.stop()
  drawn = undefined
}

/** A site of one's own, with this many made-up recipes beside the sample table. */
export async function withLargeSite<Result>(
  recipes: number,
  work: (site: BrowserSite) => Promise<Result>,
): Promise<Result> {
  const { site, stop } = await startSite((_, environment) =>
    run('tools/seed.ts', ['--recipes', String(recipes)], environment),
  )
  return work(site).finally(stop)
}

type Prepare = (site: { url: string }, environment: NodeJS.ProcessEnv) => Promise<void>

/** With its sample table and its client built; signed in to as the sample cook. */
async function startSite(prepare: Prepare): Promise<Running> {
  await run('tools/build.ts')
  const dataDir = await mkdtemp(join(tmpdir(), 'mezani-bench-pages-'))
  const environment = { ...process.env, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'error', DATABASE_URL: '' }
  const child = spawn(process.execPath, [...siteFlags, join(root, 'server/main.ts')], {
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = async () => {
    child.kill('SIGTERM')
    await once(child, 'exit')
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    const [url = '', email = '', password = ''] = await welcome(child.stdout)
    await prepare({ url }, environment)
    const { access_token: token } = await post(`${url}/api/auth/login`, { email, password })
    const listed = (await (await fetch(`${url}/api/recipes?limit=100&fields=card`)).json()) as {
      id: number
    }[]
    return { site: { url, token, recipes: listed.map(({ id }) => id) }, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function run(script: string, parameters: string[] = [], env = process.env): Promise<void> {
  const child = spawn(process.execPath, [join(root, script), ...parameters], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${script} ended with ${code}.`)
}

/** What the start prints: the address, and whom to sign in as. */
const welcome = (output: NodeJS.ReadableStream): Promise<string[]> =>
  new Promise((resolve, reject) => {
    let text = ''
    output.on('data', chunk => {
      text += String(chunk)
      const said = /open at http:\/\/localhost(:\d+)[\s\S]*sign in as:\s+(\S+)\s+(\S+)/.exec(text)
      // By name, as in the pictures' addresses: by its number it would be another origin, reached anew.
      if (said) resolve([`http://localhost${said[1]}`, said[2] ?? '', said[3] ?? ''])
    })
    output.on('end', () => reject(new Error(`The site did not start:\n${text}`)))
  })

async function post(url: string, body: object): Promise<{ access_token: string }> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  return (await answer.json()) as { access_token: string }
}

/** Drawing takes a core for a while; nothing is measured beside it. */
async function untilCoversAreDrawn(url: string): Promise<void> {
  const answer = await fetch(`${url}/api/recipes?fields=card&limit=100`)
  const cards = (await answer.json()) as { cover: { url: string } }[]
  console.log(`  waiting for ${cards.length} covers`)
  for (const { cover } of cards) while (!(await isDrawn(url, cover.url))) await sleep(500)
}

/** Until it is drawn its plain ground stands in, which no browser may keep. */
const isDrawn = async (url: string, cover: string): Promise<boolean> =>
  (await fetch(url + new URL(cover).pathname)).headers.get('cache-control') !== 'no-cache'
