import { useRef } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { useDraft } from './use-draft.ts'

type Props = { query: string; onChange: (query: string) => void }

/** Long enough that a word is asked for, not its letters; short enough to feel at once. */
const settleMs = 180

export function SearchBox({ query, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [draft, setDraft] = useDraft(query, onChange, { settleMs })
  return (
    <div className="search-box">
      <Icon name="search" />
      <input
        ref={input}
        className="input"
        type="search"
        aria-label="Search"
        placeholder="Search recipes, chefs, ingredients..."
        enterKeyHint="search"
        autoComplete="off"
        value={draft}
        onChange={event => setDraft(event.target.value)}
      />
      {draft === '' ? (
        <kbd>/</kbd>
      ) : (
        <button
          type="button"
          className="icon-button"
          aria-label="Clear the search"
          onClick={() => {
            setDraft('')
            input.current?.focus()
          }}
        >
          <Icon name="x" />
        </button>
      )}
    </div>
  )
}
