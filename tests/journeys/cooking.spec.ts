import type { Locator, Page } from '@playwright/test'
import { pauseClock } from './support/carousel.ts'
import { expect, open, presetToken, test } from './support/journey.ts'
import { tabToAndPress } from './support/keyboard.ts'
import { publish } from './support/test-site.ts'

const ingredients = [
  'Ugali:',
  '4 cups water',
  '2½ cups maize flour',
  'Sauce:',
  '500 g tomatoes',
  '3 limes, 1 for the table',
  'Salt to taste',
]
const instructions = [
  'Boil the water for 3 minutes.',
  'Simmer for 1 hour 20 min, then rest 30 seconds.',
  'Serve within 10 to 15 minutes.',
]

const list = (page: Page) => page.getByRole('region', { name: 'Ingredients' })
const lines = (page: Page) => list(page).getByRole('listitem')
const timer = (page: Page, name: RegExp) => page.getByRole('article').getByRole('button', { name })

let path: string

test.beforeEach(async ({ page, site, sampleUserToken }) => {
  const id = await publish(site, sampleUserToken, {
    title: 'Ugali',
    ingredients: ingredients.join('\n'),
    instructions: instructions.join('\n'),
  })
  path = `/recipes/${id}`
  await presetToken(page, sampleUserToken)
})

test('at 390 px the shopping list is copied by keyboard, for the servings that are chosen', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 390, height: 800 })
  await open(page, path)
  for (const _ of ['5', '6', '7', '8'])
    await list(page).getByRole('button', { name: 'More servings' }).click()
  await expect(list(page).getByRole('checkbox', { name: '8 cups water' })).toBeVisible()
  await tabToAndPress(page, list(page).getByRole('button', { name: 'Copy the shopping list' }))
  await expect(page.getByText('The shopping list is copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'Ugali, for 8\n- 8 cups water\n- 5 cups maize flour\n- 1000 g tomatoes\n- 3 limes, 1 for the table (not scaled)\n- Salt',
  )
})

test('if the browser may not copy, the shopping list says so', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await open(page, path)
  await list(page).getByRole('button', { name: 'Copy the shopping list' }).click()
  await expect(page.getByText('The shopping list could not be copied.')).toBeVisible()
})

test('ingredients are ticked off, and stay ticked until the tab is closed', async ({ page, context }) => {
  await open(page, path)
  const flour = list(page).getByRole('checkbox', { name: '2½ cups maize flour' })
  await flour.check()
  await page.reload()
  await expect(flour).toBeChecked()
  await expect(list(page).getByRole('checkbox', { name: '4 cups water' })).not.toBeChecked()
  const other = await context.newPage()
  await other.goto(path)
  await expect(list(other).getByRole('checkbox', { name: '2½ cups maize flour' })).not.toBeChecked()
})

test('more or fewer servings change what is shown, and nothing else', async ({ page }) => {
  const sent: string[] = []
  page.on('request', request => {
    if (request.method() !== 'GET') sent.push(request.url())
  })
  await open(page, path)
  await expect(list(page).getByRole('status')).toHaveText('Serves 4')
  for (let count = 0; count < 2; count += 1)
    await list(page).getByRole('button', { name: 'More servings' }).click()
  await expect(list(page).getByRole('status')).toHaveText('Serves 6')
  await expect(lines(page)).toHaveText([
    '6 cups water',
    '3¾ cups maize flour',
    '750 g tomatoes',
    '3 limes, 1 for the table not scaled',
    'Salt to taste',
  ])
  await expect(
    list(page).getByText('The steps, with their times and pans, are still those for 4.'),
  ).toBeVisible()
  for (let count = 0; count < 5; count += 1)
    await list(page).getByRole('button', { name: 'Fewer servings' }).click()
  await expect(list(page).getByRole('status')).toHaveText('Serves 1')
  await expect(lines(page).first()).toHaveText('1 cup water')
  await list(page).getByRole('button', { name: 'As written' }).click()
  await expect(lines(page)).toHaveText(ingredients.filter(line => !line.endsWith(':')))
  expect(sent).toEqual([])
})

