import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** An answer that is ready to be sent again: its bytes, once made, in each encoding that somebody asked for. */
export type ReadyAnswer = {
  headers: Record<string, string | number>
  etag: string
  bytes: (encoding: Encoding) => Promise<Buffer>
  /** What was sent of it so far. */
  sent: Partial<Record<Encoding, SentAnswer>>
}

/** An answer as it once left in one encoding, its headers name by value, but for those of that one request. */
export type SentAnswer = { route: string; headers: string[]; bytes: Buffer }

/** Answers that are the same for every stranger, kept until somebody writes. */
export type KeptAnswers = {
  /** The kept answer of this key, or a new one. Callers who come while it is made share it. */
  answer(key: string, make: () => Promise<ReadyAnswer>): Promise<ReadyAnswer>
  /** The kept answer as it was sent before in this encoding. */
  sent(key: string, encoding: Encoding): SentAnswer | undefined
  /** Somebody wrote: whatever was read before may be old, also what is being made this moment. */
  forget(): void
  /** Nothing is kept while news of other processes' writes may be missed. */
  trust(isTold: boolean): void
}

const mostKept = 2_000
// Writers that tell nobody, an operator's SQL say, are noticed this late at most.
const keptMs = 30_000

type Kept = { until: number; answer: Promise<ReadyAnswer>; ready?: ReadyAnswer }

export function openKeptAnswers(): KeptAnswers {
  let isTrusted = true
  let kept = new Map<string, Kept>()
  const forget = () => {
    kept = new Map()
  }
  return {
    forget,
    trust(isTold) {
      isTrusted = isTold
      forget()
    },
    sent(key, encoding) {
      const found = kept.get(key)
      return found && found.until > performance.now() ? found.ready?.sent[encoding] : undefined
    },
    answer(key, make) {
      if (!isTrusted) return make()
      const found = kept.get(key)
      if (found && found.until > performance.now()) return found.answer
      // The map of this moment: after a write there is another one, and this answer is in it no more.
      const current = kept
      const answer = make()
      current.delete(key)
      const entry: Kept = { until: performance.now() + keptMs, answer }
      current.set(key, entry)
      if (current.size > mostKept) current.delete(current.keys().next().value ?? '')
      answer.then(
        ready => {
          entry.ready = ready
        },
        () => current.delete(key),
      )
      return answer
    },
  }
}

const compressed = {
  br: (body: Buffer, isKept: boolean) =>
    promisify(brotliCompress)(body, {
      params: { [zlib.BROTLI_PARAM_QUALITY]: isKept ? 6 : 3, [zlib.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body: Buffer, isKept: boolean) => promisify(gzip)(body, { level: isKept ? 6 : 1 }),
}

const worthCompressing = 1_000

/** A kept answer is compressed with more care, since that is done once. */
export function readyAnswer(
  json: string,
  headers: Record<string, string | number>,
  { isKept }: { isKept: boolean },
): ReadyAnswer {
  const body = Buffer.from(json)
  const digest = createHash('sha1').update(JSON.stringify(headers)).update(body).digest('base64url')
  const made: Partial<Record<Encoding, Promise<Buffer>>> = { identity: Promise.resolve(body) }
  return {
    headers,
    sent: {},
    // Weak: one tag for the answer in any encoding.
    etag: `W/"${digest.slice(0, 22)}"`,
    bytes: encoding => {
      if (encoding === 'identity' || body.length < worthCompressing) return Promise.resolve(body)
      made[encoding] ??= compressed[encoding](body, isKept)
      return made[encoding]
    },
  }
}
