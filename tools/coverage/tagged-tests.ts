import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const testFiles = '{contract,covers,server,web,tools,tests}/**/*.{test,spec}.ts'

/** A test and the ids of the specification's rows that it covers. `title`: with … for what differs between the cases of a table. */
export type TaggedTest = { file: string; title: string; ids: string[] }

/** Reads the tags from the source of every test: `{ tags: ['2-home'] }` in Node's runner, `{ tag: ['@2-home'] }` in Playwright. */
export async function readTaggedTests(): Promise<TaggedTest[]> {
  const files = (await Array.fromAsync(glob(testFiles, { cwd: root }))).map(toPosix).sort()
  const tests = await Promise.all(
    files.map(async file => tagsIn(file, await readFile(join(root, file), 'utf8'))),
  )
  return tests.flat()
}

const toPosix = (path: string): string => path.replaceAll('\\', '/')

const tags = /\btags?:\s*\[([^\]]*)\]/
const taggedTest = new RegExp(
  `\\b(?:test|it)\\(\\s*(['"\`])((?:(?!\\1)[^\\\\]|\\\\.)*)\\1,\\s*\\{\\s*${tags.source}`,
  'gs',
)

function tagsIn(file: string, source: string): TaggedTest[] {
  const tests = [...source.matchAll(taggedTest)].map(([, , title = '', ids = '']) => ({
    file,
    title: title.replace(/\$\{.*?\}/gs, '…').replaceAll('\\', ''),
    ids: [...ids.matchAll(/'@?([^']+)'/g)].map(([, id = '']) => id),
  }))
  const written = source.match(new RegExp(tags.source, 'g'))?.length ?? 0
  if (tests.length < written)
    throw new Error(`${file}: tags stand first in a test's options, right behind its title`)
  return tests
}
