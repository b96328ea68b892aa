import { useEffect, useId, useState } from 'react'
import { maxSearchLength } from '#contract/limits.ts'
import type { MemberSort } from '#contract/members.ts'
import * as t from '#texts/members.ts'
import { Icon } from '#web/ui/icon.tsx'
import { inputClass, searchFieldClass } from '#web/ui/input.ts'
import { visuallyHiddenClass } from '#web/ui/text.ts'
import styles from './member-search.module.css'

type Props = {
  q: string
  sort: MemberSort
  ask: (change: { q?: string; sort?: MemberSort }) => void
}

const typingPauseMs = 250

/** The search field. Text is searched after a pause. Clear and Back empty the field, too. */
export function MemberSearch({ q, sort, ask }: Props) {
  const orderId = useId()
  const [typed, setTyped] = useState(q)
  const [known, setKnown] = useState(q)
  if (known !== q) {
    setKnown(q)
    setTyped(q)
  }
  useEffect(() => {
    if (typed === q) return
    const timer = setTimeout(() => ask({ q: typed }), typingPauseMs)
    return () => clearTimeout(timer)
  })
  return (
    <search className={styles.root}>
      <div className={searchFieldClass}>
        <Icon name="search" />
        <input
          className={inputClass}
          type="search"
          aria-label={t.find}
          placeholder={t.findHint}
          maxLength={maxSearchLength}
          value={typed}
          onChange={event => setTyped(event.target.value)}
        />
      </div>
      <label className={visuallyHiddenClass} htmlFor={orderId}>
        {t.order}
      </label>
      <select
        className={inputClass}
        id={orderId}
        value={sort}
        onChange={event => ask({ sort: event.target.value as MemberSort })}
      >
        {Object.entries(t.orders).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </search>
  )
}
