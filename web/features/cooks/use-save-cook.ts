import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import * as rows from '#contract/rows.ts'
import { call } from '#web/api/call.ts'
import { useSingleFlightMutation } from '#web/api/use-single-flight-mutation.ts'
import { type CookValues, fieldsOf } from './cook-values.ts'
import { type Cook, invalidateCooked, showInDiary } from './cooks.queries.ts'

type Cooked = { recipeId: string | undefined; version: number | undefined; cook: Cook | undefined }

/** Saves the entry: the first time it is added, later it is changed. Unchanged values are not sent again. */
export function useSaveCook({ recipeId, version, cook }: Cooked) {
  const queries = useQueryClient()
  const saved = useRef<{ id: number; sent: string }>(cook && { id: cook.id, sent: '' })
  const save = useSingleFlightMutation({
    mutationFn: async (values: CookValues) => {
      const body = fieldsOf(values)
      const sent = JSON.stringify(body)
      if (saved.current?.sent === sent) return
      const stored = saved.current
        ? await call(rows.changeCook, { id: saved.current.id, body })
        : await call(rows.addCook, {
            id: recipeId ?? '',
            body: { ...body, version: version ?? 1 },
            once: true,
          })
      saved.current = { id: stored.id, sent }
      showInDiary(queries, stored)
      void invalidateCooked(queries, recipeId)
    },
  })
  return { ...save, isSaved: () => saved.current?.sent !== undefined && saved.current.sent !== '' }
}

export function useDeleteCook(cook: Cook | undefined, recipeId: string | undefined) {
  const queries = useQueryClient()
  return useSingleFlightMutation({
    mutationFn: async () => {
      if (cook) await call(rows.deleteCook, { id: cook.id })
    },
    onSuccess: () => invalidateCooked(queries, recipeId),
  })
}
