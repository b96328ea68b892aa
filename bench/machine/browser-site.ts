import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export type BrowserSite = { url: string; token: string; recipes: number[] }

const root = join(import.meta.dirname, '../..')

/** The site as an operator starts it, with its sample table, its client built and every cover drawn; signed in to as the sample cook. */
export async function withBrowserSite<Result>(
  work: (site: BrowserSite) => Promise<Result>,
  { madeUp = 0 } = {},
): Promise<Result> {
  await run('tools/build.ts')
  const dataDir = await mkdtemp(join(tmpdir(), 'mezani-bench-pages-'))
  const environment = { ...process.env, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'error', DATABASE_URL: '' }
  const child = spawn(process.execPath, [join(root, 'server/main.ts')], {
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const [url = '', email = '', password = ''] = await welcome(child.stdout)
    if (madeUp > 0) await run('tools/seed.ts', ['--recipes', String(madeUp)], environment)
    else await untilCoversAreDrawn(url)
    const { access_token: token } = await post(`${url}/api/auth/login`, { email, password })
    const listed = (await (await fetch(`${url}/api/recipes?limit=100&fields=card`)).json()) as {
      id: number
    }[]
    return await work({ url, token, recipes: listed.map(({ id }) => id) })
  } finally {
    child.kill('SIGTERM')
    await once(child, 'exit')
    await rm(dataDir, { recursive: true, force: true })
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
      if (said) resolve([`http://127.0.0.1${said[1]}`, said[2] ?? '', said[3] ?? ''])
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
  const listed = (await (await fetch(`${url}/api/recipes?limit=100&fields=card`)).json()) as {
    cover: { url: string }
  }[]
  console.log(`  waiting for ${listed.length} covers`)
  for (const { cover } of listed) {
    const path = new URL(cover.url).pathname
    // Until it is drawn its plain ground stands in, which no browser may keep.
    while ((await fetch(url + path)).headers.get('cache-control') === 'no-cache') await sleep(500)
  }
}
