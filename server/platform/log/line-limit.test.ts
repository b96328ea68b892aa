import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openLineLimit } from './line-limit.ts'

test('L4: only some of many lines of a kind are written, and then the number of the others', t => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const lines: string[] = []
  const limit = openLineLimit({
    lines: 3,
    seconds: 10,
    onOmitted: (kind, omitted) => lines.push(`${omitted} more of ${kind}`),
  })
  const write = (kind: string, times: number) => {
    for (let time = 0; time < times; time += 1) limit(kind, () => lines.push(kind))
  }
  write('a', 10)
  write('b', 2)
  assert.deepEqual(lines, ['a', 'a', 'a', 'b', 'b'])
  t.mock.timers.tick(10_000)
  assert.deepEqual(lines.slice(5), ['7 more of a'])
  write('a', 1)
  assert.deepEqual(lines.slice(6), ['a'])
})
