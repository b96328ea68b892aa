import { useCallback } from 'react'
import { TextField } from '#web/ui/text-field.tsx'
import { parsePositive } from './filters.ts'
import { useDebouncedInput } from './use-debounced-input.ts'

type Props = { label: string; value: number; onChange: (value: number) => void }

const debounceMs = 180

/** Zero and blank both mean no filter. */
export const positiveNumberText = (text: string | number): string => String(parsePositive(String(text)) || '')

export function NumberFilter({ label, value, onChange }: Props) {
  const send = useCallback((text: string) => onChange(parsePositive(text)), [onChange])
  const [text, setText] = useDebouncedInput(positiveNumberText(value), send, {
    debounceMs,
    normalize: positiveNumberText,
  })
  return (
    <TextField
      label={label}
      type="number"
      inputMode="numeric"
      min={0}
      value={text}
      onChange={event => setText(event.target.value)}
    />
  )
}
