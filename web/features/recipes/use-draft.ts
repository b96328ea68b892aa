import { useEffect, useState } from 'react'

type Options = {
  /** How long the fingers rest before the draft is sent. */
  settleMs: number
  /** Two texts that mean the same ('0' and '') need no sending. */
  normalize?: (text: string) => string
}

const asItIs = (text: string) => text

/**
 * What a field shows while its value lives in the address: the draft shows at once and is sent when it has settled.
 * A value that changes from elsewhere (a removed chip, Back) replaces the draft.
 */
export function useDraft(
  value: string,
  send: (text: string) => void,
  { settleMs, normalize = asItIs }: Options,
): [draft: string, setDraft: (draft: string) => void] {
  const [draft, setDraft] = useState(value)
  const [seen, setSeen] = useState(value)
  const [sent, setSent] = useState(value)
  if (value !== seen) {
    setSeen(value)
    if (value !== sent) {
      setSent(value)
      setDraft(value)
    }
  }
  useEffect(() => {
    const meant = normalize(draft)
    if (meant === sent) return
    const timer = setTimeout(() => {
      setSent(meant)
      send(meant)
    }, settleMs)
    return () => clearTimeout(timer)
  }, [draft, sent, send, settleMs, normalize])
  return [draft, setDraft]
}
