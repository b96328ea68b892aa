import { deviceStorage, parseStored } from '#web/api/device-storage.ts'

/** What this browser keeps while it is at a provider; without it nobody's answer is taken. */
export type Visit = { provider: string; secret: string; isToConnect: boolean }

const key = 'provider-visit'

/** Goes to the provider, and remembers with what. */
export function goToProvider(url: string, visit: Visit): void {
  sessionStorage.setItem(key, JSON.stringify(visit))
  location.assign(url)
}

/** Once: the answer to it is worth nothing a second time. */
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

/** Where the session at the provider ends that this browser has from now on; the offer is under Security. */
export function rememberSignOut(signOut: SignOut): void {
  deviceStorage()?.setItem(signOutKey, JSON.stringify(signOut))
}

/** Undefined where this browser has not come by this provider, or the provider has no such page. */
export function findSignOut(provider: string): string | undefined {
  const signOut = parseStored(deviceStorage()?.getItem(signOutKey)) as SignOut | undefined
  return signOut?.provider === provider && /^https?:/.test(signOut.url) ? signOut.url : undefined
}

export const forgetSignOut = (): void => deviceStorage()?.removeItem(signOutKey)
