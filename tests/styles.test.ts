import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { test } from 'node:test'
import { compile } from 'tailwindcss'
import { listFiles, readSources, repository } from './support/sources.ts'

// A component brings its styles, nobody else touches them: docs/decisions/0017-css-modules.md.

const read = (path: string) => readFile(join(repository, path), 'utf8')
const sheets = await Promise.all(
  (await listFiles('web/*.css')).map(async path => ({ path, css: await read(path) })),
)
const modules = sheets.filter(({ path }) => path.endsWith('.module.css'))
const sources = (await readSources()).filter(({ path }) => path.startsWith('web/'))

/** Elements, tokens, fonts and Tailwind: what every page is drawn with. No component's look. */
const globalSheets = ['base', 'fonts', 'styles', 'tokens'].map(name => `web/app/${name}.css`)

/** Parts of features that several others place and adapt, as they do with what is in web/ui. */
const adaptable = new Set([
  'web/features/recipes/recipe-facts.module.css',
  'web/features/recipes/recipe-picture.module.css',
])

/** These say why themselves. */
const unlayered = new Set(['web/pages/recipe.module.css', 'web/ui/toaster.module.css'])

const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '')
const selectors = (css: string): string =>
  [...withoutComments(css).matchAll(/(?<=^|[{};])[^{};]+(?=\{)/g)].map(([text]) => text).join('\n')
const classesOf = (selector: string): string[] =>
  [...selector.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name)
const isOfToasts = (name: string) => name.startsWith('Toastify')

test('a sheet is a module or one of the four global ones, which name no class of ours', () => {
  const global = sheets.filter(({ path }) => !path.endsWith('.module.css'))
  assert.deepEqual(global.map(({ path }) => path).sort(), globalSheets)
  for (const { path, css } of global) {
    assert.deepEqual(
      classesOf(selectors(css)).filter(name => !isOfToasts(name)),
      [],
      path,
    )
  }
})

test('no two modules have one name, by which their classes are named', () => {
  const names = modules.map(({ path }) => basename(path))
  assert.deepEqual(
    names.filter((name, index) => names.indexOf(name) !== index),
    [],
  )
})

test('the rules of a module lie in the layer of their kind', () => {
  for (const { path, css } of modules) {
    if (unlayered.has(path)) continue
    const layer = path.startsWith('web/ui/') || adaptable.has(path) ? 'ui' : 'components'
    assert.match(withoutComments(css).trim(), new RegExp(`^@layer ${layer} \\{[\\s\\S]*\\}$`), path)
    assert.equal(css.match(/@layer/g)?.length, 1, path)
  }
})

const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

test('every class of a module is used by its component, and every used one is there', () => {
  for (const { path, css } of modules) {
    const local = withoutComments(css).replace(/:global\([^)]*\)/g, '')
    const defined = new Set(classesOf(selectors(local)).map(camelCase))
    const component = sources.find(
      source => /\.tsx?$/.test(source.path) && source.path.replace(/\.tsx?$/, '.module.css') === path,
    )
    const text = component?.text ?? ''
    const named = [...text.matchAll(/\bstyles\.(\w+)/g)].map(([, name = '']) => name)
    const reexported = /\{ root( as \w+)? \} from '[^']+\.module\.css'/.test(text) ? ['root'] : []
    assert.deepEqual([...new Set([...named, ...reexported])].sort(), [...defined].sort(), path)
  }
})

/** Strings of `className="…"`, of templates without what is put into them, and of choices. */
const classNameLiterals = (text: string): string[] => [
  ...plainLiterals(text),
  ...[...text.matchAll(/className=\{([^`{}\n]*)\}/g)].flatMap(([, choice = '']) =>
    [...choice.matchAll(/[?:] '([^']+)'/g)].flatMap(([, names = '']) => names.split(/\s+/)),
  ),
]

const plainLiterals = (text: string): string[] =>
  [...text.matchAll(/className=(?:"([^"]*)"|\{`((?:[^`$]|\$\{[^}]*\})*)`\})/g)].flatMap(
    ([, plain, template]) =>
      (plain ?? template?.replace(/\$\{[^}]*\}/g, ' ') ?? '').split(/\s+/).filter(Boolean),
  )

test('a class written out in a component is a utility of Tailwind, or of the toasts’ library', async () => {
  const { build } = await compile(await read('web/app/styles.css'), {
    base: join(repository, 'web/app'),
    loadStylesheet: async (id, base) => {
      const path = id.startsWith('tailwindcss/') ? join(repository, 'node_modules', id) : join(base, id)
      return { path, base: dirname(path), content: await readFile(path, 'utf8') }
    },
  })
  const isUtility = (name: string) => build([]) !== build([name])
  const literals = sources.flatMap(({ path, text }) => classNameLiterals(text).map(name => ({ path, name })))
  const known = new Set<string>()
  const wrong = literals.filter(({ name }) => {
    if (known.has(name) || isOfToasts(name)) return false
    if (!isUtility(name)) return true
    known.add(name)
    return false
  })
  assert.deepEqual(wrong, [])
  assert.ok(known.size > 50)
})
