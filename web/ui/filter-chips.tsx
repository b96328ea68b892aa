import type { ReactNode } from 'react'
import { chipClass } from './chip.ts'
import styles from './filter-chips.module.css'
import { visuallyHiddenClass } from './text.ts'
import { useIsHydrated } from './use-is-hydrated.ts'

type Props<Name extends string> = {
  legend: string
  /** The filters in their order. `chip` returns the content of each chip. */
  names: readonly Name[]
  chip: (name: Name) => ReactNode
  chosen: Name
  onChoose: (name: Name) => void
}

/** Chips above a list that choose which of its rows are shown. They form one line, which scrolls on a narrow screen. */
export function FilterChips<Name extends string>({ legend, names, chip, chosen, onChoose }: Props<Name>) {
  // The URL may name the filter, but the server renders the page without it.
  const isHydrated = useIsHydrated()
  return (
    <fieldset className={styles.root}>
      <legend className={visuallyHiddenClass}>{legend}</legend>
      {names.map(name => (
        <button
          key={name}
          type="button"
          className={chipClass}
          aria-pressed={isHydrated && name === chosen}
          onClick={() => onChoose(name)}
        >
          {chip(name)}
        </button>
      ))}
    </fieldset>
  )
}
