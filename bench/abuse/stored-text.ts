import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import * as limits from '#contract/limits.ts'
import { openPage, withBrowser } from '../machine/browser.ts'
import { type BenchmarkOptions, type Metric, metric } from '../metric.ts'
import { type AttackedSite, withAttackedSite } from './attacked-site.ts'
import { publish, signUp } from './attacker.ts'

/** Pieces that are costly somewhere: to parse, to scale, to escape, to fold, to split into characters. */
const pieces = [
  '1-',
  '½',
  '1 ',
  '1 to ',
  '1 min ',
  'half an ',
  '<',
  '&amp;',
  '(',
  'e\u0301',
  '飯',
  '👩‍👩‍👧‍👦',
]
/** A text to copy, as long as the others. */
const plain = 'x'
const rounds = 3
const taskObserver = join(import.meta.dirname, '../machine/observe-tasks.js')

/** The one member has just joined, and publishes the same text in each round. */
const limitsOfNewMembers = 'newMember.recipesPerDay=1_000 newMember.sameTextsPerHour=1_000'

/** What a recipe costs the server and its reader whose texts are the longest ones allowed, of the costliest piece. */
export const measureStoredText = ({ isQuick }: BenchmarkOptions): Promise<Metric[]> =>
  withAttackedSite(
    site =>
      withBrowser(async browser => {
        const token = await signUp(site, 'attacker')
        const measure = async (piece: string) => {
          const costs: Cost[] = []
          for (let round = 0; round < (isQuick ? 1 : rounds); round += 1)
            costs.push(await costOf(site, browser, { token, id: await publishFilled(site, token, piece) }))
          return {
            piece,
            renderMs: Math.min(...costs.map(({ renderMs }) => renderMs)),
            taskMs: Math.min(...costs.map(({ taskMs }) => taskMs)),
          }
        }
        // The first recipe also costs what is compiled once.
        await measure(plain)
        const quiet = await measure(plain)
        const measured: Awaited<ReturnType<typeof measure>>[] = []
        for (const piece of pieces) measured.push(await measure(piece))
        const worst = (cost: keyof Cost) =>
          measured.reduce((most, one) => (one[cost] > most[cost] ? one : most), quiet)
        const [slowest, longest] = [worst('renderMs'), worst('taskMs')]
        console.log(
          `  rendered: ${slowest.renderMs.toFixed(0)} ms for ${JSON.stringify(slowest.piece)}, ${quiet.renderMs.toFixed(0)} ms for a plain text; longest task of its reader: ${longest.taskMs.toFixed(0)} ms for ${JSON.stringify(longest.piece)}, ${quiet.taskMs.toFixed(0)} ms`,
        )
        return [
          metric('the costliest text that can be stored: its page', slowest.renderMs, { atMost: 100 }, ' ms'),
          metric(
            'the costliest text that can be stored: longest task of its reader beside a plain text’s',
            longest.taskMs / quiet.taskMs,
            { atMost: 2 },
          ),
        ]
      }),
    { environment: { LIMITS: limitsOfNewMembers } },
  )

/** Milliseconds: the server's answer with the page, and the longest task of the browser that opens it and scales it. */
type Cost = { renderMs: number; taskMs: number }

type Stored = { token: string; id: number }

async function costOf({ url }: AttackedSite, browser: Browser, { token, id }: Stored): Promise<Cost> {
  const started = performance.now()
  await (await fetch(`${url}/recipes/${id}`)).text()
  const renderMs = performance.now() - started
  const page = await openPage(browser, token)
  await page.addInitScript({ path: taskObserver })
  await page.goto(`${url}/recipes/${id}`)
  await page.getByRole('button', { name: 'More servings' }).click()
  await page.getByText('2½ cups maize').first().waitFor()
  await page.waitForTimeout(500)
  const taskMs = await page.evaluate<number>('longestTask')
  await page.context().close()
  return { renderMs, taskMs }
}

async function publishFilled(site: AttackedSite, token: string, piece: string): Promise<number> {
  const response = await publish(site, token, {
    title: filled(piece, limits.maxTitleLength),
    countryOfOrigin: filled(piece, limits.maxNameLength),
    dietType: filled(piece, limits.maxNameLength),
    prepTime: filled(piece, limits.maxPrepTimeLength),
    // Something to scale comes first.
    ingredients: `2 cups maize\n${longestLines(piece, limits.maxIngredientsLength - 20, limits.ingredientLines)}`,
    instructions: longestLines(piece, limits.maxInstructionsLength, limits.instructionLines),
  })
  const { id, message } = (await response.json()) as { id?: number; message?: string }
  if (!id) throw new Error(`The recipe of ${JSON.stringify(piece)} was refused: ${message}`)
  return id
}

const filled = (piece: string, length: number): string =>
  piece
    .repeat(Math.ceil(length / piece.length))
    .slice(0, length)
    .toWellFormed()
    .trim()

function longestLines(
  piece: string,
  maxLength: number,
  { maxLineLength }: { maxLineLength: number },
): string {
  const line = filled(piece, maxLineLength)
  return Array<string>(Math.floor(maxLength / (maxLineLength + 1)))
    .fill(line)
    .join('\n')
}
