import styles from './cell.module.css'

type Props = {
  label: string
  name: string
  value: string
  /** Strong: an amount, a title. Soft: a remark. */
  tone?: 'strong' | 'soft' | undefined
  isNumber?: boolean
  maxLength: number
  onChange: (text: string) => void
}

const toneClass = { strong: styles.strong, soft: styles.soft }

/** A text that is a field in its own place once it has the focus; as wide and high as what is in it. */
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
