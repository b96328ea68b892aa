import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import * as rows from '#contract/rows.ts'
import * as t from '#texts/providers.ts'
import { call } from '#web/api/call.ts'
import { listIn, object, string } from '#web/api/foreign/readers.ts'
import { useSingleFlightMutation } from '#web/api/use-single-flight-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { Return } from '#web/ui/use-return-here.ts'
import { goToProvider } from './provider-visit.ts'

type Props = {
  onStart: () => void
  onFailure: (failure: Error) => void
  /** The line above it. The page passes it in, so that its styles are loaded before this part's. */
  or: ReactNode
}
const readProvider = object({ id: string, name: string })
type Provider = ReturnType<typeof readProvider>

const shownAtFirst = 3

/** Signs in with a provider, if the server has any. Shows at most three buttons, and the others on request. */
export function ProviderEntry({ onStart, onFailure, or }: Props) {
  const [providers, setProviders] = useState<Provider[]>([])
  const [areAllShown, setAreAllShown] = useState(false)
  useEffect(() => {
    // If providers cannot be offered, nothing is shown. The password remains.
    call(rows.listProviders).then(
      answer => setProviders(listIn(answer, readProvider) ?? []),
      () => {},
    )
  }, [])
  const state = useLocation().state as Return | null
  const visit = useSingleFlightMutation({
    mutationFn: (provider: string) => call(rows.startProviderLogin, { body: { provider } }),
    onSuccess: ({ url, secret }, provider) =>
      goToProvider(url, { ...state, provider, secret, isToConnect: false }),
    onError: onFailure,
  })
  const go = (provider: string) => {
    onStart()
    visit.mutate(provider)
  }
  if (providers.length === 0) return null
  const shown = areAllShown ? providers : providers.slice(0, shownAtFirst)
  return (
    <>
      {or}
      {shown.map(({ id, name }) => (
        <Button key={id} isBusy={visit.isPending && visit.variables === id} onClick={() => go(id)}>
          <Icon name="log-in" />
          {t.continueWith(name)}
        </Button>
      ))}
      {shown.length < providers.length && <Button onClick={() => setAreAllShown(true)}>{t.otherWays}</Button>}
    </>
  )
}
