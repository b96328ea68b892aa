import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import * as t from '#texts/users.ts'
import { findToken, type Realm } from '#web/api/session.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

type Props = { title?: string; text?: string; realm?: Realm }

/**
 * Confirms before a page with unsaved changes is left. When the tab is closed, the browser's own dialog asks. Render it only
 * while there are unsaved changes, because a router has one blocker at a time.
 */
export function UnsavedGuard({
  title = t.leaveWithoutSaving,
  text = t.changesNotSavedYet,
  realm = 'user',
}: Props) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      // After a sign-out the changes can no longer be saved.
      nextLocation.pathname !== currentLocation.pathname && findToken(realm) !== null,
  )
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [])
  if (blocker.state !== 'blocked') return null
  return (
    <ConfirmDialog
      title={title}
      text={text}
      confirm={t.leaveForm}
      cancel={t.stayInForm}
      onConfirm={() => blocker.proceed()}
      onClose={() => blocker.reset()}
    />
  )
}
