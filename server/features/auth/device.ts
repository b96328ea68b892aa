import Bowser from 'bowser'

export type Device = {
  browser: string | null
  system: string | null
  device: 'computer' | 'phone' | 'tablet' | null
}

const unknown: Device = { browser: null, system: null, device: null }

/** Longer user agents are not read. No browser sends them, and each of the library's patterns runs over the whole text. */
const maxUserAgentLength = 512
/** Limits the names, because for unknown browsers and systems the client chooses the name. */
const maxWordLength = 40

const kinds: Record<string, Device['device']> = { desktop: 'computer', mobile: 'phone', tablet: 'tablet' }

/** Reads a User-Agent header into the words that the device's owner would use: Safari, iPad. */
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
