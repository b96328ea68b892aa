// What does Lighthouse report for the three most important pages, on a phone, with network and processor really slowed down?
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumArguments, findChromium } from '#tests/support/find-chromium.ts'
import { logSystemLoad } from './machine/browser.ts'
import { type BrowserSite, withDrawnSite } from './machine/browser-site.ts'
import { findLighthouse } from './machine/lighthouse.ts'
import { type Benchmark, type Metric, median, metric } from './metric.ts'

type Report = {
  categories: Record<'performance' | 'accessibility' | 'best-practices' | 'seo', { score: number }>
  audits: Record<string, { numericValue?: number; score: number | null; title: string }>
}

export const lighthouse: Benchmark = {
  name: 'lighthouse',
  run: ({ isQuick }) =>
    withDrawnSite(async site => {
      const program = await findLighthouse()
      const pages = [
        { name: '/', path: '/', isSignedIn: false },
        { name: '/recipes', path: '/recipes', isSignedIn: false },
        { name: '/recipes/{id}, signed in', path: `/recipes/${site.recipes[0]}`, isSignedIn: true },
      ]
      const figures: Metric[] = []
      for (const page of isQuick ? pages.slice(1, 2) : pages) {
        const reports: Report[] = []
        for (let run = 0; run < (isQuick ? 1 : 5); run += 1) reports.push(await measure(program, site, page))
        logSystemLoad()
        figures.push(...metricsOf(page.name, reports))
      }
      return figures
    }),
}

function metricsOf(name: string, reports: Report[]): Metric[] {
  const score = (category: keyof Report['categories']) =>
    100 * median(reports.map(({ categories }) => categories[category].score))
  const seconds = (audit: string) =>
    median(reports.map(({ audits }) => (audits[audit]?.numericValue ?? Number.NaN) / 1000))
  logFailedAudits(reports[0])
  const of = (what: string) => `Lighthouse, ${name}: ${what}`
  return [
    metric(of('performance'), score('performance'), { atLeast: 95 }),
    metric(of('first contentful paint'), seconds('first-contentful-paint'), { atMost: 1 }, ' s'),
    metric(of('largest contentful paint'), seconds('largest-contentful-paint'), { atMost: 2 }, ' s'),
    metric(of('total blocking time'), 1000 * seconds('total-blocking-time'), { atMost: 100 }, ' ms'),
    metric(of('layout shift'), 1000 * seconds('cumulative-layout-shift'), { atMost: 0.02 }),
    metric(of('accessibility'), score('accessibility'), { atLeast: 100 }),
    metric(of('best practices'), score('best-practices'), { atLeast: 100 }),
    metric(of('search engines'), score('seo'), { atLeast: 100 }),
  ]
}

function logFailedAudits(report: Report | undefined): void {
  const failed = Object.values(report?.audits ?? {}).filter(({ score }) => score !== null && score < 0.9)
  for (const { title, score } of failed) console.log(`    ${score?.toFixed(2)} ${title}`)
}

type MeasuredPage = { path: string; isSignedIn: boolean }

/** Runs Lighthouse once in a browser profile of its own, which holds the token if the page is for members. */
async function measure(
  program: string,
  site: BrowserSite,
  { path, isSignedIn }: MeasuredPage,
): Promise<Report> {
  const profile = await mkdtemp(join(tmpdir(), 'mezani-bench-profile-'))
  try {
    if (isSignedIn) await signIn(profile, site)
    const flags = [
      '--headless=new',
      '--disable-dev-shm-usage',
      `--user-data-dir=${profile}`,
      ...chromiumArguments,
    ]
    const report = join(profile, 'report.json')
    const child = spawn(
      process.execPath,
      [
        program,
        site.url + path,
        '--quiet',
        '--output=json',
        `--output-path=${report}`,
        '--throttling-method=devtools',
        '--disable-storage-reset',
        `--chrome-flags=${flags.join(' ')}`,
      ],
      { env: { ...process.env, CHROME_PATH: findChromium() }, stdio: ['ignore', 'ignore', 'inherit'] },
    )
    const [code] = await once(child, 'exit')
    if (code !== 0) throw new Error(`Lighthouse ended with ${code}.`)
    return JSON.parse(await readFile(report, 'utf8')) as Report
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
}

async function signIn(profile: string, { url, token }: BrowserSite): Promise<void> {
  const executablePath = findChromium()
  const context = await chromium.launchPersistentContext(profile, {
    args: chromiumArguments,
    ...(executablePath && { executablePath }),
  })
  const page = await context.newPage()
  // A page without our scripts, so that nothing is fetched or cached before the measurement.
  await page.route(url, route => route.fulfill({ contentType: 'text/html', body: '' }))
  await page.goto(url)
  await page.evaluate(`localStorage.setItem('token', ${JSON.stringify(token)})`)
  await context.close()
  // Otherwise the pages of this profile would start with a warm cache.
  await rm(join(profile, 'Default/Cache'), { recursive: true, force: true })
}
