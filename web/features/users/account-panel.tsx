import { VerifyHint } from '#web/features/auth/verify-hint.tsx'
import { Button } from '#web/ui/button.tsx'
import { KangaBand } from '#web/ui/kanga-band.tsx'
import { Note } from '#web/ui/note.tsx'
import { AvatarPicker } from './avatar-picker.tsx'
import { BasicInfoForm } from './basic-info-form.tsx'
import { StatsList } from './stats-list.tsx'
import { displayName, useCurrentUser } from './use-current-user.ts'
import '#web/ui/kanga-band.css'
import './account.css'

/** The member as others see them, and what they can change of it. */
export function AccountPanel() {
  const { data: user, isError, isFetching, refetch } = useCurrentUser()
  if (!user && isError) {
    return (
      <div className="account-failure">
        <Note kind="error">Your profile could not be loaded. Look at your connection and try again.</Note>
        <Button isBusy={isFetching} onClick={() => refetch()}>
          Try again
        </Button>
      </div>
    )
  }
  if (!user) return <AccountSkeleton />
  const name = displayName(user)
  return (
    <>
      <KangaBand picture={user.kanga} />
      <div className="account">
        <section className="who" aria-label="Your card">
          <AvatarPicker name={name} picture={user.profilePicture}>
            <h2 className="text-title-md">{name}</h2>
            <p className="text-ink-2">{user.title}</p>
            <StatsList />
          </AvatarPicker>
        </section>
        <div>
          {user.emailVerified === false && <VerifyHint email={user.email} />}
          <BasicInfoForm user={user} />
        </div>
      </div>
    </>
  )
}

const AccountSkeleton = () => (
  <div role="status" aria-label="Loading your profile">
    <div className="kanga-band skeleton" />
    <div className="account" aria-hidden="true">
      <div className="who">
        <div className="avatar avatar-large skeleton" />
        <div className="skeleton mt-5 h-7 w-44" />
        <div className="skeleton mt-2 h-4 w-32" />
        <div className="skeleton mt-5 h-20" />
      </div>
      <div className="basic-info">
        <div className="skeleton mb-6 h-7 w-32" />
        <div className="stack">
          {['a', 'b', 'c', 'd'].map(key => (
            <div key={key} className="skeleton h-12" />
          ))}
        </div>
      </div>
    </div>
  </div>
)
