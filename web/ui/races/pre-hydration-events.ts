import { useEffect } from 'react'

type PreHydrationEvents = { submittedForm?: HTMLFormElement; clickedButton?: HTMLButtonElement }

declare global {
  /** What somebody did last before React could handle it. Undefined from then on. */
  var preHydrationEvents: PreHydrationEvents | undefined
}

/** In the script in the head: remembers the last form sent and the last button pressed. */
export function capturePreHydrationEvents(): void {
  globalThis.preHydrationEvents = {}
  addEventListener('submit', ({ target }) => {
    const form = target as HTMLFormElement
    if (!globalThis.preHydrationEvents || form.method !== 'dialog') return
    form.ariaBusy = 'true'
    globalThis.preHydrationEvents.submittedForm = form
  })
  addEventListener('click', ({ target }) => {
    if (!globalThis.preHydrationEvents) return
    const button = (target as Element).closest<HTMLButtonElement>('button[type=button]:not([popovertarget])')
    if (button) globalThis.preHydrationEvents.clickedButton = button
  })
}

let capturedEvents: PreHydrationEvents | undefined

/** From here on React handles what is done. */
export function stopEventCapture(): void {
  capturedEvents = globalThis.preHydrationEvents
  globalThis.preHydrationEvents = undefined
}

/** Sends or presses again what was sent or pressed before hydration. */
export function useEventReplay(): void {
  useEffect(() => {
    const { submittedForm, clickedButton } = capturedEvents ?? {}
    capturedEvents = undefined
    submittedForm?.removeAttribute('aria-busy')
    if (submittedForm?.isConnected) submittedForm.requestSubmit()
    if (clickedButton?.isConnected) clickedButton.click()
  }, [])
}
