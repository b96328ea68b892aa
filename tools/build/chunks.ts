import { existsSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/**
 * The chunks, by the modules that start them. A chunk contains its modules and everything they import that no earlier chunk
 * contains. Few larger files compress better than many small ones. Libraries in a chunk of their own would stay in a browser's
 * cache across our releases, but cost 0.7 kB more on the first visit, which is what the budget is about.
 */
const entriesByChunk: Record<string, string[]> = {
  // On every page.
  common: [
    'web/app/routes.tsx',
    'web/app/providers.tsx',
    'web/app/inline-styles.ts',
    'web/app/page-state.ts',
    'web/app/release-reload.ts',
    'web/api/foreign/readers.ts',
    'web/api/query-client.ts',
    'web/api/use-single-flight-mutation.ts',
    'texts/en/counted.ts',
    'texts/format/date.ts',
    'texts/format/number.ts',
    // First of the style sheets, because it declares the order of the layers.
    'web/app/styles.css',
    'web/ui/back-link.tsx',
    'web/ui/checkbox.ts',
    'web/ui/chip.ts',
    // Smaller than the name that a separate file would need.
    'web/ui/direction.ts',
    'web/ui/empty-state.tsx',
    'web/ui/field.module.css',
    'web/ui/icon-button.ts',
    'web/ui/input.ts',
    'web/ui/layouts.ts',
    'web/ui/note.tsx',
    'web/ui/password-field.module.css',
    'web/ui/scene.tsx',
    'web/ui/skeleton.tsx',
    'web/ui/tab-row.ts',
    'web/ui/text.ts',
    'web/ui/when-idle.ts',
    'web/features/auth/visitor-links.tsx',
  ],
  // On every page that shows a picture of a recipe or a person.
  cards: [
    'web/features/recipes/recipe-facts.tsx',
    'web/features/recipes/recipe-picture.tsx',
    'web/features/recipes/recipe-list.queries.ts',
    'web/ui/avatar.tsx',
    // One sheet compresses better than two, and most pages that need the one need the other.
    'web/features/bookmarks/bookmark-button.module.css',
    'web/features/recipes/infinite-recipe-list.module.css',
    'web/features/recipes/recipe-card.module.css',
    'web/features/recipes/recipe-grid.module.css',
    'web/features/recipes/share.module.css',
  ],
  // On every page with recipes that can be bookmarked and shared.
  'card-actions': [
    'web/features/bookmarks/bookmark-button.tsx',
    'web/features/recipes/diet-label.ts',
    'web/features/recipes/share.tsx',
  ],
  // On every page with a list of recipes.
  'recipe-list': [
    'web/features/recipes/infinite-recipe-list.tsx',
    'web/features/recipes/recipe-card.tsx',
    'web/features/recipes/use-more-pages.ts',
  ],
  // On every page with a field.
  forms: ['web/ui/field.tsx', 'web/ui/form.tsx', 'web/ui/focus/focus-field.ts'],
  // Modules that show how members cooked. In one chunk, they need only one name in the page that loads them later.
  cooked: [
    'texts/en/cooks.ts',
    'web/features/cooks/changed-lines.tsx',
    'web/features/cooks/cook-figures.tsx',
    'web/features/cooks/cooks.queries.ts',
  ],
  // Modules that read the lines of a recipe, with or without times.
  figures: ['contract/plain-figures.ts', 'web/ui/text-direction.ts'],
  // Reads times: for the filters, the form, a recipe's steps and its versions.
  times: ['contract/times/find-times.ts'],
  // Texts that several of the chunks below need. Each has its own chunk. Otherwise the first of those chunks would contain it for all.
  days: ['texts/format/day.ts'],
  'auth-texts': ['texts/en/auth.ts'],
  // On every page where a visitor signs in.
  'auth-frame': ['web/features/auth/auth-frame.tsx', 'web/features/auth/or-line.tsx'],
  // On the pages that mailed links lead to.
  'mailed-links': [
    'web/features/auth/new-link.tsx',
    'web/features/auth/read-token-only.ts',
    'web/features/auth/use-redeem-link.ts',
    'web/ui/narrow-page.tsx',
  ],
  // Small modules that many pages need. In files of their own, half of the bytes would be their names.
  'small-parts': [
    'texts/format/time.ts',
    'web/features/recipes/not-shown.ts',
    'web/ui/dialog-failure.ts',
    'web/ui/relative-time.tsx',
  ],
  // On pages that have a head, sections and failures, and no list of recipes.
  'one-of-many': ['web/ui/ledger.tsx', 'web/ui/load-failure.tsx', 'web/ui/page-head.tsx'],
  // On every page that asks before something is deleted.
  dialogs: ['web/ui/confirm-dialog.tsx', 'web/ui/use-modal-dialog.ts'],
}

/** React and the libraries that go with it. */
const library = /node_modules[\\/](react|react-dom|react-router|scheduler|@tanstack[\\/][a-z-]+)[\\/]/

export const chunkGroups = Object.entries(entriesByChunk).map(([name, entries]) => {
  const modules = new Set(entries.map(entry => join(root, entry)))
  for (const module of modules)
    if (!existsSync(module)) throw new Error(`${module} of ${name} does not exist`)
  return { name, test: (id: string) => modules.has(id) || (name === 'common' && library.test(id)) }
})
