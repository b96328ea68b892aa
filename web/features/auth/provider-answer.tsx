import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { pageUrls } from '#contract/page-urls.ts'
import * as rows from '#contract/rows.ts'
import { logIn } from '#texts/app.ts'
import * as t from '#texts/providers.ts'
import { call } from '#web/api/call.ts'
import { Refusal, refusedFieldsOf } from '#web/api/failure.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { fieldsClass } from '#web/ui/form.tsx'
import { Link } from '#web/ui/link.tsx'
import { Note } from '#web/ui/note.tsx'
import { showToast } from '#web/ui/toast-queue.ts'
import { rememberSignOut, takeVisit, type Visit } from './provider-visit.ts'
import { useEnter } from './use-enter.ts'
import { useOfferReturn } from './use-offer-return.ts'

const securityUrl = pageUrls.profileTab('security')

type Props = { onSecondFactor: (ticket: string) => void; onRefused: () => void }
type Refused = { sentence: string; isToConnect: boolean }

/** Sends the provider's response once, and continues as after a password. Shows why it was refused. */
export function ProviderAnswer({ onSecondFactor, onRefused }: Props) {
  const { providerId = '' } = useParams()
  const [search] = useSearchParams()
  const [refusal, setRefusal] = useState<Refused>()
  const isSent = useRef(false)
  const queries = useQueryClient()
  const navigate = useNavigate()
  const enter = useEnter()
  const offerReturn = useOfferReturn()

  const tell = (refused: Refused) => {
    setRefusal(refused)
    onRefused()
  }

  const send = async ({ provider, secret, isToConnect, returnTo }: Visit) => {
    const iss = search.get('iss')
    const [state, code] = [search.get('state') ?? '', search.get('code') ?? '']
    const body = { provider, secret, state, code, ...(iss && { iss }) }
    if (!isToConnect) {
      const { access_token: token, signOutUrl: url } = await call(rows.loginByProvider, { body })
      if (url) rememberSignOut({ provider, url })
      return enter(token, returnTo)
    }
    await call(rows.addIdentity, { body })
    queries.clear()
    showToast.success(t.connected)
    navigate(securityUrl, { replace: true })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the part appears
  useEffect(() => {
    if (isSent.current) return
    isSent.current = true
    const visit = takeVisit(providerId)
    const isToConnect = visit?.isToConnect ?? false
    const error = search.get('error')
    if (error) {
      const sentence = error === 'access_denied' ? t.youCancelled : t.refusedThere
      return tell({ sentence, isToConnect })
    }
    if (!visit) return tell({ sentence: t.begunElsewhere, isToConnect })
    send(visit).catch(failure => {
      const { ticket } = refusedFieldsOf(failure)
      if (ticket) return onSecondFactor(ticket)
      if (offerReturn(failure)) return
      tell({ sentence: (failure instanceof Refusal && failure.sentence) || t.otherSitesFailed, isToConnect })
    })
  }, [])

  if (!refusal) return null
  return (
    <div className={fieldsClass}>
      <Note kind="error">{refusal.sentence}</Note>
      <Link
        className={buttonClass({ look: 'primary', isLarge: true })}
        to={refusal.isToConnect ? securityUrl : pageUrls.login}
      >
        {refusal.isToConnect ? t.backToSecurity : logIn}
      </Link>
    </div>
  )
}
