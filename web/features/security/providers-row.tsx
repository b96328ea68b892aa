import { useQuery } from '@tanstack/react-query'
import type { Identity } from '#contract/identities.ts'
import * as rows from '#contract/rows.ts'
import * as t from '#texts/providers.ts'
import { call } from '#web/api/call.ts'
import { isMissing, Refusal } from '#web/api/failure.ts'
import { useSingleFlightMutation } from '#web/api/use-single-flight-mutation.ts'
import { findSignOut, forgetSignOut, goToProvider } from '#web/features/auth/provider-visit.ts'
import { useAfterLogout } from '#web/features/auth/use-logout.ts'
import { SmallButton } from '#web/ui/small-button.tsx'
import { showToast } from '#web/ui/toast-queue.ts'
import styles from './providers-row.module.css'
import { Setting, SettingPending, ValueRow } from './setting.tsx'
import { useProvenMutation } from './use-proven-mutation.tsx'
import { useRemoval } from './use-removal.tsx'

const identitiesKey = ['users', 'security', 'identities'] as const
type Provider = Identity['provider']

/**
 * The accounts of providers with which the member signs in. Nothing is shown if the site has no providers and the member has no
 * such accounts.
 */
export function ProvidersRow() {
  const accounts = useQuery({
    queryKey: identitiesKey,
    queryFn: async ({ signal }) => {
      const [providers, identities] = await Promise.all([
        call(rows.listProviders, { signal }),
        call(rows.listIdentities, { signal }),
      ])
      return { providers, identities }
    },
  })
  const { data, error } = accounts
  if (error && !data && !isMissing(error))
    return (
      <Setting heading={t.otherSites} note={t.otherSitesNote}>
        <SettingPending query={accounts} notLoaded={t.otherSitesNotLoaded} />
      </Setting>
    )
  if (!data || data.providers.length + data.identities.length === 0) return null
  const { providers, identities } = data
  const others = providers.filter(({ id }) => !identities.some(({ provider }) => provider.id === id))
  return (
    <Setting heading={t.otherSites} note={t.otherSitesNote}>
      <ul className={styles.accounts}>
        {identities.map(identity => (
          <Connected key={identity.provider.id} identity={identity} />
        ))}
        {others.map(provider => (
          <Offered key={provider.id} provider={provider} />
        ))}
      </ul>
    </Setting>
  )
}

function Connected({ identity: { id, provider, isOffered, connectedAt } }: { identity: Identity }) {
  const { name } = provider
  const { item, ask, dialogs } = useRemoval({
    act: () => call(rows.removeIdentity, { id }),
    queryKey: identitiesKey,
    texts: {
      question: t.disconnectQuestion(name),
      explained: t.disconnectExplained,
      confirm: t.disconnect,
      done: t.disconnected,
      failed: t.otherSitesFailed,
    },
  })
  return (
    <li ref={item}>
      <ValueRow value={name} detail={isOffered ? t.connectedAt(new Date(connectedAt)) : t.noLongerOffered}>
        <SignOutThere provider={provider} />
        <SmallButton aria-label={t.disconnectOne(name)} onClick={ask}>
          {t.disconnect}
        </SmallButton>
      </ValueRow>
      {dialogs}
    </li>
  )
}

/**
 * Signs out here and at the provider. Shown only in the browser that signed in with this provider, because it may have a session
 * there, too, which the next person at this device could use.
 */
function SignOutThere({ provider: { id, name } }: { provider: Provider }) {
  const follow = useAfterLogout()
  const url = findSignOut(id)
  const signOut = useSingleFlightMutation({
    mutationFn: () => call(rows.logout, { body: {} }),
    onSuccess: async () => {
      forgetSignOut()
      await follow()
      if (url) location.assign(url)
    },
    onError: () => showToast.error(t.otherSitesFailed),
  })
  if (!url) return null
  return (
    <SmallButton
      aria-label={t.logOutHereAnd(name)}
      isBusy={signOut.isPending}
      onClick={() => signOut.mutate()}
    >
      {t.logOutThereToo}
    </SmallButton>
  )
}

function Offered({ provider: { id, name } }: { provider: Provider }) {
  const connect = useProvenMutation({
    act: () => call(rows.startIdentity, { body: { provider: id } }),
    onSuccess: ({ url, secret }) => goToProvider(url, { provider: id, secret, isToConnect: true }),
  })
  return (
    <li>
      <ValueRow value={name} detail={connect.failure ? sentenceOf(connect.failure) : t.notConnected}>
        <SmallButton aria-label={t.connectOne(name)} isBusy={connect.isPending} onClick={connect.run}>
          {t.connect}
        </SmallButton>
      </ValueRow>
      {connect.proof}
    </li>
  )
}

const sentenceOf = (failure: Error): string =>
  (failure instanceof Refusal && failure.sentence) || t.otherSitesFailed
