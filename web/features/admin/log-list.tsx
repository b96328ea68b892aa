import type { AuditEntry } from '#contract/moderators.ts'
import { pageUrls } from '#contract/page-urls.ts'
import { rareUrls } from '#contract/rare-urls.ts'
import * as t from '#texts/admin.ts'
import { formatTimeOfDay } from '#texts/format/day.ts'
import { formatFullDate } from '#texts/format/time.ts'
import { Ledger } from '#web/ui/ledger.tsx'
import { Link, linkClass } from '#web/ui/link.tsx'
import styles from './log-list.module.css'
import { actorWords, wordsOf } from './log-words.ts'

/** The log's entries by day, in the reader's time zone. */
export const LogList = ({ entries }: { entries: AuditEntry[] }) => (
  <div>
    {Object.entries(Object.groupBy(entries, ({ at }) => formatFullDate(new Date(at)))).map(([day, ofDay]) => (
      <Ledger key={day} title={day}>
        <ul className={styles.root}>
          {ofDay?.map(entry => (
            <LogEntry key={entry.id} entry={entry} />
          ))}
        </ul>
      </Ledger>
    ))}
  </div>
)

function LogEntry({ entry }: { entry: AuditEntry }) {
  const { at, memberId, memberName, caseId, network } = entry
  return (
    <li>
      <time dateTime={at}>{formatTimeOfDay(new Date(at))}</time>
      <div>
        <p>{wordsOf(entry)}</p>
        <p className={styles.who}>
          {memberId !== null && (
            <Link className={linkClass} to={rareUrls.adminLogOf(memberId)}>
              {memberName ?? t.formerMember}
            </Link>
          )}{' '}
          {actorWords(entry)}{' '}
          {caseId !== null && (
            <Link className={linkClass} to={pageUrls.moderationCase(caseId)}>
              {t.caseNumber(caseId)}
            </Link>
          )}
        </p>
      </div>
      {network !== null && <span className={styles.network}>{network}</span>}
    </li>
  )
}
