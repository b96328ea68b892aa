import { useState } from 'react'
import * as t from '#texts/auth.ts'
import { knock, knockText } from '#texts/second-factor.ts'
import { AuthFrame } from '#web/features/auth/auth-frame.tsx'
import { LoginForm } from '#web/features/auth/login-form.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const SecondFactorStep = lazyPart(
  () => import('#web/features/auth/second-factor-step.tsx'),
  'SecondFactorStep',
)

/** The form stays mounted under the second step and keeps what was typed, because the step may fail to load or take too long. */
export function Page() {
  const [ticket, setTicket] = useState<string>()
  const [isStepShown, setIsStepShown] = useState(false)
  const goBack = () => {
    setTicket(undefined)
    setIsStepShown(false)
  }
  return (
    <AuthFrame title={isStepShown ? knock : t.welcomeBack} text={isStepShown ? knockText : t.welcomeBackText}>
      <div hidden={isStepShown}>
        <LoginForm onSecondFactor={setTicket} />
      </div>
      {ticket && <SecondFactorStep ticket={ticket} onShown={() => setIsStepShown(true)} onBack={goBack} />}
    </AuthFrame>
  )
}
