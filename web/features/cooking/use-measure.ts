import { useEffect, useState } from 'react'
import type { Measure } from './measure-ingredient.ts'

let loaded: Measure | undefined

/** The reader of amounts is a file of its own: undefined until it has come, and the lines stand as written. */
export function useMeasure(): Measure | undefined {
  const [measure, setMeasure] = useState(() => loaded)
  useEffect(() => {
    if (measure) return
    let isWanted = true
    import('./measure-ingredient.ts').then(
      ({ measureIngredient }) => {
        loaded = measureIngredient
        if (isWanted) setMeasure(() => measureIngredient)
      },
      () => console.error('Amounts cannot be read: their code did not load'),
    )
    return () => {
      isWanted = false
    }
  }, [measure])
  return measure
}
