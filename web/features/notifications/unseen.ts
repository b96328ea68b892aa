import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { deviceStorage } from '#web/api/device-storage.ts'
import { notificationsQuery, timeOf } from './notifications.queries.ts'

const storageKey = 'notificationsSeenAt'

/** The time of the newest notification when the list was last shown on this device. */
const seenAtQuery = queryOptions({
  queryKey: [storageKey],
  queryFn: readSeenAt,
  initialData: readSeenAt,
  staleTime: Number.POSITIVE_INFINITY,
})

function readSeenAt(): number {
  return Number(deviceStorage()?.getItem(storageKey) ?? 0)
}

/** Returns how many have arrived since the list was last shown, and a function that marks them as seen. */
export function useUnseen({ isEnabled = true } = {}) {
  const queries = useQueryClient()
  const { data: notifications = [] } = useQuery({ ...notificationsQuery, enabled: isEnabled })
  const { data: seenAt } = useQuery(seenAtQuery)
  const newest = Math.max(0, ...notifications.map(timeOf))
  return {
    count: notifications.filter(notification => timeOf(notification) > seenAt).length,
    markSeen: useCallback(() => {
      deviceStorage()?.setItem(storageKey, String(newest))
      queries.setQueryData(seenAtQuery.queryKey, newest)
    }, [newest, queries]),
  }
}
