import { useQuery } from '@tanstack/react-query'
import { readLines } from '#contract/recipe-text/read-lines.ts'
import { versionQuery } from '#web/features/versions/versions.queries.ts'
import type { Change } from './cook-values.ts'

type CookedRecipe = { id?: string | undefined; ingredients?: string }

/** The lines of what was cooked, and those that were changed before and are not among them any more. */
export function useLines({ id, ingredients }: CookedRecipe, version: number | undefined, changes: Change[]) {
  const isKnown = ingredients !== undefined
  const query = useQuery({
    ...versionQuery(id ?? '', version ?? 1),
    enabled: !isKnown && id !== undefined && version !== undefined,
  })
  const text = ingredients ?? query.data?.ingredients ?? ''
  const lines = readLines(text.split('\n'), 'ingredients').flatMap(({ kind, text: line }) =>
    kind === 'line' ? [line] : [],
  )
  const before = changes.map(({ line }) => line).filter(line => line !== '')
  return { lines: [...new Set([...lines, ...before])], hasFailed: query.isError }
}
