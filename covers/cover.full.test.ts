import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { describe, it } from 'node:test'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { hashText } from './brush/random.ts'
import type { CoverSubject } from './cover.ts'
import { drawCover } from './cover.ts'
import { dishes } from './dishes/dishes.ts'
import { hostileTitles } from './fixtures/hostile-titles.ts'
import { twelveDishes } from './fixtures/twelve-dishes.ts'
import { foods } from './foods.ts'
import { sides } from './sides/sides.ts'

sharp.concurrency(1)

/** A tenth of 72 dpi, so that librsvg draws a tenth of the size: enough to see that the markup is sound. */
const thumbnailDensity = 7.2

const run = promisify(execFile)

const subject = (title: string): CoverSubject => ({
  title,
  ingredients: '',
  countryOfOrigin: '',
  dietType: '',
})

describe('drawCover', () => {
  it('draws the same bytes for the same recipe, twice in this process and once in another one', async () => {
    const here = twelveDishes.map(dish => hashText(drawCover(dish).svg))
    const again = twelveDishes.map(dish => hashText(drawCover(dish).svg))
    assert.deepEqual(again, here)
    const script = `
      const { drawCover } = await import('${new URL('./cover.ts', import.meta.url).href}')
      const { hashText } = await import('${new URL('./brush/random.ts', import.meta.url).href}')
      const { twelveDishes } = await import('${new URL('./fixtures/twelve-dishes.ts', import.meta.url).href}')
      process.stdout.write(JSON.stringify(twelveDishes.map(dish => hashText(drawCover(dish).svg))))`
    const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script])
    assert.deepEqual(JSON.parse(stdout), here)
  })

  it('gives different recipes different pictures', () => {
    const pictures = new Set(twelveDishes.map(dish => drawCover(dish).svg))
    assert.equal(pictures.size, twelveDishes.length)
  })

  it('returns what the page needs before the picture is there', () => {
    for (const dish of twelveDishes) {
      const cover = drawCover(dish)
      assert.match(cover.dominantColor, /^#[0-9a-f]{6}$/)
      assert.ok(cover.focusX > 0.38 && cover.focusX < 0.62, `${dish.title} stands at ${cover.focusX}`)
      assert.ok(Object.keys(dishes).includes(cover.family))
    }
  })

  it('renders at 960 × 640', async () => {
    const [first] = twelveDishes
    assert.ok(first)
    const { width, height } = await sharp(Buffer.from(drawCover(first).svg)).metadata()
    assert.deepEqual([width, height], [960, 640])
  })

  it('draws a valid picture for every hostile title, without any of its text', async () => {
    for (const [name, title] of Object.entries(hostileTitles)) {
      const { svg } = drawCover({ title, ingredients: title, countryOfOrigin: title, dietType: title })
      const { data } = await sharp(Buffer.from(svg), { density: thumbnailDensity })
        .raw()
        .toBuffer({ resolveWithObject: true })
      assert.ok(data.length > 0, name)
      assert.doesNotMatch(
        svg,
        /script|onload|alert|foreignObject|javascript|<!|NaN|undefined|Infinity/i,
        name,
      )
      assert.doesNotMatch(svg.replace('xmlns="http://www.w3.org/2000/svg"', ''), /https?:/, name)
      assert.match(svg, /^[\x20-\x7e]+$/, `${name}: only ASCII of our own`)
    }
  })

  it('draws every family without an invalid number', async () => {
    const { forms } = await import('./words/families.ts')
    for (const [family, list] of forms) {
      const named = list.split(',')[0]?.replaceAll('*', '').trim() ?? family
      const { svg } = drawCover(subject(named))
      assert.doesNotMatch(svg, /NaN|undefined|Infinity/, `${family}: ${named}`)
      await sharp(Buffer.from(svg), { density: thumbnailDensity }).raw().toBuffer()
    }
  })

  it('knows at least 24 families and 60 foods', () => {
    assert.ok(Object.keys(dishes).length >= 24)
    const drawn = new Set([...foods.flatMap(row => [row.cooked, row.raw]), ...sides.map(side => side.food)])
    drawn.delete(undefined)
    assert.ok(drawn.size >= 60, `${drawn.size} foods`)
  })
})
