import { useQuery } from '@tanstack/react-query'
import * as rows from '#contract/rows.ts'
import * as t from '#texts/cooks.ts'
import { countOf } from '#texts/ui.ts'
import { call } from '#web/api/call.ts'
import type { Recipe } from '#web/api/foreign/recipe.ts'
import { recipesKey } from '#web/api/query-keys.ts'
import { Score } from '#web/features/recipes/recipe-facts.tsx'
import styles from './cook-figures.module.css'

/** The figures from all members' cooks. Nothing is shown if there are few, or if they do not load. */
export function CookFigures({ recipe: { id, prepTime } }: { recipe: Recipe }) {
  const { data } = useQuery({
    queryKey: recipesKey('cooks', id, 'figures'),
    queryFn: ({ signal }) => call(rows.getCookFigures, { id, signal }),
    staleTime: 0,
  })
  if (!data) return null
  const { asWritten, changed, changes, minutes } = data
  const means = [
    { name: t.asWritten, mean: asWritten },
    { name: t.changed, mean: changed },
  ].flatMap(({ name, mean }) => (mean ? { name, count: t.cookCount(mean.count), rating: mean.rating } : []))
  const told = changes.map(change => ({
    name: t.toldChange(change),
    count: countOf(change.count, change.of),
    rating: change.rating,
  }))
  return (
    <>
      {means.length > 0 && <Table caption={t.howItWent} rows={means} />}
      {told.length > 0 && <Table caption={t.whatTheyChanged} rows={told} />}
      {minutes && (
        <p className={styles.took}>{t.tookMinutes(prepTime, minutes.count, minutes.lower, minutes.upper)}</p>
      )}
    </>
  )
}

type Row = { name: string; count: string; rating: number }

const Table = ({ caption, rows: lines }: { caption: string; rows: Row[] }) => (
  <table className={styles.table}>
    <caption>{caption}</caption>
    <tbody>
      {lines.map(({ name, count, rating }) => (
        <tr key={name}>
          <th scope="row">
            <bdi>{name}</bdi>
          </th>
          <td>{count}</td>
          <td>
            <Score rating={rating} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
