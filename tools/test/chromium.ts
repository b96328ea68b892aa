import { findChromium } from '#tests/support/find-chromium.ts'
import { runProgram } from './program.ts'

const isRoot = process.getuid?.() === 0

/** Finds a Chromium, or installs one: Playwright's own, else the system's package. Prints a sentence and returns false if neither works. */
export async function ensureChromium(): Promise<boolean> {
  if (findChromium()) return true
  console.log('No Chromium was found; installing one.')
  await runProgram('npx', ['playwright', 'install', 'chromium'])
  if (findChromium()) return true
  if (process.platform === 'linux' && isRoot) {
    await runProgram('apt-get', ['update', '-qq'])
    await runProgram(
      'apt-get',
      ['install', '-y', '--no-install-recommends', 'chromium-headless-shell', 'fonts-liberation'],
      { environment: { DEBIAN_FRONTEND: 'noninteractive' } },
    )
  }
  if (findChromium()) return true
  console.error('The browser journeys need a Chromium. Install one, or say where it is in CHROME_PATH.')
  return false
}
