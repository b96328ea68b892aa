import { useEffect, useState } from 'react'
import type { ScaleIngredient } from './scale-ingredient.ts'

let loaded: ScaleIngredient | undefined

/** The reader of amounts is a file of its own: undefined until it has come, and the lines stand as written. */
export function useScaleIngredient(): ScaleIngredient | undefined {
  const [scale, setScale] = useState(() => loaded)
  useEffect(() => {
    if (scale) return
    let isMounted = true
    import('./scale-ingredient.ts').then(
      ({ scaleIngredient }) => {
        loaded = scaleIngredient
        if (isMounted) setScale(() => scaleIngredient)
      },
      () => console.error('Amounts cannot be read: their code did not load'),
    )
    return () => {
      isMounted = false
    }
  }, [scale])
  return scale
}
