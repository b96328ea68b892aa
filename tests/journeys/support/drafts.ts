import type { Page } from '@playwright/test'
import { aDraft } from '#tests/support/drafts.ts'
import { callApi } from './accounts.ts'
import { expect } from './journey.ts'
import type { Person, Site } from './moderators.ts'

export const steps = `Fry the onions in plenty of oil until they are dark brown, and take out a third of them.
Add the garlic, ginger and whole spices, and stir for two minutes.
Put in the meat and brown it on all sides; then pour in the broth and simmer for forty minutes.`

export const copied = aDraft({ instructions: steps, source: { ...aDraft().source, instructions: steps } })

export async function keep(site: Site, { token }: Person, draft: object = copied): Promise<number> {
  const { status, body } = await callApi<{ id: number }>(site, token, ['POST', '/api/drafts'], draft)
  expect(status).toBe(201)
  return body.id
}

export const stored = async (site: Site, { token }: Person, id: number) =>
  (await callApi<Record<string, unknown>>(site, token, ['GET', `/api/drafts/${id}`])).body

export const listed = (page: Page) => page.getByRole('region', { name: 'Drafts' })

export const created = (page: Page) => page.getByRole('region', { name: 'Your Culinary Creations' })

export const form = (page: Page) => page.getByRole('dialog', { name: 'Go on with your draft' })

export const titleField = (page: Page) => form(page).getByRole('textbox', { name: 'Title' })

export const isSaved = (page: Page) =>
  form(page).getByRole('status').filter({ hasText: 'Saved, only you see it' })

export const question = (page: Page) => page.getByRole('dialog', { name: 'Where is it from?' })
