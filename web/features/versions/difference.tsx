import { useMemo } from 'react'
import { compareRecipes, type RecipeComparison } from '#contract/recipe-versions/compare-recipes.ts'
import * as recipeDetail from '#texts/recipe-detail.ts'
import * as toldChanges from '#texts/told-changes.ts'
import * as t from '#texts/versions.ts'
import styles from './difference.module.css'
import { DifferenceRow } from './difference-row.tsx'
import { LinePairs } from './line-pairs.tsx'
import { dayOf, nameOf } from './version-author.ts'
import type { WholeVersion } from './versions.queries.ts'

type Props = { before: WholeVersion; after: WholeVersion; newest: number }

/** The differences between two versions that matter to a cook, line by line. */
export function Difference({ before, after, newest }: Props) {
  const comparison = useMemo(() => compareRecipes(before, after), [before, after])
  const numbers = { before: before.number, after: after.number }
  const later = before.number > after.number ? before : after
  return (
    <>
      <div className={styles.because}>
        {later.whatChanged && (
          <q>
            <bdi>{later.whatChanged}</bdi>
          </q>
        )}
        <p>
          {later.whatChanged && `${t.onVersion(nameOf(later), later.number)} `}
          {t.countOfLines(...countsOf(comparison))}
        </p>
      </div>
      <div className={styles.lines}>
        <div className={styles.head}>
          <VersionHead version={before} newest={newest} />
          <VersionHead version={after} newest={newest} />
        </div>
        <Facts comparison={comparison} before={before} after={after} />
        <LinePairs heading={t.ingredients} pairs={comparison.ingredients} numbers={numbers} />
        <LinePairs heading={t.instructions} pairs={comparison.instructions} numbers={numbers} />
      </div>
    </>
  )
}

const VersionHead = ({ version, newest }: { version: WholeVersion; newest: number }) => (
  <p>
    <b>{recipeDetail.versionNumber(version.number)}</b>{' '}
    <span>· {version.number === newest ? t.isCurrent(dayOf(version)) : dayOf(version)}</span>
  </p>
)

function Facts({ comparison, before, after }: { comparison: RecipeComparison } & Omit<Props, 'newest'>) {
  const facts = [
    {
      change: comparison.servings,
      told: toldChanges.servingsChange(comparison.servings),
      texts: [t.serves(before.servings), t.serves(after.servings)],
    },
    {
      change: comparison.prepTime,
      told: toldChanges.prepTimeChange(comparison.prepTime),
      texts: [t.takes(before.prepTime), t.takes(after.prepTime)],
    },
  ].filter(({ change }) => change !== null)
  if (facts.length === 0) return null
  return (
    <ul>
      {facts.map(({ told, texts: [old = '', fresh = ''] }) => (
        <DifferenceRow
          key={old}
          told={told}
          before={{ version: before.number, text: old }}
          after={{ version: after.number, text: fresh }}
        />
      ))}
    </ul>
  )
}

/** Counts the changed and the equal lines. Servings and preparation time count if they differ. */
function countsOf({ ingredients, instructions, servings, prepTime }: RecipeComparison): [number, number] {
  const pairs = [...ingredients, ...instructions]
  const same = pairs.filter(({ kind }) => kind === 'same').length
  const facts = [servings, prepTime].filter(change => change !== null).length
  return [pairs.length - same + facts, same]
}
