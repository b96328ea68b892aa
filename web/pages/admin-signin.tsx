import { useState } from 'react'
import * as t from '#texts/app.ts'
import { AdminSigninForm } from '#web/features/admin/admin-signin-form.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { NarrowPage } from '#web/ui/narrow-page.tsx'

const AdminSecondStep = lazyPart(() => import('#web/features/admin/admin-second-step.tsx'), 'AdminSecondStep')

/** The form stays mounted under the second step and keeps what was typed, because the step may fail to load or take too long. */
export function Page() {
  const [ticket, setTicket] = useState<string>()
  const [isStepShown, setIsStepShown] = useState(false)
  const goBack = () => {
    setTicket(undefined)
    setIsStepShown(false)
  }
  return (
    <NarrowPage title={t.adminSignin}>
      <div hidden={isStepShown}>
        <AdminSigninForm onSecondFactor={setTicket} />
      </div>
      {ticket && <AdminSecondStep ticket={ticket} onShown={() => setIsStepShown(true)} onBack={goBack} />}
    </NarrowPage>
  )
}
