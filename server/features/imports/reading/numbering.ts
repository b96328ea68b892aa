import { toPlainFigures } from '#contract/plain-figures.ts'
import { type Mark, markOf, numberMark, startOfStep } from '#contract/recipe-text/step-numbers.ts'

const mark = `(?:${numberMark})${startOfStep}`
const numberAfterSentence = new RegExp(String.raw`(?<=^|[.!?;:。"”»)]\s?)${mark}`, 'giu')
const numberAfterBlank = new RegExp(String.raw`(?<=^|\s)${mark}`, 'giu')

/** Signs that are always bullets, wherever they are in a line. */
const bullet = /\s*[•▪◦‣●○■□▢☐✓✔➤➢]\s*/u
/** Dashes are bullets if the text after each of them begins like a line. */
const dashed = /^[–—*-] .*? [–—*-] /u
const dash = /(?:^| )[–—*-] /u
const startsLine = /^[\p{Lu}\p{Lo}\p{N}½¼¾⅓⅔]/u

/** Splits a text that has lost its line breaks at the numbers or bullets before each line: '1. Toast.2. Fry.' Without any, one line. */
export function splitItems(line: string): string[] {
  const numbered = splitAtNumbers(line)
  if (numbered) return numbered
  const bulleted = line.split(bullet).filter(Boolean)
  if (bulleted.length > 1) return bulleted
  const parts = dashed.test(line) ? line.split(dash).filter(Boolean) : []
  return parts.length > 1 && parts.every(part => startsLine.test(part)) ? parts : [line]
}

/** Splits at the numbers 1, 2 and so on: after sentences or, if the first begins the line, after blanks. Undefined without two numbers. */
function splitAtNumbers(line: string): string[] | undefined {
  const figures = toPlainFigures(line)
  const sentences = countedMarks(figures.matchAll(numberAfterSentence))
  const marks = sentences.length > 1 ? sentences : countedMarks(figures.matchAll(numberAfterBlank))
  const [first] = marks
  if (!first || marks.length < 2 || (first.start > 0 && marks !== sentences)) return undefined
  const items = marks.map(({ end }, at) => line.slice(end, marks[at + 1]?.start))
  return [line.slice(0, first.start), ...items].map(item => item.trim()).filter(Boolean)
}

function countedMarks(found: Iterable<RegExpExecArray>): Mark[] {
  const marks: Mark[] = []
  for (const one of found) {
    const mark = markOf(one)
    if (mark.number === marks.length + 1) marks.push(mark)
  }
  return marks
}
