import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ImportBatch, ImportOutcome } from '#contract/import-files.ts'
import * as rows from '#contract/rows.ts'
import { call } from '#web/api/call.ts'
import { importKey, importsKey } from '#web/api/query-keys.ts'

const pollMs = 2_000

export const isGoingOn = ({ state }: Pick<ImportBatch, 'state'>): boolean =>
  state === 'waiting' || state === 'reading'

/** The progress of an import, which is polled until it has ended. */
export const batchQuery = (id: string) =>
  queryOptions({
    queryKey: importKey(id),
    queryFn: ({ signal }): Promise<ImportBatch> => call(rows.getImport, { id, signal }),
    refetchInterval: ({ state }) => (state.data && isGoingOn(state.data) ? pollMs : false),
    staleTime: 0,
  })

/** What became of the recipes, or of some of them, one page at a time. */
export const reportQuery = (id: string, only: ImportOutcome | undefined) =>
  infiniteQueryOptions({
    queryKey: [...importKey(id), 'recipes', only],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call(rows.listImportedRecipes, { id, signal, query: { cursor: pageParam, ...(only && { only }) } }),
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  })

export const importsQuery = queryOptions({
  queryKey: importsKey,
  queryFn: ({ signal }): Promise<ImportBatch[]> => call(rows.listImports, { signal }),
  staleTime: 0,
})
