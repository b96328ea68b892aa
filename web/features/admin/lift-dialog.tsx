import { useState } from 'react'
import { reasonLength } from '#contract/limits.ts'
import type { ListedMember } from '#contract/members.ts'
import * as rows from '#contract/rows.ts'
import * as t from '#texts/member-actions.ts'
import { reasonTooShort } from '#texts/moderation-refusals.ts'
import { call } from '#web/api/call.ts'
import { ReasonField } from '#web/features/moderation/case/reason-field.tsx'
import { focusField } from '#web/ui/focus/focus-field.ts'
import { ChangeForm } from './change-form.tsx'
import { useMemberChange } from './use-member-change.ts'

type Props = { action: 'liftLimit' | 'liftSuspension'; member: ListedMember; onClose: () => void }

export function LiftDialog({ action, member: { id, name }, onClose }: Props) {
  const [reason, setReason] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  const isShort = reason.trim().length < reasonLength.min
  const change = useMemberChange(() => call(rows.liftRestriction, { id, body: { reason } }), {
    said: t.lifted(name),
    onClose,
  })
  return (
    <ChangeForm
      title={(action === 'liftLimit' ? t.liftLimitQuestion : t.liftSuspensionQuestion)(name)}
      text={t.liftText}
      confirm={t.liftNow}
      isPending={change.isPending}
      failure={change.failure}
      onSubmit={form => {
        setIsChecked(true)
        if (isShort) focusField(form, 'reason')
        else change.send()
      }}
      onClose={onClose}
    >
      <ReasonField
        label={t.reason}
        value={reason}
        error={isChecked && isShort ? reasonTooShort(reasonLength.min) : undefined}
        onChange={setReason}
      />
    </ChangeForm>
  )
}
