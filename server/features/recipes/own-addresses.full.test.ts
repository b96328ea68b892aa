import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buildApp } from '#server/app.ts'
import { createApiCall } from '#tests/support/call.ts'
import { aMember } from '#tests/support/people.ts'
import { aRecipe, publishRecipe } from '#tests/support/recipes.ts'
import { openSite, serve } from '#tests/support/site.ts'
import { openUploads } from '#tests/support/uploads.ts'

const publicUrl = 'https://table.example'
const site = await openSite({ PUBLIC_URL: publicUrl })
const { call, pool } = site

const storedAddresses = async (id: number) =>
  (await pool.query('select url, more_info_url as "moreInfoUrl", image from recipes where id = $1', [id]))
    .rows[0]

/** Serves the same site at another public URL. */
async function moveTo(address: string) {
  const services = { ...site.services, publicUrl: () => address }
  const app = await buildApp(services, { log: site.log, corsOrigins: [], trustProxy: [], isHttps: true })
  return createApiCall(await serve(app))
}

test('an address of this site moves with the site, also after an edit; other addresses stay as they are', async () => {
  const author = await aMember(site)
  const photo = await openUploads(site, call).uploadPhoto(author)
  const id = await publishRecipe(site, author, { image: photo, moreInfoUrl: `${publicUrl}.evil.example/x` })
  const { body: edited } = await call('PUT', `/api/recipes/${id}`, {
    token: author.token,
    body: aRecipe({
      url: `${publicUrl}/recipes/${id}`,
      image: photo,
      moreInfoUrl: `${publicUrl}.evil.example/x`,
    }),
  })
  assert.deepEqual(
    [edited.url, edited.image, edited.moreInfoUrl],
    [`${publicUrl}/recipes/${id}`, photo, `${publicUrl}.evil.example/x`],
  )
  assert.deepEqual(await storedAddresses(id), {
    url: `/recipes/${id}`,
    image: new URL(photo).pathname,
    moreInfoUrl: `${publicUrl}.evil.example/x`,
  })
  const newCall = await moveTo('https://kitchen.example')
  const { body: moved } = await newCall('GET', `/api/recipes/${id}`, { token: author.token })
  assert.deepEqual(
    [moved.url, moved.image, moved.moreInfoUrl],
    [
      `https://kitchen.example/recipes/${id}`,
      photo.replace(publicUrl, 'https://kitchen.example'),
      `${publicUrl}.evil.example/x`,
    ],
  )
})
