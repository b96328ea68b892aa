import { useEffect, useState } from 'react'

type Options = {
  /** How long the text must stay unchanged before it is sent. */
  debounceMs: number
  /** Two texts with the same normal form ('0' and '') are not sent again. */
  normalize?: (text: string) => string
}

const identity = (text: string) => text

/**
 * Holds a field's text while its value is stored in the address. The text is shown at once and sent after a debounce. A value
 * that changes elsewhere (a removed chip, Back) replaces the text.
 */
export function useDebouncedInput(
  value: string,
  send: (text: string) => void,
  { debounceMs, normalize = identity }: Options,
): [draft: string, setDraft: (text: string) => void] {
  const [text, setText] = useState(value)
  const [lastValue, setLastValue] = useState(value)
  const [lastSent, setLastSent] = useState(value)
  if (value !== lastValue) {
    setLastValue(value)
    if (value !== lastSent) {
      setLastSent(value)
      setText(value)
    }
  }
  useEffect(() => {
    const normalized = normalize(text)
    if (normalized === lastSent) return
    const timer = setTimeout(() => {
      setLastSent(normalized)
      send(normalized)
    }, debounceMs)
    return () => clearTimeout(timer)
  }, [text, lastSent, send, debounceMs, normalize])
  return [text, setText]
}
