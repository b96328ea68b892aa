import { useEffect } from 'react'

type PreHydrationEvents = { submittedForm?: HTMLFormElement; clickedButton?: HTMLButtonElement }

declare global {
  /** The last event before React could handle it. Undefined after hydration. */
  var preHydrationEvents: PreHydrationEvents | undefined
}

/** Remembers the last submitted form and the last pressed button. Called by the script in the head. */
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

/** Stops capturing. From here on React handles events. */
export function stopEventCapture(): void {
  capturedEvents = globalThis.preHydrationEvents
  globalThis.preHydrationEvents = undefined
}

/** Replays the submit or click that came before hydration. */
export function useEventReplay(): void {
  useEffect(() => {
    const { submittedForm, clickedButton } = capturedEvents ?? {}
    capturedEvents = undefined
    submittedForm?.removeAttribute('aria-busy')
    if (submittedForm?.isConnected) submittedForm.requestSubmit()
    if (clickedButton?.isConnected) clickedButton.click()
  }, [])
}
