import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import * as recipeDetail from '#texts/recipe-detail.ts'
import * as t from '#texts/versions.ts'
import { Icon } from '#web/ui/icon.tsx'
import { iconButtonClass } from '#web/ui/icon-button.ts'
import { inputClass } from '#web/ui/input.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { visuallyHiddenClass } from '#web/ui/text.ts'
import styles from './comparison.module.css'
import { type ListedVersion, versionQuery } from './versions.queries.ts'

/** The code that reads and pairs lines is loaded when both texts are requested. */
const Difference = lazyPart(() => import('./difference.tsx'), 'Difference', {
  pending: <p role="status">{t.loading}</p>,
})

type Props = {
  recipeId: string
  versions: ListedVersion[]
  from: ListedVersion
  to: ListedVersion
  onChoose: (from: number, to: number) => void
}

/** Two versions side by side, and the choice of them. */
export function Comparison({ recipeId, versions, from, to, onChoose }: Props) {
  const headingId = useId()
  const before = useQuery(versionQuery(recipeId, from.number))
  const after = useQuery(versionQuery(recipeId, to.number))
  const isFailed = before.isLoadingError || after.isLoadingError
  const retry = () => {
    for (const side of [before, after]) if (side.isLoadingError) side.refetch()
  }
  return (
    <section aria-labelledby={headingId}>
      <h2 className={visuallyHiddenClass} id={headingId}>
        {t.besideEachOther(from.number, to.number)}
      </h2>
      <div className={styles.choice}>
        <VersionSelect
          label={t.from}
          versions={versions}
          number={from.number}
          onChange={number => onChoose(number, to.number)}
        />
        <button
          type="button"
          className={iconButtonClass}
          aria-label={t.changeSides}
          onClick={() => onChoose(to.number, from.number)}
        >
          <Icon name="arrow-left-right" />
        </button>
        <VersionSelect
          label={t.to}
          versions={versions}
          number={to.number}
          onChange={number => onChoose(from.number, number)}
        />
      </div>
      {from.number === to.number ? (
        <p className={styles.note}>{t.oneOnBothSides}</p>
      ) : before.data && after.data ? (
        <Difference before={before.data} after={after.data} newest={versions[0]?.number ?? 1} />
      ) : isFailed ? (
        <LoadFailure isRetrying={before.isFetching || after.isFetching} onRetry={retry}>
          {t.notCompared}
        </LoadFailure>
      ) : (
        <p className={styles.note} role="status">
          {t.loading}
        </p>
      )}
    </section>
  )
}

type SelectProps = {
  label: string
  versions: ListedVersion[]
  number: number
  onChange: (number: number) => void
}

const VersionSelect = ({ label, versions, number, onChange }: SelectProps) => (
  <select
    className={inputClass}
    aria-label={label}
    value={number}
    onChange={event => onChange(Number(event.target.value))}
  >
    {versions.map(version => (
      <option key={version.number} value={version.number}>
        {recipeDetail.versionNumber(version.number)}
      </option>
    ))}
  </select>
)
