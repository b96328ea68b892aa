import * as limits from '#contract/limits.ts'
import { readLines } from '#contract/recipe-text/read-lines.ts'
import * as t from '#texts/imports.ts'
import { linkClass } from '#web/ui/link.tsx'
import { Cell } from './cell.tsx'
import { FactRow, LeftOutRow, NoRows, Numeral, ReviewRow, ReviewRows, RowsHeading } from './review-row.tsx'
import type { ReviewedStep } from './reviewed-steps.ts'
import { type ReviewState, stepPlace } from './use-review.ts'

/** The steps and their headings, each beside what the page says. The count includes only steps that are not left out. */
export function StepLines({ state }: { state: ReviewState }) {
  const { steps } = state.review
  const taken = steps.filter(({ isLeftOut }) => !isLeftOut)
  const kinds = readLines(
    taken.map(({ source }) => source),
    'instructions',
  )
  const numbered = taken.filter((_, at) => kinds[at]?.kind === 'line')
  return (
    <>
      <RowsHeading title={t.steps} count={numbered.length} />
      {steps.length === 0 && <NoRows>{t.noSteps}</NoRows>}
      <ReviewRows isOrdered direction={state.direction}>
        {steps.map(step => {
          if (step.isLeftOut)
            return (
              <LeftOutRow key={step.key} source={step.source} text={t.leftOut}>
                <button type="button" className={linkClass} onClick={() => state.takeStepIn(step.key)}>
                  {t.takeIn}
                </button>
              </LeftOutRow>
            )
          const label = labels[kinds[taken.indexOf(step)]?.kind ?? 'line']
          if (label !== undefined)
            return (
              <FactRow key={step.key} source={step.source} label={label}>
                <StepCell
                  step={step}
                  label={label}
                  tone={label === t.heading ? 'strong' : undefined}
                  state={state}
                />
              </FactRow>
            )
          const number = numbered.indexOf(step) + 1
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

const labels = {
  line: undefined,
  label: t.heading,
  heading: t.heading,
  noteHeading: t.heading,
  note: t.note,
}

type CellProps = { step: ReviewedStep; label: string; tone?: 'strong' | undefined; state: ReviewState }

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
