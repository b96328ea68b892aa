import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'
import { type ReactNode, useEffect, useState } from 'react'
import * as rows from '#contract/rows.ts'
import * as t from '#texts/auth.ts'
import { call } from '#web/api/call.ts'
import { useSingleFlightMutation } from '#web/api/use-single-flight-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { isCancelled, isPartyOf } from './passkey-failure.ts'
import { useEnter } from './use-enter.ts'

type Props = {
  onStart: () => void
  onFailure: (failure: Error) => void
  /** Above it: of the page, so that its styles are there where this part's are not. */
  or?: ReactNode
  /** After the right password, in place of the six digits: there is no address field to offer it. */
  isSecondStep?: boolean
}

/**
 * Another way in: the address field offers this device's passkeys by itself, and a button asks for one. Nothing is shown where the
 * server does not have it, or takes passkeys of another address than this.
 */
export function PasskeyEntry({ onStart, onFailure, or, isSecondStep = false }: Props) {
  const [isOffered, setIsOffered] = useState(false)
  const enter = useEnter()
  const login = useSingleFlightMutation({
    mutationFn: async (find: () => ReturnType<typeof startAuthentication>) =>
      call(rows.loginPasskey, { body: await find() }),
    onSuccess: ({ access_token }) => enter(access_token),
    onError: failure => {
      if (!isCancelled(failure)) onFailure(failure)
    },
  })
  const ask = () => {
    onStart()
    login.mutate(async () =>
      startAuthentication({ optionsJSON: await call(rows.startPasskeyLogin, { body: {} }) }),
    )
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is there
  useEffect(() => {
    let isGone = false
    const offer = async () => {
      const optionsJSON = await call(rows.startPasskeyLogin, { body: {} })
      if (isGone || !isPartyOf(optionsJSON.rpId)) return
      setIsOffered(true)
      if (isSecondStep || !(await browserSupportsWebAuthnAutofill()) || isGone) return
      const chosen = await startAuthentication({ optionsJSON, useBrowserAutofill: true })
      login.mutate(async () => chosen)
    }
    // What cannot be offered is not; the password is there.
    offer().catch(() => {})
    return () => {
      isGone = true
      if (!isSecondStep) WebAuthnAbortService.cancelCeremony()
    }
  }, [])
  if (!isOffered) return null
  return (
    <>
      {or}
      <Button isBusy={login.isPending} onClick={ask}>
        <Icon name="fingerprint-pattern" />
        {t.usePasskey}
      </Button>
    </>
  )
}
