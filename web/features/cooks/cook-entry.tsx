import { pageUrls } from '#contract/page-urls.ts'
import { cookFragment } from '#contract/rare-urls.ts'
import * as t from '#texts/cooks.ts'
import { tellChange } from '#texts/told-changes.ts'
import { MoreButton } from '#web/features/moderation/more-button.tsx'
import { HiddenMark } from '#web/features/notices/hidden-mark.tsx'
import { Score } from '#web/features/recipes/recipe-facts.tsx'
import { RecipePicture } from '#web/features/recipes/recipe-picture.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { RelativeTime } from '#web/ui/relative-time.tsx'
import { ChangedLines } from './changed-lines.tsx'
import styles from './cook-entry.module.css'
import type { Cook } from './cooks.queries.ts'

type Props = { cook: Cook; recipeId: string }

/** How one member cooked the recipe, among the comments. What moderators hid is not sent and leaves no gap. */
export const CookEntry = ({ cook, recipeId }: Props) => (
  <>
    <Avatar name={cook.author} size="medium" />
    <div className={cook.photo ? styles.withPhoto : undefined}>
      <div>
        <p className={styles.head}>
          <b>{cook.author}</b>
          <span>{cook.howCooked === 'asWritten' ? t.cookedAsWritten : t.cookedAndChanged}</span>
          <Score rating={cook.rating} />
        </p>
        <p className={styles.about}>
          {(cook.version > 1 || cook.changedSince) && <span>{t.version(cook.version)}</span>}
          {cook.time > 1 && <span>{t.nthTime(cook.time)}</span>}
          {cook.minutes !== null && <span>{t.took(cook.minutes)}</span>}
          <RelativeTime timestamp={cook.createdAt} />
        </p>
        {cook.changedSince && (
          <OlderVersion version={cook.version} change={cook.changedSince.biggestChange} />
        )}
        <ChangedLines changes={cook.changes} />
        {cook.note && <p className={styles.note}>{cook.note}</p>}
        {cook.isHidden && <HiddenMark {...cook} />}
      </div>
      {cook.photo && (
        <RecipePicture recipe={{ image: cook.photo }} variant="latest" className={styles.photo} />
      )}
    </div>
    <div className={styles.menu}>
      <CookMenu cook={cook} recipeId={recipeId} />
    </div>
  </>
)

/** What can be reported: the member's own words and the photo. */
function CookMenu({ cook, recipeId }: Props) {
  const said = cook.note || cook.changes.find(({ what }) => what !== '')?.what
  return (
    <MoreButton
      about="cook"
      path={pageUrls.recipe(recipeId)}
      fragment={cookFragment(cook.id)}
      author={{ id: String(cook.authorId), name: cook.author }}
      things={said || cook.photo ? [{ kind: 'cook', id: String(cook.id), words: said || t.aPhoto }] : []}
    />
  )
}

type Older = { version: number; change: NonNullable<Cook['changedSince']>['biggestChange'] }

const OlderVersion = ({ version, change }: Older) => (
  <p className={styles.older}>
    <Icon name="history" />
    <bdi>{t.ofOlderVersion(version, change ? tellChange(change) : undefined)}</bdi>
  </p>
)
