import type { Page } from '@playwright/test'
import { aMember, callApi } from './accounts.ts'
import { expect, open, presetToken } from './journey.ts'
import type { Person, Site } from './moderators.ts'

export const words = 'Twenty per cent off your first box with BRIAN20 at sokofresh.example.'

/** Publishes a comment of Brian's, which Leila reports as an advertisement. */
export async function aReportedComment(site: Site) {
  const [brian, leila] = [await aMember(site, 'Brian'), await aMember(site, 'Leila')]
  const { body } = await callApi<{ id: number }>(site, brian.token, ['POST', '/api/recipes/71/comment'], {
    content: `${words} ${brian.id}`,
  })
  const report = {
    kind: 'comment',
    id: body.id,
    rule: 3,
    explanation: 'The same code is under my shakshuka.',
  }
  const { status } = await callApi(site, leila.token, ['POST', '/api/reports'], report)
  expect(status).toBe(201)
  return { brian, leila }
}

export async function as(page: Page, { token }: Person, path: string): Promise<void> {
  await presetToken(page, token)
  await open(page, path)
}

export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

export const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
