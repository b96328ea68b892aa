import * as t from '#texts/leaving.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icon-names.ts'
import styles from './leave-fates.module.css'

type Holdings = {
  recipes: number
  comments: number
  cooks: number
  ratings: number
  bookmarks: number
  following: number
}

/** What becomes of everything that there is, a line each. */
export function LeaveFates({ holdings, lastDay }: { holdings: Holdings; lastDay: Date }) {
  const { recipes, comments, cooks, ratings, bookmarks, following } = holdings
  const listed = bookmarks + following + ratings
  const fates: [IconName, count: number, what: string, fate: string][] = [
    ['user', 1, t.profileFate, t.deleted],
    ['bookmark', listed, t.listsFate(listed), t.deleted],
    ['message-circle', comments, t.commentsFate(comments), t.stay],
    ['utensils', cooks, t.mealsFate(cooks), t.deleted],
    ['chef-hat', recipes, t.recipesFate(recipes), t.asYouChoose],
  ]
  return (
    <section>
      <h2 className="pb-3 text-title-md">{t.onDate(lastDay)}</h2>
      <ul className={styles.fates}>
        {fates
          .filter(([, count]) => count > 0)
          .map(([icon, , what, fate]) => (
            <li key={icon}>
              <Icon name={icon} />
              <span>{what}</span>
              <b>{fate}</b>
            </li>
          ))}
      </ul>
    </section>
  )
}
