import { useState } from 'react'
import * as limits from '#contract/limits.ts'
import * as t from '#texts/cooks.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { iconButtonClass } from '#web/ui/icon-button.ts'
import { inputClass } from '#web/ui/input.ts'
import { hintClass } from '#web/ui/text.ts'
import styles from './changes-step.module.css'
import { type Change, isComplete } from './cook-values.ts'
import { LineChoice } from './line-choice.tsx'
import type { StepProps } from './steps.ts'
import { useLines } from './use-lines.ts'

type Props = StepProps & {
  recipe: { id?: string | undefined; ingredients?: string }
  /** The version of the entry that is being changed. Undefined for a new entry, which uses the recipe's current version. */
  version: number | undefined
}

/** The recipe's lines one after the other, and the additions below them. */
export function ChangesStep({ values: { changes }, change, mistakes, recipe, version }: Props) {
  const { lines, hasFailed } = useLines(recipe, version, changes)
  const firstWrong = mistakes.includes('changes') ? changes.find(one => !isComplete(one)) : undefined
  const [openLine, setOpenLine] = useState<string>()
  const open = firstWrong?.line ?? openLine
  const set = (line: string, next: Change | undefined) =>
    change({ changes: [...changes.filter(one => one.line !== line), ...(next ? [next] : [])] })
  const isFull = changes.length >= limits.maxChangedLines
  const added = changes.filter(({ verb }) => verb === 'added')
  const setAdded = (at: number, what: string | undefined) =>
    change({
      changes: changes.flatMap(one => {
        if (one !== added[at]) return one
        return what === undefined ? [] : { ...one, what }
      }),
    })
  return (
    <div className={styles.root}>
      <h3>{t.tapLines}</h3>
      {hasFailed && <p className={hintClass}>{t.linesNotLoaded}</p>}
      <ul className={styles.lines}>
        {lines.map(line => (
          <LineChoice
            key={line}
            line={line}
            change={changes.find(one => one.line === line)}
            isOpen={open === line}
            isFull={isFull}
            error={firstWrong?.line === line ? t.sayWhatInstead : undefined}
            onToggle={() => setOpenLine(open === line ? undefined : line)}
            onChange={next => set(line, next)}
          />
        ))}
      </ul>
      {added.map(({ what }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no id and keep their order
        <div key={at} className={styles.added}>
          <input
            className={inputClass}
            aria-label={t.addedLabel}
            value={what}
            maxLength={limits.maxChangeLength}
            onChange={event => setAdded(at, event.target.value)}
          />
          <button
            type="button"
            className={iconButtonClass}
            aria-label={t.removeAdded}
            onClick={() => setAdded(at, undefined)}
          >
            <Icon name="x" />
          </button>
        </div>
      ))}
      {!isFull && (
        <Button
          look="text"
          className={styles.add}
          onClick={() => change({ changes: [...changes, { line: '', verb: 'added', what: '' }] })}
        >
          <Icon name="plus" />
          {t.addSomething}
        </Button>
      )}
      {firstWrong && !lines.includes(firstWrong.line) && (
        <FieldError id="changes">{t.sayWhatInstead}</FieldError>
      )}
    </div>
  )
}
