import * as t from '#texts/blocks.ts'
import { Refusal } from '#web/api/failure.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { showToast } from '#web/ui/toast-queue.ts'
import { useBlock } from './blocks.queries.ts'

type Props = { member: { id: string; name: string }; onClose: () => void }

/** Explains what blocking means before it is done. */
export function BlockDialog({ member: { id, name }, onClose }: Props) {
  const block = useBlock('block', id, {
    onDone: () => {
      showToast.success(t.blocked(name))
      onClose()
    },
  })
  const refused = block.error instanceof Refusal ? block.error.sentence : undefined
  return (
    <ConfirmDialog
      title={t.blockQuestion(name)}
      text={t.blockExplained(name)}
      confirm={t.confirmBlock(name)}
      isBusy={block.isPending}
      failure={block.isError ? (refused ?? t.notBlocked) : undefined}
      onConfirm={() => block.mutate()}
      onClose={onClose}
    />
  )
}
