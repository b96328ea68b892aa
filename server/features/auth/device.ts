import Bowser from 'bowser'

export type Device = {
  browser: string | null
  system: string | null
  device: 'computer' | 'phone' | 'tablet' | null
}

const unknown: Device = { browser: null, system: null, device: null }

/** Longer ones are not read: no browser sends them, and each pattern of the library runs over all of it. */
const maxUserAgentLength = 512
/** What the library does not know is named by the client itself. */
const maxWordLength = 40

const kinds: Record<string, Device['device']> = { desktop: 'computer', mobile: 'phone', tablet: 'tablet' }

/** The words for a device that its owner would use, from what its browser says of itself: Safari, iPad. */
export function readDevice(userAgent: string): Device {
  if (userAgent.trim() === '' || userAgent.length > maxUserAgentLength) return unknown
  const { browser, os, platform } = Bowser.parse(userAgent)
  const isApple = platform.model === 'iPad' || platform.model === 'iPhone'
  return {
    browser: wordOf(browser.name),
    system: wordOf(isApple ? platform.model : os.name),
    device: kinds[platform.type ?? ''] ?? null,
  }
}

const wordOf = (name = ''): string | null =>
  name
    .replace(/[^\p{L}\p{N} ._-]/gu, '')
    .trim()
    .slice(0, maxWordLength) || null
