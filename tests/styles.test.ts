import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { test } from 'node:test'
import { listFiles, readSources, repository } from './support/repository.ts'

// A component brings its styles, and no other code touches them: docs/decisions/0085-css-modules-alone.md.

const read = (path: string) => readFile(join(repository, path), 'utf8')
const sheets = await Promise.all(
  (await listFiles('web/*.css')).map(async path => ({ path, css: await read(path) })),
)
const modules = sheets.filter(({ path }) => path.endsWith('.module.css'))
const sources = (await readSources()).filter(({ path }) => path.startsWith('web/'))

/** The sheets for elements, tokens and fonts, with which every page is drawn. None of them styles a component. */
const globalSheets = ['base', 'fonts', 'reset', 'styles', 'tokens'].map(name => `web/app/${name}.css`)

/** Parts of features that several other features place and adapt, like the components in web/ui. */
const adaptable = new Set([
  'web/features/recipes/recipe-facts.module.css',
  'web/features/recipes/recipe-picture.module.css',
])

const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '')
const selectors = (css: string): string =>
  [...withoutComments(css).matchAll(/(?<=^|[{};])[^{};]+(?=\{)/g)].map(([text]) => text).join('\n')
const classesOf = (selector: string): string[] =>
  [...selector.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name)
const isOfToasts = (text: string) => text.includes('Toastify')

test('a sheet is a module or one of the five global sheets, which name no class but those of the toasts’ library', () => {
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

test('no two modules share a name, since their classes are named after it', () => {
  const names = modules.map(({ path }) => basename(path))
  assert.deepEqual(
    names.filter((name, index) => names.indexOf(name) !== index),
    [],
  )
})

test('a part that other components place lies in the layer that they override; all other modules lie in none', () => {
  for (const { path, css } of modules) {
    const isPart = (path.startsWith('web/ui/') && !isOfToasts(css)) || adaptable.has(path)
    const rules = withoutComments(css).trim()
    if (isPart) assert.match(rules, /^@layer ui \{[\s\S]*\}$/, path)
    assert.equal(rules.match(/@layer/g)?.length ?? 0, isPart ? 1 : 0, path)
  }
})

const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

test('a component uses every class of its module, and every class that it uses exists', () => {
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

/** Returns the classes that are named in strings: of `className="…"`, a prop's default, a choice, or a template next to its values. */
const classesWrittenIn = (text: string): string[] => [
  ...[...text.matchAll(/className(?: = '([^']+)'|="([^"]*)")/g)].map(
    ([, ofProp, plain]) => ofProp ?? plain ?? '',
  ),
  ...[...text.matchAll(/className=\{([^`{}\n]*)\}/g)].flatMap(([, choice = '']) =>
    [...choice.matchAll(/[?:&] '([^']+)'/g)].map(([, names = '']) => names),
  ),
  ...[...text.matchAll(/`([^`\n]*(?:Class|styles\.\w+)\}[^`\n]*)`/g)].map(([, template = '']) =>
    template.replace(/\$\{[^}]*\}/g, ''),
  ),
]

test('no component writes out a class, except those of the toasts’ library', () => {
  const written = sources
    .flatMap(({ text }) => classesWrittenIn(text))
    .flatMap(names => names.split(/\s+/).filter(name => name !== '' && !isOfToasts(name)))
  assert.deepEqual(written, [])
})
