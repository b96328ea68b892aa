import { useState } from 'react'
import type { Decision } from '#contract/decisions.ts'
import * as limits from '#contract/limits.ts'
import type { WholeCase } from '#contract/moderation.ts'
import * as rows from '#contract/rows.ts'
import * as moderation from '#texts/moderation.ts'
import * as t from '#texts/moderation-case.ts'
import { call } from '#web/api/call.ts'
import { Refusal } from '#web/api/failure.ts'
import type { Realm } from '#web/api/session.ts'
import { useSingleFlightMutation } from '#web/api/use-single-flight-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { Choices } from '#web/ui/choices.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Field, FieldError, TextField } from '#web/ui/field.tsx'
import { focusFirstError } from '#web/ui/focus/focus-field.ts'
import { Note } from '#web/ui/note.tsx'
import { hintClass } from '#web/ui/text.ts'
import { showToast } from '#web/ui/toast-queue.ts'
import { isDaysWrong } from './days.ts'
import { decideFieldsClass } from './decide-fields.ts'
import { type Choice, type DraftProps, firstNameOf, shownVersionsOf } from './draft.ts'
import { errorOfReason } from './reason.ts'
import { ReasonField } from './reason-field.tsx'
import { RuleSelect } from './rule-select.tsx'
import { UnseriousReports } from './unserious-reports.tsx'
import { useReadAgain } from './use-claim.ts'
import { VersionSelect } from './version-select.tsx'

type Props = DraftProps & {
  row: WholeCase
  realm: Realm
  /** Replaces the button once the claim's time is over. */
  instead?: React.ReactNode
  onDecided: () => void
}

/** The form of a decision: the action, the rule and the reason. A failure leaves all of it in place. */
export function DecideForm({ row, realm, draft, change, instead, onDecided }: Props) {
  const [isChecked, setIsChecked] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const send = useDecide(row, realm, onDecided)
  const name = firstNameOf(row.member?.name)
  const { action, reason, days } = draft
  const rule = draft.rule ?? row.rule?.number
  const versions = shownVersionsOf(row)
  const version = action === 'hide_version' ? (draft.version ?? versions[0]?.number ?? null) : null
  const needsRule = action !== undefined && action !== 'nothing_wrong'
  const hasDays = action === 'limit' || action === 'suspend'
  const areDaysWrong = hasDays && !(action === 'suspend' && days === '') && isDaysWrong(days)
  const found = {
    action: action ? undefined : t.chooseFirst,
    rule: needsRule && rule === undefined ? moderation.chooseRule : undefined,
    days: areDaysWrong ? moderation.chooseDays(limits.maxRestrictionDays) : undefined,
    reason: errorOfReason(reason),
  }
  const errors: Partial<typeof found> = isChecked ? found : {}
  const submit = () => {
    if (action === undefined) return
    send.mutate(
      {
        action: action === 'hide_version' ? 'hide' : action,
        version,
        unserious: action === 'nothing_wrong' ? (draft.unserious ?? []) : [],
        rule: needsRule ? (rule ?? null) : null,
        reason,
        days: hasDays && days !== '' ? Number(days) : null,
      },
      { onError: () => setIsAsking(false) },
    )
  }
  const check = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsChecked(true)
    if (focusFirstError(event.currentTarget, found)) return
    if (action === 'remove') setIsAsking(true)
    else submit()
  }
  return (
    <form noValidate onSubmit={check}>
      <Choices
        legend={t.whatHappens}
        name="action"
        chosen={action}
        choices={choicesOf(row).map(kind => choiceOf(kind, row, name))}
        onChoose={chosen =>
          change({ action: chosen, ...(chosen === 'limit' && days === '' && { days: String(defaultDays) }) })
        }
      />
      {errors.action && <FieldError id="action-error">{errors.action}</FieldError>}
      <div className={decideFieldsClass}>
        {version !== null && (
          <VersionSelect
            version={version}
            versions={versions}
            onChoose={chosen => change({ version: chosen })}
          />
        )}
        {action === 'nothing_wrong' && row.reportTexts.length > 0 && (
          <UnseriousReports
            reports={row.reportTexts}
            marked={draft.unserious ?? []}
            onMark={marked => change({ unserious: marked })}
          />
        )}
        {needsRule && (
          <Field label={t.rule} error={errors.rule}>
            {control => (
              <RuleSelect
                {...control}
                rule={rule}
                known={row.rule}
                onChoose={({ number }) => change({ rule: number })}
              />
            )}
          </Field>
        )}
        {hasDays && (
          <TextField
            label={t.days}
            name="days"
            inputMode="numeric"
            autoComplete="off"
            hint={(action === 'limit' ? t.daysHint : t.suspendDaysHint)(limits.maxRestrictionDays)}
            error={errors.days}
            value={days}
            onChange={event => change({ days: event.target.value })}
          />
        )}
        <ReasonField
          label={reasonLabel(row, action)}
          value={reason}
          error={errors.reason}
          onChange={written => change({ reason: written })}
        />
        {send.isError && (
          <Note kind="error">{(send.error instanceof Refusal && send.error.sentence) || t.notDecided}</Note>
        )}
        {instead ?? (
          <Button look={action === 'remove' ? 'danger' : 'primary'} type="submit" isBusy={send.isPending}>
            {action ? t.buttons[action](name) : t.decide}
          </Button>
        )}
        <p className={hintClass}>{whatFollows(row, action)}</p>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={t.removeTitle(t.thingNames[row.kind])}
          text={t.removeText}
          confirm={t.remove}
          isBusy={send.isPending}
          onConfirm={submit}
          onClose={() => setIsAsking(false)}
        />
      )}
    </form>
  )
}

const defaultDays = 7

/** Returns the possible actions. If a recipe has earlier versions, hiding one version is offered beside hiding all of it. */
const choicesOf = (row: WholeCase): Choice[] =>
  row.allowed.flatMap(kind =>
    kind === 'hide' && shownVersionsOf(row).length > 0 ? [kind, 'hide_version' as const] : [kind],
  )

const choiceOf = (kind: Choice, row: WholeCase, name: string) => ({
  value: kind,
  label: t.choices[kind].label(t.thingNames[row.kind], name),
  consequence: kind === 'hide' ? t.hideConsequences[row.kind](name) : t.choices[kind].consequence,
})

function useDecide({ id }: WholeCase, realm: Realm, onDecided: () => void) {
  const readAgain = useReadAgain(String(id))
  return useSingleFlightMutation({
    mutationFn: (body: Decision) => call(rows.decideCase, { id, realm, body }),
    onSuccess: () => {
      showToast.success(t.decided)
      onDecided()
    },
    onSettled: readAgain,
  })
}

/**
 * Returns the label of the reason. If a corrected thing is shown again, its author reads the reason. A thing that is held before
 * publication has no reporters.
 */
function reasonLabel({ stage, member }: WholeCase, action: Choice | undefined): string {
  if (member && (action !== 'nothing_wrong' || stage === 'mended'))
    return t.reasonFor(firstNameOf(member.name))
  return stage === 'report' ? t.reasonForReporters : t.reasonForRecord
}

/** Says what follows. Reporters are told once, about the decision on their reports. */
function whatFollows({ stage, member, reports }: WholeCase, action: Choice | undefined): string {
  const name = firstNameOf(member?.name)
  const isNobodyTold = action === 'nothing_wrong' || !member
  if (stage !== 'report') return isNobodyTold ? t.isPublished : t.appealFollows(name)
  return isNobodyTold ? t.toldTheOutcome(reports) : t.whatFollows(name, reports)
}
