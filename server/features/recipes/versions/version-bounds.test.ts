import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aMember } from '#tests/support/people.ts'
import { aRecipe, publishRecipe } from '#tests/support/recipes.ts'
import { openSite } from '#tests/support/site.ts'

const site = await openSite({ LIMITS: 'maxVersionsPerRecipe=3, maxVersionTextBytes=20000' })
const { call } = site

/** Publishes a recipe, changes it `changes` times and returns the numbers of the versions that are left. */
async function keptAfter(changes: number, instructions: string): Promise<number[]> {
  const { token, ...author } = await aMember(site)
  const cups = (count: number) => ({ ingredients: `${count} cups maize flour`, instructions })
  const id = await publishRecipe(site, { token, ...author }, cups(1))
  for (let count = 2; count <= changes + 1; count += 1) {
    const { status } = await call('PUT', `/api/recipes/${id}`, { token, body: aRecipe(cups(count)) })
    assert.equal(status, 200)
  }
  const { body } = await call('GET', `/api/recipes/${id}/versions`, { token })
  return body.map(({ number }: { number: number }) => number)
}

test('a recipe can be changed beyond the number of kept versions: the oldest ones go, except the first', {
  tags: ['versions-bounds'],
}, async () => {
  assert.deepEqual(await keptAfter(3, 'Stir.'), [4, 3, 2, 1])
  assert.deepEqual(await keptAfter(7, 'Stir.'), [8, 7, 6, 5, 1])
})

test('fewer versions are kept if their texts are long', async () => {
  assert.deepEqual(await keptAfter(5, 'Stir it very well.\n'.repeat(370)), [6, 5, 4, 1])
})
