import type { Database } from '#server/platform/database/connect.ts'
import { rewriteFacetKeys } from './facets.queries.ts'
import { rereadPrepTimes } from './prep-minutes.queries.ts'
import { backfillSearchIndex, rewriteSearchIndex } from './search-index.queries.ts'

/** Rewrites what an older version of the site stored differently for search, and logs how many recipes that changed. */
export async function prepareSearch(
  db: Database,
  log: { info(counted: { recipes: number }, message: string): void },
): Promise<void> {
  const tell = (recipes: number, message: string) => recipes > 0 && log.info({ recipes }, message)
  const indexed = (await rewriteSearchIndex(db)) + (await backfillSearchIndex(db))
  tell(indexed, 'indexed recipes of an older version for search')
  tell(await rereadPrepTimes(db), 'read preparation times again that an older version read otherwise')
  tell(
    await rewriteFacetKeys(db),
    'wrote countries and diets for the filters again that an older version wrote otherwise',
  )
}
