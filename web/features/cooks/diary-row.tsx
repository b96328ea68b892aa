import { pageUrls } from '#contract/page-urls.ts'
import { comparedVersionsUrl } from '#contract/rare-urls.ts'
import * as t from '#texts/cooks.ts'
import { formatCalendarDay, formatWeekday } from '#texts/format/calendar-day.ts'
import { tellChangeFirst } from '#texts/told-changes.ts'
import { HiddenMark } from '#web/features/notices/hidden-mark.tsx'
import { Score } from '#web/features/recipes/recipe-facts.tsx'
import { RecipePicture } from '#web/features/recipes/recipe-picture.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { visuallyHiddenClass } from '#web/ui/text.ts'
import { ChangedLines } from './changed-lines.tsx'
import type { DiaryEntry } from './cooks.queries.ts'
import styles from './diary-row.module.css'

type Props = { entry: DiaryEntry; onEdit: () => void }

/** One meal, with the member's own photo, or with a smaller cover of the recipe. */
export function DiaryRow({ entry, onEdit }: Props) {
  const { recipe, cookedOn, photo, changedSince } = entry
  const title = recipe?.title ?? t.outOfSight
  const change = changedSince?.biggestChange
  return (
    <li className={styles.root} data-cover={photo === '' || undefined}>
      <p className={styles.day}>
        {Number(cookedOn.slice(8))}
        <small>{formatWeekday(cookedOn)}</small>
      </p>
      <div className={styles.entry}>
        <h3>{recipe ? <Link to={pageUrls.recipe(recipe.id)}>{title}</Link> : title}</h3>
        <p className={styles.facts}>
          <Score rating={entry.rating} />
          <span>{entry.howCooked === 'asWritten' ? t.wasAsWritten : t.wasChanged}</span>
          <span>{t.ofOneVersion(entry.version)}</span>
          {entry.isPrivate && <span>{t.wasOnlyForMe}</span>}
          <button type="button" onClick={onEdit}>
            {t.editMeal}
            <span className={visuallyHiddenClass}>{t.editMealOf(title, formatCalendarDay(cookedOn))}</span>
          </button>
        </p>
        {recipe && changedSince && (
          <p className={styles.since}>
            <Icon name="history" size="small" />
            <bdi>{t.changedSince(change ? tellChangeFirst(change) : undefined)}</bdi>
            <Link to={comparedVersionsUrl(recipe.id, entry.version, changedSince.version)}>{t.compare}</Link>
          </p>
        )}
        <ChangedLines changes={entry.changes} />
        {entry.note && <p className={styles.note}>{entry.note}</p>}
        {entry.isHidden && <HiddenMark {...entry} />}
      </div>
      {photo ? (
        <RecipePicture recipe={{ image: photo }} variant="latest" className={styles.photo} />
      ) : (
        recipe && <RecipePicture recipe={recipe} variant="latest" className={styles.photo} />
      )}
    </li>
  )
}
