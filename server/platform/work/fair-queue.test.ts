import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { lastGroup, openFairQueue, type QueueLimits } from './fair-queue.ts'
import type { Sender } from './sender.ts'

const full = new Error('full')

/** `a` is a group; `a/1` a member of it. */
function senderOf(key: string): Sender {
  const [group = '', member] = key.split('/')
  return { group, member: member === undefined ? undefined : Number(member) }
}

/** Opens a queue whose tasks end when the test says so, and records the order in which they began. */
function openManualQueue(limits: Partial<QueueLimits> = {}) {
  const queue = openFairQueue({ running: 1, waiting: 4, maxWaitMs: 60_000, ...limits })
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const add = (key: string, name: string): Promise<'done' | 'refused'> =>
    queue(
      senderOf(key),
      () => {
        begun.push(name)
        return new Promise<'done'>(resolve => ends.set(name, () => resolve('done')))
      },
      () => full,
    ).catch(error => {
      assert.equal(error, full)
      return 'refused' as const
    })
  const end = async (name: string) => {
    ends.get(name)?.()
    await nextTurn()
  }
  return { add, begun, end, queue }
}

const soon = <Outcome>(outcome: Promise<Outcome> | undefined) =>
  Promise.race([outcome, nextTurn('still waiting' as const)])

test('groups take turns: a group with many tasks delays only its own', async () => {
  const { add, begun, end } = openManualQueue()
  for (const name of ['a1', 'a2', 'a3', 'a4']) void add('a', name)
  void add('b', 'b1')
  for (const name of ['a1', 'a2', 'b1', 'a3', 'a4']) {
    assert.equal(begun.at(-1), name)
    await end(name)
  }
  assert.deepEqual(begun, ['a1', 'a2', 'b1', 'a3', 'a4'])
})

test('no more tasks run at once than allowed, and no more wait than allowed', async () => {
  const { add, begun, end } = openManualQueue({ running: 2, waiting: 3 })
  const outcomes = Array.from({ length: 10 }, (_, n) => add('a', `a${n}`))
  assert.deepEqual(await Promise.all(outcomes.slice(5)), Array(5).fill('refused'))
  assert.deepEqual(begun, ['a0', 'a1'])
  for (let n = 0; n < 5; n += 1) await end(`a${n}`)
  assert.deepEqual(await Promise.all(outcomes.slice(0, 5)), Array(5).fill('done'))
})

test('a full queue makes room for a newcomer by refusing a task of the group with the most', async () => {
  const { add, begun, end } = openManualQueue()
  void add('a', 'a1')
  const [, , , last] = ['a2', 'a3', 'a4', 'a5'].map(name => add('a', name))
  void add('b', 'b1')
  assert.equal(await last, 'refused')
  assert.equal(await add('a', 'a6'), 'refused')
  await end('a1')
  await end('a2')
  assert.deepEqual(begun, ['a1', 'a2', 'b1'])
})

test('a member has a share of the waiting places, from any network', async () => {
  const { add } = openManualQueue({ waitingPerMember: 2 })
  for (const [key, name] of [
    ['a/1', '1a'],
    ['a/1', '1b'],
    ['b/1', '1c'],
  ] as const)
    void add(key, name)
  assert.equal(await soon(add('c/1', '1d')), 'refused')
  assert.equal(await soon(add('a/2', '2a')), 'still waiting')
})

test('networks take turns, and in each its members', async () => {
  const { add, begun, end } = openManualQueue({ waiting: 10 })
  const inOrder = ['1a', '1b', '2a', '2b', '3a']
  for (const name of inOrder) void add(`a/${name[0]}`, name)
  void add('b/4', '4a')
  void add('b/4', '4b')
  for (const name of ['1a', '1b', '4a', '2a', '4b', '3a', '2b']) {
    assert.equal(begun.at(-1), name, `${begun}`)
    await end(name)
  }
})

test('senders of the last group wait for all others', async () => {
  const { add, begun, end } = openManualQueue({ waiting: 10 })
  for (const [key, name] of [
    ['a', 'a1'],
    [lastGroup, 'last1'],
    [lastGroup, 'last2'],
    ['b', 'b1'],
  ] as const)
    void add(key, name)
  await end('a1')
  void add('c', 'c1')
  await end('b1')
  await end('c1')
  void add('a', 'a2')
  await end('last1')
  await end('a2')
  assert.deepEqual(begun, ['a1', 'b1', 'c1', 'last1', 'a2', 'last2'])
})

test('a full queue makes room by refusing a task of the member with the most in the network with the most', async () => {
  const { add } = openManualQueue({ waiting: 4 })
  void add('a/1', 'begun')
  const [early, late, other, ...rest] = ['a/1', 'a/1', 'a/2', 'b/3'].map((key, n) => add(key, `${n}`))
  void add('a/4', 'newcomer')
  assert.deepEqual(await Promise.all([early, late, other, ...rest].map(soon)), [
    'still waiting',
    'refused',
    'still waiting',
    'still waiting',
  ])
  assert.equal(await add('a/5', 'as many'), 'refused')
})

