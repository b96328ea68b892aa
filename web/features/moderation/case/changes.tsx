import type { WholeCase } from '#contract/moderation.ts'
import { formatDayAndTime } from '#texts/format/day.ts'
import * as t from '#texts/moderation-case.ts'
import { Ledger } from '#web/ui/ledger.tsx'
import { visuallyHiddenClass } from '#web/ui/text.ts'
import styles from './changes.module.css'
import { diffWords } from './diff-words.ts'
import { firstNameOf } from './draft.ts'
import { linesOf, type Texts, textOf } from './kept-copy.tsx'
import { mendedAtOf } from './standing.ts'

/** Only what differs from the kept copy. */
export function Changes({ row }: { row: WholeCase }) {
  const { kept, keptPicture, current, currentPicture } = row
  const changes = current ? changesBetween(kept, current) : []
  const isOtherPicture = current !== null && currentPicture !== keptPicture
  const mendedAt = mendedAtOf(row)
  return (
    <Ledger
      title={t.changedSince}
      aside={
        mendedAt &&
        row.member &&
        t.mendedBy(firstNameOf(row.member.name), formatDayAndTime(new Date(mendedAt)))
      }
    >
      {changes.length === 0 && !isOtherPicture ? (
        <p className={styles.none}>{current ? t.notChanged : t.deletedSince}</p>
      ) : (
        <ul>
          {isOtherPicture && (
            <li className={styles.change}>
              <span>{t.picture}</span>
              {currentPicture ? (
                <img className={styles.picture} src={currentPicture} alt={t.pictureNow} />
              ) : (
                <p>{t.noPictureNow}</p>
              )}
            </li>
          )}
          {changes.map(({ name, before, after }) => (
            <li key={name} className={styles.change}>
              <span>{name}</span>
              <ChangedWords before={before} after={after} />
            </li>
          ))}
        </ul>
      )}
    </Ledger>
  )
}

/** A text in which additions are underlined and deletions struck through. Both are also read aloud. */
export const ChangedWords = ({ before, after }: { before: string; after: string }) => (
  <p className={styles.words}>
    {diffWords(before, after).map(({ kind, text }, index) => {
      const key = `${index} ${kind}`
      if (kind === 'same') return <span key={key}>{text}</span>
      const Element = kind === 'added' ? 'ins' : 'del'
      const end = /\s*$/.exec(text)?.[0] ?? ''
      return (
        <span key={key}>
          <Element>
            <span className={visuallyHiddenClass}>{kind === 'added' ? t.added : t.deleted}: </span>
            {text.trimEnd()}
            <span className={visuallyHiddenClass}>, {t.endOfChange}</span>
          </Element>
          {end || ' '}
        </span>
      )
    })}
  </p>
)

type Change = { name: string; before: string; after: string }

/** Compares the fields that both copies have. Reports that a member sent are in the kept copy alone. */
function changesBetween(kept: Texts, current: Texts): Change[] {
  return Object.entries(t.fieldNames)
    .filter(([field]) => field in kept && field in current)
    .flatMap(([field, name]): Change[] => {
      const [before, after] = [textOf(kept, field), textOf(current, field)]
      return before === after ? [] : [{ name, before, after }]
    })
    .concat(stepChanges(linesOf(kept, 'instructions'), linesOf(current, 'instructions')))
}

/** Compares step by step. Added or removed steps come at the end. */
function stepChanges(before: string[], after: string[]): Change[] {
  return Array.from({ length: Math.max(before.length, after.length) }, (_, index) => ({
    name: t.step(index + 1),
    before: before[index] ?? '',
    after: after[index] ?? '',
  })).filter(change => change.before !== change.after)
}
