import { isHeadingLine } from '#contract/heading-lines.ts'
import * as limits from '#contract/limits.ts'
import * as t from '#texts/import-review.ts'
import { linkClass } from '#web/ui/link.tsx'
import { Cell } from './cell.tsx'
import { FactRow, LeftOutRow, NoRows, Numeral, ReviewRow, ReviewRows, RowsHeading } from './review-row.tsx'
import type { ReviewedStep } from './reviewed-steps.ts'
import { type ReviewState, stepPlace } from './use-review.ts'

/** The steps and their headings, each beside what the page says; steps that are taken in are counted. */
export function StepLines({ state }: { state: ReviewState }) {
  const { steps } = state.review
  const taken = steps.filter(({ isLeftOut, source }) => !isLeftOut && !isHeadingLine(source))
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
          if (isHeadingLine(step.source))
            return (
              <FactRow key={step.key} source={step.source} label={t.heading}>
                <StepCell step={step} label={t.heading} tone="strong" state={state} />
              </FactRow>
            )
          const number = taken.indexOf(step) + 1
          return (
            <ReviewRow key={step.key} source={step.source} layout="step">
              <Numeral number={number} />
              <StepCell step={step} label={t.step(number)} state={state} />
            </ReviewRow>
          )
        })}
      </ReviewRows>
    </>
  )
}

type CellProps = { step: ReviewedStep; label: string; tone?: 'strong'; state: ReviewState }

const StepCell = ({ step, label, tone, state }: CellProps) => (
  <Cell
    label={label}
    name={stepPlace(step.key)}
    value={step.text}
    tone={tone}
    maxLength={limits.instructionLines.maxLineLength}
    onChange={text => state.setStep(step.key, text)}
  />
)
