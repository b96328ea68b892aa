import { useState } from 'react'
import type { WholeCase } from '#contract/moderation.ts'
import * as rows from '#contract/rows.ts'
import { formatDayAndTime, formatDayMonth } from '#texts/format/day.ts'
import * as t from '#texts/moderation-case.ts'
import * as ui from '#texts/ui.ts'
import { call } from '#web/api/call.ts'
import { Refusal } from '#web/api/failure.ts'
import type { Realm } from '#web/api/session.ts'
import { useSingleFlightMutation } from '#web/api/use-single-flight-mutation.ts'
import { RuleLine } from '#web/features/rules/rule-numeral.tsx'
import { Button } from '#web/ui/button.tsx'
import { FormActions } from '#web/ui/form-actions.tsx'
import { Ledger } from '#web/ui/ledger.tsx'
import { Note } from '#web/ui/note.tsx'
import { SmallButton } from '#web/ui/small-button.tsx'
import { State } from '#web/ui/state.tsx'
import { showToast } from '#web/ui/toast-queue.ts'
import { decisionName } from './decision-name.ts'
import styles from './past-actions.module.css'
import { errorOfReason } from './reason.ts'
import { ReasonField } from './reason-field.tsx'
import { firstDecisionOf, wasWrong } from './standing.ts'
import { useReadAgain } from './use-claim.ts'

type Props = { row: WholeCase; realm: Realm }

/**
 * The decisions on this case, newest first, with a button for those that can be undone. The decision that an appeal is against is
 * shown beside the appeal instead, and is undone by deciding the appeal.
 */
export function PastActions({ row, realm }: Props) {
  const [undoing, setUndoing] = useState<number>()
  const appealed = row.appeal ? firstDecisionOf(row) : undefined
  const listed = row.actions.filter(action => action !== appealed)
  if (listed.length === 0) return null
  return (
    <Ledger title={t.decisions}>
      <ol>
        {listed.map(action => (
          <li key={action.id} className={styles.action}>
            <div>
              <p>
                {wasWrong(action.ended?.how) ? <s>{decisionName(action)}</s> : <b>{decisionName(action)}</b>}{' '}
                <span className={styles.by}>
                  {t.decidedBy(action.by, formatDayAndTime(new Date(action.at)))}
                </span>
              </p>
              {action.rule && (
                <RuleLine number={action.rule.number}>
                  <b>{action.rule.name}</b>
                </RuleLine>
              )}
              <p className={styles.reason}>{action.reason}</p>
              {action.ended && <Ended {...action.ended} />}
            </div>
            {action.canUndo && undoing !== action.id && (
              <SmallButton onClick={() => setUndoing(action.id)}>{t.takeBack}</SmallButton>
            )}
            {action.canUndo && undoing === action.id && (
              <UndoForm
                caseId={row.id}
                actionId={action.id}
                realm={realm}
                onClose={() => setUndoing(undefined)}
              />
            )}
          </li>
        ))}
      </ol>
    </Ledger>
  )
}

/** How and why a decision ended. If another decision replaced it, that one has the reason. */
const Ended = ({ how, at, reason }: NonNullable<WholeCase['actions'][number]['ended']>) => (
  <>
    <p className={styles.ended}>
      <State tone="calm" icon={how === 'mended' ? 'check' : 'arrow-left'}>
        {t.endedOn[how](formatDayMonth(new Date(at)))}
      </State>
    </p>
    {wasWrong(how) && <p className={styles.reason}>{reason}</p>}
  </>
)

type UndoProps = { caseId: number; actionId: number; realm: Realm; onClose: () => void }

function UndoForm({ caseId, actionId, realm, onClose }: UndoProps) {
  const [reason, setReason] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  const readAgain = useReadAgain(String(caseId))
  const error = errorOfReason(reason)
  const undo = useSingleFlightMutation({
    mutationFn: () => call(rows.undoAction, { id: actionId, realm, body: { reason } }),
    onSuccess: async () => {
      showToast.success(t.takenBack)
      await readAgain()
      onClose()
    },
  })
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        setIsChecked(true)
        if (!error) undo.mutate()
      }}
    >
      <ReasonField
        label={t.whyTakeBack}
        value={reason}
        error={isChecked ? error : undefined}
        onChange={setReason}
      />
      {undo.isError && (
        <Note kind="error">{(undo.error instanceof Refusal && undo.error.sentence) || t.notDecided}</Note>
      )}
      <FormActions>
        <Button onClick={onClose}>{ui.cancel}</Button>
        <Button look="primary" type="submit" isBusy={undo.isPending}>
          {t.takeBackNow}
        </Button>
      </FormActions>
    </form>
  )
}
