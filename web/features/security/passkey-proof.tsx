import type { PasskeyAssertion } from '#contract/passkeys.ts'
import * as rows from '#contract/rows.ts'
import { use } from '#texts/passkeys.ts'
import { call } from '#web/api/call.ts'
import { arePasskeysPossible } from '#web/features/auth/passkeys-possible.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { usePasskeys } from './security.queries.ts'

/** What stands for the password: what a passkey of this member has signed. Rejects where the person changes their mind. */
export async function askPasskey(): Promise<PasskeyAssertion> {
  const [optionsJSON, { startAuthentication }] = await Promise.all([
    call(rows.startPasskeyProof, { body: {} }),
    import('@simplewebauthn/browser'),
  ])
  return startAuthentication({ optionsJSON })
}

/** Only for who has a passkey, in a browser that can use it. */
export function PasskeyButton({ isBusy, onClick }: { isBusy: boolean; onClick: () => void }) {
  const { data: passkeys = [] } = usePasskeys()
  if (passkeys.length === 0 || !arePasskeysPossible()) return null
  return (
    <Button isBusy={isBusy} onClick={onClick}>
      <Icon name="fingerprint-pattern" />
      {use}
    </Button>
  )
}
