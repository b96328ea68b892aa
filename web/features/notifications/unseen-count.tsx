import { useEffect } from 'react'
import { unseen } from '#texts/notifications.ts'
import { Count } from '#web/ui/count.tsx'
import { useUnseen } from './unseen.ts'

/** How many notifications have arrived since the list was last shown. Showing the list marks all as seen. */
export function UnseenCount({ isShown }: { isShown: boolean }) {
  const { count, markSeen } = useUnseen()
  useEffect(() => {
    if (isShown && count > 0) markSeen()
  }, [isShown, count, markSeen])
  return !isShown && count > 0 && <Count of={count}>{unseen}</Count>
}
