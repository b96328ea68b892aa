export type Line = { position: number; text: string }
export type LineGroup = { heading: string | undefined; lines: Line[] }

const maxHeadingLength = 60

/** A line that ends in a colon names those after it. `at` counts the lines that are not headings, from 0. */
export function groupLines(text: string): LineGroup[] {
  const groups: LineGroup[] = []
  let position = 0
  for (const line of text.split('\n').map(line => line.trim())) {
    if (line === '') continue
    if (line.endsWith(':') && line.length <= maxHeadingLength) {
      groups.push({ heading: line.slice(0, -1).trim(), lines: [] })
      continue
    }
    if (groups.length === 0) groups.push({ heading: undefined, lines: [] })
    groups.at(-1)?.lines.push({ position, text: line })
    position += 1
  }
  return groups
}
