import * as t from '#texts/versions.ts'
import { visuallyHiddenClass } from '#web/ui/text.ts'
import styles from './difference-row.module.css'
import { markWords, type Segment, startOfDifference } from './mark-words.ts'

/** A line of one version. `step` is the number of a step. */
export type LineOfVersion = { version: number; text: string; step?: number | undefined }

type Props = {
  /** How the line changed. Empty if nothing changed that a cook would notice. */
  told: string
  before: LineOfVersion | null
  after: LineOfVersion | null
}

/**
 * A line of one version, how it changed, and the line of the other version. Screen readers read the old line, the new line, then
 * the change.
 */
export function DifferenceRow({ told, before, after }: Props) {
  const marked = markedLines(before, after)
  const step = (after ?? before)?.step
  return (
    <li className={`${styles.root} ${before?.text === after?.text && !told ? styles.equal : ''}`}>
      <Side line={before} segments={marked.before} mark="del" absent={t.notThere} isTold={told !== ''} />
      <Side line={after} segments={marked.after} mark="ins" absent={t.gone} isTold={told !== ''} />
      {told && (
        <p className={styles.told}>
          {step !== undefined && <span className={styles.phone}>{t.inStep(step)} </span>}
          {told}
        </p>
      )}
    </li>
  )
}

function markedLines(before: LineOfVersion | null, after: LineOfVersion | null) {
  if (before && after) return markWords(before.text, after.text)
  const whole = (line: LineOfVersion | null) => (line ? [{ text: line.text, isOther: true }] : [])
  return { before: whole(before), after: whole(after) }
}

type SideProps = {
  line: LineOfVersion | null
  segments: Segment[]
  mark: 'del' | 'ins'
  absent: string
  isTold: boolean
}

function Side({ line, segments, mark, absent, isTold }: SideProps) {
  const isOld = mark === 'del'
  const side = isOld ? styles.old : styles.new
  if (!line) return <p className={`${side} ${styles.absent}`}>{absent}</p>
  const skipped = isOld && isTold && line.step !== undefined ? startOfDifference(segments) : 0
  return (
    <>
      <span
        className={`${styles.version} ${isOld ? styles.oldVersion : styles.newVersion}`}
        aria-hidden="true"
      >
        {line.version}
      </span>
      <p className={side}>
        <span className={visuallyHiddenClass}>{isOld ? t.was : t.isNow} </span>
        {line.step !== undefined && <span className={styles.step}>{line.step}</span>}
        {skipped > 0 && (
          <>
            <span className={styles.phone}>… </span>
            <span className={styles.wide}>{line.text.slice(0, skipped)}</span>
          </>
        )}
        <Marked segments={withoutStart(segments, skipped)} mark={mark} />
      </p>
    </>
  )
}

const Marked = ({ segments, mark: Mark }: { segments: Segment[]; mark: 'del' | 'ins' }) =>
  segments.map(({ text, isOther }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the segments have no id and never change their order
    isOther ? <Mark key={at}>{text}</Mark> : <span key={at}>{text}</span>,
  )

function withoutStart(segments: Segment[], skipped: number): Segment[] {
  let left = skipped
  return segments.flatMap(({ text, isOther }) => {
    const rest = text.slice(left)
    left = Math.max(0, left - text.length)
    return rest ? [{ text: rest, isOther }] : []
  })
}
