import { setTimeout as sleep } from 'node:timers/promises'

/** Polls until there is a result. The timeout is long because it only matters in failing tests. */
export async function waitFor<Found>(
  poll: () => Promise<Found | undefined>,
  description = 'what was waited for',
  timeoutMs = 120_000,
): Promise<Found> {
  const deadline = Date.now() + timeoutMs
  for (;;) {
    const found = await poll()
    if (found !== undefined) return found
    if (Date.now() > deadline) throw new Error(`${description} did not come within ${timeoutMs / 1000} s`)
    await sleep(25)
  }
}
