import { type ButtonLook, busyRingClass, buttonClass } from './button.tsx'
import styles from './file-button.module.css'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'
import { visuallyHiddenClass } from './text.ts'

type Props = ButtonLook & {
  label: string
  /** The accessible name, if the label alone would be ambiguous. */
  purpose?: string
  icon: IconName
  /** The media types, as in `accept`. */
  accept: string
  isBusy?: boolean
  isMultiple?: boolean
  /** `others` is empty unless several files may be chosen. */
  onFile: (file: File, ...others: File[]) => void
}

/** A file chooser that looks like a button. The native input is inside, so it works with keyboard and screen reader. */
export function FileButton({
  label,
  purpose,
  icon,
  accept,
  isBusy = false,
  isMultiple = false,
  onFile,
  ...look
}: Props) {
  return (
    <label className={buttonClass(look, styles.root)} aria-busy={isBusy || undefined}>
      {isBusy ? <span className={busyRingClass} aria-hidden="true" /> : <Icon name={icon} size="small" />}
      {label}
      {purpose && <span className={visuallyHiddenClass}> {purpose}</span>}
      <input
        className={visuallyHiddenClass}
        type="file"
        accept={accept}
        multiple={isMultiple}
        disabled={isBusy}
        onChange={event => {
          const [file, ...others] = event.target.files ?? []
          // Reset, so that the same file can be chosen again.
          event.target.value = ''
          if (file) onFile(file, ...others)
        }}
      />
    </label>
  )
}
