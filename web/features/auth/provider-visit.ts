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
