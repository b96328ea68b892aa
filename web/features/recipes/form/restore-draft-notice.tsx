import * as t from '#texts/recipe-form.ts'
import { linkClass } from '#web/ui/link.tsx'
import { noteClass } from '#web/ui/note.tsx'
import styles from './restore-draft-notice.module.css'

type Props = { onRestore: () => void; onDiscard: () => void }

/** Offers the stored draft before anything is written over it. */
export const RestoreDraftNotice = ({ onRestore, onDiscard }: Props) => (
  <div className={`${noteClass} ${styles.root}`} role="status">
    <p>{t.draftFound}</p>
    <div className="flex gap-4">
      <button type="button" className={linkClass} onClick={onRestore}>
        {t.continueDraft}
      </button>
      <button type="button" className={linkClass} onClick={onDiscard}>
        {t.discardDraft}
      </button>
    </div>
  </div>
)
