import type { BrowserContext } from '@playwright/test'

/** What can be throttled. Everything else runs at full speed. */
type Throttling = {
  /** How many times slower the browser's processor is. */
  cpu?: number
  /** Milliseconds before each response begins. */
  latency?: number
  /** Speed of animations and transitions, and of the toasts, which they time. */
  animations?: number
  /** Milliseconds between two actions of a journey. */
  slowMo?: number
  /** Milliseconds of delay for the page's timers and MessagePort messages, so that what ran in one task runs in several. */
  timers?: number
}

/**
 * Runs the same journeys under throttling, so that none of them passes by luck: JOURNEYS_THROTTLE="cpu=4 latency=300". A failure
 * is a race, in the journey or in the site.
 */
export const throttling: Throttling = Object.fromEntries(
  [...(process.env.JOURNEYS_THROTTLE ?? '').matchAll(/(\w+)=([\d.]+)/g)].map(([, name, value]) => [
    name,
    Number(value),
  ]),
)

export const isThrottled = Object.keys(throttling).length > 0

/** Journeys that set the network offline themselves keep their own network conditions. */
export function applyThrottling(
  context: BrowserContext,
  { controlsNetwork }: { controlsNetwork: boolean },
): void {
  const { cpu, latency, animations, timers } = throttling
  const newPage = context.newPage.bind(context)
  context.newPage = async () => {
    const page = await newPage()
    const browser = await context.newCDPSession(page)
    if (timers) await page.addInitScript(delayTimers, timers)
    if (cpu) await browser.send('Emulation.setCPUThrottlingRate', { rate: cpu })
    if (animations) {
      await browser.send('Animation.enable')
      await browser.send('Animation.setPlaybackRate', { playbackRate: animations })
    }
    if (latency && !controlsNetwork) {
      const unlimited = { downloadThroughput: -1, uploadThroughput: -1 }
      await browser.send('Network.enable')
      await browser.send('Network.emulateNetworkConditions', {
        offline: false,
        latency,
        ...unlimited,
      })
    }
    return page
  }
}

/** Runs in the page. React and the query cache schedule their tasks with these functions, and input can come between two tasks. */
function delayTimers(delayMs: number): void {
  const originalSetTimeout = window.setTimeout
  const delayedSetTimeout = (run: TimerHandler, ms = 0, ...values: unknown[]) =>
    originalSetTimeout(run, ms + delayMs, ...values)
  window.setTimeout = delayedSetTimeout as typeof window.setTimeout
  const { postMessage } = MessagePort.prototype
  MessagePort.prototype.postMessage = function (message: unknown) {
    if (Math.random() < 0.4) originalSetTimeout(() => postMessage.call(this, message), delayMs)
    else postMessage.call(this, message)
  }
}
