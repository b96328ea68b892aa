import { maxUnseriousReports, reportingLimitDays, unseriousDays } from '#contract/limits.ts'
import type { WholeCase } from '#contract/moderation.ts'
import * as t from '#texts/moderation-case.ts'
import { checkboxClass } from '#web/ui/checkbox.ts'
import { hintClass } from '#web/ui/text.ts'
import styles from './unserious-reports.module.css'

type Props = {
  reports: WholeCase['reportTexts']
  marked: number[]
  onMark: (ids: number[]) => void
}

/** Shown if nothing is wrong: marks the reports that were sent to harm rather than to help. */
export const UnseriousReports = ({ reports, marked, onMark }: Props) => (
  <fieldset className={styles.root}>
    <legend>{t.unserious}</legend>
    {reports.map(({ id, explanation }) => (
      <label key={id}>
        <input
          type="checkbox"
          className={checkboxClass}
          checked={marked.includes(id)}
          onChange={({ target }) =>
            onMark(target.checked ? [...marked, id] : marked.filter(one => one !== id))
          }
        />
        <span>{explanation}</span>
      </label>
    ))}
    <p className={hintClass}>
      {t.unseriousFollows({ most: maxUnseriousReports, within: unseriousDays, limit: reportingLimitDays })}
    </p>
  </fieldset>
)
