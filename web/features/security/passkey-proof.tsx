import { startAuthentication } from '@simplewebauthn/browser'
import type { PasskeyAssertion } from '#contract/passkeys.ts'
import * as rows from '#contract/rows.ts'
import { usePasskey } from '#texts/auth.ts'
import { call } from '#web/api/call.ts'
import { arePasskeysPossible } from '#web/features/auth/passkeys-possible.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { usePasskeys } from './security.queries.ts'

/** What a passkey of this member signs in place of the password. Rejects where the person thinks better of it. */
export type AskPasskey = () => Promise<PasskeyAssertion>

const askPasskey: AskPasskey = async () =>
  startAuthentication({ optionsJSON: await call(rows.startPasskeyProof, { body: {} }) })

type Props = { isBusy: boolean; onAsk: (ask: AskPasskey) => void }

/** A button only for who has a passkey, in a browser that can use it. */
export function PasskeyProof({ isBusy, onAsk }: Props) {
  const { data: passkeys = [] } = usePasskeys()
  if (passkeys.length === 0 || !arePasskeysPossible()) return null
  return (
    <Button isBusy={isBusy} onClick={() => onAsk(askPasskey)}>
      <Icon name="fingerprint-pattern" />
      {usePasskey}
    </Button>
  )
}
