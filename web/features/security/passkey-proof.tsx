import { startAuthentication } from '@simplewebauthn/browser'
import type { PasskeyAssertion } from '#contract/passkeys.ts'
import * as rows from '#contract/rows.ts'
import { usePasskey } from '#texts/auth.ts'
import { call } from '#web/api/call.ts'
import { arePasskeysPossible } from '#web/features/auth/passkeys-possible.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { usePasskeys } from './security.queries.ts'

/** Asks for a signature by one of the member's passkeys, instead of the password. Rejects if the person cancels. */
export type AskPasskey = () => Promise<PasskeyAssertion>

const askPasskey: AskPasskey = async () =>
  startAuthentication({ optionsJSON: await call(rows.startPasskeyProof, { body: {} }) })

type Props = { isBusy: boolean; onAsk: (ask: AskPasskey) => void }

/** A button, shown only to a member with a passkey, in a browser that can use it. */
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
