import assert from 'node:assert/strict'
import { cp, mkdir, readdir, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { aDataDir } from '#server/platform/database/embedded/embedded.support.ts'
import { createApiCall } from '#tests/support/call.ts'
import { formWithFile, phoneHeic, solidImage } from '#tests/support/pictures.ts'
import { repository } from '#tests/support/repository.ts'
import { copyRepository } from '#tests/support/repository-copies.ts'
import { startServer } from '#tests/support/server-process.ts'
import {
  createDatabase,
  databaseUrl,
  findTestPostgres,
  stopLocalPostgres,
} from '#tests/support/test-postgres.ts'
import { joinSite } from '#tests/support/use-site.ts'
import { readLock } from './support/repository.ts'

test('the site runs without the development packages: pages, API, pictures and the API’s documentation', async t => {
  const { root, remove } = await copyRepository('production')
  t.after(async () => {
    await remove()
    await stopLocalPostgres()
  })
  await removeDevelopmentPackages(root)
  await cp(join(repository, 'dist'), join(root, 'dist'), { recursive: true })
  const DATABASE_URL = databaseUrl(await createDatabase(await findTestPostgres()))
  const server = startServer(
    aDataDir(t),
    { DATABASE_URL, SAMPLE_RECIPES: 'off' },
    { program: join(root, 'server/main.ts') },
  )
  const url = await server.url()
  const call = createApiCall(url)
  for (const path of ['/recipes', '/login', '/docs', '/openapi.json', '/readyz'])
    assert.equal((await call('GET', path)).status, 200, path)
  assert.match((await call('GET', '/recipes')).text, /<main/, server.output())
  const token = await joinSite(call)
  for (const picture of [await solidImage().jpeg().toBuffer(), phoneHeic]) {
    const uploaded = await call('POST', '/api/images', { token, body: formWithFile('image', picture) })
    assert.equal(uploaded.status, 201, uploaded.text)
  }
  await server.stop()
})

/** Removes what `npm prune --omit=dev` would remove. */
async function removeDevelopmentPackages(root: string): Promise<void> {
  const { packages } = await readLock()
  const isKept = (name: string) =>
    packages[`node_modules/${name}`]?.dev !== true && packages[`node_modules/${name}`]
  const folder = join(root, 'node_modules')
  for (const entry of await readdir(folder)) {
    const path = join(folder, entry)
    if (!entry.startsWith('@')) {
      if (!isKept(entry)) await rm(path, { recursive: true })
      continue
    }
    const names = await readdir(path)
    await rm(path)
    for (const name of names.filter(inScope => isKept(`${entry}/${inScope}`)))
      await link(join(repository, 'node_modules', entry, name), join(folder, entry), name)
  }
  const left = await readdir(folder)
  assert.ok(left.includes('fastify') && !left.includes('vite') && !left.includes('typescript'))
}

async function link(target: string, folder: string, name: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await symlink(target, join(folder, name), 'junction')
}
