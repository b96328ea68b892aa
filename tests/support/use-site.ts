import assert from 'node:assert/strict'
import type { ApiCall } from './call.ts'
import { formWithFile, solidImage } from './pictures.ts'
import { aRecipe } from './recipes.ts'
import { waitFor } from './wait-for.ts'

/** Makes an account and signs in; returns the token. */
export async function joinSite(call: ApiCall): Promise<string> {
  const body = {
    email: 'a@example.org',
    username: 'a-cook',
    password: 'long enough',
    confirmPassword: 'long enough',
  }
  assert.equal((await call('POST', '/api/auth/signup', { body })).status, 201)
  const { body: session } = await call('POST', '/api/auth/login', { body })
  return session.access_token
}

/** Makes the site write an account with its mail, a photo, an avatar, a cover, and words for the search ("Lamu" finds the recipe). */
export async function useSite(call: ApiCall): Promise<void> {
  const token = await joinSite(call)
  const photo = await solidImage(1600, 1200).jpeg().toBuffer()
  const uploaded = await call('POST', '/api/images', { token, body: formWithFile('image', photo) })
  assert.equal(uploaded.status, 201, uploaded.text)
  const avatar = await call('POST', '/api/users/avatar', { token, body: formWithFile('avatar', photo) })
  assert.equal(avatar.status, 200, avatar.text)
  const publish = async (changes: object) =>
    (await call('POST', '/api/recipes', { token, body: aRecipe({ ...changes }) })).body
  const withPhoto = await publish({ title: 'Kachumbari of Lamu', image: uploaded.body.url })
  const withCover = await publish({ title: 'Mandazi', image: '' })
  const found = await call('GET', '/api/recipes?q=Lamu&fields=card')
  assert.deepEqual(
    found.body.map(({ id }: { id: number }) => id),
    [withPhoto.id],
  )
  for (const address of [uploaded.body.url, avatar.body.profilePicture])
    assert.match((await call('GET', new URL(address).pathname)).headers.get('content-type') ?? '', /^image/)
  const { body: recipe } = await call('GET', `/api/recipes/${withCover.id}`, { token })
  await waitFor(async () => {
    const { headers } = await call('GET', new URL(recipe.cover.url).pathname)
    return headers.get('cache-control')?.includes('immutable') || undefined
  }, 'the cover')
  assert.equal((await call('GET', new URL(recipe.cover.url).pathname)).status, 200)
}
