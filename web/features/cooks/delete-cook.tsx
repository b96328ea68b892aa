import { useState } from 'react'
import * as t from '#texts/cooks.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { showToast } from '#web/ui/toast-queue.ts'
import type { Cook } from './cooks.queries.ts'
import { useDeleteCook } from './use-save-cook.ts'

type Props = {
  cook: Cook
  recipeId: string | undefined
  className?: string | undefined
  onDeleted: () => void
}

export function DeleteCook({ cook, recipeId, className, onDeleted }: Props) {
  const [isAsking, setIsAsking] = useState(false)
  const remove = useDeleteCook(cook, recipeId)
  const onConfirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        showToast.success(t.deleted)
        onDeleted()
      },
    })
  return (
    <>
      <Button look="danger-quiet" className={className} onClick={() => setIsAsking(true)}>
        {t.deleteEntry}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t.deleteTitle}
          text={t.deleteText}
          confirm={t.confirmDelete}
          isBusy={remove.isPending}
          failure={remove.isError ? t.notDeleted : undefined}
          onConfirm={onConfirm}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
