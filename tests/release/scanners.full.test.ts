import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { promisify } from 'node:util'
import { isInstalled } from '#harness/installed.ts'
import { buildApp } from '#server/app.ts'
import { servePages } from '#server/pages.ts'
import { noThrottle } from '#server/platform/http/throttle.ts'
import { aMember } from '#tests/support/people.ts'
import { publishRecipe } from '#tests/support/recipes.ts'
import { openSite } from '#tests/support/site.ts'

const run = promisify(execFile)
const [hasFfuf, hasWapiti] = [await isInstalled('ffuf'), await isInstalled('wapiti')]
const folder = await mkdtemp(join(tmpdir(), 'mezani-scan-'))
after(() => rm(folder, { recursive: true, force: true }))

const site = await openSite()
for (let n = 0; n < 5; n += 1) await publishRecipe(site, await aMember(site), { image: '', chefImage: '' })
const app = await buildApp(
  { ...site.services, throttler: noThrottle },
  { log: site.log, corsOrigins: [], trustProxy: [], isHttps: false },
)
let url = ''
await servePages(app, { ...site.services, throttler: noThrottle, publicUrl: () => url })
let requests = 0
app.server.on('request', () => {
  requests += 1
})
url = await app.listen({ port: 0, host: '127.0.0.1' })
after(async () => {
  app.server.closeAllConnections()
  await app.close()
})

/** What careless servers give away: files of editors, of version control, of deployments, of other software. */
function guessedPaths(): string[] {
  const folders = [
    '',
    'api/',
    'assets/',
    'media/',
    'uploads/',
    'data/',
    'dist/',
    'server/',
    'admin/',
    '../',
    '%2e%2e/',
  ]
  const names =
    'admin backup backups config configuration database db debug docker-compose dump env error errors index install log logs main node_modules package package-lock phpinfo private secret secrets server settings setup shell sql status swagger system temp test tmp token tokens user users web wp-admin wp-config wp-login .env .git/config .git/HEAD .htaccess .htpasswd .npmrc .ssh/id_rsa .DS_Store .svn/entries etc/passwd proc/self/environ outbox postgres postgresql.conf pg_hba.conf graphql actuator metrics console trace health info'.split(
      ' ',
    )
  const extensions = [
    '',
    '.bak',
    '.old',
    '~',
    '.sql',
    '.json',
    '.js',
    '.ts',
    '.zip',
    '.tar.gz',
    '.php',
    '.yml',
    '.map',
    '.log',
  ]
  return folders.flatMap(place =>
    names.flatMap(name => extensions.map(extension => place + name + extension)),
  )
}

test('Z6: of thousands of guessed paths none leads to a file, a folder or a page that is not of the site', {
  skip: !hasFfuf && 'ffuf is not installed',
  timeout: 1_800_000,
}, async t => {
  const words = join(folder, 'words.txt')
  const paths = guessedPaths()
  await writeFile(words, paths.join('\n'))
  const output = join(folder, 'ffuf.json')
  await run(
    'ffuf',
    ['-w', words, '-u', `${url}/FUZZ`, '-mc', 'all', '-o', output, '-of', 'json', '-s', '-t', '8'],
    {
      maxBuffer: 100_000_000,
    },
  )
  const { results } = JSON.parse(await readFile(output, 'utf8')) as {
    results: { url: string; status: number }[]
  }
  assert.ok(results.length > paths.length / 2, `${results.length} answers to ${paths.length} paths`)
  const found = results
    .filter(({ status }) => status !== 404)
    .map(({ url, status }) => `${status} ${url.replace(/^https?:\/\/[^/]*/, '')}`)
  t.diagnostic(`${paths.length} paths; others than 404: ${found.length}`)
  // The pages of the site that have such names, and what has a slash too many or may not be listed.
  const expected = /^(200 \/(admin|status)$|3\d\d )/
  assert.deepEqual(
    found.filter(line => !expected.test(line)),
    [],
  )
})

/** Those that ask for nothing beyond this machine: `ssrf` and `xxe` need a server elsewhere, `nikto` a download. */
const startPaths = [
  '/recipes?q=salt&diet=Vegan&servings=2&sort=newest',
  '/login',
  '/signup',
  '/contactus',
  '/aboutus',
  '/verify-email?token=a',
  '/reset-password?token=a',
  '/chefs/1',
  '/api/recipes?q=salt&dietType=Vegan&sort=newest&limit=5&minRating=2&cursor=a',
  '/api/recipes/facets',
  '/openapi.json',
  '/docs',
]
const modules =
  'backup,blindsql,crlf,csp,exec,file,htaccess,http_headers,methods,permanentxss,redirect,shellshock,sql,xss'

test('Z6: a scanner of web sites finds nothing of high or medium weight', {
  skip: !hasWapiti && 'wapiti is not installed',
  timeout: 3_600_000,
}, async t => {
  const output = join(folder, 'wapiti.json')
  const before = requests
  const { stdout } = await run(
    'wapiti',
    [
      ...['-u', `${url}/`, ...startPaths.flatMap(path => ['-s', url + path])],
      ...['--scope', 'domain', '-m', modules, '--no-bugreport', '--flush-session', '--store-session', folder],
      ...['--max-scan-time', '900', '--max-attack-time', '300', '-f', 'json', '-o', output],
    ],
    // Without a proxy of this machine's, which would not reach loopback.
    { maxBuffer: 100_000_000, env: { PATH: process.env.PATH ?? '', HOME: folder } },
  )
  const report = JSON.parse(await readFile(output, 'utf8')) as {
    vulnerabilities: Record<string, { info: string; level: number; path: string }[]>
  }
  const found = Object.entries(report.vulnerabilities).flatMap(([kind, list]) =>
    list.map(({ info, level, path }) => ({ level, finding: `${kind}: ${path} ${info}` })),
  )
  for (const { level, finding } of found) t.diagnostic(`${level} of 4: ${finding}`)
  t.diagnostic(`${requests - before} requests`)
  assert.ok(requests - before > 1000, `only ${requests - before} requests:\n${stdout.slice(-3000)}`)
  // 1 is low: headers that only https has, or that browsers dropped.
  assert.deepEqual(
    found.filter(({ level }) => level > 1),
    [],
  )
})

test('the scans made no server error', () => {
  assert.deepEqual(
    site.logLines.filter(line => /"status":5\d\d/.test(line)),
    [],
  )
})
