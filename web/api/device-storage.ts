/** What this device keeps between visits. Absent on the server, and where somebody's browser forbids it. */
export function deviceStorage(): Storage | undefined {
  try {
    return typeof document === 'undefined' ? undefined : localStorage
  } catch {
    return undefined
  }
}
