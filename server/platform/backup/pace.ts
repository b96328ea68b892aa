import { setTimeout as sleep } from 'node:timers/promises'

const shortestWorkMs = 4
const longestRestMs = 200
/** How long to rest for each millisecond of work. On two processors, readers do not notice a backup that works a fifth of the time. */
const restPerWork = 4

/** Rests after each piece of work for a multiple of its time, so that a backup leaves the machine to the site. */
export function openPace(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    const worked = performance.now() - since
    if (worked < shortestWorkMs) return
    await sleep(Math.min(worked * restPerWork, longestRestMs))
    since = performance.now()
  }
}
