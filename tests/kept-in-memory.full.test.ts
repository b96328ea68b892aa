import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { chooseFamily } from 'mezani-covers/words/choose-family.ts'
import { readRecipe } from 'mezani-covers/words/recipe.ts'
import { negotiateEncoding } from '#server/platform/http/negotiate-encoding.ts'

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

const heapMb = () => {
  collectGarbage()
  return process.memoryUsage().heapUsed / 1e6
}

const textBytes = 10_000
const texts = 3_000
const maxKeptMb = 10

/** Returns a text of `textBytes` bytes that nobody has sent before. */
const aText = (n: number) => Buffer.alloc(textBytes, `${n} wali, nazi; `).toString('latin1')

/** Look-ups in tables that live as long as the process. */
const lookUps: Record<string, (text: string) => unknown> = {
  'negotiated encodings': negotiateEncoding,
  'word lists of covers': text =>
    chooseFamily(
      readRecipe({ title: text.slice(0, 100), ingredients: text, countryOfOrigin: '', dietType: '' }),
      0,
    ),
}

for (const [name, lookUp] of Object.entries(lookUps))
  test(`texts that others send are not kept for good: ${name}`, t => {
    for (let n = 0; n < 200; n += 1) lookUp(aText(-n))
    const before = heapMb()
    for (let n = 0; n < texts; n += 1) lookUp(aText(n))
    const keptMb = heapMb() - before
    t.diagnostic(`${keptMb.toFixed(1)} MB kept of ${(texts * textBytes) / 1e6} MB`)
    assert.ok(keptMb < maxKeptMb, `${keptMb} MB`)
  })
