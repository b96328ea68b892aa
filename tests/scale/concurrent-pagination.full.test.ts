import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Recipe } from '#contract/recipes.ts'
import { startSession } from '#server/features/auth/sessions.queries.ts'
import { defaultLimits } from '#server/platform/limits/default-limits.ts'
import { aMember } from '#tests/support/people.ts'
import { aRecipe } from '#tests/support/recipes.ts'
import { openSyntheticSite, readAllPages } from './synthetic-site.ts'

const site = await openSyntheticSite(1_000)
const reader = await aMember(site)

/** The writes that move a recipe, for each order of the list. */
const writesThatMove = {
  newest: [],
  quickest: ['retimed'],
  rating: ['rated'],
  'relevance&q=salt': ['retimed', 'renamed', 'rated'],
} satisfies Record<string, WriteKind[]>

type WriteKind = 'renamed' | 'retimed' | 'rated' | 'deleted' | 'published'
const writeKinds: WriteKind[] = ['renamed', 'retimed', 'rated', 'deleted', 'published']

async function write(kind: WriteKind, { id, author }: Recipe, turn: number): Promise<void> {
  const token = await startSession(site.services.db, {
    realm: 'user',
    ownerId: author.id,
    limits: defaultLimits.sessions,
  })
  const put = async (body: object, as = token) => site.call('PUT', `/api/recipes/${id}`, { token: as, body })
  const writeByKind = {
    renamed: async () => {
      const { body } = await site.call('GET', `/api/recipes/${id}`, { token })
      return put({ ...toFormBody(body), title: `Salt, renamed ${turn}` })
    },
    retimed: async () => {
      const { body } = await site.call('GET', `/api/recipes/${id}`, { token })
      return put({ ...toFormBody(body), prepTime: `${1 + (turn % 200)} min` })
    },
    rated: () => put({ rating: 1 + (turn % 5) }, reader.token),
    deleted: () => site.call('DELETE', `/api/recipes/${id}`, { token }),
    published: () =>
      site.call('POST', '/api/recipes', {
        token,
        body: aRecipe({ title: `Salt ${turn}`, prepTime: `${turn} min` }),
      }),
  }
  const { status, text } = await writeByKind[kind]()
  assert.ok([200, 201, 204].includes(status), `${kind}: ${status} ${text}`)
}

/** A recipe as the edit form sends it. */
const toFormBody = ({ rating: _, ...recipe }: Recipe) =>
  Object.fromEntries(
    Object.keys(aRecipe({})).flatMap(name =>
      name in recipe ? [[name, recipe[name as keyof typeof recipe]]] : [],
    ),
  )

for (const [sort, moving] of Object.entries(writesThatMove)) {
  test(`all pages of sort=${sort} hold each recipe once while others publish, edit, rate and delete`, async () => {
    const path = `/api/recipes?limit=25&sort=${sort}`
    const before = await readAllPages(site, path)
    const done = new Map<number, WriteKind>()
    let turn = 0
    const read = await readAllPages(site, path, () =>
      Promise.all(
        writeKinds.map(async kind => {
          turn += 1
          // 41 and the length of the list are coprime, so each recipe is written at most once.
          const recipe = before[(turn * 41) % before.length]
          if (!recipe || done.has(recipe.id)) return
          done.set(recipe.id, kind)
          await write(kind, recipe, turn)
        }),
      ),
    )
    const times = Map.groupBy(read, ({ id }) => id)
    const stays = (id: number) => {
      const kind = done.get(id)
      return kind === undefined || (kind !== 'deleted' && !(moving as WriteKind[]).includes(kind))
    }
    for (const { id } of before.filter(({ id }) => stays(id)))
      assert.equal(times.get(id)?.length, 1, `recipe ${id}, ${done.get(id) ?? 'left alone'}`)
    for (const [id, kind] of done)
      if (kind === 'deleted') assert.ok((times.get(id)?.length ?? 0) <= 1, `recipe ${id}, deleted`)
    assert.ok(done.size > 40 && before.length - done.size > 300, `${done.size} of ${before.length} written`)
  })
}
