import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import sharp from 'sharp'
import { openDatabase, openPool } from '#server/platform/database/connect.ts'
import { findFreePort } from '#server/platform/http/find-free-port.ts'
import { defaultLimits } from '#server/platform/limits/default-limits.ts'
import { createApiCall } from '#tests/support/call.ts'
import { aMember } from '#tests/support/people.ts'
import { publishRecipe } from '#tests/support/recipes.ts'
import { repository } from '#tests/support/repository.ts'
import { startServer } from '#tests/support/server-process.ts'
import { databaseUrl } from '#tests/support/test-postgres.ts'
import { openUploads } from '#tests/support/uploads.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { startDebianPostgres } from './support/debian-postgres.ts'
import { requirePrograms, startProgram } from './support/program.ts'

await requirePrograms({ nginx: 'nginx' })
const postgres = await startDebianPostgres()
after(postgres.stop)
const pool = openPool({ ...postgres.connection, max: 2 }, () => undefined)
after(() => pool.end())

/** Starts a process of the site, which shares nothing with another process but PostgreSQL. */
async function startProcess() {
  const dataDir = await mkdtemp(join(tmpdir(), 'mezani-process-'))
  after(() => rm(dataDir, { recursive: true, force: true }))
  const server = startServer(dataDir, {
    DATABASE_URL: databaseUrl(postgres.connection),
    TRUST_PROXY: '127.0.0.1',
    SAMPLE_RECIPES: 'off',
    LOG_LEVEL: 'warn',
  })
  return { server, url: await server.url() }
}

const first = await startProcess()
const second = await startProcess()
const url = await startNginx([first.url, second.url])
const call = createApiCall(url)
const cook = await aMember({ db: openDatabase(pool) })

test('a recipe that one process stores appears at once in a list that the other process has in memory', async () => {
  const [here, there] = [createApiCall(first.url), createApiCall(second.url)]
  const listThere = async () => (await there('GET', '/api/recipes?fields=card')).body
  await publishRecipe({ call: here }, cook, { title: 'Githeri' })
  await waitFor(async () => ((await listThere()).length === 1 ? true : undefined))
  await publishRecipe({ call: here }, cook, { title: 'Irio' })
  const since = performance.now()
  await waitFor(async () => ((await listThere()).length === 2 ? true : undefined))
  // If the first process did not tell the second, the list would stay in memory for half a minute.
  assert.ok(performance.now() - since < 5_000)
})

test('a large photo comes through nginx', async () => {
  const [width, height] = [900, 600]
  const noise = sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
  const photo = await noise.png({ compressionLevel: 0 }).toBuffer()
  assert.ok(photo.length > 1_500_000)
  const { uploadPhoto } = openUploads({ url: first.url, dataDir: '' }, call)
  assert.match(await uploadPhoto(cook, photo), /\/media\/images\//)
})

test('both processes count logins together, whatever address a visitor sends', async () => {
  const { calls } = defaultLimits.throttles.login.perAddress
  const answers: { status: number; by: string | null }[] = []
  for (let n = 0; n < calls + 6; n += 1) {
    const { status, headers } = await call('POST', '/api/auth/login', {
      body: { email: `nobody${n}@example.org`, password: 'not the password' },
      headers: { 'x-forwarded-for': `203.0.113.${n}` },
    })
    answers.push({ status, by: headers.get('x-served-by') })
  }
  assert.equal(new Set(answers.map(({ by }) => by)).size, 2, 'nginx asks both')
  const expected = answers.map((_, n) => (n < calls ? 401 : 429))
  assert.deepEqual(
    answers.map(({ status }) => status),
    expected,
  )
})

test('a process that is told to stop loses no request: from then on the other process answers', async () => {
  const id = await publishRecipe({ call }, cook, { title: 'Mukimo' })
  const answers: { status: number; by: string | null }[] = []
  let isOver = false
  const visitors = Array.from({ length: 8 }, async (_, n) => {
    while (!isOver) {
      const { status, headers } = await (n % 2 === 0
        ? call('GET', `/api/recipes/${id}`, { token: cook.token })
        : call('PUT', `/api/recipes/${id}`, { token: cook.token, body: { rating: 4 } }))
      answers.push({ status, by: headers.get('x-served-by') })
    }
  })
  const waitForMore = async (count: number) => {
    const until = answers.length + count
    await waitFor(async () => answers.length > until || undefined, 'answers')
  }
  await waitForMore(50)
  const stoppedAt = answers.length
  await first.server.stop()
  await waitForMore(50)
  isOver = true
  await Promise.all(visitors)
  assert.deepEqual(
    answers.filter(({ status }) => status !== 200),
    [],
  )
  assert.equal(new Set(answers.slice(0, stoppedAt).map(({ by }) => by)).size, 2)
  const ofSecond = new URL(second.url).host
  assert.ok(answers.slice(-30).every(({ by }) => by?.endsWith(ofSecond)))
})

/** Starts nginx as in docs/deployment, but without TLS and on a free port. A header says which process has answered. */
async function startNginx(processes: string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mezani-nginx-'))
  after(() => rm(folder, { recursive: true, force: true }))
  const port = await findFreePort()
  const example = await readFile(join(repository, 'docs/deployment/nginx.conf'), 'utf8')
  const site = processes
    .reduce((text, url, n) => text.replace(`127.0.0.1:300${n}`, new URL(url).host), example)
    .replace(/^server \{\n {4}listen 80;[\s\S]*?^\}\n/m, '')
    .replace(/^ +(listen|ssl_).*\n/gm, '')
    .replace('server_name', `listen 127.0.0.1:${port};\n    server_name`)
    .replace('proxy_pass', 'add_header X-Served-By $upstream_addr always;\n        proxy_pass')
  const path = join(folder, 'nginx.conf')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    name => `${name}_temp_path ${folder}/${name};\n`,
  )
  await writeFile(
    path,
    `user root;\npid ${folder}/nginx.pid;\nevents {}\nhttp {\naccess_log off;\n${temporary.join('')}${site}}\n`,
  )
  const nginx = await startProgram(
    ['nginx', '-c', path, '-e', 'stderr', '-g', 'daemon off; master_process off;'],
    {
      isReady: async () =>
        (await fetch(`http://127.0.0.1:${port}/livez`).catch(() => undefined))?.ok ?? false,
    },
  )
  after(() => nginx.stop())
  return `http://127.0.0.1:${port}`
}
