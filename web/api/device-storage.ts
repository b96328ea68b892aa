/** Returns localStorage. Undefined on the server, and if the browser forbids it. */
export function deviceStorage(): Storage | undefined {
  try {
    return typeof document === 'undefined' ? undefined : localStorage
  } catch {
    return undefined
  }
}

/** Parses stored JSON. Undefined if there is nothing, or if it is not JSON. */
export function parseStored(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** The storage key of the cooking timers. The code that loads the timers checks whether this key has a value. */
export const timersKey = 'timers'
