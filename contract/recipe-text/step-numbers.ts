import { toPlainFigures } from '../plain-figures.ts'

const stepWord =
  'step|schritt|stap|[ée]tap[ea]|pass?o|steg|trin|krok|vaihe|fase|hatua(?: ya)?|lépés|adım|langkah|шаг|крок|الخطوة|مرحله|चरण|ধাপ|ขั้นตอนที่|bước|手順|工程|ステップ|步[骤驟]'

/** Step numbers in words, from one on. */
const numberWords = [
  'one|kwanza|moja|الأولى|一',
  'two|pili|mbili|الثانية|二',
  'three|tatu|الثالثة|三',
  'four|nne|الرابعة|四',
  'five|tano|الخامسة|五',
  'six|sita|السادسة|六',
  'seven|saba|السابعة|七',
  'eight|nane|الثامنة|八',
  'nine|tisa|التاسعة|九',
  'ten|kumi|العاشرة|十',
]
const inWords = numberWords.join('|')
/** Numbers in white and in black circles, from one on. */
const circled = ['①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳', '❶❷❸❹❺❻❼❽❾❿']
const inCircles = circled.join('')

/** Patterns of a step number with its mark: 'Step 2:', '2.', '(2)', '②', '第二步'. Each pattern has one group, which is the number. */
export const numberMark = [
  String.raw`(?:(?:${stepWord})\s*|第(?=..?[步歩]))(\d{1,2}|(?:${inWords})(?=[步歩]|[^\p{L}\p{M}]))[步歩]?\s*(?:[.:),–—-]\s*)?`,
  String.raw`(\d{1,2})(?:\uFE0F?\u20E3|단계|\.?\s?(?:schritt|adım)(?=\s*[:.)–—-]))\s*(?:[.:)–—-]\s*)?`,
  String.raw`\(?(\d{1,2})(?:[.)](?:\s?[–—-](?=\s|\p{L}))?\s*|,|\s?[–—/:°º-]+\s+(?=\p{L}))`,
  String.raw`([${inCircles}])\s*`,
].join('|')

/** What must follow a step number: words, or another number after a blank. */
export const startOfStep = String.raw`(?=[\p{L}"“„«¿¡(½¼¾⅓⅔]|(?<=[\s)${inCircles}])\d)`

const numberAtStart = new RegExp(`^(?:${numberMark})${startOfStep}`, 'iu')

export type Mark = { number: number; start: number; end: number }

export function markOf(found: RegExpExecArray): Mark {
  const written = found.slice(1).find(group => group !== undefined) ?? ''
  return {
    number: numberOf(written.toLowerCase()),
    start: found.index,
    end: found.index + found[0].length,
  }
}

function numberOf(written: string): number {
  if (/\d/.test(written)) return Number(written)
  const circles = circled.find(signs => signs.includes(written))
  if (circles) return circles.indexOf(written) + 1
  return numberWords.findIndex(words => words.split('|').includes(written)) + 1
}

const bareNumber = new RegExp(
  String.raw`^(?:(?:${stepWord})\s*(?:\d{0,2}|${inWords})|\d{0,2}|[${inCircles}]|第(?:\d{1,2}|${inWords})[步歩]|\d{1,2}(?:\uFE0F?\u20E3|단계))\s*[.:)．）、：]?$`,
  'iu',
)

/** Checks whether a line has nothing but a step number: 'Step 2', 'Schritt 2:' or '2.'. */
export const isStepLabel = (line: string): boolean => bareNumber.test(toPlainFigures(line))

function markAtStart(line: string): Mark | undefined {
  const found = numberAtStart.exec(toPlainFigures(line))
  return found ? markOf(found) : undefined
}

export const stepNumberOf = (line: string): number | undefined => markAtStart(line)?.number

/** Returns the lines without their numbers, if these count up from 1. The numbers may start again at 1, for example after a heading. */
export function withoutNumbers(lines: readonly string[]): string[] {
  const marks: (Mark | undefined)[] = []
  let latest = 0
  for (const line of lines) {
    const mark = markAtStart(line)
    const isNext = mark?.number === latest + 1 || mark?.number === 1
    if (mark && isNext) latest = mark.number
    marks.push(isNext ? mark : undefined)
  }
  const isNumbered = marks.filter(Boolean).length > 1 || lines.length === 1
  return isNumbered ? lines.map((line, at) => line.slice(marks[at]?.end ?? 0)) : [...lines]
}
