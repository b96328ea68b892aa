import { useState } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { useModalDialog } from '#web/ui/use-modal-dialog.ts'
import { areShortcutsEnabled, listShortcuts, setShortcutsEnabled } from './shortcuts.ts'
import './shortcut-help.css'

/** What the keys do on this page, and the switch that turns them off. */
export function ShortcutHelp({ onClose }: { onClose: () => void }) {
  const dialog = useModalDialog()
  const [isEnabled, setIsEnabled] = useState(areShortcutsEnabled)
  const [shortcuts] = useState(listShortcuts)
  return (
    <dialog ref={dialog} className="shortcut-help" aria-labelledby="shortcut-help-title" onClose={onClose}>
      <header>
        <h2 id="shortcut-help-title">Keyboard shortcuts</h2>
        <button
          type="button"
          className="icon-button"
          aria-label="Close"
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
      <label className="shortcut-switch">
        <input
          type="checkbox"
          className="checkbox"
          checked={isEnabled}
          onChange={event => {
            setShortcutsEnabled(event.target.checked)
            setIsEnabled(event.target.checked)
          }}
        />
        Use these keys
      </label>
    </dialog>
  )
}
