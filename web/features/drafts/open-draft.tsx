import { useState } from 'react'
import { DraftDialog } from './draft-dialog.tsx'
import { PublishDialog } from './publish-dialog.tsx'

type Props = { id: string; onClose: () => void; onPublished: () => void }

/** A draft in the recipe form, and the questions before it is published. */
export function OpenDraft({ id, onClose, onPublished }: Props) {
  const [isPublishing, setIsPublishing] = useState(false)
  return isPublishing ? (
    <PublishDialog id={id} onClose={onClose} onPublished={onPublished} />
  ) : (
    <DraftDialog id={id} onClose={onClose} onPublish={() => setIsPublishing(true)} />
  )
}
