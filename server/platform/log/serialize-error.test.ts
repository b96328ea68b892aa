import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openLog } from './log.ts'

test('L1: a logged error contains no person’s address and no value of a statement', () => {
  const lines: string[] = []
  const log = openLog('info', { write: line => void lines.push(line) })
  const cause = Object.assign(new Error('invalid input syntax for type integer: "Wamalwa"'), {
    code: '22P02',
    detail: 'Key (email)=(pepea@example.org) exists.',
  })
  log.error(new Error('550 <pepea@example.org>: no such mailbox', { cause }), 'A mail failed')
  const { err } = JSON.parse(lines.join(''))
  assert.deepEqual([err.message, err.cause.code], ['550 <[address]>: no such mailbox', '22P02'])
  assert.doesNotMatch(lines.join(''), /pepea|Wamalwa/)
})
