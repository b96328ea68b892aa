import { useState } from 'react'

const keyFor = (recipeId: string) => `checked-ingredients-${recipeId}`

function readChecked(recipeId: string): ReadonlySet<number> {
  const stored: unknown = JSON.parse(sessionStorage.getItem(keyFor(recipeId)) ?? '[]')
  return new Set(Array.isArray(stored) ? stored.filter(at => typeof at === 'number') : [])
}

/** The lines that are already on the worktop; remembered until the tab is closed. */
export function useCheckedLines(recipeId: string) {
  const [checked, setChecked] = useState(() => readChecked(recipeId))
  const toggle = (at: number) => {
    const next = new Set(checked)
    if (!next.delete(at)) next.add(at)
    sessionStorage.setItem(keyFor(recipeId), JSON.stringify([...next]))
    setChecked(next)
  }
  return { checked, toggle }
}
