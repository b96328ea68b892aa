import { useId, useState } from 'react'
import { biggestOf } from '#contract/recipe-versions/biggest-change.ts'
import type { LinePair } from '#contract/recipe-versions/compare-recipes.ts'
import * as toldChanges from '#texts/told-changes.ts'
import * as t from '#texts/versions.ts'
import { DifferenceRow } from './difference-row.tsx'
import styles from './line-pairs.module.css'

type Numbers = { before: number; after: number }
type Props = { heading: string; pairs: LinePair[]; numbers: Numbers }

/** The lines of one part. Runs of lines that are the same to a cook fold into a button. */
export function LinePairs({ heading, pairs, numbers }: Props) {
  if (pairs.length === 0) return null
  return (
    <>
      <h3 className={styles.heading}>{heading}</h3>
      <ul>
        {runsOf(pairs).map(run =>
          run[0]?.kind === 'same' ? (
            <SameRun key={keyOf(run[0])} run={run} numbers={numbers} />
          ) : (
            run.map(pair => <PairRow key={keyOf(pair)} pair={pair} numbers={numbers} />)
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

function SameRun({ run, numbers }: { run: LinePair[]; numbers: Numbers }) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const steps = run.flatMap(({ after }) => after?.step ?? [])
  return (
    <>
      <li className={styles.fold}>
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
          {steps[0] === undefined ? t.sameLines(run.length) : t.sameSteps(steps[0], steps.at(-1) ?? steps[0])}{' '}
          <span>{isOpen ? t.hide : t.show}</span>
        </button>
      </li>
      {/* Folded lines stay in the document, because paper has no button. */}
      <li className={isOpen ? undefined : styles.folded}>
        <ul id={id}>
          {run.map(pair => (
            <PairRow key={keyOf(pair)} pair={pair} numbers={numbers} />
          ))}
        </ul>
      </li>
    </>
  )
}

function PairRow({ pair, numbers }: { pair: LinePair; numbers: Numbers }) {
  const lineOf = (side: 'before' | 'after') => {
    const line = pair[side]
    return line && { version: numbers[side], text: line.text, step: line.step ?? undefined }
  }
  return <DifferenceRow told={toldOf(pair)} before={lineOf('before')} after={lineOf('after')} />
}

function toldOf({ kind, before, after, quantities, wording }: LinePair): string {
  if (kind === 'moved' && before && after)
    return after.position < before.position ? toldChanges.movedUp : toldChanges.movedDown
  return kind === 'same' ? '' : toldChanges.lineChange({ kind, quantity: biggestOf(quantities), wording })
}
