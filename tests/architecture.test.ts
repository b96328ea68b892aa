import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Operation, routes } from '#contract/routes.ts'
import { pages } from '#web/app/pages.ts'
import { secondaryPages } from '#web/app/secondary-pages.ts'
import { readSources, type Source } from './support/repository.ts'

const sources = await readSources()
const isTest = ({ path }: Source) => /(\.test|\.fixture|\.support)\.tsx?$/.test(path)
const productSources = sources.filter(source => !isTest(source))

/** Returns the layer of a path: `server/features/recipes/recipes.queries.ts` → `server/features`. */
function layerOf(path: string): string {
  const [top = '', second = ''] = path.split('/')
  if (top === 'server' && (second === 'features' || second === 'platform')) return `server/${second}`
  if (top === 'web' && ['pages', 'features', 'ui', 'api', 'worker'].includes(second)) return `web/${second}`
  if (top === 'server' || top === 'web') return `${top}/app`
  if (top === 'tests' && second === 'support') return 'tests/support'
  return top
}

/**
 * The layers that each layer may import. Imports point down and never sideways. A layer that is not listed must not be imported,
 * except for the texts, which any layer may show.
 */
const mayImport: Record<string, string[]> = {
  contract: ['contract'],
  covers: ['covers'],
  'server/platform': ['server/platform', 'contract'],
  'server/features': ['server/features', 'server/platform', 'covers', 'contract'],
  'server/app': ['server/app', 'server/features', 'server/platform', 'contract'],
  'web/ui': ['web/ui', 'contract'],
  'web/api': ['web/api', 'contract'],
  'web/worker': ['web/worker', 'contract'],
  'web/features': ['web/features', 'web/ui', 'web/api', 'contract'],
  'web/pages': ['web/pages', 'web/features', 'web/ui', 'web/api', 'contract'],
  'web/app': ['web/app', 'web/pages', 'web/features', 'web/ui', 'web/api', 'contract'],
  'vite.config.ts': ['tools'],
  // The build reads the page table.
  // biome-ignore format: one line, like the others
  tools: ['tools', 'tests/support', 'web/app', 'server/app', 'server/features', 'server/platform', 'contract'],
  bench: ['bench', 'tools', 'tests/support', 'server/app', 'server/features', 'server/platform', 'contract'],
  'tests/support': ['tests/support', 'tools', 'server/app', 'server/features', 'server/platform', 'contract'],
  // biome-ignore format: one line, like the others
  tests: ['tests', 'tests/support', 'tools', 'server/app', 'server/features', 'server/platform', 'contract', 'web/app'],
}

test('imports point down, never up or sideways', () => {
  const wrong = productSources.flatMap(({ path, imports }) =>
    imports
      .filter(({ isPackage, to }) => !isPackage && !to.startsWith('texts/'))
      .filter(({ to }) => !mayImport[layerOf(path)]?.includes(layerOf(to)))
      .map(({ to }) => `${path} imports ${to}`),
  )
  assert.deepEqual(wrong, [])
})

test('no two features of the web use each other', () => {
  const featureOf = (path: string) => /^web\/features\/([\w-]+)\//.exec(path)?.[1]
  const pairs = new Set(
    productSources.flatMap(({ path, imports }) =>
      imports.map(({ to }) => [featureOf(path), featureOf(to)].join(' → ')),
    ),
  )
  const mutual = [...pairs].filter(pair => {
    const [from, to] = pair.split(' → ')
    return from && to && from !== to && pairs.has(`${to} → ${from}`)
  })
  assert.deepEqual(mutual, [])
})

test('the contract is pure: it imports nothing but zod and itself', () => {
  const packages = productSources
    .filter(({ path }) => path.startsWith('contract/'))
    .flatMap(({ imports }) => imports.filter(({ isPackage }) => isPackage).map(({ to }) => to))
  assert.deepEqual([...new Set(packages)], ['zod'])
})

/**
 * Returns everything that these files load, directly or through others, with the imports that lead there. Imports of types load
 * nothing.
 */
function loadedBy(entries: Source[]): Map<string, string[]> {
  const importsByPath = new Map(productSources.map(({ path, imports }) => [path, imports]))
  const trails = new Map(entries.map(({ path }) => [path, [path]]))
  for (const [path, trail] of trails) {
    for (const { to, isTypeOnly } of importsByPath.get(path) ?? [])
      if (!isTypeOnly && !trails.has(to)) trails.set(to, [...trail, to])
  }
  return trails
}

test('the browser loads no zod: of the contract only the facts, and of its schemas only the types', () => {
  const trails = loadedBy(productSources.filter(({ path }) => path.startsWith('web/')))
  assert.ok(trails.has('contract/rows.ts'))
  assert.equal(trails.get('zod')?.join(' → '), undefined)
})

