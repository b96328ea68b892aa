import { areMinutes, type CookValues, isComplete, isDay } from './cook-values.ts'

export type Step = 'how' | 'changes' | 'more'
export type Mistake = 'howCooked' | 'rating' | 'cookedOn' | 'changes' | 'minutes'

export type StepProps = {
  values: CookValues
  change: (changed: Partial<CookValues>) => void
  mistakes: Mistake[]
}

/** Returns what must be corrected before a step can be saved. */
export function mistakesIn(step: Step, values: CookValues): Mistake[] {
  const { howCooked, rating, changes, sendsMinutes } = values
  const isWrong: Record<Step, Partial<Record<Mistake, boolean>>> = {
    how: { howCooked: !howCooked, rating: !rating, cookedOn: !isDay(values) },
    changes: { changes: !changes.every(isComplete) },
    more: { minutes: sendsMinutes && !areMinutes(values) },
  }
  return (Object.keys(isWrong[step]) as Mistake[]).filter(field => isWrong[step][field])
}
