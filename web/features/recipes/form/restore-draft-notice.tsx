import { useState } from 'react'
import * as t from '#texts/recipe-form.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { linkClass } from '#web/ui/link.tsx'
import { warmNoteClass } from '#web/ui/note.tsx'
import styles from './restore-draft-notice.module.css'
import type { RecipeForm } from './use-recipe-form.ts'

/** Offers the stored draft. Asks before it replaces what was typed meanwhile. */
export function RestoreDraftNotice({ form }: { form: RecipeForm }) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <div className={`${warmNoteClass} ${styles.root}`} role="status">
      <p>{t.draftFound}</p>
      <div className={styles.actions}>
        <button
          type="button"
          className={linkClass}
          onClick={() => (form.isUnchanged ? form.restoreDraft() : setIsAsking(true))}
        >
          {t.continueDraft}
        </button>
        <button type="button" className={linkClass} onClick={form.discardDraft}>
          {t.discardDraft}
        </button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={t.replaceTyped}
          text={t.replaceTypedText}
          confirm={t.replaceTypedConfirm}
          cancel={t.keepTyping}
          onConfirm={form.restoreDraft}
          onClose={() => setIsAsking(false)}
        />
      )}
    </div>
  )
}
