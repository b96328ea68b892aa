import { useEffect } from 'react'

declare global {
  /** The form that was sent last before the script came, as the script in the page's head heard it. */
  var sentEarly: HTMLFormElement | undefined
}

/** Sends what somebody sent before anybody here could take it. */
export function useSentEarly(): void {
  useEffect(() => {
    const form = globalThis.sentEarly
    globalThis.sentEarly = undefined
    form?.removeAttribute('aria-busy')
    if (form?.isConnected) form.requestSubmit()
  }, [])
}
