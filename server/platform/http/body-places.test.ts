import assert from 'node:assert/strict'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import type { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { trustedProxy } from '#tests/support/call.ts'
import { aRecipeFile } from '#tests/support/imports.ts'
import { aMember, type Member } from '#tests/support/people.ts'
import { formWithFile } from '#tests/support/pictures.ts'
import { openSite } from '#tests/support/site.ts'
import { beginBody } from '#tests/support/socket.ts'
import { waitFor } from '#tests/support/wait-for.ts'

// No upload is cut off for being slow.
const site = await openSite({
  ...trustedProxy,
  LIMITS: 'places.files.atOnce=4 places.files.perMember=2 bodyRate.graceSeconds=86_400',
})

/** The folder into which uploads are written. A file in it shows that its upload has a place. */
const received = await mkdtemp(join(tmpdir(), 'mezani-received-bodies-'))
process.env.TMPDIR = received
after(() => rm(received, { recursive: true, force: true }))

const few = 1_000
const many = 300_000
const [first, other, third] = ['198.51.100.1', '198.51.100.2', '198.51.100.3'] as const

async function readArrived(): Promise<string[]> {
  const folders = (await readdir(received)).filter(name => name.startsWith('mezani-received-'))
  return Promise.all(folders.map(name => readFile(join(received, name, 'file'), 'latin1').catch(() => '')))
}

/** Begins to upload a file that consists of this letter. Resolves once the upload has a place and `bytes` more bytes have arrived. */
async function begin({ token }: Member, network: string, letter: string, bytes = many) {
  const body = await beginBody(site, { kind: 'file', token, network })
  const hasArrived = async (count: number) =>
    (await readArrived()).some(text => text.startsWith(letter) && text.length >= count) || undefined
  body.send(letter.repeat(2 * few))
  await waitFor(() => hasArrived(few), `the start of ${letter}`)
  body.send(letter.repeat(bytes))
  await waitFor(() => hasArrived(bytes), `what follows of ${letter}`)
  return body
}

const importFrom = (network: string, member: Member) => {
  const headers = { 'x-forwarded-for': network }
  const body = formWithFile('file', aRecipeFile('Mandazi'), 'recipes.json', 'application/json')
  return site.call('POST', '/api/imports/files', { token: member.token, body, headers })
}

test('when all places are taken, the slowest body of the largest holder is ended for a member who would hold fewer', async () => {
  const [greedy, neighbour, stranger] = [await aMember(site), await aMember(site), await aMember(site)]
  const slowest = await begin(greedy, first, 'a', 0)
  const faster = await begin(greedy, first, 'b')
  assert.equal((await importFrom(first, greedy)).status, 503, 'has their share')
  const others = [await begin(neighbour, first, 'c'), await begin(stranger, other, 'd')]
  const imported = await importFrom(third, await aMember(site))
  assert.equal(imported.status, 201, imported.text)
  await waitFor(async () => slowest.socket.closed || undefined, 'the end of the slowest')
  const [head = '', json = '{}'] = slowest.received().split('\r\n\r\n')
  assert.match(head, /^HTTP\/1.1 503 .*\r\nretry-after: 30\r\n/s)
  assert.equal(JSON.parse(json).code, 'unavailable')

  const ofGreedy = [faster, await begin(greedy, first, 'e')]
  const isOpen = ({ socket }: { socket: Socket }) => !socket.closed
  const ofNeighbours = await importFrom(first, await aMember(site))
  assert.equal(ofNeighbours.status, 201, ofNeighbours.text)
  await waitFor(async () => !ofGreedy.every(isOpen) || undefined, 'the end of one of the two')

  ofGreedy.push(await begin(greedy, first, 'f'))
  assert.equal((await importFrom(first, neighbour)).status, 503, 'would hold as many')
  assert.deepEqual([others.every(isOpen), ofGreedy.filter(isOpen).length], [true, 2])
})
