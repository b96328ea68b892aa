import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readNotifications } from './notification.ts'

const replies: [what: string, read: () => unknown, expected: unknown][] = [
  [
    'notifications lead to what they are about',
    () =>
      readNotifications([
        { recipeId: 2 },
        { kind: 'version', recipeId: 2 },
        { kind: 'follow', actorId: 3 },
        {},
      ]).map(({ path }) => path),
    ['/recipes/2', '/recipes/2/versions', '/chefs/3', undefined],
  ],
  [
    'notifications of a new version have the line that changed, and what is no text is none',
    () =>
      readNotifications([
        { line: { was: '2 tsp salt', now: null } },
        { line: { was: 1, now: [] } },
        { line: 'salt' },
      ]).map(({ line }) => line),
    [{ was: '2 tsp salt', now: '' }, undefined, undefined],
  ],
  [
    'notifications without the words of a comment, and with something else in their place',
    () => readNotifications([{}, { excerpt: null }, { excerpt: { text: 1 } }]).map(({ excerpt }) => excerpt),
    ['', '', ''],
  ],
  [
    'notifications of reports, whole and with something else in their place',
    () =>
      readNotifications([
        {
          kind: 'report_outcome',
          report: {
            kind: 'comment',
            id: 7,
            recipeId: 5,
            member: 'Brian',
            rule: { number: 3, name: 'No advertising' },
          },
        },
        { kind: 'report_outcome', report: { rule: 'No advertising' }, outcome: [] },
        { kind: 'comment', report: { rule: { number: 3 } } },
      ]).map(({ site }) => site),
    [
      {
        kind: 'report_outcome',
        reason: '',
        rule: undefined,
        report: {
          kind: 'comment',
          path: '/recipes/5#comment-7',
          member: 'Brian',
          recipe: '',
          rule: { number: 3, name: 'No advertising' },
          dueAt: '',
          isMemberTold: false,
          appealUntil: '',
        },
      },
      { kind: 'report_outcome', reason: '', rule: undefined, report: undefined },
      undefined,
    ],
  ],
  ['notifications that are no list', () => readNotifications('none'), []],
]

for (const [what, read, expected] of replies) test(what, () => assert.deepEqual(read(), expected))
