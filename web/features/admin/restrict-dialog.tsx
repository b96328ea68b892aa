import { useState } from 'react'
import { maxRestrictionDays, reasonLength } from '#contract/limits.ts'
import type { ListedMember } from '#contract/members.ts'
import * as rows from '#contract/rows.ts'
import * as t from '#texts/member-actions.ts'
import { daysHint, days as daysLabel, rule as ruleLabel } from '#texts/moderation-case.ts'
import * as refusals from '#texts/moderation-refusals.ts'
import { call } from '#web/api/call.ts'
import { isDaysWrong } from '#web/features/moderation/case/days.ts'
import { ReasonField } from '#web/features/moderation/case/reason-field.tsx'
import { RuleSelect } from '#web/features/moderation/case/rule-select.tsx'
import { Choices } from '#web/ui/choices.tsx'
import { Field, TextField } from '#web/ui/field.tsx'
import { focusField } from '#web/ui/focus/focus-field.ts'
import { ChangeForm } from './change-form.tsx'
import { useMemberChange } from './use-member-change.ts'

type Kind = 'limit' | 'suspend'
type Props = { kind: Kind; member: ListedMember; onClose: () => void }

const usualDays = { limit: '7', suspend: '30' }
const words = {
  limit: { title: t.limitQuestion, text: t.limitText, confirm: t.limitNow, said: t.limited },
  suspend: { title: t.suspendQuestion, text: t.suspendText, confirm: t.suspendNow, said: t.isSuspended },
}

/** By which rule, for how long, and why. A suspension may be without an end. */
export function RestrictDialog({ kind, member: { id, name }, onClose }: Props) {
  const [rule, setRule] = useState<number>()
  const [days, setDays] = useState(usualDays[kind])
  const [reason, setReason] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  const { said, confirm, text, title } = words[kind]
  const change = useMemberChange(
    () =>
      call(rows.restrictMember, {
        id,
        body: { kind, rule: rule ?? 0, reason, days: days === '' ? null : Number(days) },
      }),
    { said: said(name), onClose },
  )
  const wrong = {
    rule: rule === undefined && refusals.chooseRule,
    days: kind === 'limit' && isDaysWrong(days) && refusals.chooseDays(maxRestrictionDays),
    reason: reason.trim().length < reasonLength.min && refusals.reasonTooShort(reasonLength.min),
  }
  const first = (['rule', 'days', 'reason'] as const).find(field => wrong[field])
  const errorOf = (field: keyof typeof wrong) => (isChecked && wrong[field]) || undefined
  return (
    <ChangeForm
      title={title(name)}
      text={text}
      confirm={confirm}
      isDanger={kind === 'suspend'}
      isPending={change.isPending}
      failure={change.failure}
      onSubmit={form => {
        setIsChecked(true)
        if (first) focusField(form, first)
        else change.send()
      }}
      onClose={onClose}
    >
      <Field label={ruleLabel} error={errorOf('rule')}>
        {control => <RuleSelect {...control} rule={rule} known={undefined} onChoose={setRule} />}
      </Field>
      {kind === 'limit' ? (
        <TextField
          label={daysLabel}
          name="days"
          inputMode="numeric"
          autoComplete="off"
          hint={daysHint(maxRestrictionDays)}
          error={errorOf('days')}
          value={days}
          onChange={event => setDays(event.target.value)}
        />
      ) : (
        <SuspensionLength days={days} onChoose={setDays} />
      )}
      <ReasonField label={t.reason} value={reason} error={errorOf('reason')} onChange={setReason} />
    </ChangeForm>
  )
}

const dayMs = 86_400_000

function SuspensionLength({ days, onChoose }: { days: string; onChoose: (days: string) => void }) {
  const usual = usualDays.suspend
  const [end] = useState(() => new Date(Date.now() + Number(usual) * dayMs))
  return (
    <div className="grid gap-1.5">
      <p className="font-semibold text-sm" aria-hidden="true">
        {t.howLong}
      </p>
      <Choices
        legend={t.howLong}
        name="length"
        chosen={days}
        choices={[
          { value: usual, label: t.forDays(Number(usual)), consequence: t.untilDay(end) },
          { value: '', label: t.untilLifted },
        ]}
        onChoose={onChoose}
      />
    </div>
  )
}
