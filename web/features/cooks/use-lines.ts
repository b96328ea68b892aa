import { useQuery } from '@tanstack/react-query'
import { readLines } from '#contract/recipe-text/read-lines.ts'
import { versionQuery } from '#web/features/versions/versions.queries.ts'
import type { Change } from './cook-values.ts'

type CookedRecipe = { id?: string | undefined; ingredients?: string }

/** Returns the lines of the cooked version, and changed lines that it no longer has. */
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
