import { useSearchParams } from 'react-router'
import * as t from '#texts/versions.ts'
import { Comparison } from './comparison.tsx'
import { nameOf } from './version-author.ts'
import styles from './version-columns.module.css'
import { VersionRail } from './version-rail.tsx'
import { isReadable, type ListedVersion } from './versions.queries.ts'

type Props = { recipeId: string; versions: ListedVersion[] }

/** Shows two versions side by side: `from` and `to` of the address, or else the newest and the one before it. */
export function VersionColumns({ recipeId, versions }: Props) {
  const [search, setSearch] = useSearchParams()
  const readable = versions.filter(isReadable)
  const [newest, earlier] = readable
  if (!newest) return null
  const chosen = (name: string) =>
    readable.find(({ number }) => String(number) === search.get(name)) ?? undefined
  const to = chosen('to') ?? newest
  const from = chosen('from') ?? readable.find(({ number }) => number < to.number) ?? earlier
  const choose = (one: number, other: number) =>
    setSearch({ from: String(one), to: String(other) }, { replace: true, preventScrollReset: true })
  return (
    <div className={styles.root}>
      <VersionRail recipeId={recipeId} versions={versions} from={from?.number} to={to.number} />
      {from ? (
        <Comparison recipeId={recipeId} versions={readable} from={from} to={to} onChoose={choose} />
      ) : (
        versions.length === 1 && <p className={styles.only}>{t.onlyOne(nameOf(newest))}</p>
      )}
    </div>
  )
}
