import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { chromium } from '@playwright/test'
import { findFreePort } from '#server/platform/http/find-free-port.ts'
import { chromiumArguments, findChromium } from '#tests/support/find-chromium.ts'
import { copyRepository } from '#tests/support/repository-copies.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { ensureChromium } from './test/chromium.ts'

const { root: folder, remove } = await copyRepository('dev')
const port = await findFreePort()
const url = `http://localhost:${port}`
/** Long, because a start may have to build the client first, beside many other tests. */
const startTimeoutMs = 300_000
let site: ChildProcess
let output = ''

async function edit(path: string, from: string, to: string): Promise<void> {
  const text = await readFile(join(folder, path), 'utf8')
  assert.ok(text.includes(from), `${path} has no ${from}`)
  await save(path, text.replace(from, to))
}

/** Replaces a file in one step, as editors do: a file that is written in place may be read while it is still empty. */
async function save(path: string, text: string): Promise<void> {
  const draft = join(folder, 'node_modules', 'draft')
  await writeFile(draft, text)
  await rename(draft, join(folder, path))
}

const waitForOutput = (words: string) =>
  waitFor(
    async () => {
      assert.equal(site.exitCode, null, output)
      return output.includes(words) || undefined
    },
    `"${words}" in the output`,
    startTimeoutMs,
  )

async function listRecipes(limit: number): Promise<{ ratingCount: number }[]> {
  const reply = await fetch(`${url}/api/recipes?limit=${limit}`)
  assert.equal(reply.status, 200)
  return (await reply.json()) as { ratingCount: number }[]
}

const isAnswering = (address: string): Promise<boolean> =>
  fetch(address).then(
    () => true,
    () => false,
  )

before(async () => {
  site = spawn('npm', ['run', 'dev'], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PORT: String(port), DATA_DIR: join(folder, 'data'), DATABASE_URL: '' },
  })
  for (const stream of [site.stdout, site.stderr])
    stream?.setEncoding('utf8').on('data', text => (output += text))
  await waitForOutput(`open at ${url}`)
})

after(async () => {
  if (site.exitCode === null && site.signalCode === null && site.pid) {
    process.kill(-site.pid, 'SIGTERM')
    await once(site, 'exit')
  }
  await remove()
})

test('npm run dev updates an open page when a component or a style sheet changes, without reloading it', async () => {
  assert.ok(await ensureChromium())
  const executablePath = findChromium()
  const browser = await chromium.launch({
    args: chromiumArguments,
    ...(executablePath && { executablePath }),
  })
  try {
    const page = await browser.newPage()
    page.setDefaultTimeout(startTimeoutMs)
    await page.goto(`${url}/recipes`)
    await page.getByRole('heading', { level: 3 }).first().waitFor()
    // A reload of the page would remove the attribute.
    await page.evaluate('document.documentElement.dataset.marked = "yes"')
    await edit('web/app/footer.tsx', '{t.copyright(', 'A seat at the table {t.copyright(')
    await page.getByText('A seat at the table').waitFor()
    await edit('web/app/base.css', 'body {', 'body {\n  outline: 7px solid;')
    await page.waitForFunction('getComputedStyle(document.body).outlineWidth === "7px"')
    assert.equal(await page.locator('html[data-marked]').count(), 1, 'the page was loaded again')
  } finally {
    await browser.close()
  }
})

test('npm run dev restarts the server when its code changes; no request fails meanwhile', async () => {
  await edit(
    'server/features/recipes/recipes.present.ts',
    'ratingCount: row.ratingCount',
    'ratingCount: 4321',
  )
  await waitFor(async () => (await listRecipes(1))[0]?.ratingCount === 4321 || undefined, 'the changed count')
})

test('npm run dev restarts the server when the contract changes', async () => {
  await edit('contract/limits.ts', 'maxPageSize = 100', 'maxPageSize = 3')
  await waitFor(async () => (await listRecipes(50)).length === 3 || undefined, 'a page of three recipes')
})

test('npm run dev applies a new migration', async () => {
  await save('server/platform/database/migrations/9999-trial.sql', 'create table trial (id int);')
  await waitForOutput('"applied":["9999-trial.sql"]')
})

test('npm run dev survives a server that does not start: requests get 503 until its code is mended', async () => {
  const path = 'server/app.ts'
  const text = await readFile(join(folder, path), 'utf8')
  const statusOf = async (path: string) => (await fetch(`${url}${path}`)).status
  await save(path, `${text}\n)`)
  await waitFor(async () => (await statusOf('/livez')) === 503 || undefined, 'a 503')
  await save(path, text)
  await waitFor(async () => (await statusOf('/livez')) === 200 || undefined, 'the server')
})

test('npm run dev stops on Ctrl-C, and so do its server and its database', async () => {
  const [, serverUrl = ''] = /Server listening at (http:[^"]+)/.exec(output) ?? []
  const postgresPidFile = join(folder, 'data/postgres/cluster/postmaster.pid')
  assert.ok(existsSync(postgresPidFile) && (await isAnswering(`${serverUrl}/livez`)))
  assert.ok(site.pid)
  process.kill(-site.pid, 'SIGINT')
  await waitFor(async () => {
    const isRunning = (await isAnswering(url)) || (await isAnswering(`${serverUrl}/livez`))
    return isRunning || existsSync(postgresPidFile) ? undefined : true
  }, 'the end')
})