test('if no line can be scaled, the note says that the amounts are as written', async ({
  page,
  site,
  sampleUserToken,
}) => {
  const id = await publish(site, sampleUserToken, { title: 'Fig toast', ingredients: '2 figs per guest' })
  await open(page, `/recipes/${id}`)
  await list(page).getByRole('button', { name: 'More servings' }).click()
  await expect(list(page).getByText('The amounts are still as written, for 4')).toBeVisible()
  await expect(lines(page)).toHaveText('2 figs per guest not scaled')
})

/** Opens the recipe and makes the clock manual. */
async function openAndPauseClock(page: Page): Promise<void> {
  await page.clock.install()
  await open(page, path)
  await expect(timer(page, /^Start a timer/)).toHaveCount(4)
  await pauseClock(page)
}

/** Returns how the remaining time is displayed, and what is shown in its place. */
const wordsOnPaper = (button: Locator) =>
  button.evaluate(element => [
    getComputedStyle(element.lastElementChild ?? element).display,
    getComputedStyle(element, '::after').content,
  ])

test('a time in a step is a timer, which counts, pauses, resumes and resets; of a range it takes the shorter time, and says so', async ({
  page,
}) => {
  await openAndPauseClock(page)
  await timer(page, /^Start a timer: 3 minutes/).click()
  await page.clock.runFor(61_000)
  await expect(timer(page, /^Pause the timer/)).toHaveText('01:59 left')
  await timer(page, /^Pause the timer/).click()
  await page.clock.runFor(60_000)
  await expect(timer(page, /^Resume the timer/)).toHaveText('01:59 left')
  await page.emulateMedia({ media: 'print' })
  expect(await wordsOnPaper(timer(page, /^Resume the timer/))).toEqual(['none', '"3 minutes"'])
  await page.emulateMedia({ media: 'screen' })
  await timer(page, /^Resume the timer/).click()
  await page.clock.runFor(59_000)
  await expect(timer(page, /^Pause the timer/)).toHaveText('01:00 left')
  await timer(page, /^Pause the timer/).click()
  await timer(page, /^Reset the timer to 3 minutes/).click()
  await expect(timer(page, /^Start a timer: 3 minutes/)).toBeVisible()

  await timer(page, /^Start a timer of 10:00: 10 to 15 minutes/).click()
  await expect(timer(page, /^Pause the timer/)).toHaveText('10:00 left')
  await page.clock.fastForward(600_000)
  await page.clock.resume()
  await expect(alert(page, 'Time is up: 10:00 of 10 to 15 minutes, step 3 of Ugali')).toBeVisible()
})

const punctuated = [
  'Boil for 3 minutes.',
  'Simmer (20 minutes), then rest for “10 minutes”; stir after 5 minutes! Enough after 7 minutes?',
]

/** Returns for each time how far the mark after it is from its last letter, in widths of a space, and whether all is on one line. */
const measureMarks = (steps: Locator) =>
  steps.getByRole('button', { name: /^Start a timer/ }).evaluateAll(buttons => {
    const boxOf = (node: Node, start: number, end: number) => {
      const range = document.createRange()
      range.setStart(node, start)
      range.setEnd(node, end)
      return range.getBoundingClientRect()
    }
    return buttons.map(button => {
      const words = document.createTreeWalker(button, NodeFilter.SHOW_TEXT).nextNode()
      const mark = button.nextSibling
      if (!words || !mark) throw new Error(`No mark follows ${button.textContent}`)
      const text = words.textContent ?? ''
      const space = boxOf(words, text.indexOf(' '), text.indexOf(' ') + 1).width
      const [letter, dot] = [boxOf(words, text.length - 1, text.length), boxOf(mark, 0, 1)]
      return {
        gap: (dot.left - letter.right) / space,
        isOneLine: dot.top < letter.bottom && dot.bottom > letter.top,
      }
    })
  })

