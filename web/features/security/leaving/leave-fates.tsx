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

/** What becomes of everything, a line each. */
export function LeaveFates({ holdings, lastDay }: { holdings: Holdings; lastDay: Date }) {
  const { recipes, comments, cooks, ratings, bookmarks, following } = holdings
  const fates: [IconName, what: string, fate: string][] = [
    ['user', t.profileFate, t.deleted],
    ['bookmark', t.listsFate(bookmarks + following + ratings), t.deleted],
    ['message-circle', t.commentsFate(comments), t.stay],
    ['utensils', t.mealsFate(cooks), t.deleted],
    ['chef-hat', t.recipesFate(recipes), recipes === 0 ? t.deleted : t.asYouChoose],
  ]
  return (
    <section>
      <h2 className="pb-3 text-title-md">{t.onDate(lastDay)}</h2>
      <ul className={styles.fates}>
        {fates.map(([icon, what, fate]) => (
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
