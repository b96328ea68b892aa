import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readText } from '../words/text.ts'
import { groundWords } from './regions.ts'

const regionOf = (country: string): string | undefined =>
  groundWords.find(([, list]) => list.test(readText(country)))?.[0]

const regions: Record<string, string | undefined> = {
  Kenya: 'kitenge',
  'Côte d’Ivoire': 'kitenge',
  "Cote d'Ivoire": 'kitenge',
  'DR Congo': 'kitenge',
  'Democratic Republic of the Congo': 'kitenge',
  'South Africa': 'kitenge',
  Somalia: 'basket',
  Türkiye: 'tile',
  TÜRKİYE: 'tile',
  Turkey: 'tile',
  Georgia: 'aegean',
  'United States': 'wood',
  'U.S.A.': 'wood',
  USA: 'wood',
  UK: 'wood',
  Quebec: 'wood',
  Ukraine: 'wood',
  'South America': 'latin',
  'Yucatecan lunch': 'latin',
  'South Korea': 'waves',
  Italy: 'terrazzo',
  India: undefined,
  '': undefined,
}

describe('groundWords', () => {
  for (const [country, region] of Object.entries(regions))
    it(`lays '${country}' on ${region ?? 'linen or wood'}`, () => assert.equal(regionOf(country), region))
})
