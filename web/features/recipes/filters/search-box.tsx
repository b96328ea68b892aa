import { useLayoutEffect, useRef } from 'react'
import * as t from '#texts/recipes.ts'
import { Icon } from '#web/ui/icon.tsx'
import { iconButtonClass } from '#web/ui/icon-button.ts'
import { inputClass, searchFieldClass } from '#web/ui/input.ts'
import { FilterForm } from './filter-form.tsx'
import { type Filters, filterParamNames } from './filters.ts'
import styles from './search-box.module.css'
import { useDebouncedInput } from './use-debounced-input.ts'

type Props = { filters: Filters; onChange: (query: string) => void }

/** Long enough to search for words rather than for each letter, and short enough to feel immediate. */
const debounceMs = 180

const isOnTouchscreen = () => matchMedia('(pointer: coarse)').matches

export function SearchBox({ filters, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useDebouncedInput(filters.q, onChange, { debounceMs })
  // A search that was typed before hydration counts, too.
  useLayoutEffect(() => setText(input.current?.value ?? ''), [setText])
  return (
    <FilterForm
      className={`${searchFieldClass} ${styles.root}`}
      filters={filters}
      changedFilter="q"
      // The on-screen keyboard would cover the results.
      onSubmit={() => isOnTouchscreen() && input.current?.blur()}
    >
      <Icon name="search" />
      <input
        ref={input}
        className={inputClass}
        type="search"
        name={filterParamNames.q}
        aria-label={t.search}
        placeholder={t.searchPlaceholder}
        enterKeyHint="search"
        autoComplete="off"
        value={text}
        onChange={event => setText(event.target.value)}
      />
      {text === '' ? (
        <kbd>/</kbd>
      ) : (
        <button
          type="button"
          className={iconButtonClass}
          aria-label={t.clearSearch}
          onClick={() => {
            setText('')
            input.current?.focus()
          }}
        >
          <Icon name="x" />
        </button>
      )}
    </FilterForm>
  )
}
