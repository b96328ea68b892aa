import assert from 'node:assert/strict'
import { test } from 'node:test'
import { noThrottle } from '#server/platform/http/throttle.ts'
import { rawCall } from '#tests/support/call.ts'
import { runConcurrently } from '#tests/support/concurrency.ts'
import { openPages, openSite } from '#tests/support/site.ts'

const site = await openSite()
const { url } = await openPages({ services: { ...site.services, throttler: noThrottle }, log: site.log })

/** Returns paths that careless servers give away: files of editors, of version control, of deployments, of other software. */
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

test('Z6: none of thousands of guessed paths leads to a file, a folder or a page that does not belong to the site', async t => {
  const paths = guessedPaths()
  const found: string[] = []
  const queue = paths.values()
  await runConcurrently(8, async () => {
    for (const path of queue) {
      const { status } = await rawCall(url, { method: 'GET', path: `/${path}` })
      if (status !== 404) found.push(`${status} /${path}`)
    }
  })
  t.diagnostic(`${paths.length} paths; others than 404: ${found.length}`)
  // The site's own pages that have these names, and redirects of paths that have a slash too many or may not be listed.
  const expected = /^(200 \/(admin|status)$|3\d\d )/
  assert.deepEqual(
    found.filter(answer => !expected.test(answer)),
    [],
  )
})