test('punctuation after a time is as near to it as to any word, at any width and in cook mode', async ({
  page,
  site,
  sampleUserToken,
}) => {
  const id = await publish(site, sampleUserToken, { instructions: punctuated.join('\n') })
  await open(page, `/recipes/${id}`)
  const steps = page
    .getByRole('article')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Start a timer/ }) })
  await expect(timer(page, /^Start a timer/)).toHaveCount(5)
  // The text as a screen reader reads it and as it is copied.
  expect(await steps.allInnerTexts()).toEqual(punctuated)
  for (let width = 320; width <= 480; width += 10) {
    await page.setViewportSize({ width, height: 800 })
    for (const { gap, isOneLine } of await measureMarks(steps)) {
      expect(gap, `${width} px`).toBeLessThan(1)
      expect(isOneLine, `${width} px`).toBe(true)
    }
  }
  await page.getByRole('button', { name: 'Cook mode' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Next' }).click()
  const step = page.getByRole('dialog').getByRole('region', { name: 'Step' })
  expect(await step.locator('div').allInnerTexts()).toEqual([punctuated[1]])
  expect((await measureMarks(step)).filter(({ gap, isOneLine }) => gap >= 1 || !isOneLine)).toEqual([])
})

/** Makes each document note in its body that sound is unlocked, and count its beeps. */
const watchSound = (page: Page) =>
  page.context().addInitScript(() => {
    window.AudioContext = class extends AudioContext {
      constructor() {
        super()
        document.body.dataset.audio = 'open'
      }
    }
    const start = OscillatorNode.prototype.start
    OscillatorNode.prototype.start = function (...when) {
      document.body.dataset.beeps = String(Number(document.body.dataset.beeps ?? 0) + 1)
      return start.apply(this, when)
    }
  })

const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })
const beeped = (page: Page) => expect(page.locator('body')).toHaveAttribute('data-beeps', '3')

test('a finished timer beeps and shows a toast, also on another page', async ({ page }) => {
  await watchSound(page)
  await openAndPauseClock(page)
  await timer(page, /^Start a timer: 1 hour 20 min/).click()
  await expect(timer(page, /^Pause the timer/)).toHaveText('1:20:00 left')
  // Some browsers allow sound only after a click.
  await expect(page.locator('body[data-audio]')).toHaveCount(1)
  await page.getByRole('main').getByRole('link', { name: 'Recipes', exact: true }).click()
  await expect(page).toHaveURL('/recipes')
  await page.clock.fastForward(80 * 60_000)
  await page.clock.resume()
  await expect(alert(page, 'Time is up: 1 hour 20 min, step 2 of Ugali')).toBeVisible()
  await beeped(page)
  await page.goBack()
  await timer(page, /1 hour 20 min: Time is up/).click()
  await expect(timer(page, /^Start a timer: 1 hour 20 min/)).toBeVisible()
})

test('a timer continues after a reload, and rings on whatever page is open then', async ({ page }) => {
  await watchSound(page)
  await openAndPauseClock(page)
  await timer(page, /^Start a timer: 1 hour 20 min/).click()
  await timer(page, /^Start a timer: 3 minutes/).click()
  await timer(page, /^Pause the timer: 03:00 left/).click()
  await page.clock.resume()
  await page.reload()
  await expect(timer(page, /^Pause the timer: 1:(20:00|19:\d\d) left/)).toBeVisible()
  await expect(timer(page, /^Resume the timer: 03:00 left/)).toBeVisible()
  await open(page, '/recipes')
  await page.clock.fastForward(80 * 60_000)
  await expect(alert(page, 'Time is up: 1 hour 20 min, step 2 of Ugali')).toBeVisible()
  await beeped(page)
})

/** Makes the page count as untouched until it is clicked. Otherwise what these journeys evaluate in it would count as a touch. */
const pretendUntouched = (page: Page) =>
  page.addInitScript(() => {
    const activation = { hasBeenActive: false }
    Object.defineProperty(navigator, 'userActivation', { value: activation })
    addEventListener('click', () => Object.assign(activation, { hasBeenActive: true }), true)
  })

