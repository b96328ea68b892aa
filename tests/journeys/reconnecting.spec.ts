import type { Page } from '@playwright/test'
import * as t from '#texts/imports.ts'
import { expect, open, presetToken } from './support/journey.ts'
import { test } from './support/member.ts'

/** Fires the events with which a browser tells its pages that the network was away for a moment. Failed requests are then sent again. */
const reconnect = (page: Page) =>
  page.evaluate(() => {
    dispatchEvent(new Event('offline'))
    dispatchEvent(new Event('online'))
  })

/** A special title, because the worker's member may have drafts of other journeys. */
const draftTitle = 'Pilau ya mtandao'

const cases = [
  {
    what: 'a new recipe',
    path: '/myrecipes',
    call: /\/api\/users\/current$/,
    openForm: (page: Page) => page.getByRole('button', { name: 'Add a recipe' }).click(),
    typed: (page: Page) => page.getByRole('dialog').getByRole('textbox', { name: 'Title' }),
    answered: (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Akinyi/ }),
  },
  {
    what: 'a draft',
    path: '/myrecipes',
    call: /\/api\/users\/current$/,
    openForm: (page: Page) => page.getByRole('link', { name: draftTitle, exact: true }).click(),
    typed: (page: Page) => page.getByRole('dialog').getByRole('textbox', { name: 'Title' }),
    answered: (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Akinyi/ }),
  },
  {
    what: 'a text to import',
    path: '/myrecipes/import',
    call: /\/api\/imports\/ways$/,
    openForm: (page: Page) => page.getByRole('tab', { name: t.fromText }).click(),
    typed: (page: Page) => page.getByLabel(t.textLabel),
    answered: (page: Page) => page.getByRole('tab', { name: t.fromAddress }),
  },
]

for (const { what, path, call, openForm, typed, answered } of cases) {
  test(`${what} keeps what was typed when a failed request is sent again`, async ({
    page,
    member,
    keepDraft,
  }) => {
    if (what === 'a draft') await keepDraft({ title: draftTitle })
    await presetToken(page, member.token)
    await page.route(call, route => route.abort())
    await open(page, path)
    await openForm(page)
    await typed(page).fill('Wali wa nazi')
    await page.unroute(call)
    await reconnect(page)
    await expect(answered(page)).toBeAttached()
    await expect(typed(page)).toHaveValue('Wali wa nazi')
  })
}
