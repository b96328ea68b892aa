import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Departure } from '#contract/departure.ts'
import { pageUrls } from '#contract/page-urls.ts'
import * as rows from '#contract/rows.ts'
import * as t from '#texts/leaving.ts'
import { call } from '#web/api/call.ts'
import { Refusal } from '#web/api/failure.ts'
import { storeToken } from '#web/api/session.ts'
import { useSingleFlightMutation } from '#web/api/use-single-flight-mutation.ts'
import { AuthFrame } from '#web/features/auth/auth-frame.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Link, linkClass } from '#web/ui/link.tsx'
import { Note } from '#web/ui/note.tsx'
import { mutedClass } from '#web/ui/text.ts'
import { showToast } from '#web/ui/toast-queue.ts'
import styles from './return-offer.module.css'

const dayMs = 86_400_000

/** Shown to a member who signs in while leaving: come back, or go on leaving. */
export function ReturnOffer({ departure }: { departure: Departure }) {
  const { token, name, holdings } = departure
  const [now] = useState(() => Date.now())
  const queries = useQueryClient()
  const navigate = useNavigate()
  const comeBack = useSingleFlightMutation({
    mutationFn: () => call(rows.comeBack, { body: { token } }),
    onSuccess: ({ access_token }) => {
      queries.clear()
      storeToken('user', access_token)
      showToast.success(t.isBack)
      navigate(pageUrls.recipes, { replace: true })
    },
  })
  const prepare = useSingleFlightMutation({
    mutationFn: () => call(rows.exportBeforeLeaving, { body: { token } }),
  })
  const failure = comeBack.error ?? prepare.error
  const lastDay = new Date(departure.leavesAt)
  const days = Math.round((lastDay.getTime() - now) / dayMs)
  const asked = t.askedToLeave(new Date(departure.askedAt), <b key="last">{t.fullDate(lastDay)}</b>, days)
  return (
    <AuthFrame isUnderBar title={t.welcomeBack(name)} text={asked}>
      <p className={mutedClass}>{t.stillHere(holdings)}</p>
      <div className={styles.ways}>
        {failure && <Note kind="error">{(failure instanceof Refusal && failure.sentence) || t.notBack}</Note>}
        {prepare.isSuccess && !failure && <Note kind="success">{prepare.data.message}</Note>}
        <Button look="primary" isLarge isBusy={comeBack.isPending} onClick={() => comeBack.mutate()}>
          {t.bringItBack}
        </Button>
        <Link className={buttonClass({ isLarge: true })} to={pageUrls.home}>
          {t.leaveAsPlanned}
        </Link>
      </div>
      <p className={styles.zip}>
        {t.onlyRecipes(
          <button
            key="prepare"
            type="button"
            className={linkClass}
            aria-busy={prepare.isPending || undefined}
            onClick={() => prepare.mutate()}
          >
            {t.prepareZip}
          </button>,
        )}
      </p>
    </AuthFrame>
  )
}
