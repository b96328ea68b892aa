import type { Cooking, Step } from './use-cooking.ts'

/** A step with its heading and the notes that follow it. Notes before all steps belong to the first step. */
export type StepInOrder = Step & { heading: string | undefined; notes: string[] }

export function stepsInOrder(groups: Cooking['steps']): StepInOrder[] {
  const steps: StepInOrder[] = []
  let early: string[] = []
  let latest: string | undefined
  for (const { heading, lines, notes } of groups) {
    if (lines.length > 0 || notes.length === 0) latest = heading ?? latest
    for (const line of lines) {
      steps.push({ ...line, heading: latest, notes: early })
      early = []
    }
    const told = notes.length > 0 && heading !== undefined ? [heading, ...notes] : notes
    const notesOfStep = steps.at(-1)?.notes ?? early
    notesOfStep.push(...told)
  }
  return steps
}
