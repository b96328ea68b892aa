import { useSyncExternalStore } from 'react'

const noopSubscribe = () => () => {}

/** Returns false on the server and in the hydration render, and true from then on. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    noopSubscribe,
    () => true,
    () => false,
  )
