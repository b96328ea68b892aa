import type { CaseRow } from '#contract/moderation.ts'
import { pageUrls } from '#contract/page-urls.ts'
import { formatDayMonth, formatDuration } from '#texts/format/day.ts'
import * as t from '#texts/moderation.ts'
import { RecipePicture } from '#web/features/recipes/recipe-picture.tsx'
import { RuleNumeral } from '#web/features/rules/rule-numeral.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Link } from '#web/ui/link.tsx'
import { State } from '#web/ui/state.tsx'
import { overlineClass } from '#web/ui/text.ts'
import { wasWrong } from '../case/standing.ts'
import { dueState, minutesUntil, sinceWords } from '../due.ts'
import styles from './case-item.module.css'

/** A row of the queue. The whole row leads to the case, through its only link. */
export function CaseItem({ row }: { row: CaseRow }) {
  const due = dueState(row.dueAt)
  return (
    <li className={styles.root}>
      {row.rule ? <RuleNumeral number={row.rule.number} /> : <span />}
      {row.picture ? (
        <RecipePicture
          recipe={{ image: row.picture, cover: row.cover ?? undefined }}
          variant="line"
          className={styles.picture}
        />
      ) : (
        <Avatar name={nameOf(row)} size="medium" className={styles.face} />
      )}
      <div>
        <p className={styles.top}>
          <span className={overlineClass}>{t.stageNames[row.stage](t.kindNames[row.kind])}</span>
          {row.rule && <span className={styles.rule}>{row.rule.name}</span>}
        </p>
        <p className={isQuoted(row) ? styles.quote : styles.title}>
          <Link to={pageUrls.moderationCase(row.id)}>
            {row.kind === 'photo' ? t.photoWith(row.words) : row.words}
          </Link>
        </p>
        <p className={styles.by}>{byWords(row)}</p>
      </div>
      <p className={styles.reports}>
        <span>{t.reportCount(row.reports)}</span>{' '}
        {(row.isWaiting || row.reports > 0) && <span className={styles.since}>{sinceWords(row.since)}</span>}
      </p>
      <div className={styles.end}>
        {row.isWaiting || !row.decided ? (
          <State tone={due.tone} icon={due.icon}>
            {due.words}
          </State>
        ) : (
          <Decided {...row.decided} />
        )}
        {row.holder && <Holder holder={row.holder} />}
      </div>
    </li>
  )
}

function Decided({ action, ending, at }: NonNullable<CaseRow['decided']>) {
  const isWrong = wasWrong(ending)
  return (
    <>
      <State tone={isWrong ? 'calm' : 'good'} icon={isWrong ? 'arrow-left' : 'check'}>
        {t.decidedAndEnded(t.decisions[action], ending)}
      </State>
      <span className={styles.since}>{formatDayMonth(new Date(at))}</span>
    </>
  )
}

/** True for text that a member wrote below a recipe, which is quoted. */
const isQuoted = ({ kind }: Pick<CaseRow, 'kind'>) => kind === 'comment' || kind === 'cook'

const nameOf = ({ member }: Pick<CaseRow, 'member'>): string => member?.name ?? t.formerCook

function byWords({ member, kind, recipe }: CaseRow): string {
  const name = nameOf({ member })
  return isQuoted({ kind }) && recipe ? t.byUnder(name, recipe.title) : t.by(name)
}

function Holder({ holder: { name, until, isYou } }: { holder: NonNullable<CaseRow['holder']> }) {
  const minutes = formatDuration(minutesUntil(until), 'minute', 'short')
  if (isYou)
    return (
      <State tone="good" icon="check">
        {t.youHave(minutes)}
      </State>
    )
  return (
    <span className={styles.holder}>
      <Avatar name={name} size="small" />
      {t.someoneHas(name.split(' ')[0] ?? name, minutes)}
    </span>
  )
}
