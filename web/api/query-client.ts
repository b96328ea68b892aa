import { QueryClient } from '@tanstack/react-query'

const freshMs = 60_000

/** A failure is shown at once, with a way to try again: a silent second try only makes the wait longer. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: freshMs },
      mutations: { retry: false },
    },
  })
