import * as limits from '#contract/limits.ts'
import * as t from '#texts/imports.ts'
import { useSingleFlightMutation } from '#web/api/use-single-flight-mutation.ts'
import { Cell } from './cell.tsx'
import { columns } from './cells.ts'
import { LineItem } from './line-item.tsx'
import { type ReviewedLine, splitAtSecondFood } from './review.ts'
import { ColumnNames, FactRow, NoRows, ReviewRows, RowsHeading } from './review-row.tsx'
import { placeOf, type ReviewState } from './use-review.ts'

/** The ingredients row by row, below the headings that the page has between them. */
export function IngredientLines({ state, onFailed }: { state: ReviewState; onFailed: () => void }) {
  const { lines } = state.review
  const makeTwo = useMakeTwo(state, onFailed)
  const own = lines.filter(({ isHeading }) => !isHeading)
  return (
    <>
      <RowsHeading title={t.ingredients} count={own.length} />
      {own.length === 0 && <NoRows>{t.noIngredients}</NoRows>}
      <ReviewRows direction={state.direction}>
        {own.length > 0 && (
          <ColumnNames source={t.asWritten} names={columns.map(column => t.columns[column])} />
        )}
        {lines.map(line =>
          line.isHeading ? (
            <FactRow key={line.key} source={line.source} label={t.heading}>
              <Cell
                label={t.heading}
                name={placeOf(line.key, 'food')}
                value={line.cells.food}
                tone="strong"
                maxLength={limits.maxTitleLength}
                onChange={text => state.setCell(line.key, 'food', text)}
              />
            </FactRow>
          ) : (
            <LineItem
              key={line.key}
              line={line}
              number={own.indexOf(line) + 1}
              state={state}
              isSplitting={makeTwo.isPending}
              onMakeTwo={() => makeTwo.mutate(line)}
            />
          ),
        )}
      </ReviewRows>
    </>
  )
}

/** Splits a line in two and has both halves parsed again. */
function useMakeTwo({ review: { read }, replaceLine }: ReviewState, onFailed: () => void) {
  return useSingleFlightMutation({
    mutationFn: async ({ key, source }: ReviewedLine) => {
      const halves = splitAtSecondFood(source) ?? [source]
      const { reviewedAnew } = await import('./understand.ts')
      const lines = await reviewedAnew([...halves], key, read)
      // The reader has looked at the line.
      replaceLine(
        key,
        lines.map(line => ({ ...line, state: 'clear' as const })),
      )
    },
    onError: onFailed,
  })
}
