import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { notRun, runBy, sectionsRunBy } from './support/known-commands.table.ts'
import { listCommands } from './support/page-commands.ts'
import { repository } from './support/sources.ts'

const commands = [...(await listCommands('README.md')), ...(await listCommands('docs/operating.md'))]
const wholeSections = Object.values(sectionsRunBy).flat()
const isInWholeSection = (section: string, isBlock: boolean) => isBlock && wholeSections.includes(section)
const readSource = (path: string) => readFile(join(repository, path), 'utf8')

test('every command of the README and of docs/operating.md is run by a test, or stands in the table of those that are not', () => {
  const unknown = commands
    .filter(({ section, isBlock }) => !isInWholeSection(section, isBlock))
    .filter(({ command }) => !(command in runBy) && !(command in notRun))
  assert.deepEqual(unknown, [])
})

test('the tables of commands name none that the pages do not have, and none twice', () => {
  const named = [...Object.keys(runBy), ...Object.keys(notRun)]
  const onPages = commands.map(({ command }) => command)
  assert.deepEqual(
    named.filter(command => !onPages.includes(command)),
    [],
  )
  assert.deepEqual(
    Object.keys(runBy).filter(command => command in notRun),
    [],
  )
  for (const [command, reason] of Object.entries(notRun)) assert.ok(reason.split(' ').length > 4, command)
})

test('a test that is said to run a command has its words; one that runs a whole section reads it from the page', async () => {
  for (const [command, [path, words]] of Object.entries(runBy))
    assert.ok((await readSource(path)).includes(words), `${path} has no ${words}, which runs ${command}`)
  const sections = commands.map(({ section }) => section)
  for (const [path, names] of Object.entries(sectionsRunBy)) {
    const source = await readSource(path)
    assert.ok(source.includes('listBlockLines'))
    for (const name of names)
      assert.ok(sections.includes(name) && source.includes(`'${name}'`), `${path}: ${name}`)
  }
})

test('what is called an npm script is one', async () => {
  const { scripts } = JSON.parse(await readSource('package.json')) as { scripts: Record<string, string> }
  const named = commands.flatMap(({ command }) =>
    Array.from(command.matchAll(/npm run ([\w:-]+)/g), ([, name = '']) => name),
  )
  assert.deepEqual(
    named.filter(name => name !== 'NAME' && name !== 'COMMAND' && !(name in scripts)),
    [],
  )
})
