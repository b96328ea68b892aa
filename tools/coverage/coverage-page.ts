import { join } from 'node:path'
import { community } from './community.table.ts'
import { type SpecificationRow, specification } from './specification.table.ts'
import { readTaggedTests, type TaggedTest } from './tagged-tests.ts'

export const coveragePagePath = join(import.meta.dirname, '../../docs/coverage.md')

const introduction = `# Coverage

Every sentence, bullet, table row and constant of the specification, and the tests that settle it: a file, \`›\`, the test's title. Where the
client and the server each have their part, both are named. Sentences in single quotes are the product's words; they stand in its code exactly so.
Where the product does more than a sentence asks, that and the reason follow it in italics.

This page is written by \`npm run coverage-table\` from \`tools/coverage/specification.table.ts\` and the tags of the tests, and
\`tests/coverage.test.ts\` fails if it is stale. A test says what it settles in its options: \`{ tags: ['5-prep-time'] }\` in Node's runner,
\`{ tag: ['@2-not-found-page'] }\` in Playwright, where \`npm run journeys -- --grep @2-not-found-page\` runs what settles that row.
`

const communityIntroduction = `## Beyond the specification: a community

What the site promises its members beyond the specification, from \`tools/coverage/community.table.ts\`. What the tests were seen to fail by is in
[promises.md](promises.md).
`

/** The text of docs/coverage.md. */
export async function writeCoveragePage(): Promise<string> {
  const tests = await readTaggedTests()
  const sections = specification.map(({ number, title, parts }) => [
    `## ${number}. ${title}`,
    ...parts.flatMap(part => [...(part.title ? [`### ${part.title}`] : []), tableOf(part.rows, tests)]),
  ])
  const promised = community.map(({ title, rows }) => [`### ${title}`, tableOf(rows, tests)])
  const page = [introduction, ...sections.flat(), communityIntroduction, ...promised.flat()]
  return `${page.join('\n\n').replaceAll('\n\n\n', '\n\n')}\n`
}

const tableOf = (rows: SpecificationRow[], tests: TaggedTest[]): string =>
  ['| Row | Sentence | Tests |', '| --- | --- | --- |', ...rows.map(row => lineOf(row, tests))].join('\n')

function lineOf({ id, sentence, addition }: SpecificationRow, tests: TaggedTest[]): string {
  const named = tests.filter(({ ids }) => ids.includes(id)).map(({ file, title }) => `\`${file}\` › ${title}`)
  const text = addition ? `${sentence} _${addition}_` : sentence
  return `| \`${id}\` | ${text} | ${named.join(' · ').replaceAll('|', '\\|')} |`
}
