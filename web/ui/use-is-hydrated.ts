import { useSyncExternalStore } from 'react'

const noopSubscribe = () => () => {}

/** False on the server and in the hydration render, true from then on. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    noopSubscribe,
    () => true,
    () => false,
  )
