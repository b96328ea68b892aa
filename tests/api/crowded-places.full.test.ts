import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { maxPageLength } from '#contract/limits.ts'
import { defaultLimits } from '#server/platform/limits/default-limits.ts'
import { trustedProxy } from '#tests/support/call.ts'
import { aMember, type Member } from '#tests/support/people.ts'
import { formWithFile, solidImage } from '#tests/support/pictures.ts'
import { openSite } from '#tests/support/site.ts'
import { type BodyKind, beginBody, bodyLength, trickle } from '#tests/support/socket.ts'

const site = await openSite({ ...trustedProxy, LIMITS: 'pageReading.maxMemoryMb=1000' })

const attackers = '198.51.100.1'
/** Networks of honest people: another network, and the attackers' own. */
const networks = ['198.51.100.2', attackers]

const members = (count: number): Promise<Member[]> =>
  Promise.all(Array.from({ length: count }, () => aMember(site)))

/** Sends `bodiesOfEach` slow bodies from each of `accounts` accounts, just faster than the minimum rate, until the test is over. */
async function attack(t: TestContext, kind: BodyKind, accounts: number, bodiesOfEach: number) {
  const begun = (await members(accounts)).flatMap(({ token }) =>
    Array.from({ length: bodiesOfEach }, () => beginBody(site, { kind, token, network: attackers })),
  )
  const bodies = await Promise.all(begun)
  t.after(trickle(bodies, 20_000))
  t.after(() => {
    for (const { socket } of bodies) socket.destroy()
  })
  await sleep(1_000)
}

const photo = await solidImage(1200, 800).jpeg().toBuffer()
const uploadPhoto = async (network: string) =>
  site.call('POST', '/api/images', {
    token: (await aMember(site)).token,
    body: formWithFile('image', photo),
    headers: { 'x-forwarded-for': network },
  })

const readPage = (network: string, { token }: Member, html: string) =>
  site.call('POST', '/api/imports/read', { token, body: { html }, headers: { 'x-forwarded-for': network } })
const page = '<h1>Mandazi</h1><h2>Ingredients</h2><ul><li>3 cups flour<li>1 egg</ul><h2>Method</h2><p>Fry.'

const importFile = async (network: string, at = site) =>
  at.call('POST', '/api/imports/files', {
    token: (await aMember(at)).token,
    body: formWithFile('file', '# Mandazi\n\n## Ingredients\n\n- 3 cups flour\n', 'a.md', 'text/markdown'),
    headers: { 'x-forwarded-for': network },
  })

test('forty slow photos from two accounts keep nobody else from uploading a photo', async t => {
  await attack(t, 'picture', 2, 20)
  for (const network of networks) {
    const { status, text } = await uploadPhoto(network)
    assert.equal(status, 201, `${network} ${text}`)
  }
})

test('twenty-four slow pages from eight accounts keep nobody else from reading a page', async t => {
  await attack(t, 'page', 8, 3)
  for (const network of networks) {
    const { status, text } = await readPage(network, await aMember(site), page)
    assert.equal(status, 200, `${network} ${text}`)
  }
})

test('four slow files from two accounts keep nobody else from importing a file', async t => {
  await attack(t, 'file', 2, 2)
  const { status, text } = await importFile('198.51.100.2')
  assert.equal(status, 201, text)
})

test('four accounts whose pages end their readers keep nobody else from reading a page', async t => {
  // Ends the reader by its time limit. A page that reaches the memory limit ends it sooner.
  const costly = '<p>x<b>'.repeat(Math.floor(maxPageLength / 7))
  const isOver = new AbortController()
  t.after(() => isOver.abort())
  const attackOnAndOn = async (account: Member) => {
    while (!isOver.signal.aborted) {
      await readPage(attackers, account, costly).catch(() => undefined)
      await sleep(500)
    }
  }
  for (const account of await members(4)) for (let n = 0; n < 3; n += 1) void attackOnAndOn(account)
  await sleep(3_000)
  for (const network of [...networks, ...networks]) {
    const { status, text } = await readPage(network, await aMember(site), page)
    assert.equal(status, 200, `${network} ${text}`)
  }
})

test('when each network holds one place, a slow upload gives way and a fast one does not', async t => {
  const small = await openSite({ ...trustedProxy, LIMITS: 'places.files.atOnce=2' })
  const begin = async (network: string) =>
    beginBody(small, { kind: 'file', token: (await aMember(small)).token, network })
  const [slow, fast] = [await begin('198.51.100.4'), await begin('198.51.100.5')]
  t.after(trickle([slow], 30_000))
  t.after(trickle([fast], 100_000))
  await sleep(1_000)
  const early = await importFile('198.51.100.2', small)
  assert.equal(early.status, 503, 'nobody can tell yet')
  await sleep(defaultLimits.bodyRate.graceSeconds * 1_000)
  const late = await importFile('198.51.100.2', small)
  assert.equal(late.status, 201, late.text)
  assert.ok(await slow.waitForText('503 Service Unavailable'))
  assert.equal(fast.received(), '')
})

test('a client that keeps sending a body that the server has ended is disconnected', async t => {
  const one = await openSite({ ...trustedProxy, LIMITS: 'places.files.atOnce=2' })
  const { token } = await aMember(one)
  const begin = () => beginBody(one, { kind: 'file', token, network: attackers })
  const bodies = [await begin(), await begin()]
  for (const { socket } of bodies) socket.allowHalfOpen = true
  t.after(trickle(bodies, 200_000))
  await sleep(1_000)
  assert.equal((await importFile('198.51.100.2', one)).status, 201)
  await Promise.race(bodies.map(({ closed }) => closed))
  const ended = bodies.find(({ socket }) => socket.closed)
  assert.ok(Number(ended?.socket.bytesWritten) < bodyLength, `${ended?.socket.bytesWritten} bytes`)
})
