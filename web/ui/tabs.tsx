import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { inlineSign } from './direction.ts'
import { tabRowClass } from './tab-row.ts'
import { useIsHydrated } from './use-is-hydrated.ts'

export type Tab = {
  name: string
  label: string
  /** Shown beside the label: a count. */
  count?: (isShown: boolean) => ReactNode
  panel: (isShown: boolean, wasShown: boolean) => ReactNode
}

type Props = {
  label: string
  tabs: [Tab, ...Tab[]]
  /** The tab that is selected if the address names none. By default the first. */
  initial?: string | undefined
}

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowLeft: (at, count) => (at + count - inlineSign) % count,
  ArrowRight: (at, count) => (at + count + inlineSign) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/**
 * Tabs that follow the ARIA practices. The selected tab is in the address (`#name`, and `?tab=name` in links from elsewhere),
 * arrow keys move between tabs, and panels keep their input.
 */
export function Tabs({ label, tabs, initial }: Props) {
  const id = useId()
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  // The server never receives the part after the #.
  const asked = hash.slice(1) || (new URLSearchParams(search).get('tab') ?? initial)
  const named = useIsHydrated() ? tabs.findIndex(({ name }) => name === asked) : 0
  const shown = Math.max(named, 0)
  const shownName = tabs[shown]?.name ?? ''
  const [shownBefore, setShownBefore] = useState<string[]>([])
  if (!shownBefore.includes(shownName)) setShownBefore([...shownBefore, shownName])

  const list = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another tab is selected
  useEffect(() => keepSelectedInSight(list.current), [shownName])

  const show = (index: number) =>
    navigate({ hash: tabs[index]?.name ?? '' }, { replace: true, preventScrollReset: true })
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
    // Starts from the focus, which moves at once. The address may still name the previous tab.
    const next = steps[event.key]?.(
      all.findIndex(tab => tab.matches(':focus')),
      tabs.length,
    )
    if (next === undefined) return
    event.preventDefault()
    show(next)
    all[next]?.focus()
  }
  return (
    <>
      <div ref={list} className={tabRowClass} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab, index) => (
          <button
            key={tab.name}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.name}`}
            aria-controls={`${id}-panel-${tab.name}`}
            aria-selected={index === shown}
            tabIndex={index === shown ? 0 : -1}
            onClick={() => show(index)}
          >
            {tab.label}
            {tab.count?.(index === shown)}
          </button>
        ))}
      </div>
      {tabs.map(({ name, panel }, index) => (
        <div
          key={name}
          role="tabpanel"
          id={`${id}-panel-${name}`}
          aria-labelledby={`${id}-tab-${name}`}
          hidden={index !== shown}
        >
          {panel(index === shown, shownBefore.includes(name))}
        </div>
      ))}
    </>
  )
}

/**
 * Scrolls the list so that the selected tab is visible. On a phone it may be beyond the edge, and a count that arrives moves it.
 * Only the list scrolls, not the page.
 */
function keepSelectedInSight(list: HTMLElement | null) {
  const selected = list?.querySelector('[aria-selected=true]')
  if (!list || !selected) return
  const centre = (element: Element) => {
    const { left, right } = element.getBoundingClientRect()
    return (left + right) / 2
  }
  const observer = new ResizeObserver(() => {
    list.scrollLeft += centre(selected) - centre(list)
  })
  for (const tab of list.children) observer.observe(tab)
  return () => observer.disconnect()
}
