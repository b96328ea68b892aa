import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { readSources, repository } from './support/sources.ts'

const sources = await readSources()

test('each guard against a race names the journey that fails without it', async () => {
  const readme = await readFile(join(repository, 'web/ui/races/README.md'), 'utf8')
  const rows = [...readme.matchAll(/^\| `(\S+)` +\|.*\| `(\S+)` › (.+?) +\|$/gm)]
  const guards = sources.flatMap(({ path }) => /^web\/ui\/races\/(.+)$/.exec(path)?.[1] ?? [])
  assert.deepEqual(rows.map(([, guard]) => guard).sort(), guards.sort())
  const gone = rows.flatMap(([, , spec, title = '']) =>
    sources.find(({ path }) => path === spec)?.text.includes(title) ? [] : title,
  )
  assert.deepEqual(gone, [])
})

/** Inside one widget, or from a control to its own field: web/ui/focus/README.md. */
const otherFocusMovers = [
  'web/features/comments/comment-form.tsx',
  'web/features/contact/contact-form.tsx',
  'web/features/ratings/rating-section.tsx',
  'web/features/ratings/star-choice.tsx',
  'web/features/recipes/filters/search-box.tsx',
  'web/features/recipes/form/error-summary.tsx',
  'web/features/recipes/infinite-recipe-list.tsx',
  'web/features/shortcuts/shortcut-region.tsx',
  'web/features/users/avatar-picker.tsx',
  'web/ui/link.tsx',
  'web/ui/tabs.tsx',
]

test('the focus is moved in web/ui/focus, and by the few whose own field or widget it is', () => {
  const movers = sources
    .filter(({ path, text }) => /^web\/(?!ui\/focus\/)/.test(path) && /\.focus\(/.test(text))
    .map(({ path }) => path)
  assert.deepEqual(movers.sort(), otherFocusMovers)
})

/** Where code is loaded later but not by `lazyPart`; what is shown when it does not load. */
const otherDynamicImports = [
  'web/app/pages.ts', // the error view, in the page's place
  'web/app/secondary-pages.ts', // the same
  'web/features/cooking/copy-shopping-list.tsx', // a toast
  'web/features/cooking/use-cooking.ts', // amounts as written, with a note
  'web/features/imports/imports.calls.ts', // the sentence of a page that could not be read, which stays in its field
  'web/features/recipes/recipe-list.queries.ts', // the list's own failure
]

test('code is loaded later by lazyPart alone, so that what does not load takes nothing else away', () => {
  const web = sources.filter(({ path }) => path.startsWith('web/') && !path.includes('.test.'))
  const importers = web.filter(({ text }) =>
    /(?<!typeof )\bimport\(/.test(text.replaceAll(/\blazyPart\(\s*\(\) => import\(/g, '')),
  )
  assert.deepEqual(importers.map(({ path }) => path).sort(), otherDynamicImports)
  const lazyComponents = web.filter(({ text }) => /\blazy\b[^}]*\} from 'react'/.test(text))
  assert.deepEqual(
    lazyComponents.map(({ path }) => path),
    ['web/ui/lazy-part.tsx'],
  )
})
