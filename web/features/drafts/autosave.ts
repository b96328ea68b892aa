import type { DraftFields } from '#contract/drafts.ts'
import * as rows from '#contract/rows.ts'
import { call } from '#web/api/call.ts'
import { Refusal } from '#web/api/failure.ts'

export type AutosaveState =
  | { kind: 'saving' | 'saved' }
  /** `isRetried`: it is sent again by itself. */
  | { kind: 'failed'; failure: Error; isRetried: boolean }
  /** Another device has changed the draft, or it is no draft any more: nothing is sent until somebody decides. */
  | { kind: 'conflict' | 'gone' }

type Options = {
  id: number
  revision: number
  /** As they are on the server. */
  fields: DraftFields
  /** Of what was saved but not heard of, as the server has it. */
  readFields: () => Promise<{ revision: number; fields: DraftFields }>
  onState: (state: AutosaveState) => void
}

const pauseMs = 1_000
const retryMs = 5_000

/** Of drafts that were closed, what is still on its way: who opens one again waits for it. */
const leaving = new Map<string, Promise<boolean>>()

export const whenSaved = async (id: string): Promise<unknown> => leaving.get(id)

const isSame = (one: DraftFields | undefined, other: DraftFields) =>
  JSON.stringify(one) === JSON.stringify(other)

const isTransient = (failure: unknown) =>
  !(failure instanceof Refusal) || failure.status === 429 || failure.status >= 500

/** Sends a draft while it is written: after a pause, one call at a time, each with the revision that the last one made. */
export function openAutosave({ id, revision, fields, readFields, onState }: Options) {
  let current = revision
  let saved = fields
  let latest = fields
  /** Sent, but not answered: the server may have it. */
  let unheard: DraftFields | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<boolean> | undefined
  let isStopped = false
  let isClosed = false

  async function send(): Promise<boolean> {
    let isAny = false
    while (!isStopped && !isSame(saved, latest)) {
      isAny = true
      const sent = latest
      onState({ kind: 'saving' })
      try {
        const { revision } = await call(rows.changeDraft, { id, body: { ...sent, revision: current } })
        accept(sent, revision)
      } catch (failure) {
        if (!(await isOwnChange(failure))) return fail(failure as Error, sent)
      }
    }
    if (isAny && !isStopped) onState({ kind: 'saved' })
    return !isStopped
  }

  function accept(fields: DraftFields, revision: number): void {
    saved = fields
    current = revision
    unheard = undefined
  }

  /** A conflict with what was sent before, whose answer was lost. */
  async function isOwnChange(failure: unknown): Promise<boolean> {
    if (!unheard || !isConflict(failure)) return false
    const there = await readFields().catch(() => undefined)
    if (!there || !isSame(there.fields, unheard)) return false
    accept(there.fields, there.revision)
    return true
  }

  function fail(failure: Error, sent: DraftFields): false {
    if (isConflict(failure) || (failure instanceof Refusal && failure.status === 404)) {
      isStopped = true
      onState({ kind: isConflict(failure) ? 'conflict' : 'gone' })
      return false
    }
    if (!(failure instanceof Refusal)) unheard = sent
    const isRetried = isTransient(failure)
    if (isRetried && !isClosed) {
      timer = setTimeout(flush, retryMs)
      addEventListener('online', flush)
    }
    onState({ kind: 'failed', failure, isRetried })
    return false
  }

  /** True once all that was written is saved. */
  function flush(): Promise<boolean> {
    clearTimeout(timer)
    removeEventListener('online', flush)
    running ??= send().finally(() => {
      running = undefined
    })
    return running
  }

  return {
    write(fields: DraftFields) {
      if (isSame(latest, fields)) return
      latest = fields
      clearTimeout(timer)
      timer = setTimeout(flush, pauseMs)
    },
    flush,
    /** Over what another device has written. */
    async overwrite() {
      const there = await readFields().catch(() => undefined)
      // Without an answer the next call is refused once more, and one is asked again.
      if (there) current = there.revision
      isStopped = false
      await flush()
    },
    /** What is not saved is not sent any more. */
    discard() {
      latest = saved
      isStopped = false
    },
    /** Sends what is left, once. */
    close(): Promise<boolean> {
      isClosed = true
      const last = flush()
      leaving.set(String(id), last)
      return last.finally(() => leaving.delete(String(id)))
    },
  }
}

const isConflict = (failure: unknown) => failure instanceof Refusal && failure.problem.code === 'conflict'
