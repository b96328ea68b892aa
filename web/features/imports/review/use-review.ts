import { useRef, useState } from 'react'
import { directionOf } from '#web/ui/text-direction.ts'
import { saveWork } from '../import-work.ts'
import { type Cells, type Column, emptyCells } from './cells.ts'
import type { ImportWork, LineState, Review, ReviewedLine } from './review.ts'

type Past = { review: Review; place: string }
type FactName = 'title' | 'servings' | 'prepTime'

/** The most changes that can be undone. */
const maxPast = 200

/** Returns the state of a review, which is stored with each change. Text that was typed into one place is undone as a whole. */
export function useReview(userId: string, work: ImportWork, initial: Review) {
  const [review, setReview] = useState(initial)
  const latest = useRef(review)
  const past = useRef<Past[]>([])

  const show = (next: Review) => {
    latest.current = next
    setReview(next)
    saveWork(userId, { ...work, reviews: work.reviews.with(work.at, next) })
  }
  /** Makes a change. `place` names what is changed; further changes of the same place are undone together with it. */
  const change = (place: string, next: Review) => {
    const last = past.current.at(-1)
    if (last?.place !== place)
      past.current = [...past.current, { review: latest.current, place }].slice(-maxPast)
    show(next)
  }
  const changeLine = (key: number, place: string, changed: (line: ReviewedLine) => ReviewedLine[]) =>
    change(place, {
      ...latest.current,
      lines: latest.current.lines.flatMap(line => (line.key === key ? changed(line) : [line])),
    })

  return {
    review,
    direction: directionOf([...review.lines, ...review.steps].map(({ source }) => source).join('\n')),
    setFact: (name: FactName, text: string) => change(name, { ...latest.current, [name]: text }),
    setCell: (key: number, column: Column, text: string) =>
      changeLine(key, placeOf(key, column), line => [{ ...line, cells: { ...line.cells, [column]: text } }]),
    setState: (key: number, state: LineState) =>
      changeLine(key, `line-${key}-${state}`, line => [{ ...line, state }]),
    /** Turns a line that was kept as written into cells. The whole text is the food until the other cells are filled in. */
    splitUp: (key: number) =>
      changeLine(key, `line-${key}-split`, line => {
        const cells: Cells = { ...emptyCells, food: line.source }
        return [{ ...line, understood: cells, cells, state: 'clear' }]
      }),
    /** Replaces a line by the lines that it was split into. The first of them keeps its key. */
    replaceLine: (key: number, lines: readonly ReviewedLine[]) =>
      changeLine(key, `line-${key}-two`, () => {
        const free = Math.max(...latest.current.lines.map(line => line.key)) + 1
        return lines.map((line, at) => ({ ...line, key: at === 0 ? key : free + at }))
      }),
    setStep: (key: number, text: string) =>
      change(stepPlace(key), {
        ...latest.current,
        steps: latest.current.steps.map(step => (step.key === key ? { ...step, text } : step)),
      }),
    takeStepIn: (key: number) =>
      change(`step-${key}-in`, {
        ...latest.current,
        steps: latest.current.steps.map(step => (step.key === key ? { ...step, isLeftOut: false } : step)),
      }),
    /** Undoes the last change. Returns the place that it restored, or undefined if nothing is left to undo. */
    undo(): string | undefined {
      const last = past.current.at(-1)
      if (!last) return undefined
      past.current = past.current.slice(0, -1)
      show(last.review)
      return last.place
    },
  }
}

export type ReviewState = ReturnType<typeof useReview>

/** The names of fields, by which they can be focused. */
export const placeOf = (key: number, column: Column): string => `line-${key}-${column}`
export const stepPlace = (key: number): string => `step-${key}`
