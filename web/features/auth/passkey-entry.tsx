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
  /** The line above it. The page passes it in, so that its styles are loaded before this part's. */
  or?: ReactNode
  /** Used after the right password, instead of the six digits. There is no address field that could offer passkeys. */
  isSecondStep?: boolean
}

/**
 * Signs in with a passkey. The address field offers this device's passkeys by itself, and a button asks for one. Nothing is shown
 * if the server has no passkeys, or accepts only those of another address.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the part appears
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
    // If passkeys cannot be offered, nothing is shown. The password remains.
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
