import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decompressionBomb, redAndBlueImage } from '#tests/support/pictures.ts'
import { openSite } from '#tests/support/site.ts'
import { sendPicture } from '#tests/support/uploads.ts'

const site = await openSite()
const sendToBoth = (bytes: Buffer) => sendPicture(site, bytes)

/** Measures the processor time of all threads of this process, because pictures are decoded in other threads than requests. */
async function processorMsOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

test('a small file that unpacks to an enormous picture is refused before it costs anything', async t => {
  const honest = await redAndBlueImage(3_000).jpeg().toBuffer()
  const honestMs = await processorMsOf(async () => {
    for (const { status } of await sendToBoth(honest)) assert.ok(status < 300, String(status))
  })
  for (const side of [16_000, 30_000]) {
    const bytes = decompressionBomb(side)
    assert.ok(bytes.length < 200_000)
    const ms = await processorMsOf(async () => {
      for (const { status, body } of await sendToBoth(bytes))
        assert.deepEqual([status, body.code], [400, 'unreadable_image'])
    })
    t.diagnostic(
      `${side} pixels: ${ms.toFixed(0)} ms of processors; an honest picture ${honestMs.toFixed(0)}`,
    )
    assert.ok(ms < honestMs, `${ms} ms for ${side} pixels`)
  }
  for (const { status } of await sendToBoth(decompressionBomb(64)))
    assert.ok(status === 200 || status === 201)
})

test('a strip is refused before it is enlarged to a frame, which would take gigabytes; a panorama is accepted', async () => {
  const startMb = process.resourceUsage().maxRSS / 1e3
  for (const [width, height] of [
    [262_192, 32],
    [32, 262_192],
  ] as const)
    for (const { status, body } of await sendToBoth(decompressionBomb(width, height)))
      assert.deepEqual([status, body.code], [400, 'unreadable_image'], `${width} × ${height}`)
  assert.ok(process.resourceUsage().maxRSS / 1e3 - startMb < 100)
  for (const [width, height] of [
    [5_000, 100],
    [1, 21],
  ] as const)
    for (const { status } of await sendToBoth(decompressionBomb(width, height)))
      assert.ok(status === 200 || status === 201, `${width} × ${height}`)
})
