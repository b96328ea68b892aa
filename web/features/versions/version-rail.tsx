import { comparedVersionsUrl } from '#contract/rare-urls.ts'
import * as toldChanges from '#texts/told-changes.ts'
import * as t from '#texts/versions.ts'
import { Link, linkClass } from '#web/ui/link.tsx'
import { State } from '#web/ui/state.tsx'
import { dayOf, nameOf } from './version-author.ts'
import styles from './version-rail.module.css'
import { isReadable, type ListedVersion } from './versions.queries.ts'

type Props = {
  recipeId: string
  versions: ListedVersion[]
  from: number | undefined
  to: number
}

/** The versions, newest first. The stretch between the two compared versions stands out. */
export function VersionRail({ recipeId, versions, from = 0, to }: Props) {
  const [low, high] = [Math.min(from, to), Math.max(from, to)]
  return (
    <ol className={styles.root} reversed aria-label={t.newestFirst}>
      {versions.map((version, at) => {
        const { number } = version
        const later = versions[at - 1]?.number
        const next = versions.slice(0, at).findLast(isReadable)?.number
        const isEnd = number === from || number === to
        return (
          <Entry
            key={number}
            version={version}
            missing={later !== undefined && later > number + 1 ? [number + 1, later - 1] : undefined}
            isEnd={isEnd}
            isSpanned={number > low && number <= high && low > 0}
          >
            {!isEnd && isReadable(version) && next !== undefined && (
              <Link className={linkClass} to={comparedVersionsUrl(recipeId, number, next)}>
                {t.compareWith(next)}
              </Link>
            )}
          </Entry>
        )
      })}
    </ol>
  )
}

type EntryProps = {
  version: ListedVersion
  /** The range of versions between this one and the next that are no longer kept. */
  missing: [from: number, to: number] | undefined
  isEnd: boolean
  isSpanned: boolean
  children: React.ReactNode
}

const Entry = ({ version, missing, isEnd, isSpanned, children }: EntryProps) => (
  <>
    {missing && (
      <li className={styles.missing}>
        <p>{t.notKept(...missing)}</p>
      </li>
    )}
    <li className={isSpanned ? styles.spanned : undefined} aria-current={isEnd || undefined}>
      <span className={styles.numeral}>{version.number}</span>
      <div>
        <b>
          <bdi>{headOf(version)}</bdi>
        </b>
        <small>{t.byAndWhen(nameOf(version), dayOf(version))}</small>
        {version.hiddenFrom === 'others' && (
          <State tone="warm" icon="eye-off">
            {t.onlyYouSeeIt}
          </State>
        )}
        {children}
      </div>
    </li>
  </>
)

/** Returns what the author says about the version, or else its biggest change. */
function headOf({ number, whatChanged, biggestChange, hiddenFrom }: ListedVersion): string {
  if (hiddenFrom === 'you') return t.hiddenByModerators
  if (whatChanged) return whatChanged
  if (biggestChange) return toldChanges.tellChangeFirst(biggestChange)
  return number === 1 ? t.firstVersion : t.afterHidden
}
