import { groupLines, type LineGroup } from '#contract/recipe-text/group-lines.ts'
import { withoutColon } from '#contract/recipe-text/headings.ts'
import type { RecipePart } from '#contract/recipe-text/read-lines.ts'

/** A line with the number that a page shows beside it, or a note, which has no number. */
export type Item = { text: string; number: number | undefined }

/** Lines and notes as a page shows them under a heading. `name` is the heading without its colon. */
export type Section = { name: string | undefined; items: Item[] }

/** Splits a text into sections. Exported formats have no blank lines: if lines follow a heading's notes, each note begins with its name. */
export function sectionsOf(written: string, part: RecipePart): Section[] {
  const groups = groupLines(written, part)
  const sections: Section[] = []
  let nameOfNotes: string | undefined
  for (const [at, { heading, lines, notes }] of groups.entries()) {
    const name = heading === undefined ? undefined : withoutColon(heading)
    const isBeforeLines = notes.length > 0 && areLinesNext(groups.slice(at + 1))
    if (name !== undefined || lines.length > 0) nameOfNotes = isBeforeLines ? name : undefined
    const sectionName = nameOfNotes === undefined ? name : undefined
    if (sections.length === 0 || sectionName !== undefined) sections.push({ name: sectionName, items: [] })
    sections
      .at(-1)
      ?.items.push(
        ...lines.map(({ position, text }) => ({ text, number: position + 1 })),
        ...notes.map(text => ({ text: nameOfNotes ? `${nameOfNotes}: ${text}` : text, number: undefined })),
      )
  }
  return sections
}

function areLinesNext(groups: readonly LineGroup[]): boolean {
  const next = groups.find(({ heading, lines }) => heading !== undefined || lines.length > 0)
  return next !== undefined && next.heading === undefined
}
