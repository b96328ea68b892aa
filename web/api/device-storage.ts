/** localStorage; undefined on the server, and where the browser forbids it. */
export function deviceStorage(): Storage | undefined {
  try {
    return typeof document === 'undefined' ? undefined : localStorage
  } catch {
    return undefined
  }
}

/** The timers of cooking: what loads their code looks whether there are any. */
export const timersKey = 'timers'
