import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pageOfText } from './plain-text.ts'

test('a text of only newsletter lines takes a bounded multiple of the time of another text', () => {
  const lines = 60_000
  const cost = (line: string) => {
    const before = process.cpuUsage()
    pageOfText(`${line}\n`.repeat(lines))
    return process.cpuUsage(before).user
  }
  const [plain, newsletter] = [cost('Some words'), cost('Newsletter')]
  assert.ok(newsletter < 10 * plain, `${newsletter} µs beside ${plain}`)
})
