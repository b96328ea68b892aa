import type { WholeCase } from '#contract/moderation.ts'
import { formatDayMonth } from '#texts/format/day.ts'
import * as t from '#texts/moderation-case.ts'
import { Ledger } from '#web/ui/ledger.tsx'
import { State } from '#web/ui/state.tsx'
import styles from './case-versions.module.css'

/** Earlier versions of a recipe, each of which can be opened. The current version is above, as the changes since the report. */
export function CaseVersions({ versions }: Pick<WholeCase, 'versions'>) {
  if (versions.length === 0) return null
  return (
    <Ledger title={t.earlierVersions}>
      {versions.map(({ number, at, whatChanged, ingredients, instructions, isHidden }) => (
        <details key={number} className={styles.version}>
          <summary>
            {t.versionOf(number, formatDayMonth(new Date(at)))}
            {isHidden && (
              <State tone="warm" icon="eye-off">
                {t.isHiddenVersion}
              </State>
            )}
          </summary>
          {whatChanged && (
            <q className={styles.changed}>
              <bdi>{whatChanged}</bdi>
            </q>
          )}
          <p className={styles.lines}>{ingredients}</p>
          <p className={styles.lines}>{instructions}</p>
        </details>
      ))}
    </Ledger>
  )
}
