import type { ReactNode } from 'react'
import type { LineGroup } from '#contract/recipe-text/group-lines.ts'
import styles from './text-group.module.css'

type Props = {
  group: Omit<LineGroup, 'lines'>
  heading: 'h3' | 'h4'
  headingClass: string | undefined
  children: ReactNode
}

/** Lines below their heading, or notes. */
export const TextGroup = ({ group, heading: Heading, headingClass, children }: Props) => (
  <div style={gapBefore(group)}>
    {group.heading && <Heading className={headingClass}>{group.heading}</Heading>}
    {children}
    <Notes notes={group.notes} />
  </div>
)

export const Notes = ({ notes }: { notes: readonly string[] }) =>
  notes.length > 0 && (
    <div className={styles.notes}>
      {notes.map((note, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text is fixed, and a note may occur twice
        <p key={index}>{note}</p>
      ))}
    </div>
  )

const maxBlankLinesShown = 3

/** Returns the gap before a group: one line's height for each blank line, up to a maximum. */
const gapBefore = ({ blankLines }: Pick<LineGroup, 'blankLines'>) =>
  blankLines > 0 ? { marginBlockStart: `${1.5 * Math.min(blankLines, maxBlankLinesShown)}em` } : undefined
