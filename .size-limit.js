// Byte budgets of what a browser loads first, from the build's own manifest: npm run size. Over a limit, it fails.
import { readFileSync } from 'node:fs'

const client = 'dist/client/'
const manifest = JSON.parse(readFileSync(`${client}.vite/manifest.json`, 'utf8'))

function filesOf(key, seen = new Set()) {
  const entry = manifest[key]
  if (!entry || seen.has(key)) return []
  seen.add(key)
  return [entry.file, ...(entry.css ?? []), ...(entry.imports ?? []).flatMap(name => filesOf(name, seen))]
}

const firstLoad = (page, ending) =>
  [...new Set([...filesOf('index.html'), ...filesOf(`pages/${page}.tsx`)])]
    .filter(file => file.endsWith(ending))
    .map(file => client + file)

const ownFiles = page => {
  const common = new Set(filesOf('index.html'))
  return filesOf(`pages/${page}.tsx`)
    .filter(file => file.endsWith('.js') && !common.has(file))
    .map(file => client + file)
}

const precacheFiles = JSON.parse(readFileSync(`${client}.vite/precache-files.json`, 'utf8')).map(
  file => client + file.slice(1),
)

const budget = (name, path, limit) => ({ name, path, limit, brotli: true })

export default [
  budget('/recipes, script', firstLoad('recipes', '.js'), '110 kB'),
  ...['home', 'login', 'signup', 'about', 'contact'].map(page =>
    budget(`${page}, script`, firstLoad(page, '.js'), '105 kB'),
  ),
  ...['recipe', 'my-recipes', 'profile', 'chef', 'admin-signin', 'admin-dashboard'].map(page =>
    budget(`${page}, its own script`, ownFiles(page), '20 kB'),
  ),
  budget('/recipes, styles', firstLoad('recipes', '.css'), '12 kB'),
  budget('precached for offline use', precacheFiles, '300 kB'),
  budget('one font', 'web/fonts/hanken-grotesk.woff2', '27 kB'),
]
