import * as limits from '#contract/limits.ts'
import * as t from '#texts/import-review.ts'
import { linkClass } from '#web/ui/link.tsx'
import { Cell } from './cell.tsx'
import { LeftOutRow, NoRows, Numeral, ReviewRow, ReviewRows, RowsHeading } from './review-row.tsx'
import { type ReviewState, stepPlace } from './use-review.ts'

/** The steps, each beside what the page says; those that are taken in are counted. */
export function StepLines({ state }: { state: ReviewState }) {
  const { steps } = state.review
  const taken = steps.filter(({ isLeftOut }) => !isLeftOut)
  return (
    <>
      <RowsHeading title={t.steps} count={taken.length} />
      {steps.length === 0 && <NoRows>{t.noSteps}</NoRows>}
      <ReviewRows isOrdered>
        {steps.map(step => {
          if (step.isLeftOut)
            return (
              <LeftOutRow key={step.key} source={step.source} text={t.leftOut}>
                <button type="button" className={linkClass} onClick={() => state.takeStepIn(step.key)}>
                  {t.takeIn}
                </button>
              </LeftOutRow>
            )
          const number = taken.indexOf(step) + 1
          return (
            <ReviewRow key={step.key} source={step.source} layout="step">
              <Numeral number={number} />
              <Cell
                label={t.step(number)}
                name={stepPlace(step.key)}
                value={step.text}
                maxLength={limits.instructionLines.maxLineLength}
                onChange={text => state.setStep(step.key, text)}
              />
            </ReviewRow>
          )
        })}
      </ReviewRows>
    </>
  )
}
