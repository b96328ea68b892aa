import { type ReactNode, useId, useState } from 'react'
import * as t from '#texts/admin.ts'
import { formatNumber } from '#texts/format/number.ts'
import { countOf, showMore } from '#texts/ui.ts'
import type { Entry } from '#web/api/foreign/admin-entry.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { inputClass, searchFieldClass } from '#web/ui/input.ts'
import type { EntryList } from './entry-list.ts'
import styles from './entry-section.module.css'
import { type ListName, useMoreEntries } from './use-dashboard.ts'

type Props = {
  title: string
  name: ListName
  /** Undefined if the reply was not a list. */
  list: EntryList | undefined
  /** The label of the field that filters a long list. */
  searchLabel: string
  isWide?: boolean
  /** Shown above the list. */
  note?: ReactNode
  /** The action at the end of a line. `textId` is the id of the line's text. */
  action?: (entry: Entry, textId: string) => ReactNode
}

/** A list with fewer lines needs no search box. */
const searchThreshold = 8

/** A list with its count. A long list scrolls in its own box and can be filtered. */
export function EntrySection({ title, name, list, searchLabel, isWide, note, action }: Props) {
  const titleId = useId()
  const more = useMoreEntries(name, list)
  const entries = list?.entries
  const [query, setQuery] = useState('')
  const normalizedQuery = query.trim().toLowerCase()
  const matches = entries?.filter(({ text }) => text.toLowerCase().includes(normalizedQuery))
  return (
    <section className={isWide ? styles.wide : undefined} aria-labelledby={titleId}>
      <header>
        <h2 id={titleId} tabIndex={-1}>
          {title}
        </h2>
        {entries && (
          <span className={styles.count} role="status">
            {normalizedQuery && matches
              ? countOf(matches.length, entries.length)
              : (more ? t.newestOf : formatNumber)(entries.length)}
          </span>
        )}
      </header>
      {entries && entries.length > 0 && note}
      {entries && entries.length > searchThreshold && (
        <div className={`${searchFieldClass} ${styles.find}`}>
          <Icon name="search" />
          <input
            className={inputClass}
            type="search"
            aria-label={searchLabel}
            placeholder={searchLabel}
            value={query}
            onChange={event => setQuery(event.target.value)}
          />
        </div>
      )}
      {!entries && <p className={styles.none}>{t.notAvailable}</p>}
      {entries?.length === 0 && <p className={styles.none}>{t.noneYet}</p>}
      {normalizedQuery && matches?.length === 0 && <p className={styles.none}>{t.noneWithTheseWords}</p>}
      {matches && matches.length > 0 && (
        <ul
          className={styles.rows}
          tabIndex={entries && entries.length > searchThreshold ? 0 : undefined}
          aria-labelledby={titleId}
        >
          {matches.map(entry => (
            <li key={entry.id}>
              <p id={`${titleId}-${entry.id}`}>{entry.text}</p>
              {action?.(entry, `${titleId}-${entry.id}`)}
            </li>
          ))}
        </ul>
      )}
      {more && (
        <Button className={styles.more} isBusy={more.isLoading} onClick={more.load}>
          {showMore}
        </Button>
      )}
    </section>
  )
}
