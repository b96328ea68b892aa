import * as t from '#texts/drafts.ts'
import * as ui from '#texts/ui.ts'
import { Refusal } from '#web/api/failure.ts'
import { linkClass } from '#web/ui/link.tsx'
import { Note } from '#web/ui/note.tsx'
import { hintClass } from '#web/ui/text.ts'
import type { AutosaveState } from './autosave.ts'
import styles from './autosave-status.module.css'

type Props = {
  /** Undefined until something is written. */
  state: AutosaveState | undefined
  onRetry: () => void
  onOverwrite: () => void
  onShowOther: () => void
}

/** Says why the text is not saved, and what can be done. */
export function AutosaveProblem({ state, onRetry, onOverwrite, onShowOther }: Props) {
  return (
    <>
      {state?.kind === 'conflict' && (
        <Note kind="error">
          {t.changedElsewhere}{' '}
          <span className={styles.answers}>
            <button type="button" className={linkClass} onClick={onOverwrite}>
              {t.saveThis}
            </button>
            <button type="button" className={linkClass} onClick={onShowOther}>
              {t.showOther}
            </button>
          </span>
        </Note>
      )}
      {state?.kind === 'gone' && <Note kind="error">{t.draftIsGone}</Note>}
      {state?.kind === 'failed' && (
        <Note kind="error">
          {t.notSaved} {state.failure instanceof Refusal ? state.failure.sentence : ''}{' '}
          {state.isRetried && `${t.isRetried} `}
          <button type="button" className={linkClass} onClick={onRetry}>
            {ui.tryAgain}
          </button>
        </Note>
      )}
    </>
  )
}

/** Beside the buttons. If there is no room, above them. */
export const AutosaveStatus = ({ state }: Pick<Props, 'state'>) => (
  <span className={`${hintClass} ${styles.status}`} role="status">
    {state?.kind === 'saving' && t.saving}
    {state?.kind === 'saved' && t.savedOnlyYou}
  </span>
)