test('the drawing of covers is pure: only its commands import packages', () => {
  const packages = productSources
    .filter(({ path }) => path.startsWith('covers/') && !path.startsWith('covers/commands/'))
    .flatMap(({ imports }) => imports.filter(({ isPackage }) => isPackage))
  assert.deepEqual(packages, [])
})

test('no file imports itself, not even through others', () => {
  assert.deepEqual(circlesOf(productSources.flatMap(importsOf)), [])
})

test('no feature of the server uses itself through others', () => {
  const featureOf = (path: string) => /^server\/features\/([\w-]+)\//.exec(path)?.[1]
  const uses = productSources.flatMap(importsOf).flatMap(([from, to]) => {
    const [user, used] = [featureOf(from), featureOf(to)]
    return user && used && user !== used ? [[user, used] as const] : []
  })
  assert.deepEqual(circlesOf(uses), [])
})

test('of the search, other code of the server imports only search.ts', () => {
  const isInside = (path: string) => path.startsWith('server/features/recipes/search/')
  const pastTheDoor = productSources
    .filter(({ path }) => path.startsWith('server/') && !isInside(path))
    .flatMap(importsOf)
    .filter(([, to]) => isInside(to) && !to.endsWith('/search.ts'))
  assert.deepEqual(pastTheDoor, [])
})

const importsOf = ({ path, imports }: Source) =>
  imports.filter(({ isPackage }) => !isPackage).map(({ to }) => [path, to] as const)

/** Returns the paths that lead from a name back to itself. */
function circlesOf(uses: (readonly [from: string, to: string])[]): string[] {
  const next = Map.groupBy(uses, ([from]) => from)
  const circles = new Set<string>()
  const done = new Set<string>()
  const visit = (name: string, trail: string[]) => {
    if (trail.includes(name)) circles.add([...trail.slice(trail.indexOf(name)), name].join(' → '))
    if (done.has(name) || trail.includes(name)) return
    for (const [, to] of next.get(name) ?? []) visit(to, [...trail, name])
    done.add(name)
  }
  for (const name of next.keys()) visit(name, [])
  return [...circles]
}

test('every file in pages/ has a row of its name in the page table', () => {
  const files = sources.flatMap(({ path }) => /^web\/pages\/([^/]+)\.tsx$/.exec(path)?.[1] ?? [])
  const loads = [...Object.entries(pages).map(([name, { load }]) => [name, load] as const)]
  const rows = [...loads, ...Object.entries(secondaryPages)].flatMap(([name, load]) =>
    String(load).includes(`'#web/pages/${name}.tsx'`) ? name : [],
  )
  assert.deepEqual(rows.sort(), files.sort())
})

test('only config.ts reads the environment', () => {
  const readers = productSources
    .filter(({ path, text }) => path.startsWith('server/') && text.includes('process.env'))
    .map(({ path }) => path)
  assert.deepEqual(readers, ['server/config.ts'])
})

test('only queries, jobs and the database platform import kysely', () => {
  const speakers = productSources
    .filter(
      ({ path }) =>
        path.startsWith('server/') &&
        !/\.(queries|select|jobs)\.ts$|^server\/platform\/(database|jobs)\//.test(path),
    )
    .filter(({ imports }) => imports.some(({ to, isTypeOnly }) => to === 'kysely' && !isTypeOnly))
    .map(({ path }) => path)
  assert.deepEqual(speakers, [])
})

test('only functions of the database write comments and notifications, one function for each', () => {
  const writers = productSources
    .filter(({ path, text }) => path.startsWith('server/') && writesDirectly.test(text))
    .map(({ path }) => path)
  assert.deepEqual(writers, [])
})

const writesDirectly = /insert(Into\('| into )(comments|notifications)\b/i

/** Operations that no screen calls, each with the reason. */
const withoutScreen: Partial<Record<Operation, string>> = {
  suggest:
    'Search fields of other clients complete with it what is typed; ours shows the recipes themselves.',
}

test('the web calls every operation of the contract, except those that are listed with a reason', () => {
  const web = productSources.filter(({ path }) => path.startsWith('web/')).map(({ text }) => text)
  const isCalled = ([operation, { path }]: [string, { path: string }]) =>
    web.some(text => new RegExp(`\\brows\\.${operation}\\b`).test(text) || text.includes(`'${path}'`))
  const uncalled = Object.entries(routes).filter(row => !isCalled(row))
  assert.deepEqual(
    uncalled.map(([operation]) => operation),
    Object.keys(withoutScreen),
  )
})

/** Any other reader of the defaults would ignore what the operator sets. */
const readerOfDefaults = 'server/platform/limits/limit-names.ts'

test('only the reader of the settings reads the default limits; all other code receives its limits', () => {
  const readers = productSources
    .filter(({ path }) => path.startsWith('server/'))
    .filter(({ imports }) =>
      imports.some(({ to, isTypeOnly }) => to.endsWith('limits/default-limits.ts') && !isTypeOnly),
    )
  assert.deepEqual(
    readers.map(({ path }) => path),
    [readerOfDefaults],
  )
})
