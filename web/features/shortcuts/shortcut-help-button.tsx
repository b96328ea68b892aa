import { Icon } from '#web/ui/icon.tsx'
import { askForHelp } from './shortcuts.ts'

/** For those who do not know of `?`, or have switched the keys off. */
export const ShortcutHelpButton = () => (
  <button type="button" className="shortcut-help-button" onClick={askForHelp}>
    <Icon name="keyboard" size="small" />
    Keyboard shortcuts
  </button>
)
