import { useEffect } from 'react'

type PreHydrationEvents = { submittedForm?: HTMLFormElement; clickedButton?: HTMLButtonElement }

declare global {
  /** What somebody did last before the page could take it, as the script in its head saw it. */
  var preHydrationEvents: PreHydrationEvents | undefined
}

let capturedEvents: PreHydrationEvents | undefined

/** From here on React hears what is done. */
export function stopEventCapture(): void {
  capturedEvents = globalThis.preHydrationEvents
  globalThis.preHydrationEvents = undefined
}

/** Does what somebody sent or pressed before anybody here could take it. */
export function useEventReplay(): void {
  useEffect(() => {
    const { submittedForm, clickedButton } = capturedEvents ?? {}
    capturedEvents = undefined
    submittedForm?.removeAttribute('aria-busy')
    if (submittedForm?.isConnected) submittedForm.requestSubmit()
    if (clickedButton?.isConnected) clickedButton.click()
  }, [])
}
