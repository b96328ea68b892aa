/** localStorage; undefined on the server, and where the browser forbids it. */
export function deviceStorage(): Storage | undefined {
  try {
    return typeof document === 'undefined' ? undefined : localStorage
  } catch {
    return undefined
  }
}
