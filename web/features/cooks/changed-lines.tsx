import * as t from '#texts/cooks.ts'
import styles from './changed-lines.module.css'
import type { Cook } from './cooks.queries.ts'

type Change = Cook['changes'][number]

/** What was done with each line, and what was used instead or added. */
export const ChangedLines = ({ changes }: { changes: readonly Change[] }) =>
  changes.some(isTold) && (
    <dl className={styles.root}>
      {changes.filter(isTold).map(change => (
        <div key={`${change.verb} ${change.line} ${change.what}`}>
          <dt>{t.didVerbs[change.verb]}</dt>
          <dd>
            <Told {...change} />
          </dd>
        </div>
      ))}
    </dl>
  )

/** False for an addition of another member, whose text is not sent. */
const isTold = ({ line, what }: Change): boolean => line !== '' || what !== ''

function Told({ verb, line, what }: Change) {
  if (verb === 'leftOut') return <del>{line}</del>
  return [line, what].filter(Boolean).join(' → ')
}
