import { useState } from 'react'
import type { AppealOutcome, appealOutcomes } from '#contract/decisions.ts'
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
import { Field, FieldError, TextField } from '#web/ui/field.tsx'
import { focusFirstError } from '#web/ui/focus/focus-field.ts'
import { inputClass } from '#web/ui/input.ts'
import { Note } from '#web/ui/note.tsx'
import { hintClass } from '#web/ui/text.ts'
import { showToast } from '#web/ui/toast-queue.ts'
import { isDaysWrong } from './days.ts'
import { decideFieldsClass } from './decide-fields.ts'
import { type DraftProps, firstNameOf, shownVersionsOf } from './draft.ts'
import { type MilderAction, milderChoicesOf } from './milder-choices.ts'
import { errorOfReason } from './reason.ts'
import { ReasonField } from './reason-field.tsx'
import { RuleSelect } from './rule-select.tsx'
import { firstDecisionOf, mendedAtOf } from './standing.ts'
import { useReadAgain } from './use-claim.ts'
import { VersionSelect } from './version-select.tsx'

type Props = DraftProps & { row: WholeCase; realm: Realm; instead?: React.ReactNode; onDecided: () => void }

type Body = {
  outcome: AppealOutcome
  reason: string
  action: MilderAction | null
  rule: number | null
  days: number | null
  version: number | null
}

/** The second moderator's choice between three outcomes. */
export function AppealForm({ row, realm, draft, change, instead, onDecided }: Props) {
  const [isChecked, setIsChecked] = useState(false)
  const readAgain = useReadAgain(String(row.id))
  const send = useSingleFlightMutation({
    mutationFn: (body: Body) => call(rows.decideAppeal, { id: row.id, realm, body }),
    onSuccess: () => {
      showToast.success(t.decided)
      onDecided()
    },
    onSettled: readAgain,
  })
  const first = firstDecisionOf(row)
  const milder = milderChoicesOf(row)
  const { outcome, reason, days } = draft
  const action = outcome === 'milder' ? (milder.find(kind => kind === draft.action) ?? milder[0]) : undefined
  const versions = shownVersionsOf(row)
  const version = action === 'hide_version' ? (draft.version ?? versions[0]?.number ?? null) : null
  const rule = draft.rule ?? first?.rule?.number
  const isShown = first?.kind === 'hide' || first?.kind === 'remove'
  const name = firstNameOf(row.member?.name)
  const areDaysWrong = action === 'limit' && isDaysWrong(days)
  const found = {
    outcome: outcome ? undefined : t.chooseFirst,
    days: areDaysWrong ? moderation.chooseDays(limits.maxRestrictionDays) : undefined,
    reason: errorOfReason(reason),
  }
  const errors: Partial<typeof found> = isChecked ? found : {}
  const submit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsChecked(true)
    if (focusFirstError(event.currentTarget, found) || !outcome) return
    send.mutate({
      outcome,
      reason,
      action: action === 'hide_version' ? 'hide' : (action ?? null),
      version,
      rule: action ? (rule ?? null) : null,
      days: action === 'limit' ? Number(days) : null,
    })
  }
  const labels = {
    upheld: { label: t.stands, consequence: mendedAtOf(row) && t.mendedWaits },
    overturned: {
      label: isShown ? t.showAgain(t.thingNames[first.version ? 'version' : row.kind]) : t.takeBackDecision,
      consequence: first && t.countsAsOverturned(firstNameOf(first.by)),
    },
    milder: { label: t.milder, consequence: t.milderConsequence },
  }
  const offered = (['upheld', 'overturned', 'milder'] satisfies (typeof appealOutcomes)[number][]).filter(
    value => value !== 'milder' || milder.length > 0,
  )
  const buttonOf = outcome === 'overturned' && !isShown ? 'takenBack' : (outcome ?? 'upheld')
  return (
    <form noValidate onSubmit={submit}>
      <Choices
        legend={t.whatHappens}
        name="outcome"
        chosen={outcome}
        choices={offered.map(value => ({ value, ...labels[value] }))}
        onChoose={chosen => change({ outcome: chosen })}
      />
      {errors.outcome && <FieldError id="outcome-error">{errors.outcome}</FieldError>}
      <div className={decideFieldsClass}>
        {outcome === 'milder' && (
          <Field label={t.milderAction} hint={version === null ? undefined : t.versionInstead}>
            {control => (
              <select
                {...control}
                className={inputClass}
                value={action}
                onChange={event => {
                  const chosen = milder.find(kind => kind === event.target.value)
                  if (chosen) change({ action: chosen })
                }}
              >
                {milder.map(kind => (
                  <option key={kind} value={kind}>
                    {t.choices[kind].label(t.thingNames[row.kind], name)}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
        {version !== null && (
          <VersionSelect
            version={version}
            versions={versions}
            onChoose={chosen => change({ version: chosen })}
          />
        )}
        {action && (
          <Field label={t.rule}>
            {control => (
              <RuleSelect
                {...control}
                rule={rule}
                known={first?.rule}
                onChoose={({ number }) => change({ rule: number })}
              />
            )}
          </Field>
        )}
        {action === 'limit' && (
          <TextField
            label={t.days}
            name="days"
            inputMode="numeric"
            autoComplete="off"
            hint={t.daysHint(limits.maxRestrictionDays)}
            error={errors.days}
            value={days}
            onChange={event => change({ days: event.target.value })}
          />
        )}
        <ReasonField
          label={t.reasonFor(name)}
          value={reason}
          error={errors.reason}
          onChange={written => change({ reason: written })}
        />
        {send.isError && (
          <Note kind="error">{(send.error instanceof Refusal && send.error.sentence) || t.notDecided}</Note>
        )}
        {instead ?? (
          <Button look="primary" type="submit" isBusy={send.isPending}>
            {outcome ? t.appealButtons[buttonOf](name) : t.decideAppeal}
          </Button>
        )}
        {first && <p className={hintClass}>{t.isFinal(firstNameOf(first.by))}</p>}
      </div>
    </form>
  )
}
