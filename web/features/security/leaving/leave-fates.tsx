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

/** What becomes of each kind of the member's data, one line each. */
export function LeaveFates({ holdings, lastDay }: { holdings: Holdings; lastDay: Date }) {
  const { recipes, comments, cooks, ratings, bookmarks, following } = holdings
  const listed = bookmarks + following + ratings
  return (
    <section className={styles.root}>
      <h2>{t.onDate(lastDay)}</h2>
      <ul className={styles.fates}>
        <Fate icon="user" what={t.profileFate} fate={t.deleted} />
        {listed > 0 && <Fate icon="bookmark" what={t.listsFate(listed)} fate={t.deleted} />}
        {comments > 0 && <Fate icon="message-circle" what={t.commentsFate(comments)} fate={t.stay} />}
        {cooks > 0 && <Fate icon="utensils" what={t.mealsFate(cooks)} fate={t.deleted} />}
        {recipes > 0 && <Fate icon="chef-hat" what={t.recipesFate(recipes)} fate={t.asYouChoose} />}
      </ul>
    </section>
  )
}

function Fate({ icon, what, fate }: { icon: IconName; what: string; fate: string }) {
  return (
    <li>
      <Icon name={icon} />
      <span>{what}</span>
      <b>{fate}</b>
    </li>
  )
}
