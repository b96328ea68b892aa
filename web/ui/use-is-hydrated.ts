import { useSyncExternalStore } from 'react'

const noopSubscribe = () => () => {}

/** False on the server and in the render that must equal the server's, true from then on. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    noopSubscribe,
    () => true,
    () => false,
  )
