import { useState } from 'react'
import { close } from '#texts/actions.ts'
import * as t from '#texts/shortcuts.ts'
import { checkboxClass } from '#web/ui/checkbox.ts'
import { Icon } from '#web/ui/icon.tsx'
import { iconButtonClass } from '#web/ui/icon-button.ts'
import { useModalDialog } from '#web/ui/use-modal-dialog.ts'
import styles from './shortcut-help.module.css'
import { areShortcutsEnabled, listShortcuts, setShortcutsEnabled } from './shortcuts.ts'

/** The list of this page's shortcuts, and the switch that turns them off. */
export function ShortcutHelp({ onClose }: { onClose: () => void }) {
  const dialog = useModalDialog()
  const [isEnabled, setIsEnabled] = useState(areShortcutsEnabled)
  const [shortcuts] = useState(listShortcuts)
  return (
    <dialog ref={dialog} className={styles.root} aria-labelledby="shortcut-help-title" onClose={onClose}>
      <header>
        <h2 id="shortcut-help-title">{t.keyboardShortcuts}</h2>
        <button
          type="button"
          className={iconButtonClass}
          aria-label={close}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="x" />
        </button>
      </header>
      <dl>
        {shortcuts.map(({ keys, description }) => (
          <div key={keys}>
            <dt>
              {keys.split(' ').map(key => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
      <label className={styles.switch}>
        <input
          type="checkbox"
          className={checkboxClass}
          checked={isEnabled}
          onChange={event => {
            setShortcutsEnabled(event.target.checked)
            setIsEnabled(event.target.checked)
          }}
        />
        {t.useTheseKeys}
      </label>
    </dialog>
  )
}
