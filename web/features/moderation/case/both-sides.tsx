import type { WholeCase } from '#contract/moderation.ts'
import { formatDayAndTime } from '#texts/format/day.ts'
import * as t from '#texts/moderation-case.ts'
import { RuleLine } from '#web/features/rules/rule-numeral.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Ledger } from '#web/ui/ledger.tsx'
import styles from './both-sides.module.css'
import { decisionName } from './decision-name.ts'
import { firstNameOf } from './draft.ts'
import { firstDecisionOf } from './standing.ts'

/** The first decision and the appeal, in equal columns and type. */
export function BothSides({ row }: { row: WholeCase }) {
  const first = firstDecisionOf(row)
  if (!first || !row.appeal) return null
  const name = row.member?.name ?? ''
  return (
    <Ledger title={t.bothSides}>
      <div className={styles.root}>
        <div>
          <Speaker name={first.by} at={first.at}>
            {row.isYours === 'decided' ? t.youDecided : t.someoneDecided(firstNameOf(first.by))}
          </Speaker>
          <p className={styles.decision}>
            <b>{decisionName(first)}</b>
          </p>
          {first.rule && (
            <RuleLine number={first.rule.number}>
              <b>{first.rule.name}</b>
            </RuleLine>
          )}
          <blockquote>{first.reason}</blockquote>
        </div>
        <div>
          <Speaker name={name} at={row.appeal.filedAt}>
            {t.someoneAppeals(firstNameOf(name))}
          </Speaker>
          <blockquote>{row.appeal.text}</blockquote>
        </div>
      </div>
    </Ledger>
  )
}

const Speaker = ({ name, at, children }: { name: string; at: string; children: string }) => (
  <p className={styles.speaker}>
    <Avatar name={name} size="medium" />
    <span>
      <b>{children}</b>
      <time dateTime={at}>{formatDayAndTime(new Date(at))}</time>
    </span>
  </p>
)
