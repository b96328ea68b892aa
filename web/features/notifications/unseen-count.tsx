import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { unseen } from '#texts/notification-list.ts'
import { deviceStorage } from '#web/api/device-storage.ts'
import { Count } from '#web/ui/count.tsx'
import { notificationsQuery, timeOf } from './notifications.queries.ts'

const storageKey = 'notificationsSeenAt'

/** The newest one's time when the list was last opened, on this device. */
const readSeenAt = (): number => Number(deviceStorage()?.getItem(storageKey) ?? 0)

/** How many have arrived since the list was last shown. Showing the list marks all as seen. */
export function UnseenCount({ isShown }: { isShown: boolean }) {
  const { data: notifications = [] } = useQuery(notificationsQuery)
  const [seenAt, setSeenAt] = useState(readSeenAt)
  const newest = Math.max(0, ...notifications.map(timeOf))
  const hasUnseen = newest > seenAt
  useEffect(() => {
    if (!isShown || !hasUnseen) return
    deviceStorage()?.setItem(storageKey, String(newest))
    setSeenAt(newest)
  }, [isShown, hasUnseen, newest])
  if (isShown || !hasUnseen) return null
  return (
    <Count of={notifications.filter(notification => timeOf(notification) > seenAt).length}>{unseen}</Count>
  )
}
