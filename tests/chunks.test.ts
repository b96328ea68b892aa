import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { before, test } from 'node:test'
import { promisify } from 'node:util'
import { loadBuiltClient } from '#server/platform/pages/built-client.ts'
import { type PageName, pages } from '#web/app/pages.ts'
import { secondaryPages } from '#web/app/secondary-pages.ts'
import { repository } from './support/repository.ts'

type Manifest = Record<string, { file: string; name?: string; imports?: string[] }>
let manifest: Manifest

before(async () => {
  await promisify(execFile)(process.execPath, [join(repository, 'tools/build.ts')])
  manifest = JSON.parse(await readFile(join(repository, 'dist/client/.vite/manifest.json'), 'utf8'))
})

const chunksOf = (key: string): string[] => [
  ...(manifest[key]?.name ? [manifest[key].name] : []),
  ...(manifest[key]?.imports ?? []).flatMap(chunksOf),
]

const pagesThatLoad = (chunk: string) =>
  Object.keys(pages).filter(page => chunksOf(`pages/${page}.tsx`).includes(chunk))

const withPictures: PageName[] = [
  'admin-members',
  'chef',
  'home',
  'import-batch',
  'moderation',
  'moderation-case',
  'my-recipes',
  'notice',
  'profile',
  'recipe',
  'recipes',
]
const withRecipeLists: PageName[] = ['chef', 'my-recipes', 'recipe', 'recipes']

test('every page loads common, and the entry loads no other chunk of ours', () => {
  assert.deepEqual(pagesThatLoad('common'), Object.keys(pages))
  assert.deepEqual([...new Set(chunksOf('index.html'))].sort(), ['common', 'index', 'rolldown-runtime'])
})

test('only the pages with a picture of a recipe or a person load cards', () => {
  assert.deepEqual(pagesThatLoad('cards').sort(), withPictures)
})

test('only the pages with bookmarks and sharing load card-actions', () => {
  assert.deepEqual(pagesThatLoad('card-actions').sort(), withRecipeLists)
})

/** Returns the modules of this repository that a chunk was made of. */
async function modulesOf(chunk: string): Promise<string[]> {
  const [key = ''] = Object.keys(manifest).filter(name => manifest[name]?.name === chunk)
  const { file } = manifest[key] as { file: string }
  const { sources } = JSON.parse(await readFile(join(repository, `dist/client/${file}.map`), 'utf8'))
  return (sources as string[]).flatMap(source => /(?:^|\/)((?:web|contract)\/.*)$/.exec(source)?.[1] ?? [])
}

test('the only features in common are who is signed in and the ways to sign in; no page is in a shared chunk', async () => {
  const common = await modulesOf('common')
  assert.deepEqual(common.filter(module => module.startsWith('web/features/')).sort(), [
    'web/features/auth/use-auth.ts',
    'web/features/auth/visitor-links.tsx',
  ])
  const shared = [...common, ...(await modulesOf('cards')), ...(await modulesOf('card-actions'))]
  assert.deepEqual(
    shared.filter(module => module.startsWith('web/pages/')),
    [],
  )
})

test('the first load names the chunks of all pages except the secondary ones', async () => {
  const { file } = Object.values(manifest).find(({ name }) => name === 'common') as { file: string }
  const common = await readFile(join(repository, 'dist/client', file), 'utf8')
  const named = Object.keys(pages).filter(page => common.includes(manifest[`pages/${page}.tsx`]?.file ?? ''))
  assert.deepEqual(
    named,
    Object.keys(pages).filter(page => !(page in secondaryPages)),
  )
})

test('a secondary page is preloaded with the chunk that names it', async () => {
  const { fillTemplate } = await loadBuiltClient(join(repository, 'dist'))
  const preloadsOf = (page: PageName): string[] => {
    const { html } = fillTemplate({
      kind: 'page',
      status: 200,
      head: '',
      body: '',
      module: `pages/${page}.tsx`,
    })
    return [...html.matchAll(/rel="modulepreload" crossorigin href="\/assets\/([\w-]+?)-[\w-]{8}\.js"/g)].map(
      ([, chunk = '']) => chunk,
    )
  }
  assert.deepEqual(preloadsOf('moderation').slice(0, 4), [
    'rolldown-runtime',
    'common',
    'secondary-pages',
    'moderation',
  ])
  assert.equal(preloadsOf('recipes').includes('secondary-pages'), false)
})
