import { useCallback } from 'react'
import { TextField } from '#web/ui/text-field.tsx'
import { positive } from './filters.ts'
import { useDraft } from './use-draft.ts'

type Props = { label: string; value: number; onChange: (value: number) => void }

const settleMs = 180

/** Zero and blank both mean no filter. */
export const numberText = (text: string | number): string => String(positive(String(text)) || '')

export function NumberFilter({ label, value, onChange }: Props) {
  const send = useCallback((text: string) => onChange(positive(text)), [onChange])
  const [draft, setDraft] = useDraft(numberText(value), send, { settleMs, normalize: numberText })
  return (
    <TextField
      label={label}
      type="number"
      inputMode="numeric"
      min={0}
      value={draft}
      onChange={event => setDraft(event.target.value)}
    />
  )
}
