import type { Page } from '@playwright/test'
import type { Member } from './accounts.ts'
import { expect, presetToken, waitForHydration } from './journey.ts'
import { aRecipe, type MemberFixtures } from './member.ts'
import { desktop, type Screen } from './screens.table.ts'
import { serverFails } from './test-site.ts'

type OpenScreenFixtures = MemberFixtures & {
  page: Page
  member: Member
  sampleUserToken: string
  adminToken: string
}

/** Opens a screen as whom it is for, in its widest layout and without motion, and brings it into its state. */
export async function openScreen(
  { path, who, hasRecipe, newVersion, draft, failingUrl, prepare, widths = [desktop] }: Screen,
  { page, member, sampleUserToken, adminToken, publish, keepDraft, send }: OpenScreenFixtures,
): Promise<void> {
  const tokens = { cook: sampleUserToken, member: member.token, admin: adminToken }
  if (who) await presetToken(page, tokens[who], who === 'admin' ? 'adminToken' : 'token')
  if (hasRecipe) await send('POST', `/api/recipes/${(await publish()).id}/bookmark`)
  const id = newVersion && (await publishInTwoVersions({ publish, send }, newVersion))
  if (draft) await keepDraft(draft)
  if (failingUrl) await page.route(failingUrl, serverFails)
  await page.setViewportSize({ width: widths.at(-1) ?? desktop, height: 900 })
  await page.goto(path.replace(':id', String(id)))
  await waitForHydration(page)
  await expect(page.locator('.skeleton').filter({ visible: true })).toHaveCount(0)
  await prepare?.(page)
}

async function publishInTwoVersions(
  { publish, send }: Pick<OpenScreenFixtures, 'publish' | 'send'>,
  changes: Record<string, unknown>,
): Promise<number> {
  const { id } = await publish()
  await send('PUT', `/api/recipes/${id}`, aRecipe(changes))
  return id
}
