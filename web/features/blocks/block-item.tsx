import { useQuery } from '@tanstack/react-query'
import * as t from '#texts/blocks.ts'
import { MenuItem } from '#web/ui/menu.tsx'
import { showToast } from '#web/ui/toast-queue.ts'
import { blockQuery, useBlock } from './blocks.queries.ts'

type Props = { member: { id: string; name: string }; className: string | undefined; onBlock: () => void }

/** The last row of a menu: *Block…*, or *Unblock* for a member who is blocked. */
export function BlockItem({ member, className, onBlock }: Props) {
  const { data: block } = useQuery(blockQuery(member.id))
  const unblock = useBlock('unblock', member.id, {
    onDone: () => showToast.success(t.unblocked(member.name)),
    onFailed: () => showToast.error(t.notBlocked),
  })
  if (!block) return null
  return (
    <MenuItem
      icon="ban"
      className={className}
      onChoose={() => (block.isBlocked ? unblock.mutate() : onBlock())}
    >
      {block.isBlocked ? t.unblockMember(member.name) : t.block(member.name)}
    </MenuItem>
  )
}
