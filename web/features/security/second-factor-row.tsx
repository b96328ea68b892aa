import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as limits from '#contract/limits.ts'
import * as rows from '#contract/rows.ts'
import * as t from '#texts/second-factor.ts'
import { call } from '#web/api/call.ts'
import { Refusal } from '#web/api/failure.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Note } from '#web/ui/note.tsx'
import { showToast } from '#web/ui/toast-queue.ts'
import styles from './second-factor-row.module.css'
import { invalidateSecurity, useAccountSecurity } from './security.queries.ts'
import { useWholeView } from './security-view.ts'
import { Setting, SmallButton, ValueRow } from './setting.tsx'
import { useProvenMutation } from './use-proven-mutation.tsx'

const SecondFactorSetup = lazyPart(() => import('./second-factor-setup.tsx'), 'SecondFactorSetup')

/** Off, with a way to set it up; or on, with new codes and a way to switch it off. */
export function SecondFactorRow() {
  const { data: security } = useAccountSecurity()
  const state = security?.secondFactor
  if (!state) return null
  return (
    <Setting heading={t.heading} note={t.note}>
      {state.since ? (
        <SwitchedOn since={new Date(state.since)} codesLeft={state.recoveryCodesLeft} />
      ) : (
        <SwitchedOff />
      )}
    </Setting>
  )
}

function SwitchedOff() {
  const view = useWholeView()
  const start = useProvenMutation({
    act: () => call(rows.startSecondFactor, { body: {} }),
    onSuccess: key => view.show(<SecondFactorSetup start={key} onClose={view.close} />),
  })
  return (
    <>
      <ValueRow value={t.off} detail={t.offNote}>
        <Button look="primary" isBusy={start.isPending} onClick={start.run}>
          {t.setItUp}
        </Button>
      </ValueRow>
      <RowFailure failure={start.failure} />
      {start.proof}
    </>
  )
}

function SwitchedOn({ since, codesLeft }: { since: Date; codesLeft: number }) {
  const [isAsking, setIsAsking] = useState(false)
  const queries = useQueryClient()
  const view = useWholeView()
  const renew = useProvenMutation({
    act: () => call(rows.renewRecoveryCodes, { body: {} }),
    onSuccess: start => {
      invalidateSecurity(queries)
      view.show(<SecondFactorSetup start={start} onClose={view.close} />)
    },
  })
  const remove = useProvenMutation({
    act: () => call(rows.removeSecondFactor),
    onSuccess: () => {
      setIsAsking(false)
      showToast.success(t.switchedOff)
      invalidateSecurity(queries)
    },
  })
  return (
    <>
      <ValueRow
        value={
          <span className={styles.on}>
            <Icon name="shield-check" />
            {t.on}
          </span>
        }
        detail={t.state(since, codesLeft, limits.recoveryCodeCount)}
      >
        <SmallButton isBusy={renew.isPending} onClick={renew.run}>
          {t.newCodes}
        </SmallButton>
        <SmallButton onClick={() => setIsAsking(true)}>{t.switchOff}</SmallButton>
      </ValueRow>
      <RowFailure failure={renew.failure} />
      {renew.proof}
      {isAsking && !remove.proof && (
        <ConfirmDialog
          title={t.switchOffQuestion}
          text={t.switchOffExplained}
          confirm={t.switchOff}
          isBusy={remove.isPending}
          failure={remove.failure ? sentenceOf(remove.failure) : undefined}
          onConfirm={remove.run}
          onClose={() => setIsAsking(false)}
        />
      )}
      {remove.proof}
    </>
  )
}

const sentenceOf = (failure: Error): string =>
  (failure instanceof Refusal ? failure.sentence : undefined) ?? t.failed

const RowFailure = ({ failure }: { failure: Error | null }) =>
  failure && (
    <div className="mt-4">
      <Note kind="error">{sentenceOf(failure)}</Note>
    </div>
  )
