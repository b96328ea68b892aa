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

test('a class leaves its module only where a library gave it its name', () => {
  for (const { path, css } of modules) {
    const global = [...withoutComments(css).matchAll(/:global\(([^)]*)\)/g)].map(([, inside = '']) => inside)
    assert.deepEqual(
      global.filter(selector => !selector.startsWith('.Toastify')),
      [],
      path,
    )
  }
})

test('a module selects no id: it would be renamed like a class', () => {
  const withIds = modules.filter(({ css }) => /#[a-z_-]/i.test(selectors(css))).map(({ path }) => path)
  assert.deepEqual(withIds, [])
})

test('a module is imported by the component it is named after and by nobody else, and no two have one name', () => {
  const importers = (path: string) =>
    sources.filter(({ imports }) => imports.some(({ to }) => to === path)).map(source => source.path)
  for (const { path } of modules) {
    const component = path.replace('.module.css', '')
    assert.deepEqual(
      importers(path).map(importer => importer.replace(/\.tsx?$/, '')),
      [component],
      path,
    )
  }
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

const declarations = (css: string) =>
  [...withoutComments(css).matchAll(/(?<=[;{]\s*)([\w-]+):\s*([^;{}]+)/g)].map(
    ([text, property = '', value = '']) => ({
      text,
      property,
      value,
    }),
  )

/** Four values give left and right one each; so do the corners of a radius. */
function differsBetweenSides(property: string, value: string): boolean {
  const [a, b = a, c = a, d = b, ...more] = value.match(/(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? []
  if (more.length > 0) return false
  if (property === 'border-radius') return a !== b || c !== d
  return /^((scroll-)?(margin|padding)|inset|border-(width|style|color))$/.test(property) && b !== d
}

/** A distance or an angle along the line, which `--inline-sign` turns round. */
const pointsSideways = (property: string, value: string): boolean =>
  !value.includes('--inline-sign') &&
  (/linear-gradient\(\s*-?(?!180)[1-9]/.test(value) ||
    (property === 'translate' && !/^(0|none)/.test(value)) ||
    (property === 'box-shadow' && /(^|inset |, *)-?[1-9]/.test(value)))

test('no rule names the left or the right: a page in Arabic runs the other way', () => {
  for (const { path, css } of sheets) {
    const wrong = declarations(css).filter(({ property, value }) => {
      // The parts of a screen that a phone covers are on its left or right in every language.
      const text = value.replace(/env\(safe-area-inset-(left|right)\)/g, 'env(side)')
      return (
        /\b(left|right)\b/.test(`${property} ${text}`) ||
        differsBetweenSides(property, text) ||
        pointsSideways(property, text)
      )
    })
    assert.deepEqual(
      wrong.map(({ text }) => text),
      [],
      path,
    )
  }
})

const physicalUtility =
  /^(.*:)?-?((scroll-)?[mp][lr]|left|right|border-[lr]|rounded-[tb]?[lr]|translate-x|(text|float|clear|origin|bg|object)-(left|right))(-|$)/

test('no utility names the left or the right: ms-4, not ml-4', () => {
  assert.ok(['ml-4', 'tablet:-mr-2', 'text-left', 'rounded-tl-md'].every(name => physicalUtility.test(name)))
  const wrong = sources.flatMap(({ path, text }) =>
    classNameLiterals(text)
      .filter(name => physicalUtility.test(name))
      .map(name => `${path}: ${name}`),
  )
  assert.deepEqual(wrong, [])
})

test('an animation is one of its own sheet, whose name a module changes', () => {
  for (const { path, css } of sheets) {
    const keyframes = [...css.matchAll(/@keyframes ([\w-]+)/g)].map(([, name = '']) => name)
    for (const { property, value } of declarations(css)) {
      if (!/^animation(-name)?$/.test(property) || value.startsWith('none')) continue
      assert.ok(keyframes.includes(value.split(' ')[0] ?? ''), `${path}: ${value}`)
    }
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

test('a class written out in a component is a utility of Tailwind', async () => {
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
    if (known.has(name)) return false
    if (!isUtility(name)) return true
    known.add(name)
    return false
  })
  assert.deepEqual(wrong, [])
  assert.ok(known.size > 50)
})

test('no script looks an element up by its class', () => {
  const lookups = sources
    .filter(({ path }) => !path.includes('.test.'))
    .flatMap(({ path, text }) =>
      [
        ...text.matchAll(
          /(?:querySelector(?:All)?(?:<\w+>)?|closest(?:<\w+>)?|matches)\(\s*['"`]((?:[^)'"`$]*[\s>+~(,])?\.[a-z][^)'"`]*)/g,
        ),
      ].map(([, selector]) => `${path}: ${selector}`),
    )
  assert.deepEqual(lookups, [])
})
