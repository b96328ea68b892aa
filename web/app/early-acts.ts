import { useEffect } from 'react'

type EarlyActs = { sent?: HTMLFormElement; pressed?: HTMLButtonElement }

declare global {
  /** What somebody did last before the page could take it, as the script in its head saw it. */
  var earlyActs: EarlyActs | undefined
}

let acts: EarlyActs | undefined

/** From here on React hears what is done. */
export function closeEarlyActs(): void {
  acts = globalThis.earlyActs
  globalThis.earlyActs = undefined
}

/** Does what somebody sent or pressed before anybody here could take it. */
export function useEarlyActs(): void {
  useEffect(() => {
    const { sent, pressed } = acts ?? {}
    acts = undefined
    sent?.removeAttribute('aria-busy')
    if (sent?.isConnected) sent.requestSubmit()
    if (pressed?.isConnected) pressed.click()
  }, [])
}
