// Cuts the two web fonts to what the site shows: npm run fonts. The results are committed in web/fonts/.
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import subsetFont from 'subset-font'

const resolve = createRequire(import.meta.url).resolve
const target = join(import.meta.dirname, '../web/fonts')

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index))

/** Latin with its accents, the fractions and marks of recipes, and typographic punctuation. */
const subsetCharacters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŁłŒœŠšŸŽž⅓⅔⅛–—‘’“”•…‹›€™→←×−`

const fonts = [
  {
    from: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
    to: 'fraunces',
    variationAxes: { opsz: 72, SOFT: 40, WONK: 0, wght: 430 },
  },
  {
    from: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    to: 'hanken-grotesk',
    variationAxes: { wght: { min: 400, max: 700 } },
  },
]

for (const { from, to, variationAxes } of fonts) {
  const whole = await readFile(resolve(from))
  const cut = await subsetFont(whole, subsetCharacters, { targetFormat: 'woff2', variationAxes })
  await writeFile(join(target, `${to}.woff2`), cut)
  await copyFile(join(dirname(resolve(from)), '../LICENSE'), join(target, `${to}.OFL.txt`))
  console.log(`${to}.woff2: ${(cut.length / 1000).toFixed(1)} kB`)
}
