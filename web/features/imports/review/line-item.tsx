import * as limits from '#contract/limits.ts'
import * as t from '#texts/imports.ts'
import { linkClass } from '#web/ui/link.tsx'
import { SmallButton } from '#web/ui/small-button.tsx'
import { State } from '#web/ui/state.tsx'
import { Cell } from './cell.tsx'
import { type Column, columns } from './cells.ts'
import type { ReviewedLine } from './review.ts'
import { LeftOutRow, ReviewRow } from './review-row.tsx'
import { placeOf, type ReviewState } from './use-review.ts'

type Props = {
  line: ReviewedLine
  /** The line's number for people, from 1. */
  number: number
  state: ReviewState
  isSplitting: boolean
  onMakeTwo: () => void
}

const tones: Partial<Record<Column, 'strong' | 'soft'>> = { amount: 'strong', remark: 'soft' }

/** A line of the page, and beside it what was understood: cells, or why there are none. */
export function LineItem({ line, number, state, isSplitting, onMakeTwo }: Props) {
  const { key, source, cells } = line
  if (line.state === 'left-out')
    return (
      <LeftOutRow source={source} text={t.lineLeftOut}>
        <button type="button" className={linkClass} onClick={() => state.setState(key, 'clear')}>
          {t.takeIn}
        </button>
      </LeftOutRow>
    )
  if (line.state === 'kept')
    return (
      <ReviewRow source={source} isMarked wantsALook layout="kept">
        <State tone="warm" icon="pencil">
          {t.keptAsWritten}
        </State>
        <SmallButton onClick={() => state.splitUp(key)}>{t.splitUp}</SmallButton>
      </ReviewRow>
    )
  const isAsked = line.state === 'asked'
  return (
    <ReviewRow
      source={<WithAmount {...line} />}
      wantsALook={isAsked}
      layout="cells"
      below={
        isAsked && (
          <>
            <State tone="warm" icon="circle-alert">
              {t.twoFoods}
            </State>
            <span>
              <button
                type="button"
                className={linkClass}
                aria-busy={isSplitting || undefined}
                onClick={onMakeTwo}
              >
                {t.makeTwo}
              </button>
              <button type="button" className={linkClass} onClick={() => state.setState(key, 'clear')}>
                {t.leaveIt}
              </button>
            </span>
          </>
        )
      }
    >
      {columns.map(column => (
        <Cell
          key={column}
          label={t.cell(t.columns[column], number)}
          name={placeOf(key, column)}
          value={cells[column]}
          tone={tones[column]}
          maxLength={limits.ingredientLines.maxLineLength}
          onChange={text => state.setCell(key, column, text)}
        />
      ))}
    </ReviewRow>
  )
}

const WithAmount = ({ source, amountEnd }: ReviewedLine) => (
  <span>
    {amountEnd > 0 && <b>{source.slice(0, amountEnd)}</b>}
    {source.slice(amountEnd)}
  </span>
)
