/** What the rest of the server uses of the search. The folder's other files are internal. */
export { countFacets } from './facets.queries.ts'
export { minutesOrLast } from './prep-minutes.queries.ts'
export { prepareSearch } from './prepare-search.ts'
export { listCards, listRecipes } from './recipe-list.queries.ts'
export { requestWordSweep, searchJobs } from './search.jobs.ts'
export { backfillSearchIndex, indexRecipe, wordsWithout } from './search-index.queries.ts'
export { suggest } from './suggestions.queries.ts'
export { deleteUnusedWords } from './vocabulary-sweep.queries.ts'
