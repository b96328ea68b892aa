import type { BrowserContext } from '@playwright/test'

/** In which ways a day can be worse; what is not named is as ever. */
type Adversity = {
  /** How many times slower the browser's processor is. */
  processor?: number
  /** Milliseconds before each answer begins. */
  network?: number
  /** Speed of animations and transitions, and of the toasts that run by them. */
  animations?: number
  /** Milliseconds between two actions of the walk: what came too late for it is gone for it. */
  hand?: number
  /** Milliseconds by which the page's timers and messages to itself come late, so that what was one moment becomes several. */
  timers?: number
}

/**
 * The same walks on a worse day, so that none of them holds by luck: JOURNEYS_UNDER="processor=4 network=300". What
 * falls is a race, in the walk or in the site.
 */
export const adversity: Adversity = Object.fromEntries(
  [...(process.env.JOURNEYS_UNDER ?? '').matchAll(/(\w+)=([\d.]+)/g)].map(([, way, much]) => [
    way,
    Number(much),
  ]),
)

export const isAdverse = Object.keys(adversity).length > 0

/** Whoever goes offline and comes back sets the network themselves: then it keeps its pace. */
export function makeAdverse(context: BrowserContext, { setsNetwork }: { setsNetwork: boolean }): void {
  const { processor, network, animations, timers } = adversity
  const newPage = context.newPage.bind(context)
  context.newPage = async () => {
    const page = await newPage()
    const browser = await context.newCDPSession(page)
    if (timers) await page.addInitScript(makeTimersLate, timers)
    if (processor) await browser.send('Emulation.setCPUThrottlingRate', { rate: processor })
    if (animations) {
      await browser.send('Animation.enable')
      await browser.send('Animation.setPlaybackRate', { playbackRate: animations })
    }
    if (network && !setsNetwork) {
      const unlimited = { downloadThroughput: -1, uploadThroughput: -1 }
      await browser.send('Network.enable')
      await browser.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: network,
        ...unlimited,
      })
    }
    return page
  }
}

/** Runs in the page. React's work and the queries' news come by these, and a person can act between the two. */
function makeTimersLate(late: number): void {
  const setTimeoutInTime = window.setTimeout
  const setLate = (run: TimerHandler, ms = 0, ...values: unknown[]) =>
    setTimeoutInTime(run, ms + late, ...values)
  window.setTimeout = setLate as typeof window.setTimeout
  const { postMessage } = MessagePort.prototype
  MessagePort.prototype.postMessage = function (message: unknown) {
    if (Math.random() < 0.4) setTimeoutInTime(() => postMessage.call(this, message), late)
    else postMessage.call(this, message)
  }
}
