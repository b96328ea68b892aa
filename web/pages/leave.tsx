import { useState } from 'react'
import { useLocation } from 'react-router'
import type { Departure } from '#contract/departure.ts'
import { pageUrls } from '#contract/page-urls.ts'
import * as t from '#texts/leaving.ts'
import { useToken } from '#web/api/session.ts'
import { AuthFrame } from '#web/features/auth/auth-frame.tsx'
import { MembersOnly } from '#web/features/auth/members-only.tsx'
import { LeaveForm } from '#web/features/security/leaving/leave-form.tsx'
import { ReturnOffer } from '#web/features/security/leaving/return-offer.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'

/** Leaving, having left, and coming back. A member who signs in while leaving comes here with the departure that the sign-in hands over. */
export function Page() {
  const departure = useLocation().state as Departure | null
  const token = useToken('user')
  const [leftUntil, setLeftUntil] = useState<Date>()
  if (leftUntil)
    return (
      <AuthFrame isUnderBar title={t.kwaheri} text={t.hasLeft(leftUntil)}>
        <Link className={buttonClass({ isLarge: true })} to={pageUrls.home}>
          {t.toHome}
        </Link>
      </AuthFrame>
    )
  if (token === null && departure?.token) return <ReturnOffer departure={departure} />
  return (
    <MembersOnly>
      <LeaveForm onLeft={setLeftUntil} />
    </MembersOnly>
  )
}
