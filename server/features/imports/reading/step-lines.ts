import { isStepLabel } from '#contract/recipe-text/step-numbers.ts'
import { isControl, isCredit } from './line-marks.ts'
import { descendantsOf, type Element, isInside, parentOf } from './page.ts'
import type { PageLine } from './page-lines.ts'
import { foldHeading, isBareHead, sectionOf } from './section-words.ts'
import { textOf } from './text.ts'

/** Returns the steps of a part: the lines of its lists, if it has any, and their headings. Leaves out lines elsewhere on the page. */
export function stepLines(lines: readonly PageLine[], ingredients: ReadonlySet<string>): PageLine[] {
  const hasLists = lines.filter(({ isListed, text }) => isListed && text.length > 30).length >= 2
  const steps = lines.filter(line => {
    const { text, isHeading, isListed, block } = line
    if (isHeading && (isBareHead(text) || foldHeading(text) === '')) return false
    if (
      isStepLabel(text) ||
      ingredients.has(text) ||
      isControl(text, block) ||
      isCredit(text) ||
      isLink(line)
    )
      return false
    return !hasLists || isListed || isHeading
  })
  const first = steps.findIndex(({ text, isHeading }) => !isHeading || sectionOf(text) !== 'instructions')
  const home = homeOf(steps)
  const own = steps.slice(Math.max(0, first)).filter(({ block }) => !home || isInside(block, home))
  const last = own.findLastIndex(({ isHeading }) => !isHeading)
  return own.slice(0, last + 1)
}

/** True if the whole line is a link. */
function isLink({ text, block }: PageLine): boolean {
  const link = descendantsOf(block).find(({ tagName }) => tagName === 'a')
  return link !== undefined && text.length > 0 && textOf(link).length >= text.length - 4
}

/** Returns the element that contains the first two steps. The other steps are in it too, maybe in another list. Undefined without two. */
function homeOf(steps: readonly PageLine[]): Element | undefined {
  const [first, second] = steps.filter(({ text, isHeading }) => !isHeading && text.length > 25)
  if (!first || !second) return undefined
  let home: Element | undefined = first.block
  while (home && !isInside(second.block, home)) home = parentOf(home)
  return home && /^(?:ol|ul|tbody)$/.test(home.tagName) ? parentOf(home) : home
}

const sentenceEnd = /[.!。।۔።:;)]$/
export const isSentence = (line: string): boolean => sentenceEnd.test(line)

/** True if at least half of the lines are sentences. A recipe's steps mostly are; the lines at the foot of a page mostly are not. */
export const areSentences = (lines: readonly string[]): boolean =>
  lines.length > 0 && lines.filter(isSentence).length * 2 >= lines.length

/** Scores lines as steps. Sentences count most. */
export function scoreSteps(steps: readonly PageLine[]): number {
  let points = 0
  for (const { text: step, isListed } of steps) {
    if (step.length > 400) points += 1
    else if (step.length >= 25) points += isSentence(step) ? 1.5 : 0.5
    else points += isListed && isSentence(step) ? 0.3 : -0.3
  }
  return points
}
