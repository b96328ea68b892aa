import assert from 'node:assert/strict'
import { test } from 'node:test'
import { operationOf, redactStatement } from './statement-text.ts'

const redacted: [sql: string, expected: string][] = [
  ["select id from users where email = 'zawadi@example.org'", 'select id from users where email = ?'],
  [
    "select 'it''s', \"user's\".id from t where id = $1 and n > 4.5",
    'select ?, "user\'s".id from t where id = $1 and n > ?',
  ],
  ['select $$secret words$$, $tag$more; words$tag$', 'select ?, ?'],
  ['/* prepared */ select\n  1 limit 20', 'select ? limit ?'],
  ["insert into t2 values (E'tab', 7)", 'insert into t2 values (E?, ?)'],
  ["select 'no end of it", 'select ?'],
]

test('a statement is exported without the values that stand in it', () => {
  for (const [sql, expected] of redacted) assert.equal(redactStatement(sql), expected)
})

test('a statement is exported with 2,000 characters at most', () => {
  const long = `select ${'a, '.repeat(5_000)} 'secret`
  assert.equal(redactStatement(long).length, 2_000)
  assert.equal(redactStatement(`select '${'x'.repeat(9_000)}' , 1`), 'select ?')
})

test('the first word of a statement is its operation', () => {
  assert.equal(operationOf('with a as (select 1) delete from b'), 'WITH')
  assert.equal(operationOf('(select 1)'), 'SELECT')
  assert.equal(operationOf(''), 'SQL')
})
