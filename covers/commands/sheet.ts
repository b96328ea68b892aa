// Draws generated covers on contact sheets, to look at: npm run covers -- --sheet [--from FILE.json] [--sample 60] [--out DIR]
import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { hashText } from '../brush/random.ts'
import type { CoverSubject } from '../cover.ts'
import { drawCover } from '../cover.ts'

const tile = { width: 480, height: 320, caption: 34, gap: 8 }
const columns = 4
const tilesPerSheet = 12

const { values } = parseArgs({
  options: {
    sheet: { type: 'boolean', default: false },
    from: { type: 'string' },
    out: { type: 'string', default: 'covers-out' },
    sample: { type: 'string' },
    only: { type: 'string' },
  },
})

type CorpusEntry = {
  title?: unknown
  ingredients?: unknown
  countryOfOrigin?: unknown
  dietType?: unknown
  tags?: unknown
}

/**
 * Reads a recipe. Recipes of a corpus name their cuisine in tags: 'swiss', 'peruvian', 'dessert'. Those of the sample list their
 * ingredients.
 */
function subjectFrom(written: CorpusEntry): CoverSubject {
  const text = (value: unknown): string =>
    [value]
      .flat()
      .filter(line => typeof line === 'string')
      .join('\n')
  const tags = Array.isArray(written.tags)
    ? written.tags.filter(tag => typeof tag === 'string').join(' ')
    : ''
  const isSweet = /\b(dessert|cake|sweet|cookie)s?\b/.test(tags)
  return {
    title: text(written.title),
    ingredients: text(written.ingredients),
    countryOfOrigin: text(written.countryOfOrigin) || tags,
    dietType: text(written.dietType) || (isSweet ? 'Dessert' : ''),
  }
}

async function readSubjects(file: string): Promise<CoverSubject[]> {
  const written: unknown = JSON.parse(await readFile(file, 'utf8'))
  if (!Array.isArray(written)) throw new Error(`${file} is not a list of recipes`)
  return written.map(entry => subjectFrom(entry as CorpusEntry))
}

/** Returns the same small sample on every run: the subjects whose titles have the smallest hashes. */
function sampleSubjects(subjects: CoverSubject[]): CoverSubject[] {
  const matching =
    values.only === undefined
      ? subjects
      : subjects.filter(({ title }) => title.toLowerCase().includes(String(values.only).toLowerCase()))
  if (values.sample === undefined) return matching
  return matching
    .toSorted((one, other) => hashText(one.title) - hashText(other.title))
    .slice(0, Number(values.sample))
}

/** Escapes the signs of a title that SVG would interpret. */
const escapeText = (text: string): string => text.replace(/[&<]/g, sign => `&#${sign.charCodeAt(0)};`)

const caption = (text: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${tile.width}" height="${tile.caption}"><text x="4" y="22" font-family="sans-serif" font-size="17" fill="#333">${escapeText(text.slice(0, 58))}</text></svg>`,
  )

async function sheetOf(
  subjects: readonly CoverSubject[],
  offset: number,
): Promise<{ image: ReturnType<typeof sharp>; times: number[] }> {
  const rows = Math.ceil(subjects.length / columns)
  const step = { x: tile.width + tile.gap, y: tile.height + tile.caption + tile.gap }
  const layers: Parameters<ReturnType<typeof sharp>['composite']>[0] = []
  const times: number[] = []
  for (const [i, subject] of subjects.entries()) {
    const started = performance.now()
    const cover = drawCover(subject)
    const png = await sharp(Buffer.from(cover.svg)).resize(tile.width, tile.height).png().toBuffer()
    times.push(performance.now() - started)
    const left = (i % columns) * step.x
    const top = Math.floor(i / columns) * step.y
    layers.push(
      { input: png, left, top },
      {
        input: caption(`${offset + i + 1}. ${subject.title.trim()} · ${cover.family}`),
        left,
        top: top + tile.height,
      },
    )
  }
  const canvas = {
    width: Math.min(columns, subjects.length) * step.x,
    height: rows * step.y,
    channels: 3 as const,
    background: '#fbf9f3',
  }
  return { image: sharp({ create: canvas }).composite(layers), times }
}

async function drawSheets(file: string): Promise<void> {
  sharp.concurrency(1)
  const subjects = sampleSubjects(await readSubjects(file))
  await mkdir(values.out, { recursive: true })
  const times: number[] = []
  for (let from = 0; from < subjects.length; from += tilesPerSheet) {
    const sheet = await sheetOf(subjects.slice(from, from + tilesPerSheet), from)
    const sheetFile = path.join(values.out, `sheet-${String(from / tilesPerSheet + 1).padStart(2, '0')}.png`)
    await sheet.image.png().toFile(sheetFile)
    times.push(...sheet.times)
    console.log(sheetFile)
  }
  const sorted = times.toSorted((one, other) => one - other)
  console.log(
    `${times.length} covers, median ${Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0)} ms, slowest ${Math.round(sorted.at(-1) ?? 0)} ms`,
  )
}

if (values.sheet && values.from) await drawSheets(values.from)
else console.log('npm run covers -- --sheet [--from FILE.json] [--sample 60] [--only TEXT] [--out DIR]')
