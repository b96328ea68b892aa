import { type RecipePart, readLines } from './read-lines.ts'

/** A line, and its position among the lines that are neither headings nor notes, from 0. */
export type Line = { position: number; text: string }

/** Lines or notes that belong together. `blankLines` counts the blank lines before the group. */
export type LineGroup = { heading: string | undefined; blankLines: number; lines: Line[]; notes: string[] }

/** Groups lines: a heading starts a group, and blank lines and notes separate groups. */
export function groupLines(written: string, part: RecipePart): LineGroup[] {
  const groups: LineGroup[] = []
  let position = 0
  let gap = 0
  let latest: 'heading' | 'noteHeading' | 'note' | 'line' | undefined
  const addGroup = (heading?: string) => {
    groups.push({ heading, blankLines: groups.length > 0 ? gap : 0, lines: [], notes: [] })
  }
  for (const { kind, text, blankLines } of readLines(written.split('\n'), part)) {
    gap += blankLines
    if (kind === 'label') continue
    if (kind === 'heading' || kind === 'noteHeading') addGroup(text)
    else if (!goesOn(kind, latest, gap)) addGroup()
    if (kind === 'note') groups.at(-1)?.notes.push(text)
    if (kind === 'line') {
      groups.at(-1)?.lines.push({ position, text })
      position += 1
    }
    latest = kind
    gap = 0
  }
  return groups
}

/** Checks whether a line or a note belongs to the group before it. */
function goesOn(kind: 'line' | 'note', latest: string | undefined, gap: number): boolean {
  if (kind === 'note' && latest === 'noteHeading') return true
  return gap === 0 && (latest === kind || (kind === 'line' && latest === 'heading'))
}
