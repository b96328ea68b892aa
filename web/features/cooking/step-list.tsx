import { StepText } from './step-text.tsx'
import type { Cooking } from './use-cooking.ts'

/** Every line of the instructions is a step; the numbers come from the style sheet and run on over the headings. */
export function StepList({ cooking }: { cooking: Cooking }) {
  const { recipe, steps } = cooking
  if (steps.length === 0) return <p className="mt-4 text-ink-2">No instructions are given.</p>
  return (
    <div className="steps">
      {steps.map(({ heading, lines }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text is fixed, and a heading may occur twice
        <div key={index}>
          {heading && <h3 className="step-heading">{heading}</h3>}
          <ol start={(lines[0]?.position ?? 0) + 1}>
            {lines.map(step => (
              <li key={step.position}>
                <div>
                  <StepText recipe={recipe} step={step} />
                </div>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  )
}
