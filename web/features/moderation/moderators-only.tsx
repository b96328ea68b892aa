import { type ReactNode, useEffect, useState } from 'react'
import { Navigate } from 'react-router'
import { pageUrls } from '#contract/page-urls.ts'
import { moderation } from '#texts/app.ts'
import * as t from '#texts/moderation.ts'
import { loading } from '#texts/ui.ts'
import { Refusal } from '#web/api/failure.ts'
import { type Realm, removeToken } from '#web/api/session.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { roomyPageClass } from '#web/ui/layouts.ts'
import { Link } from '#web/ui/link.tsx'
import { introductionClass } from '#web/ui/text.ts'
import styles from './moderators-only.module.css'
import { useModerator } from './use-moderator.ts'

type Props = { notFound: ReactNode; children: (realm: Realm) => ReactNode }

/** Guards a page of moderation. For anybody who is not a moderator, the page does not exist. */
export function ModeratorsOnly({ notFound, children }: Props) {
  const moderator = useModerator()
  const [wasAdmin, setWasAdmin] = useState(false)
  if (moderator === 'admin' && !wasAdmin) setWasAdmin(true)
  if (moderator === 'visitor')
    return <Navigate to={wasAdmin ? pageUrls.adminSignin : pageUrls.login} replace />
  if (moderator === 'nobody') return notFound
  if (moderator === 'pending')
    return (
      <div className={roomyPageClass}>
        <p role="status">{loading}</p>
      </div>
    )
  return children(moderator)
}

/** Returns what replaces a page of moderation if this moderator may not read it at present. Undefined for any other failure. */
export function barrierOf(failure: unknown, realm: Realm): ReactNode {
  if (!(failure instanceof Refusal)) return undefined
  if (realm === 'admin' && failure.status === 401) return <EndedAdminSession />
  if (failure.problem.code === 'admin_second_factor')
    return <Barrier way={{ to: pageUrls.adminSecurity, label: t.setItUp }}>{failure.sentence}</Barrier>
  if (failure.problem.code === 'limited') {
    const { noticeId } = (failure.problem.restriction ?? {}) as { noticeId?: number | null }
    return (
      <Barrier way={noticeId ? { to: pageUrls.notice(noticeId), label: t.readNotice } : undefined}>
        {failure.sentence}
      </Barrier>
    )
  }
  if (failure.problem.code !== 'moderator_second_factor') return undefined
  return (
    <Barrier way={{ to: pageUrls.profileTab('security'), label: t.setItUp }}>{t.secondFactorNeeded}</Barrier>
  )
}

/** Forgets the ended session on this device, which leads to the sign-in. */
function EndedAdminSession() {
  useEffect(() => removeToken('admin'), [])
  return null
}

type BarrierProps = { children: ReactNode; way: { to: string; label: string } | undefined }

const Barrier = ({ children, way }: BarrierProps) => (
  <div className={roomyPageClass}>
    <h1 tabIndex={-1}>{moderation}</h1>
    <p className={`${introductionClass} ${styles.why}`}>{children}</p>
    {way && (
      <Link className={buttonClass({ look: 'primary' })} to={way.to}>
        {way.label}
      </Link>
    )}
  </div>
)