test('with too many waiting groups, the newest task goes first; if that lasts, new groups and late tasks are refused', async t => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  let now = 0
  t.mock.method(performance, 'now', () => now)
  const { add, begun, end, queue } = openManualQueue({
    waiting: 10,
    waitingGroups: 2,
    maxWaitMs: 1_000,
    crowdedAfterMs: 100,
    maxCrowdedWaitMs: 10,
  })
  void add('a', 'a1')
  const early = [add('b', 'b1'), add('c', 'c1')]
  now = 50
  void add('d', 'd1')
  await end('a1')
  assert.deepEqual(begun, ['a1', 'd1'])
  await end('d1')
  assert.deepEqual(begun, ['a1', 'd1', 'b1'], 'nobody has come since')
  void add('e', 'e1')
  assert.equal(queue.isFullFor('f'), false)
  now = 101
  assert.deepEqual([queue.isFullFor('f'), queue.isFullFor('e')], [true, false])
  assert.equal(await soon(add('f', 'f1')), 'refused')
  void add('e', 'e2')
  await end('b1')
  assert.equal(await soon(early[1]), 'refused')
  assert.deepEqual(begun, ['a1', 'd1', 'b1', 'e2'])
  assert.equal(queue.isFullFor('f'), false, 'nobody waits')
})

test('a member has a share of the places, and a network has half of them, even if others are free', async () => {
  const { add, begun, end } = openManualQueue({ running: 4, runningPerMember: 1, waiting: 10 })
  for (const name of ['1a', '1b', '2a', '3a']) void add(`a/${name[0]}`, name)
  void add('b/4', '4a')
  assert.deepEqual(begun, ['1a', '2a', '4a'])
  await end('4a')
  assert.deepEqual(begun, ['1a', '2a', '4a'])
  await end('2a')
  assert.deepEqual(begun, ['1a', '2a', '4a', '3a'])
  await end('3a')
  assert.deepEqual(begun, ['1a', '2a', '4a', '3a'])
  await end('1a')
  assert.deepEqual(begun, ['1a', '2a', '4a', '3a', '1b'])
})

test('a task that does not get its turn in time is refused, and its place is free again', async () => {
  const { add, begun, end } = openManualQueue({ waiting: 1, maxWaitMs: 20 })
  void add('a', 'a1')
  assert.equal(await add('a', 'a2'), 'refused')
  const later = add('a', 'a3')
  await end('a1')
  await end('a3')
  assert.equal(await later, 'done')
  assert.deepEqual(begun, ['a1', 'a3'])
})

test('in a queue that stays crowded, new tasks are served and tasks that have waited are refused', async t => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  let now = 0
  t.mock.method(performance, 'now', () => now)
  const pass = (ms: number) => {
    now += ms
    t.mock.timers.tick(ms)
  }
  const { add, begun, end } = openManualQueue({ waiting: 10, maxWaitMs: 100, maxCrowdedWaitMs: 10 })
  void add('a', 'a1')
  const outcomes = [add('a', 'a2')]
  pass(60)
  outcomes.push(add('a', 'a3'))
  pass(50) // a2 was refused, but the queue was never empty.
  assert.equal(await outcomes[0], 'refused')
  outcomes.push(add('a', 'a4'))
  await end('a1')
  assert.deepEqual(begun, ['a1', 'a4'])
  pass(50)
  assert.equal(await outcomes[1], 'refused')
})

test('a group with many waiting tasks is refused late, another in time; neither gets a turn after its time', async t => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  let now = 0
  t.mock.method(performance, 'now', () => now)
  const pass = async (ms: number) => {
    now += ms
    t.mock.timers.tick(ms)
    await nextTurn()
  }
  const many = { count: 2, refuseAfterMs: 500 }
  const { add, begun, end } = openManualQueue({ waiting: 10, maxWaitMs: 100, many })
  void add('a', 'a1')
  const refused: string[] = []
  for (const name of ['a2', 'a3', 'a4', 'b1'])
    void add(name.slice(0, 1), name).then(outcome => outcome === 'refused' && refused.push(name))
  await pass(101)
  assert.deepEqual(refused, ['b1'])
  await end('a1')
  assert.deepEqual(begun, ['a1'])
  await pass(398)
  assert.deepEqual(refused, ['b1'])
  await pass(5)
  assert.deepEqual(refused, ['b1', 'a2', 'a3', 'a4'])
})

test('a task that fails frees its place', async () => {
  const { add, begun, queue } = openManualQueue()
  await assert.rejects(
    queue(
      { group: 'a' },
      () => Promise.reject(new Error('broken')),
      () => full,
    ),
    /broken/,
  )
  void add('a', 'a1')
  assert.deepEqual(begun, ['a1'])
})
