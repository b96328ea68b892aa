import { isHeadingLine } from '#contract/heading-lines.ts'

export type Line = { position: number; text: string }
/** Lines that stand together; `blankLines` are those between them and the text before. */
export type LineGroup = { heading: string | undefined; blankLines: number; lines: Line[] }

const maxBlankLinesShown = 3

/** The gap before a group: a line's height for each blank one. Of very many, a page would be all gap. */
export const gapBefore = ({ blankLines }: LineGroup): { marginBlockStart: string } | undefined =>
  blankLines > 0 ? { marginBlockStart: `${1.5 * Math.min(blankLines, maxBlankLinesShown)}em` } : undefined

/** A line that ends in a colon heads those after it, and blank lines set them apart; neither has a `position`, which counts from 0. */
export function groupLines(text: string): LineGroup[] {
  const groups: LineGroup[] = []
  let position = 0
  let blankLines = 0
  const addGroup = (heading?: string) => {
    groups.push({ heading, blankLines: groups.length > 0 ? blankLines : 0, lines: [] })
    blankLines = 0
  }
  for (const line of text.split('\n').map(line => line.trim())) {
    if (line === '') {
      blankLines += 1
      continue
    }
    if (isHeadingLine(line)) {
      addGroup(line)
      continue
    }
    if (groups.length === 0 || blankLines > 0) addGroup()
    groups.at(-1)?.lines.push({ position, text: line })
    position += 1
  }
  return groups
}
