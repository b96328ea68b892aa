import { useQuery } from '@tanstack/react-query'
import type { ListedMember } from '#contract/members.ts'
import * as rows from '#contract/rows.ts'
import * as t from '#texts/member-actions.ts'
import { call } from '#web/api/call.ts'
import { adminSecurityQuery } from './admin-security.queries.ts'
import { ChangeForm } from './change-form.tsx'
import { useMemberChange } from './use-member-change.ts'

type Props = { action: 'nameModerator' | 'endModerator'; member: ListedMember; onClose: () => void }

/** Makes a member a moderator, or ends that. It breaks no rule, so none is named. */
export function RoleDialog({ action, member: { id, name, hasSecondFactor }, onClose }: Props) {
  const isNaming = action === 'nameModerator'
  // The menu has just asked. Nobody is named before the answer is here: it may have a consequence.
  const own = useQuery({ ...adminSecurityQuery, enabled: isNaming, staleTime: Infinity })
  const change = useMemberChange(
    () => (isNaming ? call(rows.nameModerator, { id, body: {} }) : call(rows.removeModerator, { id })),
    { said: (isNaming ? t.named : t.ended)(name), onClose },
  )
  return (
    <ChangeForm
      title={(isNaming ? t.nameQuestion : t.endQuestion)(name)}
      text={isNaming ? t.nameText(name, hasSecondFactor) : t.endText(name)}
      confirm={isNaming ? t.nameNow : t.endNow}
      warning={isNaming && own.data?.willNeedSecondFactor ? t.youNeedOneToo : undefined}
      isPending={change.isPending || own.isFetching}
      failure={change.failure}
      onSubmit={() => change.send()}
      onClose={onClose}
    />
  )
}
