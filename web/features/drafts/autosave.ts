import type { DraftFields } from '#contract/drafts.ts'
import * as rows from '#contract/rows.ts'
import { call } from '#web/api/call.ts'
import { Refusal } from '#web/api/failure.ts'

export type AutosaveState =
  | { kind: 'saving' | 'saved' }
  /** `isRetried`: it will be sent again automatically. */
  | { kind: 'failed'; failure: Error; isRetried: boolean }
  /** Another device has changed the draft, or it is no longer a draft. Nothing is sent until the member decides. */
  | { kind: 'conflict' | 'gone' }

type Options = {
  id: number
  revision: number
  /** The fields as the server has them. */
  fields: DraftFields
  /** Reads the server's version, to check a save whose response was lost. */
  readFields: () => Promise<{ revision: number; fields: DraftFields }>
  onState: (state: AutosaveState) => void
}

const pauseMs = 1_000
const retryMs = 5_000

/** Saves of closed drafts that are still in flight. Opening such a draft again waits for its save. */
const leaving = new Map<string, Promise<boolean>>()

export const whenSaved = async (id: string): Promise<unknown> => leaving.get(id)

const isSame = (one: DraftFields | undefined, other: DraftFields) =>
  JSON.stringify(one) === JSON.stringify(other)

const isTransient = (failure: unknown) =>
  !(failure instanceof Refusal) || failure.status === 429 || failure.status >= 500

/** Sends a draft while it is being written: after a pause, one request at a time, each with the revision that the last one made. */
export function openAutosave({ id, revision, fields, readFields, onState }: Options) {
  let current = revision
  let saved = fields
  let latest = fields
  /** Fields that were sent without a response. The server may have them. */
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

  /** Checks whether a conflict comes from this device's own earlier request, whose response was lost. */
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

  /** Saves at once. Resolves to true when everything that was written is saved. */
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
    /** Overwrites what another device has written. */
    async overwrite() {
      const there = await readFields().catch(() => undefined)
      // Without a response, the next request is refused again, and the member is asked again.
      if (there) current = there.revision
      isStopped = false
      await flush()
    },
    /** Drops what is not saved, so that it is not sent any more. */
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
