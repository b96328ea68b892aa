import { type RecipePart, readLines } from './read-lines.ts'

/** A line by its place among those that are neither headings nor notes, from 0. */
export type Line = { position: number; text: string }

/** What stands together: lines, or notes. `blankLines` are those between it and the text before. */
export type LineGroup = { heading: string | undefined; blankLines: number; lines: Line[]; notes: string[] }

/** A heading heads what is after it, and blank lines set lines apart, as notes do. */
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

/** Whether a line or note is in the group of what is before it. */
function goesOn(kind: 'line' | 'note', latest: string | undefined, gap: number): boolean {
  if (kind === 'note' && latest === 'noteHeading') return true
  return gap === 0 && (latest === kind || (kind === 'line' && latest === 'heading'))
}
