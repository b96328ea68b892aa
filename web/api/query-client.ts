import { QueryClient } from '@tanstack/react-query'

export const staleTimeMs = 60_000

/** Asks although the browser believes that there is no network: the worker may have a copy, and if not, that is told. */
const networkMode = 'offlineFirst'

/** A failure is shown at once, with a way to try again: a silent second try only makes the wait longer. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: staleTimeMs, networkMode },
      mutations: { retry: false, networkMode },
    },
  })
