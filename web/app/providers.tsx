import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ToastRegion } from '#web/ui/toast-region.tsx'

type Props = { queries: QueryClient; children: ReactNode }

export const Providers = ({ queries, children }: Props) => (
  <QueryClientProvider client={queries}>
    {children}
    <ToastRegion />
  </QueryClientProvider>
)
