import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ListedMember } from '#contract/members.ts'
import * as rows from '#contract/rows.ts'
import * as t from '#texts/members.ts'
import { accountNews } from '#texts/moderation-words.ts'
import { takenBackTitle } from '#texts/notices.ts'
import { call } from '#web/api/call.ts'
import { firstNameOf } from '#web/features/moderation/case/draft.ts'
import { errorOfReason } from '#web/features/moderation/case/reason.ts'
import { ReasonField } from '#web/features/moderation/case/reason-field.tsx'
import { focusField } from '#web/ui/focus/focus-field.ts'
import { adminSecurityQuery } from './admin-security.queries.ts'
import { ChangeForm } from './change-form.tsx'
import type { MemberAction } from './member-actions.ts'
import { useMemberChange } from './use-member-change.ts'
import { WillRead } from './will-read.tsx'

type Action = Exclude<MemberAction, 'limit' | 'suspend'>
type Props = { action: Action; member: ListedMember; onClose: () => void }

type Words = {
  send: (request: { id: number; body: { reason: string } }) => Promise<unknown>
  title: (name: string) => string
  text: (name: string, hasSecondFactor: boolean) => string
  confirm: string
  said: (name: string) => string
  /** The first sentence that the member reads. */
  told: string
}

const lift = {
  send: request => call(rows.liftRestriction, request),
  text: () => t.liftText,
  confirm: t.liftNow,
  said: t.lifted,
  told: takenBackTitle,
} satisfies Omit<Words, 'title'>

const words: Record<Action, Words> = {
  nameModerator: {
    send: request => call(rows.nameModerator, request),
    title: t.nameQuestion,
    text: t.nameText,
    confirm: t.nameNow,
    said: t.named,
    told: accountNews.moderator_named,
  },
  endModerator: {
    send: request => call(rows.removeModerator, request),
    title: t.endQuestion,
    text: t.endText,
    confirm: t.endNow,
    said: t.ended,
    told: accountNews.moderator_ended,
  },
  endSessions: {
    send: request => call(rows.endMemberSessions, request),
    title: t.endSessionsQuestion,
    text: t.endSessionsText,
    confirm: t.endSessionsNow,
    said: t.sessionsEnded,
    told: accountNews.sessions_ended,
  },
  liftLimit: { ...lift, title: t.liftLimitQuestion },
  liftSuspension: { ...lift, title: t.liftSuspensionQuestion },
}

/** A dialog for an action that is not about a broken rule, so it asks only for a reason. */
export function ReasonDialog({ action, member: { id, name, hasSecondFactor }, onClose }: Props) {
  const [reason, setReason] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  const error = errorOfReason(reason)
  const isNaming = action === 'nameModerator'
  // The menu has just sent the request. Nobody is named moderator before the reply is here, because naming may have a consequence
  // for the administrator.
  const own = useQuery({ ...adminSecurityQuery, enabled: isNaming, staleTime: Infinity })
  const { send, title, text, confirm, said, told } = words[action]
  const change = useMemberChange(() => send({ id, body: { reason } }), { said: said(name), onClose })
  return (
    <ChangeForm
      title={title(name)}
      text={text(name, hasSecondFactor)}
      confirm={confirm}
      warning={isNaming && own.data?.willNeedSecondFactor ? t.youNeedOneToo : undefined}
      isPending={change.isPending || own.isFetching}
      failure={change.failure}
      onSubmit={form => {
        setIsChecked(true)
        if (error) focusField(form, 'reason')
        else change.send()
      }}
      onClose={onClose}
    >
      <ReasonField
        label={t.reason}
        value={reason}
        error={isChecked ? error : undefined}
        onChange={setReason}
      />
      <WillRead caption={t.willRead(firstNameOf(name))} title={told} reason={reason} />
    </ChangeForm>
  )
}
