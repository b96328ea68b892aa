import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { isRate, listLimits } from '#server/platform/limits/limit-names.ts'
import { callRange, rangeOf } from '#server/platform/limits/limit-ranges.ts'
import { readSources, repository } from './support/repository.ts'

const page = await readFile(join(repository, 'docs/operating.md'), 'utf8')

/** The table that begins with `| Limit | Default | Unit |`: of each limit its name, default and unit. */
const documented = (page.split('\n## Every limit\n')[1] ?? '')
  .split('\n')
  .filter(line => line.startsWith('| `'))
  .map(line =>
    line
      .split('|')
      .slice(1, 5)
      .map(cell => cell.trim()),
  )

const withUnderscores = (number: number) => number.toLocaleString('en').replaceAll(',', '_')

const actual = [...listLimits()].map(([name, value]) =>
  isRate(value)
    ? [`\`${name}\``, `\`${value.calls}/${value.seconds}\``, callRange.unit]
    : [`\`${name}\``, `\`${withUnderscores(value)}\``, rangeOf(name).unit],
)

test('docs/operating.md names every limit that an operator can set, with its default and unit', () => {
  assert.deepEqual(
    documented.map(([name, value, unit]) => [name, value, unit]),
    actual,
  )
})

test('docs/operating.md says of every limit what it bounds', () => {
  for (const [name = '', , , bounds = ''] of documented) assert.match(bounds, /^\p{L}.{10}/u, name)
})

/** A default that is read beside the settings would hold whatever the operator sets. */
const readerOfDefaults = 'server/platform/limits/limit-names.ts'

test('the server is handed its limits: none of it reads the defaults but what reads the settings', async () => {
  const readers = (await readSources())
    .filter(({ path }) => path.startsWith('server/') && !path.endsWith('.test.ts'))
    .filter(({ imports }) =>
      imports.some(({ to, isTypeOnly }) => to.endsWith('limits/default-limits.ts') && !isTypeOnly),
    )
  assert.deepEqual(
    readers.map(({ path }) => path),
    [readerOfDefaults],
  )
})
