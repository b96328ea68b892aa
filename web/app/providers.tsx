import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PrefetchContext } from '#web/ui/link.tsx'
import { ToastRegion } from '#web/ui/toast-region.tsx'
import { usePrefetch } from './use-prefetch.ts'

type Props = { queries: QueryClient; children: ReactNode }

export const Providers = ({ queries, children }: Props) => (
  <QueryClientProvider client={queries}>
    <PrefetchContext value={usePrefetch(queries)}>{children}</PrefetchContext>
    <ToastRegion />
  </QueryClientProvider>
)
