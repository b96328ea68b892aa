import { pageUrls } from '#contract/page-urls.ts'
import { logIn } from '#texts/app.ts'
import * as ui from '#texts/ui.ts'
import * as t from '#texts/users.ts'
import { isUnauthorized } from '#web/api/failure.ts'
import { VerifyHint } from '#web/features/auth/verify-hint.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { fieldsClass } from '#web/ui/form.tsx'
import { KangaBand } from '#web/ui/kanga-band.tsx'
import { PrefetchLink } from '#web/ui/link.tsx'
import { Note } from '#web/ui/note.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { mutedClass } from '#web/ui/text.ts'
import styles from './account-panel.module.css'
import { AvatarPicker, AvatarPickerSkeleton } from './avatar-picker.tsx'
import { BasicInfoForm, basicInfoClass } from './basic-info-form.tsx'
import { EmailChangeHint } from './email-change-hint.tsx'
import { StatsList } from './stats-list.tsx'
import { displayName, useCurrentUser } from './use-current-user.ts'

/** The member's public profile, and what they can edit of it. */
export function AccountPanel() {
  const { data: user, error, isError, isFetching, refetch } = useCurrentUser()
  if (!user && isError) {
    return (
      <div className={styles.failure}>
        <Note kind="error">{isUnauthorized(error) ? t.sessionEnded : t.profileNotLoaded}</Note>
        {isUnauthorized(error) ? (
          <PrefetchLink className={buttonClass()} to={pageUrls.login}>
            {logIn}
          </PrefetchLink>
        ) : (
          <Button isBusy={isFetching} onClick={() => refetch()}>
            {ui.tryAgain}
          </Button>
        )}
      </div>
    )
  }
  if (!user) return <AccountSkeleton />
  const name = displayName(user)
  return (
    <>
      <div className={styles.cloth}>
        <KangaBand picture={user.kanga} />
      </div>
      <div className={styles.root}>
        <section className={styles.who} aria-label={t.yourCard}>
          <AvatarPicker name={name} picture={user.profilePicture}>
            <h2>{name}</h2>
            <p className={mutedClass}>{user.title}</p>
            <StatsList />
          </AvatarPicker>
        </section>
        <div>
          {user.emailVerified === false && <VerifyHint email={user.email} />}
          {user.emailChange && <EmailChangeHint oldEmail={user.email} change={user.emailChange} />}
          <BasicInfoForm user={user} />
        </div>
      </div>
    </>
  )
}

const AccountSkeleton = () => (
  <div role="status" aria-label={t.profileLoading}>
    <div className={styles.cloth}>
      <KangaBand picture={undefined} />
    </div>
    <div className={styles.root} aria-hidden="true">
      <div className={styles.who}>
        <AvatarPickerSkeleton />
        <Skeleton className={styles.nameSkeleton} width="11rem" height="1.75rem" />
        <Skeleton className={styles.titleSkeleton} width="8rem" height="1rem" />
        <Skeleton className={styles.nameSkeleton} height="5rem" />
      </div>
      <div className={basicInfoClass}>
        <Skeleton className={styles.headingSkeleton} width="8rem" height="1.75rem" />
        <div className={fieldsClass}>
          {['a', 'b', 'c', 'd'].map(key => (
            <Skeleton key={key} height="3rem" />
          ))}
        </div>
      </div>
    </div>
  </div>
)
