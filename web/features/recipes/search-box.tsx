import { useLayoutEffect, useRef } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { FilterForm } from './filter-form.tsx'
import { type Filters, filterNames } from './filters.ts'
import { useDraft } from './use-draft.ts'

type Props = { filters: Filters; onChange: (query: string) => void }

/** Long enough that a word is asked for, not its letters; short enough to feel at once. */
const settleMs = 180

const isOnTouchscreen = () => matchMedia('(pointer: coarse)').matches

/** What was found lies below the search: the keyboard on the screen goes, and the search moves to the top. */
function showAnswers(search: HTMLElement | null): void {
  search?.blur()
  search?.scrollIntoView({ block: 'start' })
}

export function SearchBox({ filters, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [draft, setDraft] = useDraft(filters.q, onChange, { settleMs })
  // What was typed before the script came is searched for as well.
  useLayoutEffect(() => setDraft(input.current?.value ?? ''), [setDraft])
  return (
    <FilterForm
      className="search-box"
      filters={filters}
      changes="q"
      onSubmit={() => isOnTouchscreen() && showAnswers(input.current)}
    >
      <Icon name="search" />
      <input
        ref={input}
        className="input"
        type="search"
        name={filterNames.q}
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
    </FilterForm>
  )
}
