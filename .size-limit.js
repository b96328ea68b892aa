// npm run size: byte budgets of what a browser loads first, by the build's own manifest. It fails above a budget.
// Each budget is the weight of 30 November 2026 plus 10 %, so that a feature has room.
import { readFileSync } from 'node:fs'
import { pages } from '#web/app/pages.ts'
import { secondaryPages } from '#web/app/secondary-pages.ts'

const client = 'dist/client/'
const manifest = JSON.parse(readFileSync(`${client}.vite/manifest.json`, 'utf8'))

function filesOf(key, seen = new Set()) {
  const entry = manifest[key]
  if (!entry || seen.has(key)) return []
  seen.add(key)
  return [entry.file, ...(entry.css ?? []), ...(entry.imports ?? []).flatMap(name => filesOf(name, seen))]
}

const clientFiles = (files, ending) => files.filter(file => file.endsWith(ending)).map(file => client + file)

const sharedFiles = filesOf('index.html')
const pageFiles = page => {
  const keys = page in secondaryPages ? ['app/secondary-pages.ts'] : []
  return [...keys, `pages/${page}.tsx`].flatMap(key => filesOf(key))
}
const firstLoad = (page, ending) => clientFiles([...new Set([...sharedFiles, ...pageFiles(page)])], ending)
const ownScript = page =>
  clientFiles(
    [...new Set(pageFiles(page))].filter(file => !sharedFiles.includes(file)),
    '.js',
  )

const precacheFiles = JSON.parse(readFileSync(`${client}.vite/precache-files.json`, 'utf8')).map(
  file => client + file.slice(1),
)

const budget = (name, path, limit) => ({ name, path, limit, brotli: true })

const pageBudgets = Object.entries(pages).map(([page, { url, firstLoadKilobytes }]) =>
  firstLoadKilobytes
    ? budget(`${url}, all script`, firstLoad(page, '.js'), `${firstLoadKilobytes} kB`)
    : budget(`${url}, its own script`, ownScript(page), '25 kB'),
)

export default [
  ...pageBudgets,
  budget('/recipes, styles', firstLoad('recipes', '.css'), '12 kB'),
  budget('precached for offline use', precacheFiles, '311 kB'),
  budget('one font', 'web/fonts/hanken-grotesk.woff2', '22 kB'),
]
