import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import * as t from '#texts/basic-info-form.ts'
import { findToken } from '#web/api/session.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

/** Confirms before a page with unsaved changes is left; when the tab is closed, with the browser's own dialog. */
export function UnsavedGuard({ isUnsaved }: { isUnsaved: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      // After a sign-out the changes can no longer be saved.
      isUnsaved && nextLocation.pathname !== currentLocation.pathname && findToken('user') !== null,
  )
  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isUnsaved])
  if (blocker.state !== 'blocked') return null
  return (
    <ConfirmDialog
      title={t.leaveWithoutSaving}
      text={t.notSavedYet}
      confirm={t.leave}
      cancel={t.stay}
      onConfirm={() => blocker.proceed()}
      onClose={() => blocker.reset()}
    />
  )
}
