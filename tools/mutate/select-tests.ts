import { readTaggedTests, type TaggedTest } from '#tools/coverage/tagged-tests.ts'
import type { Mutation } from './mutation.ts'

/** What is run together: Node's tests, journeys on our server, or journeys on another backend, which are slower. */
export type Selection = {
  stage: 'lead' | 'rules' | 'whole rules' | 'journeys' | 'whole journeys' | 'interop'
  kind: 'node' | 'journeys'
  files: string[]
  /** Of the test's title with its tags; undefined for all tests of the files. */
  pattern: RegExp | undefined
}

const taggedTests = await readTaggedTests()

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)

/** Of several mutations the most specific journey of each is run first: most need no other. */
const leadTest = ({ rows }: Pick<Mutation, 'rows'>): TaggedTest[] =>
  taggedTests
    .filter(({ file, ids }) => file.startsWith('tests/journeys/') && ids.some(id => rows.includes(id)))
    .toSorted((one, other) => one.ids.length - other.ids.length)
    .slice(0, 1)

const titlePattern = (title: string) => title.split('…').map(escaped).join('.*')

/** The tests that have to catch these mutations, the quickest kind first. */
export function selectTests(mutations: Pick<Mutation, 'rows' | 'tests'>[]): Selection[] {
  const rows = [...new Set(mutations.flatMap(mutation => mutation.rows))]
  const whole = [...new Set(mutations.flatMap(({ tests = [] }) => tests))]
  const tagged = taggedTests.filter(
    ({ file, ids }) => !whole.includes(file) && ids.some(id => rows.includes(id)),
  )
  const filesOf = (pattern: RegExp) => [
    ...new Set(tagged.map(({ file }) => file).filter(file => pattern.test(file))),
  ]
  const isNodeTest = /\.test\.ts$/
  const titles = tagged
    .filter(({ file }) => isNodeTest.test(file))
    .map(({ title }) => `^${titlePattern(title)}$`)
  const tags = new RegExp(`@(${rows.map(escaped).join('|')})(?![\\w-])`)
  const leads = mutations.length > 1 ? mutations.flatMap(leadTest) : []
  const selections: Selection[] = [
    {
      stage: 'lead',
      kind: 'journeys',
      files: [...new Set(leads.map(({ file }) => file))],
      pattern: new RegExp(leads.map(({ title }) => titlePattern(title)).join('|')),
    },
    { stage: 'rules', kind: 'node', files: filesOf(isNodeTest), pattern: new RegExp(titles.join('|')) },
    {
      stage: 'whole rules',
      kind: 'node',
      files: whole.filter(file => isNodeTest.test(file)),
      pattern: undefined,
    },
    { stage: 'journeys', kind: 'journeys', files: filesOf(/^tests\/journeys\/.*\.spec\.ts$/), pattern: tags },
    {
      stage: 'whole journeys',
      kind: 'journeys',
      files: whole.filter(file => !isNodeTest.test(file)),
      pattern: undefined,
    },
    { stage: 'interop', kind: 'journeys', files: filesOf(/^tests\/interop\/.*\.spec\.ts$/), pattern: tags },
  ]
  return selections.filter(({ files }) => files.length > 0)
}

/** Whether a test, by its file and title, is one of those that have to catch the mutation. */
export const isTestOf = ({ rows, tests = [] }: Mutation, test: string): boolean =>
  taggedTests.some(
    ({ file, title, ids }) =>
      ids.some(id => rows.includes(id)) &&
      test.startsWith(file) &&
      new RegExp(`› ${titlePattern(title)}( @|$)`).test(test),
  ) || tests.some(file => test.startsWith(file))

/** What every page or many tests depend on is broken alone, so that no test fails for the sake of another fault. */
const isWide = ({ file, tests }: Mutation) =>
  tests !== undefined ||
  /^(contract|server|web\/(api|ui|app\/(guards|layout|pages|routes|site-header)))/.test(file)

/** Whether two can be told apart when they are in the same copy: they share neither a file nor a test. */
export const canGoTogether = (one: Mutation, other: Mutation): boolean =>
  !isWide(one) &&
  !isWide(other) &&
  one.file !== other.file &&
  !taggedTests.some(
    ({ ids }) => ids.some(id => one.rows.includes(id)) && ids.some(id => other.rows.includes(id)),
  )
