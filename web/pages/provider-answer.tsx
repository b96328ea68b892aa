import { useState } from 'react'
import * as t from '#texts/providers.ts'
import { knock, knockText } from '#texts/second-factor.ts'
import { AuthFrame } from '#web/features/auth/auth-frame.tsx'
import { ProviderAnswer } from '#web/features/auth/provider-answer.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'

export { readAnswer as readSearch } from '#web/features/auth/read-answer.ts'

const SecondFactorStep = lazyPart(
  () => import('#web/features/auth/second-factor-step.tsx'),
  'SecondFactorStep',
)

/** The page to which a provider sends the browser back. */
export function Page() {
  const [ticket, setTicket] = useState<string>()
  const [isStepShown, setIsStepShown] = useState(false)
  const [isRefused, setIsRefused] = useState(false)
  const goBack = () => location.assign('/login')
  return (
    <AuthFrame {...wordsOf({ isStepShown, isRefused })}>
      {ticket ? (
        <SecondFactorStep ticket={ticket} onShown={() => setIsStepShown(true)} onBack={goBack} />
      ) : (
        <ProviderAnswer onSecondFactor={setTicket} onRefused={() => setIsRefused(true)} />
      )}
    </AuthFrame>
  )
}

function wordsOf({ isStepShown, isRefused }: { isStepShown: boolean; isRefused: boolean }) {
  if (isStepShown) return { title: knock, text: knockText }
  return isRefused
    ? { title: t.signInNotDone, text: t.signInNotDoneText }
    : { title: t.signingIn, text: t.signingInText }
}
