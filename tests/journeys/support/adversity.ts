import type { BrowserContext, Page } from '@playwright/test'

/**
 * The same walks on a worse day: what the browser does comes later, and a walk that leaned on luck falls.
 * JOURNEYS_UNDER="processor=6 network=400 animations=0.2", any of them: times slower, milliseconds an answer, speed.
 */
type Adversity = { processor?: number; network?: number; animations?: number; hand?: number }

export const adversity: Adversity = Object.fromEntries(
  [...(process.env.JOURNEYS_UNDER ?? '').matchAll(/(\w+)=([\d.]+)/g)].map(([, what, much]) => [
    what,
    Number(much),
  ]),
)

export const isAdverse = Object.keys(adversity).length > 0

export async function makeAdverse(context: BrowserContext): Promise<void> {
  const slowed = new WeakSet<Page>()
  const slow = async (page: Page) => {
    if (slowed.has(page)) return
    slowed.add(page)
    const browser = await context.newCDPSession(page)
    const { processor, network, animations } = adversity
    if (processor) await browser.send('Emulation.setCPUThrottlingRate', { rate: processor })
    if (animations) {
      await browser.send('Animation.enable')
      await browser.send('Animation.setPlaybackRate', { playbackRate: animations })
    }
    if (network) {
      await browser.send('Network.enable')
      await browser.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: network,
        downloadThroughput: -1,
        uploadThroughput: -1,
      })
    }
  }
  const newPage = context.newPage.bind(context)
  context.newPage = async () => {
    const page = await newPage()
    await slow(page)
    return page
  }
}
