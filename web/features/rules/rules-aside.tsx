import { useId } from 'react'
import type { Rules } from '#contract/rules.ts'
import { formatDay } from '#texts/format/time.ts'
import * as t from '#texts/rules.ts'
import styles from './rules-aside.module.css'

/** Since when the rules are in force, and what is new in them. */
function RulesHistory({ inForceSince, changes }: Pick<Rules, 'inForceSince' | 'changes'>) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{t.theseRules}</h2>
      <div className={styles.row}>
        <p>{inForceSince ? t.inForceSince(formatDay(new Date(inForceSince))) : t.inForceFromTheBeginning}</p>
        {changes.length > 0 && (
          <details>
            <summary>{t.whatChanged}</summary>
            <ul>
              {changes.map(({ kind, name }) => (
                <li key={`${kind} ${name}`} className={styles.change}>
                  {t.changeNames[kind](name)}
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </section>
  )
}

/** What happens when a rule is broken, and how old the rules are. */
export const RulesAside = (rules: Pick<Rules, 'inForceSince' | 'changes'>) => (
  <div className={styles.root}>
    <section aria-labelledby="when-broken">
      <h2 id="when-broken">{t.whenBroken}</h2>
      <ul>
        <li className={styles.row}>{t.anybodyCanReport}</li>
        <li className={styles.row}>{t.neverSeesWho}</li>
      </ul>
    </section>
    <RulesHistory {...rules} />
  </div>
)
