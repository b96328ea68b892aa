import styles from './cell.module.css'

type Props = {
  label: string
  name: string
  value: string
  /** `strong`: an amount, a title. `soft`: a remark. */
  tone?: 'strong' | 'soft' | undefined
  isNumber?: boolean
  maxLength: number
  onChange: (text: string) => void
}

const toneClass = { strong: styles.strong, soft: styles.soft }

/** A text that becomes a field in its place when it has the focus. It is as wide and high as its content. */
export const Cell = ({ label, name, value, tone, isNumber = false, maxLength, onChange }: Props) => (
  <span
    className={`${styles.root} ${tone ? toneClass[tone] : ''}`}
    data-text={value || '–'}
    data-empty={value === '' || undefined}
  >
    <textarea
      rows={1}
      name={name}
      aria-label={label}
      autoComplete="off"
      spellCheck={false}
      {...(isNumber && { inputMode: 'decimal' as const })}
      placeholder="–"
      maxLength={maxLength}
      value={value}
      onChange={event => onChange(event.target.value.replace(/\s*\n\s*/g, ' '))}
    />
  </span>
)
