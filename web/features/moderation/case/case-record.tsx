import { useState } from 'react'
import type { WholeCase } from '#contract/moderation.ts'
import { pageUrls } from '#contract/page-urls.ts'
import { formatDayAndTime, formatDayMonth, formatMonthAndYear } from '#texts/format/day.ts'
import { formatNumber } from '#texts/format/number.ts'
import { decidedAndEnded, kindNames } from '#texts/moderation.ts'
import * as t from '#texts/moderation-case.ts'
import { countOf } from '#texts/ui.ts'
import { RuleNumeral } from '#web/features/rules/rule-numeral.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Ledger } from '#web/ui/ledger.tsx'
import { Link, linkClass } from '#web/ui/link.tsx'
import styles from './case-record.module.css'

const firstReports = 2

/** What the reports say, and which rule each names. Who sent them is not shown. */
export function ReportList({ reportTexts, reports }: Pick<WholeCase, 'reportTexts' | 'reports'>) {
  const [isOpen, setOpen] = useState(false)
  const shown = isOpen ? reportTexts : reportTexts.slice(0, firstReports)
  if (reportTexts.length === 0) return null
  return (
    <Ledger title={t.reports} aside={t.reportCount(reports)}>
      <ul>
        {shown.map(({ rule, explanation, at }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the server's order never changes
          <li key={index} className={styles.report}>
            <div>
              <p className={styles.when}>
                <b>{rule.name}</b> <time dateTime={at}>{formatDayAndTime(new Date(at))}</time>
              </p>
              <p className={styles.text}>{explanation}</p>
            </div>
            <RuleNumeral number={rule.number} />
          </li>
        ))}
      </ul>
      {shown.length < reportTexts.length && (
        <button type="button" className={styles.more} onClick={() => setOpen(true)}>
          {t.moreReports(reportTexts.length - shown.length)}
          <Icon name="chevron-down" size="small" />
        </button>
      )}
    </Ledger>
  )
}

/** The member who published it, and earlier decisions about them. */
export function MemberRecord({ member, record, earlier }: Pick<WholeCase, 'member' | 'record' | 'earlier'>) {
  if (!member) return null
  return (
    <Ledger
      title={member.name}
      aside={
        <Link className={linkClass} to={pageUrls.chef(member.id)}>
          {t.memberPage}
        </Link>
      }
    >
      {record && (
        <dl className={styles.record}>
          <Fact name={t.memberSince} value={formatMonthAndYear(new Date(record.memberSince))} />
          <Fact name={t.recipes} value={formatNumber(record.recipes)} />
          <Fact name={t.comments} value={formatNumber(record.comments)} />
          <Fact name={t.ownReportsUpheld} value={upheldIn(record)} />
          <Fact
            name={t.actionsSoFar}
            value={record.actions.length === 0 ? t.none : formatNumber(record.actions.length)}
          />
        </dl>
      )}
      <EarlierCases earlier={earlier} />
    </Ledger>
  )
}

const upheldIn = ({ ownReports: { decided, upheld } }: NonNullable<WholeCase['record']>): string =>
  decided === 0 ? t.none : countOf(upheld, decided)

export const EarlierCases = ({ earlier }: Pick<WholeCase, 'earlier'>) =>
  earlier.length === 0 ? (
    <p className={styles.nothing}>{t.nothingEarlier}</p>
  ) : (
    <ol className={styles.trail}>
      {earlier.map(({ id, kind, decided, at }) => (
        <li key={id}>
          <time dateTime={at}>{formatDayMonth(new Date(at))}</time>
          <p>
            {outcomeOf(kind, decided)}{' '}
            <Link className={linkClass} to={pageUrls.moderationCase(id)}>
              {t.caseLink(id)}
            </Link>
          </p>
        </li>
      ))}
    </ol>
  )

function outcomeOf(kind: WholeCase['kind'], decided: WholeCase['decided']): string {
  const words = t.outcomes[decided?.action ?? 'open'](kindNames[kind])
  return t.asSentence(decidedAndEnded(words, decided?.ending ?? null))
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)
