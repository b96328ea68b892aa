import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Recovery } from '#contract/recovery.ts'
import * as rows from '#contract/rows.ts'
import * as t from '#texts/recovery.ts'
import { call } from '#web/api/call.ts'
import { Refusal } from '#web/api/failure.ts'
import { invalidate } from '#web/api/query-client.ts'
import { recoveriesKey } from '#web/api/query-keys.ts'
import type { Realm } from '#web/api/session.ts'
import { useSingleFlightMutation } from '#web/api/use-single-flight-mutation.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Ledger } from '#web/ui/ledger.tsx'
import { SmallButton } from '#web/ui/small-button.tsx'
import { State } from '#web/ui/state.tsx'
import { showToast } from '#web/ui/toast-queue.ts'
import styles from './recoveries.module.css'
import { recoveriesQuery } from './recoveries.queries.ts'

/** Members who have lost their app and codes, for those who may agree to remove the second factor. Empty if nobody has asked. */
export function Recoveries({ realm }: { realm: Realm }) {
  const { data } = useQuery(recoveriesQuery(realm))
  const [asked, setAsked] = useState<Recovery>()
  if (!data || data.recoveries.length === 0) return null
  return (
    <div className={styles.root}>
      <Ledger title={t.lostSecondFactors}>
        <ul>
          {data.recoveries.map(recovery => (
            <li key={recovery.member.id} className={styles.row}>
              <p>
                <b>{recovery.member.name}</b> {t.askedOn(new Date(recovery.askedAt))}
                <small>
                  {recovery.dueAt ? t.goesOn(new Date(recovery.dueAt)) : t.agreed(recovery.agreements)}
                </small>
              </p>
              {recovery.canAgree === true ? (
                <SmallButton onClick={() => setAsked(recovery)}>{t.agree}</SmallButton>
              ) : (
                <State
                  tone={recovery.canAgree === 'agreed' || recovery.canAgree === 'enough' ? 'good' : 'calm'}
                  icon={recovery.canAgree === 'agreed' || recovery.canAgree === 'enough' ? 'check' : 'clock'}
                >
                  {t.whyNot[recovery.canAgree]}
                </State>
              )}
            </li>
          ))}
        </ul>
      </Ledger>
      {asked && <AgreeDialog realm={realm} recovery={asked} onClose={() => setAsked(undefined)} />}
    </div>
  )
}

type DialogProps = { realm: Realm; recovery: Recovery; onClose: () => void }

function AgreeDialog({ realm, recovery: { member }, onClose }: DialogProps) {
  const queries = useQueryClient()
  const agree = useSingleFlightMutation({
    mutationFn: () => call(rows.agreeToRecovery, { id: member.id, realm, body: {} }),
    onSuccess: () => {
      showToast.success(t.youAgreed(member.name))
      onClose()
    },
    onSettled: () => invalidate(queries, { queryKey: recoveriesKey }),
  })
  return (
    <ConfirmDialog
      title={t.agreeQuestion(member.name)}
      text={t.agreeText(member.name)}
      confirm={t.agreeNow}
      isBusy={agree.isPending}
      failure={
        agree.isError ? (agree.error instanceof Refusal && agree.error.sentence) || t.notAsked : undefined
      }
      onConfirm={() => agree.mutate()}
      onClose={onClose}
    />
  )
}
