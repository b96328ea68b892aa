import sharp from 'sharp'
import type { Database } from '#server/platform/database/connect.ts'
import type { ApiCall } from './call.ts'
import type { Member } from './people.ts'
import { formWithFile } from './pictures.ts'
import { waitFor } from './wait-for.ts'

/** Returns recipes as a file of JSON-LD. */
export const aRecipeFile = (...titles: string[]): string =>
  JSON.stringify(
    titles.map(name => ({
      '@type': 'Recipe',
      name,
      recipeIngredient: ['2 cups flour', '1 cup water'],
      recipeInstructions: ['Knead.', 'Bake.'],
      recipeYield: '4 servings',
    })),
  )

type Site = { call: ApiCall }

/** Returns a photo that an import file may have beside a recipe. */
export const aPhoto = (): Promise<Buffer> =>
  sharp({ create: { width: 90, height: 60, channels: 3, background: '#b02d18' } })
    .jpeg()
    .toBuffer()

/** Returns how a member reads and writes on this site, and how to list the titles of the member's drafts. */
export function membersOf({ call }: Site) {
  const get = (path: string, { token }: Pick<Member, 'token'>) => call('GET', path, { token })
  return {
    get,
    post: (path: string, { token }: Pick<Member, 'token'>) => call('POST', path, { token }),
    async titlesOf(member: Pick<Member, 'token'>): Promise<string[]> {
      const { body } = await get('/api/drafts', member)
      return body.drafts.map(({ title }: { title: string }) => title).toSorted()
    },
  }
}

/** Sends a file to be imported. */
export const sendFile = (
  { call }: Site,
  member: Pick<Member, 'token'>,
  { name = 'recipes.json', bytes }: { name?: string; bytes: Uint8Array | string },
) =>
  call('POST', '/api/imports/files', {
    token: member.token,
    body: formWithFile('file', Buffer.from(bytes), name, 'application/octet-stream'),
  })

/** Returns the import once it has ended. */
export const waitForImport = ({ call }: Site, member: Pick<Member, 'token'>, id: number) =>
  waitFor(async () => {
    const { body } = await call('GET', `/api/imports/files/${id}`, { token: member.token })
    return ['waiting', 'reading'].includes(body.state) ? undefined : body
  }, 'the end of the import')

/** Imports a file to its end. Returns the import, and what became of its recipes. */
export async function importWhole(
  site: Site,
  member: Pick<Member, 'token'>,
  file: { name?: string; bytes: Uint8Array | string },
) {
  const sent = await sendFile(site, member, file)
  if (sent.status !== 201) throw new Error(`The file was refused: ${sent.text}`)
  const batch = await waitForImport(site, member, sent.body.id)
  return { batch, recipes: await listImported(site, member, batch.id) }
}

export async function listImported({ call }: Site, member: Pick<Member, 'token'>, id: number) {
  const { body } = await call('GET', `/api/imports/files/${id}/recipes`, { token: member.token })
  return body.recipes as {
    id: number
    title: string
    state: string
    draftId: number
    image: string
    ingredientCount: number
    instructionCount: number
    warnings: string[]
    notes: string[]
    reason: string
  }[]
}

let stored = 0

/** Stores an import of two days ago that has ended, with one recipe whose draft is gone. */
export async function storeImport(db: Database, userId: number, fileName = 'recipes.json'): Promise<number> {
  const { id } = await db
    .insertInto('import_batches')
    .values({
      user_id: userId,
      state: 'done',
      file_name: fileName,
      bytes: 1,
      name: `stored-${++stored}`,
      parts: 0,
      expected: 1,
      created_at: new Date(Date.now() - 2 * 86_400_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('imported_recipes')
    .values({
      batch_id: id,
      user_id: userId,
      document: 0,
      part: 0,
      title: fileName,
      draft_id: 0,
      warnings: [],
    })
    .execute()
  return id
}
