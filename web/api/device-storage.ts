/** localStorage; undefined on the server, and where the browser forbids it. */
export function deviceStorage(): Storage | undefined {
  try {
    return typeof document === 'undefined' ? undefined : localStorage
  } catch {
    return undefined
  }
}

/** What was stored as JSON; undefined where there is nothing, or no JSON. */
export function parseStored(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** The timers of cooking: what loads their code looks whether there are any. */
export const timersKey = 'timers'
