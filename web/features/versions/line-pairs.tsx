import { useId, useState } from 'react'
import { biggestOf } from '#contract/recipe-versions/biggest-change.ts'
import type { LinePair } from '#contract/recipe-versions/compare-recipes.ts'
import { lineChange, movedDown, movedUp } from '#texts/told-changes.ts'
import * as t from '#texts/versions.ts'
import { DifferenceRow } from './difference-row.tsx'
import styles from './line-pairs.module.css'

type Part = 'ingredients' | 'instructions'
type Numbers = { before: number; after: number }
type Props = { heading: string; part: Part; pairs: LinePair[]; numbers: Numbers }

/** The lines of one part. Runs of lines that are the same to a cook fold into a button. */
export function LinePairs({ heading, part, pairs, numbers }: Props) {
  if (pairs.length === 0) return null
  return (
    <>
      <h3 className={styles.heading}>{heading}</h3>
      <ul>
        {runsOf(pairs).map(run =>
          run[0]?.kind === 'same' ? (
            <SameRun key={keyOf(run[0])} run={run} part={part} numbers={numbers} />
          ) : (
            run.map(pair => <PairRow key={keyOf(pair)} pair={pair} part={part} numbers={numbers} />)
          ),
        )}
      </ul>
    </>
  )
}

const keyOf = ({ before, after }: LinePair) => `${before?.position} ${after?.position}`

function runsOf(pairs: LinePair[]): LinePair[][] {
  const runs: LinePair[][] = []
  for (const pair of pairs) {
    const run = runs.at(-1)
    if (run && (run[0]?.kind === 'same') === (pair.kind === 'same')) run.push(pair)
    else runs.push([pair])
  }
  return runs
}

function SameRun({ run, part, numbers }: { run: LinePair[]; part: Part; numbers: Numbers }) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const stepOf = (pair: LinePair | undefined) => (pair?.after?.position ?? 0) + 1
  return (
    <>
      <li className={styles.fold}>
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
          {part === 'instructions'
            ? t.sameSteps(stepOf(run[0]), stepOf(run.at(-1)))
            : t.sameLines(run.length)}{' '}
          <span>{isOpen ? t.hide : t.show}</span>
        </button>
      </li>
      {/* Folded they are there too: paper has no button. */}
      <li className={isOpen ? undefined : styles.folded}>
        <ul id={id}>
          {run.map(pair => (
            <PairRow key={keyOf(pair)} pair={pair} part={part} numbers={numbers} />
          ))}
        </ul>
      </li>
    </>
  )
}

function PairRow({ pair, part, numbers }: { pair: LinePair; part: Part; numbers: Numbers }) {
  const lineOf = (side: 'before' | 'after') => {
    const line = pair[side]
    if (!line) return null
    return {
      version: numbers[side],
      text: line.text,
      step: part === 'instructions' ? line.position + 1 : undefined,
    }
  }
  return <DifferenceRow told={toldOf(pair)} before={lineOf('before')} after={lineOf('after')} />
}

function toldOf({ kind, before, after, quantities, wording }: LinePair): string {
  if (kind === 'moved' && before && after) return after.position < before.position ? movedUp : movedDown
  return kind === 'same' ? '' : lineChange({ kind, quantity: biggestOf(quantities), wording })
}
