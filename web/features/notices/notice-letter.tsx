import type { ReactNode } from 'react'
import type { Notice } from '#contract/notices.ts'
import { pageUrls, ruleFragment } from '#contract/page-urls.ts'
import { formatDayMonth } from '#texts/format/day.ts'
import { formatDateTime, formatFullDate } from '#texts/format/time.ts'
import * as t from '#texts/notices.ts'
import { RecipePicture } from '#web/features/recipes/recipe-picture.tsx'
import { RuleLine } from '#web/features/rules/rule-numeral.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { BackLink } from '#web/ui/back-link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { pageColumnClass } from '#web/ui/layouts.ts'
import { Link, linkClass } from '#web/ui/link.tsx'
import { State } from '#web/ui/state.tsx'
import { overlineClass } from '#web/ui/text.ts'
import { AppealPart } from './appeal-part.tsx'
import styles from './notice-letter.module.css'
import { type Way, wayOf } from './notice-way.ts'
import { entryTitle, meaningOf, mendedWords, titleOf } from './notice-words.ts'

type Texts = NonNullable<Notice['thing']>['texts']
type Member = { name: string; isModerator: boolean }
type Props = { notice: Notice; member: Member; footer?: ReactNode }

/**
 * A notice as a letter: what happened, the facts, the thing itself, and how to appeal. Once there is an outcome, a dated ledger
 * is added.
 */
export function NoticeLetter({ notice, member, footer }: Props) {
  const hasOutcome = notice.ledger.some(({ what }) => what === 'outcome' || what === 'undone')
  const { picture, texts } = notice.thing ?? {}
  const recipeTitle = texts?.recipeTitle
  return (
    <div className={`${pageColumnClass} ${picture ? styles.withSide : ''}`}>
      <article className={styles.letter}>
        <BackLink to={`${pageUrls.profile}#notifications`}>{t.notifications}</BackLink>
        <p className={`${overlineClass} ${styles.kind}`}>{t.fromModerators}</p>
        <h1 className={styles.title} tabIndex={-1}>
          {titleOf(notice)}
        </h1>
        {notice.appeal === 'overturned' && <p className={styles.lead}>{t.cameToDifferent}</p>}
        {notice.appeal === 'upheld' && !notice.isUndone && <p className={styles.lead}>{t.cameToSame}</p>}
        {hasOutcome ? <Outcome notice={notice} /> : <Facts notice={notice} member={member} />}
        {!hasOutcome && <Thing notice={notice} member={member} />}
        {!hasOutcome && <AppealPart notice={notice} />}
        {footer}
      </article>
      {picture && (
        <figure className={styles.side}>
          <RecipePicture recipe={{ image: picture }} variant="featured" />
          {recipeTitle && <figcaption>{t.underRecipe(String(recipeTitle))}</figcaption>}
        </figure>
      )}
    </div>
  )
}

const WayButton = ({ way }: { way: Way }) => (
  <p className={styles.written}>
    <Link className={buttonClass()} to={way.to}>
      {way.words}
    </Link>
  </p>
)

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

function Facts({ notice, member }: Props) {
  const { rule, reason, until, mendedAt, at } = notice
  return (
    <dl className={styles.facts}>
      {rule && (
        <Fact name={t.theRule}>
          <RuleLine number={rule.number}>
            <b>{`${rule.name}. `}</b>
            {`${rule.text.split('\n\n')[0]} `}
            <Link className={linkClass} to={`${pageUrls.rules}#${ruleFragment(rule.number)}`}>
              {t.allTheRules}
            </Link>
          </RuleLine>
        </Fact>
      )}
      <Fact name={t.why}>{reason}</Fact>
      <Fact name={t.whatItMeans}>{meaningOf(notice, member.isModerator)}</Fact>
      {mendedAt && (
        <Fact name={t.mended}>
          {t.onDay(formatDayMonth(new Date(mendedAt)))} {mendedWords(notice)}
        </Fact>
      )}
      {until && <Fact name={t.until}>{formatFullDate(new Date(until))}</Fact>}
      <Fact name={t.decidedTerm}>{t.decidedByModerator(formatDateTime(new Date(at)))}</Fact>
    </dl>
  )
}

const wordsOf = ({ content, title, aboutMe, note, changes }: Texts): string =>
  String(content || [title, aboutMe].filter(Boolean).join('\n') || note || changes || '')

function Thing({ notice, member }: Props) {
  const { thing, kind, version, action, recipeId } = notice
  if (!thing || !kind) return null
  const { recipeTitle } = thing.texts
  const name = String(thing.texts.name ?? member.name)
  const [words, way] = [wordsOf(thing.texts), wayOf(notice)]
  return (
    <section>
      <h2>{t.theThing[kind]}</h2>
      <div className={styles.thing}>
        <Avatar name={name} size="medium" />
        <div>
          <p className={styles.small}>
            <b>{name}</b>{' '}
            {recipeTitle && (
              <span className={styles.under}>
                {t.under(
                  recipeId === null ? (
                    recipeTitle
                  ) : (
                    <Link key="recipe" className={linkClass} to={pageUrls.recipe(recipeId)}>
                      {recipeTitle}
                    </Link>
                  ),
                )}
              </span>
            )}
          </p>
          {words && <p className={styles.words}>{words}</p>}
          {action === 'hide' && (
            <State tone="warm" icon="eye-off">
              {version === undefined ? t.onlyYouSeeIt : t.hiddenVersion(version)}
            </State>
          )}
          {way && kind !== 'comment' && <WayButton way={way} />}
        </div>
      </div>
    </section>
  )
}

function Outcome({ notice }: { notice: Notice }) {
  const { ledger } = notice
  const way = wayOf(notice)
  return (
    <>
      <dl className={styles.facts}>
        {ledger.map(entry => (
          <div key={`${entry.what} ${entry.at}`}>
            <dt>
              <b>{formatDayMonth(new Date(entry.at))}</b>
            </dt>
            <dd>
              <h2>{entryTitle(entry, notice)}</h2>
              {entry.rule && (
                <RuleLine number={entry.rule.number}>
                  <b>{entry.rule.name}</b>
                </RuleLine>
              )}
              <p className={styles.words}>{entry.what === 'mended' ? mendedWords(notice) : entry.text}</p>
              {entry.what === 'outcome' && (
                <p className={styles.answer}>
                  <State tone="good" icon="check">
                    {t.decidedByAnother}
                  </State>
                </p>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {way && <WayButton way={way} />}
      {!notice.isOnRecord && (
        <p className={styles.figures}>
          {notice.appeal === 'overturned'
            ? t.countsAsOverturned(
                <Link key="figures" className={linkClass} to={pageUrls.transparency}>
                  {t.publicFigures}
                </Link>,
              )
            : t.noLongerCounts}
        </p>
      )}
    </>
  )
}
