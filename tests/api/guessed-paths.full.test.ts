import assert from 'node:assert/strict'
import { Agent, get } from 'node:http'
import { after, test } from 'node:test'
import { buildApp } from '#server/app.ts'
import { servePages } from '#server/pages.ts'
import { noThrottle } from '#server/platform/http/throttle.ts'
import { openSite } from '#tests/support/site.ts'

const site = await openSite()
const app = await buildApp(
  { ...site.services, throttler: noThrottle },
  { log: site.log, corsOrigins: [], trustProxy: [], isHttps: false },
)
let url = ''
await servePages(app, { ...site.services, throttler: noThrottle, publicUrl: () => url })
url = await app.listen({ port: 0, host: '127.0.0.1' })
const agent = new Agent({ keepAlive: true, maxSockets: 8 })
after(async () => {
  agent.destroy()
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

/** As it is written: `fetch` would leave out the dots before it sends it. */
const statusOf = (path: string) =>
  new Promise<number>((resolve, reject) => {
    const { hostname, port } = new URL(url)
    get({ hostname, port, path: `/${path}`, agent }, response => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0))
    }).on('error', reject)
  })

test('Z6: of thousands of guessed paths none leads to a file, a folder or a page that is not of the site', async t => {
  const paths = guessedPaths()
  const answers = await Promise.all(paths.map(async path => `${await statusOf(path)} /${path}`))
  const found = answers.filter(answer => !answer.startsWith('404 '))
  t.diagnostic(`${paths.length} paths; others than 404: ${found.length}`)
  // The pages of the site that have such names, and what has a slash too many or may not be listed.
  const expected = /^(200 \/(admin|status)$|3\d\d )/
  assert.deepEqual(
    found.filter(answer => !expected.test(answer)),
    [],
  )
})
