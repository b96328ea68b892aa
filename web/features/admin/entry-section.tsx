import { type ReactNode, useId, useState } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import type { Entry } from './dashboard.ts'

type Props = {
  title: string
  /** Undefined where the answer was not a list. */
  entries: Entry[] | undefined
  /** What to call the box that narrows a long list. */
  find: string
  isWide?: boolean
  /** At the end of a line; `textId` is what the line says. */
  action?: (entry: Entry, textId: string) => ReactNode
}

/** Fewer lines than this are seen at a glance. */
const longList = 8

/** A list with its count; a long one scrolls in its own box and can be narrowed. */
export function EntrySection({ title, entries, find, isWide, action }: Props) {
  const titleId = useId()
  const [words, setWords] = useState('')
  const wanted = words.trim().toLowerCase()
  const shown = entries?.filter(({ text }) => text.toLowerCase().includes(wanted))
  return (
    <section className={isWide ? 'admin-wide' : undefined} aria-labelledby={titleId}>
      <header>
        <h2 id={titleId} tabIndex={-1}>
          {title}
        </h2>
        {entries && (
          <span className="admin-count" role="status">
            {wanted && `${shown?.length.toLocaleString('en')} of `}
            {entries.length.toLocaleString('en')}
          </span>
        )}
      </header>
      {entries && entries.length > longList && (
        <div className="admin-find">
          <Icon name="search" />
          <input
            className="input"
            type="search"
            aria-label={find}
            placeholder={find}
            value={words}
            onChange={event => setWords(event.target.value)}
          />
        </div>
      )}
      {!entries && <p className="admin-none">Not available</p>}
      {entries?.length === 0 && <p className="admin-none">None yet</p>}
      {wanted && shown?.length === 0 && <p className="admin-none">None with these words</p>}
      {shown && shown.length > 0 && (
        <ul
          className="admin-rows"
          tabIndex={entries && entries.length > longList ? 0 : undefined}
          aria-labelledby={titleId}
        >
          {shown.map(entry => (
            <li key={entry.id}>
              <p id={`${titleId}-${entry.id}`}>{entry.text}</p>
              {action?.(entry, `${titleId}-${entry.id}`)}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
