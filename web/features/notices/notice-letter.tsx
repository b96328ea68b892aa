import type { ReactNode } from 'react'
import type { Notice } from '#contract/notices.ts'
import { pageUrls, ruleFragment } from '#contract/page-urls.ts'
import { formatDayMonth } from '#texts/format/day.ts'
import { formatDateTime, formatFullDate } from '#texts/format/time.ts'
import * as t from '#texts/notice.ts'
import { RecipePicture } from '#web/features/recipes/recipe-picture.tsx'
import { RuleLine } from '#web/features/rules/rule-numeral.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { BackLink } from '#web/ui/back-link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Link, linkClass } from '#web/ui/link.tsx'
import { State } from '#web/ui/state.tsx'
import { AppealPart } from './appeal-part.tsx'
import styles from './notice-letter.module.css'
import { entryTitle, isTakenBack, meaningOf, titleOf } from './notice-words.ts'

type Texts = NonNullable<Notice['thing']>['texts']
type Member = { name: string; isModerator: boolean }
type Props = { notice: Notice; member: Member; footer?: ReactNode }

/** A letter: what happened, the facts, the thing itself, and how to see it differently; once there is an outcome, a dated ledger. */
export function NoticeLetter({ notice, member, footer }: Props) {
  const hasOutcome = notice.ledger.some(({ what }) => what === 'outcome' || what === 'undone')
  const { picture } = notice.thing ?? {}
  return (
    <div className={`page ${picture ? styles.withSide : ''}`}>
      <article className={styles.letter}>
        <BackLink to={`${pageUrls.profile}#notifications`}>{t.notifications}</BackLink>
        <p className={styles.kind}>{t.fromModerators}</p>
        <h1 className={styles.title} tabIndex={-1}>
          {titleOf(notice)}
        </h1>
        {notice.appeal === 'overturned' && <p className={styles.lead}>{t.cameToDifferent}</p>}
        {notice.appeal === 'upheld' && <p className={styles.lead}>{t.cameToSame}</p>}
        {hasOutcome ? <Outcome notice={notice} /> : <Facts notice={notice} member={member} />}
        {!hasOutcome && <Thing notice={notice} member={member} />}
        {!hasOutcome && <AppealPart notice={notice} />}
        {footer}
      </article>
      {picture && (
        <figure className={styles.side}>
          <RecipePicture recipe={{ image: picture }} variant="featured" />
          {notice.recipeId && (
            <figcaption>
              <Link className={linkClass} to={pageUrls.recipe(notice.recipeId)}>
                {t.seeRecipe}
              </Link>
            </figcaption>
          )}
        </figure>
      )}
    </div>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

function Facts({ notice, member }: Props) {
  const { rule, reason, until, at } = notice
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
      {until && <Fact name={t.until}>{formatFullDate(new Date(until))}</Fact>}
      <Fact name={t.decidedTerm}>{t.decidedByModerator(formatDateTime(new Date(at)))}</Fact>
    </dl>
  )
}

/** A cook has a note, or what was changed, or a photo alone. */
const wordsOf = ({ content, title, aboutMe, note, changes, recipeTitle }: Texts): string =>
  String(content ?? title ?? aboutMe ?? (note || changes || recipeTitle) ?? '')

function Thing({ notice: { thing, kind, version, action, recipeId }, member: { name } }: Props) {
  if (!thing || !kind) return null
  const words = wordsOf(thing.texts)
  if (words === '') return null
  return (
    <section>
      <h2>{t.theThing[kind]}</h2>
      <div className={styles.thing}>
        <Avatar name={name} size="medium" />
        <div>
          <p className="font-semibold text-sm">{name}</p>
          <p className={styles.words}>{words}</p>
          {action === 'hide' && (
            <State tone="warm" icon="eye-off">
              {version === undefined ? t.onlyYouSeeIt : t.hiddenVersion(version)}
            </State>
          )}
          {kind === 'cook' && action === 'hide' && (
            <p className="mt-4">
              <Link className={buttonClass()} to={`${pageUrls.profile}?tab=cooked`}>
                {t.seeDiary}
              </Link>
            </p>
          )}
          {kind === 'recipe' && recipeId && action === 'hide' && (
            <p className="mt-4">
              <Link
                className={buttonClass()}
                to={version === undefined ? pageUrls.recipe(recipeId) : pageUrls.recipeVersions(recipeId)}
              >
                {version === undefined ? t.seeRecipe : t.seeVersions}
              </Link>
            </p>
          )}
        </div>
      </div>
    </section>
  )
}

function Outcome({ notice }: { notice: Notice }) {
  const { kind, recipeId, ledger } = notice
  const isVersionHidden = ledger.some(({ version }) => version !== undefined) && !isTakenBack(notice)
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
              <p className={styles.words}>{entry.text}</p>
              {entry.what === 'outcome' && (
                <p className="mt-2">
                  <State tone="good" icon="check">
                    {t.decidedByAnother}
                  </State>
                </p>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {isTakenBack(notice) && kind && recipeId && (
        <p className="mt-6">
          <Link className={buttonClass()} to={pageUrls.recipe(recipeId)}>
            {t.seeThing[kind]}
          </Link>
        </p>
      )}
      {isVersionHidden && recipeId && (
        <p className="mt-6">
          <Link className={buttonClass()} to={pageUrls.recipeVersions(recipeId)}>
            {t.seeVersions}
          </Link>
        </p>
      )}
      {notice.appeal === 'overturned' && (
        <p className={styles.figures}>
          {t.noLongerCounts(
            <Link key="figures" className={linkClass} to={pageUrls.transparency}>
              {t.publicFigures}
            </Link>,
          )}
        </p>
      )}
    </>
  )
}
