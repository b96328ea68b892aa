import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as rows from '#contract/rows.ts'
import * as t from '#texts/security.ts'
import { call } from '#web/api/call.ts'
import { isMissing } from '#web/api/failure.ts'
import { invalidate } from '#web/api/query-client.ts'
import { useSingleFlightMutation } from '#web/api/use-single-flight-mutation.ts'
import { useLogout } from '#web/features/auth/use-logout.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { showToast } from '#web/ui/toast-queue.ts'
import { sessionsKey, useSessions } from './security.queries.ts'
import { SessionLine } from './session-line.tsx'
import styles from './sessions-row.module.css'
import { Setting, SettingPending, settingListClass, settingRemarkClass } from './setting.tsx'

/** Every signed-in device, with buttons to end one session, or all but this one. */
export function SessionsRow() {
  const list = useSessions()
  const sessions = list.data
  if (isMissing(list.error)) return null
  if (!sessions)
    return (
      <Setting heading={t.sessions} note={t.sessionsNote}>
        <SettingPending query={list} notLoaded={t.sessionsNotLoaded} />
      </Setting>
    )
  return (
    <Setting heading={t.sessions} note={t.sessionsNote}>
      <ul className={settingListClass}>
        {sessions.map(session => (
          <SessionLine key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 ? <EndMore /> : <p className={settingRemarkClass}>{t.nowhereElse}</p>}
    </Setting>
  )
}

/** Ends all sessions but this one, or all. */
function EndMore() {
  const [asked, setAsked] = useState<'others' | 'all'>()
  const queries = useQueryClient()
  const end = useSingleFlightMutation({
    mutationFn: () => call(rows.endOtherSessions),
    onSuccess: async () => {
      await invalidate(queries, { queryKey: sessionsKey })
      showToast.success(t.sessionEnded)
      setAsked(undefined)
    },
  })
  const everywhere = useLogout(rows.signOutEverywhere)
  const questions = {
    others: {
      title: t.endOthersQuestion,
      text: t.endOthersExplained,
      confirm: t.endOthers,
      isBusy: end.isPending,
      failure: end.isError ? t.othersNotEnded : undefined,
      onConfirm: () => end.mutate(),
    },
    all: {
      title: t.logOutEverywhereQuestion,
      text: t.logOutEverywhereExplained,
      confirm: t.logOutEverywhere,
      isBusy: everywhere.isLoggingOut,
      failure: everywhere.isFailed ? t.othersNotEnded : undefined,
      onConfirm: everywhere.logOut,
    },
  }
  const question = asked && questions[asked]
  return (
    <div className={styles.ends}>
      {(['others', 'all'] as const).map(which => (
        <Button key={which} look="danger-quiet" onClick={() => setAsked(which)}>
          {questions[which].confirm}
        </Button>
      ))}
      {question && <ConfirmDialog {...question} onClose={() => setAsked(undefined)} />}
    </div>
  )
}
