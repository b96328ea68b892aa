import { waitForCovers } from '#harness/drawn-covers.ts'
import { startRealSite } from '#harness/real-site.ts'

export type ScreenshotSite = {
  url: string
  /** Tokens of a cook with recipes, bookmarks and notifications, and of a new member. */
  tokens: { cook: string; newcomer: string; admin: string }
  stop: () => Promise<void>
}

const newcomer = { email: 'newcomer@example.org', password: 'chapati na chai' }

/** A site whose covers are all drawn. */
export async function startScreenshotSite(): Promise<ScreenshotSite> {
  const { url, sampleUser, admin, stop } = await startRealSite()
  const post = async (path: string, body: object): Promise<{ access_token: string }> => {
    const reply = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return reply.json() as Promise<{ access_token: string }>
  }
  await post('/api/auth/signup', {
    ...newcomer,
    confirmPassword: newcomer.password,
    username: 'newcomer',
    firstName: 'Wambui',
  })
  const tokenOf = async (path: string, account: object) => (await post(path, account)).access_token
  const tokens = {
    cook: await tokenOf('/api/auth/login', sampleUser),
    newcomer: await tokenOf('/api/auth/login', newcomer),
    admin: await tokenOf('/api/admin/signin', admin),
  }
  await waitForCovers(url)
  return { url, tokens, stop }
}
