import { exampleMark } from '#texts/rules.ts'

export type SiteRule = {
  /** The number that is written before the name. */
  number: number
  name: string
  /** Paragraphs, with a blank line between them. */
  text: string
  /** Empty if the rule has no example. */
  example: string
}

export type ParsedRules = { introduction: string; rules: SiteRule[] }

const ruleLine = /^(\d{1,3})\.\s+(\S.*)$/

/**
 * Parses the rules from an administrator's plain text. A line like '3. No advertising' starts a rule. A last paragraph 'For
 * example …' is its example.
 */
export function parseRules(written: string): ParsedRules {
  const lines = written.split(/\r\n?|\n/).map(line => line.trim())
  const starts = lines.flatMap((line, index) => (ruleLine.test(line) ? index : []))
  const introduction = paragraphsOf(lines.slice(0, starts[0])).join('\n\n')
  const rules = starts.map((start, index) => readRule(lines.slice(start, starts[index + 1])))
  return { introduction, rules }
}

function readRule([heading = '', ...body]: string[]): SiteRule {
  const [, number, name = ''] = ruleLine.exec(heading) ?? []
  const paragraphs = paragraphsOf(body)
  const last = paragraphs.at(-1)
  const hasExample = last?.startsWith(exampleMark) && paragraphs.length > 1
  return {
    number: Number(number),
    name: name.trim(),
    text: (hasExample ? paragraphs.slice(0, -1) : paragraphs).join('\n\n'),
    example: hasExample ? withoutMark(last ?? '') : '',
  }
}

/** Joins the lines of each paragraph. Blank lines separate paragraphs. */
const paragraphsOf = (lines: string[]): string[] =>
  lines
    .join('\n')
    .split(/\n{2,}/)
    .map(paragraph => paragraph.replaceAll('\n', ' ').trim())
    .filter(Boolean)

/** 'For example: your street' → 'Your street' */
function withoutMark(paragraph: string): string {
  const example = paragraph.slice(exampleMark.length).replace(/^[\s:,–—-]+/, '')
  return example.charAt(0).toLocaleUpperCase() + example.slice(1)
}
