import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { type BenchmarkOptions, type Metric, metric, quantile } from '../metric.ts'
import { type AttackedSite, withAttackedSite } from './attacked-site.ts'
import { login, signUp, upload } from './attacker.ts'

const bombs = 24
/** 50 million pixels, just below the limit. */
const bombSide = 7_100

/** How long others' logins and pictures take while one member sends 24 pictures of the most pixels that are allowed. */
export const measurePictures = ({ isQuick }: BenchmarkOptions): Promise<Metric[]> =>
  withAttackedSite(async site => {
    const [attacker, cook] = [await signUp(site, 'attacker'), await signUp(site, 'cook')]
    const bomb = await plainPicture(bombSide, bombSide).png({ palette: true, colours: 2 }).toBuffer()
    const photo = await plainPicture(1_200, 800).jpeg().toBuffer()
    let isOver = false
    const started = performance.now()
    const attack = Promise.all(Array.from({ length: bombs }, () => send(site, attacker, bomb))).then(() => {
      isOver = true
      return performance.now() - started
    })
    await sleep(200)
    const logins: number[] = []
    const photoTook = timed(() => send(site, cook, photo))
    while (!isOver && logins.length < (isQuick ? 8 : 20)) logins.push(await timed(() => login(site, 'cook')))
    const [attackTook, photoMs] = [await attack, await photoTook]
    const during = `while one member sends ${bombs} pictures of the most pixels`
    return [
      metric(`the picture queue ${during}: until it is empty`, attackTook / 1000, { atMost: 15 }, ' s'),
      metric(`another's photo ${during}`, photoMs / 1000, { atMost: 10 }, ' s'),
      metric(`a login ${during}: p99`, quantile(logins, 0.99), { atMost: 1_000 }, ' ms'),
    ]
  })

const plainPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1f7d78' } })

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

const send = async (site: AttackedSite, token: string, bytes: Buffer): Promise<void> =>
  void (await (await upload(site, token, bytes)).arrayBuffer())
