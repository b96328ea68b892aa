import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as {
  scripts: { start: string }
}

/** Node's flags in `npm start`, so that benchmarks and tests run the site as operators do. */
export const siteFlags: string[] = scripts.start.split(' ').filter(word => word.startsWith('--max-'))
