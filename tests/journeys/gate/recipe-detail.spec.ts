import { expect, open, presetToken, test } from '../support/journey.ts'
import { publish } from '../support/test-site.ts'

test.beforeEach(({ page, sampleUserToken }) => presetToken(page, sampleUserToken))

test('a country that nobody named is Not specified', { tag: ['@2-detail-country'] }, async ({
  page,
  site,
  sampleUserToken,
}) => {
  const id = await publish(site, sampleUserToken, { countryOfOrigin: '' })
  await open(page, `/recipes/${id}`)
  await expect(page.getByText('Not specified')).toBeVisible()
})
