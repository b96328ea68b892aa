import { ShortcutRegion } from '#web/features/shortcuts/shortcut-region.tsx'
import { ThemeChoice } from './theme-choice.tsx'

export const FooterTools = () => (
  <>
    <ThemeChoice />
    <ShortcutRegion />
  </>
)
