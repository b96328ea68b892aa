import { toPlainFigures } from '#contract/plain-figures.ts'

const stepWord =
  'step|schritt|stap|étape|etape|paso|passo|steg|trin|krok|fase|hatua(?: ya)?|lépés|шаг|الخطوة|चरण|bước'

/** 'Step 2', 'Schritt 2:' or '2.', alone in a line. */
const bareNumber = new RegExp(`^(?:${stepWord})?\\s*(\\d{0,2}|[①-⑳])\\s*[.:)．）、]?$`, 'iu')
export const isStepLabel = (line: string): boolean => bareNumber.test(line)

const named = String.raw`(?:${stepWord})\s*(\d{1,2})\s*(?:[.:)–—-]\s*)?`
const plain = String.raw`\(?(\d{1,2})(?:[.)]\s*|,|\s?[–—/:°-]+\s+(?=\p{L}))`
const sign = String.raw`${named}|${plain}|([①-⑳])\s*`
const text = String.raw`(?=[\p{L}"“„«¿¡(½¼¾⅓⅔]|(?<=[\s)(①-⑳])\d)`
const numberAtStart = new RegExp(`^(?:${sign})${text}`, 'iu')
const numberAfterSentence = new RegExp(String.raw`(?<=^|[.!?;:。"”»)]\s?)(?:${sign})${text}`, 'giu')
const numberAfterBlank = new RegExp(String.raw`(?<=^|\s)(?:${sign})${text}`, 'giu')

type Mark = { number: number; start: number; end: number }

const firstCircled = 0x2460
const markOf = ({ 0: whole, 1: step, 2: number, 3: circled, index }: RegExpExecArray): Mark => ({
  number: circled ? (circled.codePointAt(0) ?? 0) - firstCircled + 1 : Number(step ?? number),
  start: index,
  end: index + whole.length,
})

/** Signs that are nothing but bullets, wherever they stand. */
const bullet = /\s*[•▪◦‣●○■□▢☐✓✔➤➢]\s*/u
/** A dash is a bullet if what follows each begins as a line does. */
const dashed = /^[–—*-] .*? [–—*-] /u
const dash = /(?:^| )[–—*-] /u
const startsLine = /^[\p{Lu}\p{Lo}\p{N}½¼¾⅓⅔]/u

/** The lines in a text whose breaks were lost, by the numbers or bullets before each: '1. Toast.2. Fry.' The text itself if there are none. */
export function splitItems(line: string): string[] {
  const numbered = splitAtNumbers(line)
  if (numbered) return numbered
  const bulleted = line.split(bullet).filter(Boolean)
  if (bulleted.length > 1) return bulleted
  const parts = dashed.test(line) ? line.split(dash).filter(Boolean) : []
  return parts.length > 1 && parts.every(part => startsLine.test(part)) ? parts : [line]
}

/** At the numbers from 1 on, in their order: after sentences, or, where the first begins the line, after blanks. */
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

/** Lines without their numbers, where these count from 1 on; after a heading they may begin anew. */
export function withoutNumbers(lines: readonly string[]): string[] {
  const marks: (Mark | undefined)[] = []
  let latest = 0
  for (const line of lines) {
    const found = numberAtStart.exec(toPlainFigures(line))
    const mark = found ? markOf(found) : undefined
    const isNext = mark?.number === latest + 1 || mark?.number === 1
    if (mark && isNext) latest = mark.number
    marks.push(isNext ? mark : undefined)
  }
  const isNumbered = marks.filter(Boolean).length > 1 || lines.length === 1
  return isNumbered ? lines.map((line, at) => line.slice(marks[at]?.end ?? 0)) : [...lines]
}
