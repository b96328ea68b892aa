import { deviceStorage, parseStored } from '#web/api/device-storage.ts'

/**
 * What this browser stores while it visits a provider. Without it, no provider's response is accepted. `returnTo` is the page that
 * led to the login, if one did.
 */
export type Visit = { provider: string; secret: string; isToConnect: boolean; returnTo?: string }

const key = 'provider-visit'

/** Goes to the provider and stores the visit. */
export function goToProvider(url: string, visit: Visit): void {
  sessionStorage.setItem(key, JSON.stringify(visit))
  location.assign(url)
}

/** Returns the stored visit and deletes it, because a response can be used only once. */
export function takeVisit(provider: string): Visit | undefined {
  try {
    const visit: Visit | null = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    sessionStorage.removeItem(key)
    return visit?.provider === provider ? visit : undefined
  } catch {
    return undefined
  }
}

const signOutKey = 'provider-sign-out'
type SignOut = { provider: string; url: string }

/** Stores the address that ends this browser's session at the provider. It is offered under Security. */
export function rememberSignOut(signOut: SignOut): void {
  deviceStorage()?.setItem(signOutKey, JSON.stringify(signOut))
}

/** Returns that address. Undefined if this browser did not sign in with this provider, or if the provider has no such page. */
export function findSignOut(provider: string): string | undefined {
  const signOut = parseStored(deviceStorage()?.getItem(signOutKey)) as SignOut | undefined
  return signOut?.provider === provider && /^https?:/.test(signOut.url) ? signOut.url : undefined
}

export const forgetSignOut = (): void => deviceStorage()?.removeItem(signOutKey)
