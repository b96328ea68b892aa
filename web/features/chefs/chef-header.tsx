import type { ReactNode } from 'react'
import { formatNumber } from '#texts/format/number.ts'
import * as t from '#texts/users.ts'
import type { Chef } from '#web/api/foreign/chef.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { KangaBand } from '#web/ui/kanga-band.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { visuallyHiddenClass } from '#web/ui/text.ts'
import styles from './chef-header.module.css'
import { FollowButton } from './follow-button.tsx'

/** The cook's banner, picture, text and counts. */
export const ChefHeader = ({ chef, more }: { chef: Chef | undefined; more: ReactNode }) => (
  <header>
    <KangaBand picture={chef?.kanga} />
    <div className={styles.card}>
      {chef ? (
        <Avatar name={chef.name} picture={chef.profilePicture} size="large" className={styles.avatar} />
      ) : (
        <Skeleton className={`${styles.avatar} ${styles.round}`} />
      )}
      <div className={styles.who}>
        <h1 tabIndex={-1}>{chef ? chef.name : <NameSkeleton />}</h1>
        {chef?.title && <p className={styles.title}>{chef.title}</p>}
      </div>
      {chef && (
        <>
          <dl className={styles.stats}>
            <Stat name={t.recipes} count={chef.recipes} />
            <Stat name={t.followers} count={chef.followers} />
            <Stat name={t.following} count={chef.following} />
          </dl>
          <FollowButton chef={chef} look="button" />
          {more}
        </>
      )}
    </div>
    {chef?.aboutMe && <p className={styles.about}>{chef.aboutMe}</p>}
  </header>
)

const NameSkeleton = () => (
  <>
    <span className={visuallyHiddenClass}>{t.chefLoading}</span>
    <Skeleton width="16rem" height="2.5rem" />
  </>
)

const Stat = ({ name, count }: { name: string; count: number }) => (
  <div>
    <dt>{name}</dt>
    <dd>{formatNumber(count)}</dd>
  </div>
)