test('a timer that ended while no page was open rings late, only once, and says how late it is', async ({
  page,
  context,
}) => {
  await watchSound(page)
  await openAndPauseClock(page)
  await timer(page, /^Start a timer: 3 minutes/).click()
  await page.close()
  await context.clock.fastForward(15 * 60_000)
  await context.clock.resume()
  const later = await context.newPage()
  await pretendUntouched(later)
  await later.goto(path)
  await expect(alert(later, 'Time was up 12 minutes ago: 3 minutes, step 1 of Ugali')).toBeVisible()
  // No browser lets a page make sound that nobody has touched yet.
  await expect(later.locator('body[data-beeps]')).toHaveCount(0)
  await later.getByRole('heading', { level: 1 }).click()
  await beeped(later)
  await later.reload()
  await expect(timer(later, /^3 minutes: Time is up/)).toBeVisible()
  // If another toast had been due, it would stand above the next one.
  await list(later).getByRole('button', { name: 'Copy the shopping list' }).click()
  await expect(later.getByText(/^The shopping list (is|could not be) copied/)).toBeVisible()
  await expect(alert(later, 'Time was up')).toHaveCount(0)
})

test('a timer is the same on all open pages', async ({ page, context }) => {
  await open(page, path)
  const other = await context.newPage()
  await other.goto(path)
  await timer(page, /^Start a timer: 3 minutes/).click()
  await timer(other, /^Pause the timer/).click()
  await expect(timer(page, /^Resume the timer/)).toBeVisible()
  await timer(page, /^Reset the timer to 3 minutes/).click()
  await expect(timer(other, /^Start a timer: 3 minutes/)).toBeVisible()
})

test('a timer that ended while the device slept rings once it wakes', async ({ page }) => {
  await openAndPauseClock(page)
  await timer(page, /^Start a timer: 3 minutes/).click()
  // A browser's timers stand still while the device sleeps. Only the time of day has moved on.
  await page.clock.setSystemTime(await page.evaluate(() => Date.now() + 8 * 60_000))
  await page.clock.runFor(1000)
  await page.clock.resume()
  await expect(alert(page, 'Time was up 5 minutes ago: 3 minutes, step 1 of Ugali')).toBeVisible()
})

test('a timer runs even if nothing can be stored', async ({ page }) => {
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = function (name, value) {
      if (name === 'timers') throw new DOMException('Full', 'QuotaExceededError')
      setItem.call(this, name, value)
    }
  })
  await openAndPauseClock(page)
  await timer(page, /^Start a timer: 3 minutes/).click()
  await page.clock.runFor(61_000)
  await expect(timer(page, /^Pause the timer/)).toHaveText('01:59 left')
})

test('only fifty timers are stored, each for a day after its end or an hour after it rang', async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (location.protocol === 'about:' || localStorage.getItem('timers')) return
    const hour = 3_600_000
    const aTimer = (key: string, state: string, hoursLeft: number) => ({
      ...{ key, label: '3 minutes', seconds: 180, recipeTitle: 'Pilau', step: 1, remainingMs: hour },
      ...{ state, endsAtMs: Date.now() + hoursLeft * hour },
    })
    const many = Array.from({ length: 55 }, (_, index) => aTimer(`recent ${index}`, 'paused', -23))
    const old = [
      aTimer('old', 'running', -25),
      aTimer('old', 'paused', -25),
      aTimer('old', 'done', -2),
      { key: 'old', state: 'running', endsAtMs: Date.now() + hour },
    ]
    localStorage.setItem('timers', JSON.stringify([...many, null, 3, ...old, aTimer('rung', 'done', -0.5)]))
  })
  await open(page, path)
  await timer(page, /^Start a timer: 3 minutes/).click()
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('timers') ?? '[]'))
  const keys = stored.map(({ key }: { key: string }) => key)
  expect(keys).toHaveLength(50)
  expect(keys.slice(-3)).toEqual(['recent 54', 'rung', expect.stringMatching(/3 minutes$/)])
})
