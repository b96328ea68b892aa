import { useState } from 'react'
import { maxRestrictionDays } from '#contract/limits.ts'
import type { ListedMember } from '#contract/members.ts'
import * as rows from '#contract/rows.ts'
import { formatFullDate } from '#texts/format/time.ts'
import * as t from '#texts/members.ts'
import * as moderation from '#texts/moderation.ts'
import { daysHint, days as daysLabel, rule as ruleLabel } from '#texts/moderation-case.ts'
import { call } from '#web/api/call.ts'
import { isDaysWrong } from '#web/features/moderation/case/days.ts'
import { firstNameOf } from '#web/features/moderation/case/draft.ts'
import { errorOfReason } from '#web/features/moderation/case/reason.ts'
import { ReasonField } from '#web/features/moderation/case/reason-field.tsx'
import { type Rule, RuleSelect } from '#web/features/moderation/case/rule-select.tsx'
import { meaningOf, titleOfDecision } from '#web/features/notices/notice-words.ts'
import { Choices } from '#web/ui/choices.tsx'
import { Field, TextField } from '#web/ui/field.tsx'
import { focusFirstError } from '#web/ui/focus/focus-field.ts'
import { ChangeForm } from './change-form.tsx'
import { useMemberChange } from './use-member-change.ts'
import { WillRead } from './will-read.tsx'

type Kind = 'limit' | 'suspend'
type Props = { kind: Kind; member: ListedMember; onClose: () => void }

const dayMs = 86_400_000
const usualDays = { limit: '7', suspend: '30' }
const words = {
  limit: { title: t.limitQuestion, text: t.limitText, confirm: t.limitNow, said: t.limited },
  suspend: { title: t.suspendQuestion, text: t.suspendText, confirm: t.suspendNow, said: t.isSuspended },
}

/** Asks for the rule, the duration and the reason. A suspension may be without an end. */
export function RestrictDialog({ kind, member: { id, name, isModerator }, onClose }: Props) {
  const [rule, setRule] = useState<Rule>()
  const [days, setDays] = useState(usualDays[kind])
  const [reason, setReason] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  const [opened] = useState(Date.now)
  const { said, confirm, text, title } = words[kind]
  const change = useMemberChange(
    () =>
      call(rows.restrictMember, {
        id,
        body: { kind, rule: rule?.number ?? 0, reason, days: days === '' ? null : Number(days) },
      }),
    { said: said(name), onClose },
  )
  const wrong = {
    rule: rule === undefined && moderation.chooseRule,
    days: kind === 'limit' && isDaysWrong(days) && moderation.chooseDays(maxRestrictionDays),
    reason: errorOfReason(reason),
  }
  const end = isDaysWrong(days) ? undefined : new Date(opened + Number(days) * dayMs)
  const meaning = meaningOf({ action: kind, kind: null, until: null }, isModerator)
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
        if (!focusFirstError(form, wrong)) change.send()
      }}
      onClose={onClose}
    >
      <Field label={ruleLabel} error={errorOf('rule')}>
        {control => <RuleSelect {...control} rule={rule?.number} known={undefined} onChoose={setRule} />}
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
        <SuspensionLength days={days} opened={opened} onChoose={setDays} />
      )}
      <ReasonField label={t.reason} value={reason} error={errorOf('reason')} onChange={setReason} />
      <WillRead
        caption={t.willRead(firstNameOf(name))}
        title={titleOfDecision({ action: kind, kind: null, until: end?.toISOString() ?? null })}
        rule={rule && t.ruleNamed(rule.number, rule.name)}
        reason={reason}
        meaning={kind === 'suspend' && end ? t.meaningUntil(meaning, formatFullDate(end)) : meaning}
      />
    </ChangeForm>
  )
}

type LengthProps = { days: string; opened: number; onChoose: (days: string) => void }

function SuspensionLength({ days, opened, onChoose }: LengthProps) {
  const usual = usualDays.suspend
  const end = new Date(opened + Number(usual) * dayMs)
  return (
    <div>
      <Choices
        legend={t.howLong}
        isLegendShown
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
