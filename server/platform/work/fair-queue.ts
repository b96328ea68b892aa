export type QueueLimits = {
  /** Tasks that run at once. */
  running: number
  /** Of these, tasks of one key. */
  runningPerKey?: number
  /** Tasks that wait for their turn, of all keys together. */
  waiting: number
  /** Of these, tasks of one key. */
  waitingPerKey?: number
  /**
   * Keys of which tasks wait. Where there are more, who came just now goes before who has waited; a crowded queue refuses others,
   * since each would wait for the turns of all, until none is served in time.
   */
  waitingKeys?: number
  /** The longest wait for a turn. */
  maxWaitMs: number
  /** A queue in which tasks have waited for so long without a pause is crowded: of `waitingKeys` keys, where these are bounded. */
  crowdedAfterMs?: number
  /** A task that has waited longer than this gets no turn while the queue is crowded. */
  maxCrowdedWaitMs?: number
  /**
   * A key with more waiting tasks than `count` is told of a refusal only after so long, though it gets no turn after
   * `maxWaitMs` either: who asks again at once then asks less often.
   */
  many?: { count: number; refuseAfterMs: number }
}

/** Runs the task when it is its key's turn; throws the error of `refuse` where that cannot be in time. */
export type FairQueue = {
  <Result>(key: string, task: () => Promise<Result>, refuse: () => Error): Promise<Result>
  /** Whether it is crowded and as many keys wait as may. */
  isFull(): boolean
  /** Whether it is full, and this key is none of those that wait: its task would be refused at once. */
  isFullFor(key: string): boolean
}

/** Of those that will get no turn, at each end of a task: all at once would take a turn of the event loop for themselves. */
const maxRefusedAtOnce = 32

type Waiter = { since: number; start: () => void; giveUp: () => void; timer: NodeJS.Timeout }

/**
 * A queue in which keys take turns, so that one with many tasks delays its own and no other's. When it is full, the key with the
 * most waiting tasks loses its latest one. A queue that stays crowded is overloaded: by then only tasks that came just now
 * get a turn, so that what is served is served soon; the others wait to be refused, which slows down whoever asks again at once.
 */
export function openFairQueue({
  running,
  runningPerKey = running,
  waiting,
  waitingPerKey = waiting,
  waitingKeys = waiting,
  maxWaitMs,
  crowdedAfterMs = maxWaitMs,
  maxCrowdedWaitMs = maxWaitMs,
  many = { count: waiting, refuseAfterMs: maxWaitMs },
}: QueueLimits): FairQueue {
  let active = 0
  let waitingCount = 0
  let crowdedSince: number | undefined
  const activeOf = new Map<string, number>()
  const hasKeyBound = waitingKeys < waiting
  const isFree = (key: string) => active < running && (activeOf.get(key) ?? 0) < runningPerKey
  /** In the order of their next turn. */
  const waiters = new Map<string, Waiter[]>()

  const isCrowded = (now: number) => crowdedSince !== undefined && now - crowdedSince > crowdedAfterMs

  function remove(key: string, waiter: Waiter): void {
    const own = waiters.get(key) ?? []
    const index = own.indexOf(waiter)
    if (index === -1) return
    clearTimeout(waiter.timer)
    own.splice(index, 1)
    if (own.length === 0) waiters.delete(key)
    waitingCount -= 1
    if (waitingCount === 0) crowdedSince = undefined
  }

  function begin(key: string): void {
    active += 1
    activeOf.set(key, (activeOf.get(key) ?? 0) + 1)
  }

  function end(key: string): void {
    active -= 1
    const rest = (activeOf.get(key) ?? 1) - 1
    if (rest > 0) activeOf.set(key, rest)
    else activeOf.delete(key)
  }

  /** The oldest task of the key whose turn it is, unless it has waited for too long. */
  function takeNext(): Waiter | undefined {
    const now = performance.now()
    if (!isCrowded(now)) return (isOverfull() && take(now, maxCrowdedWaitMs)) || take(now, maxWaitMs)
    if (hasKeyBound) refuseLate(now)
    return take(now, maxCrowdedWaitMs)
  }

  const isOverfull = () => waiters.size >= waitingKeys

  function take(now: number, maxWait: number): Waiter | undefined {
    for (const [key, own] of waiters) {
      if (!isFree(key)) continue
      const next = own.find(({ since }) => now - since <= maxWait)
      if (!next) continue
      remove(key, next)
      begin(key)
      if (own.length > 0) {
        waiters.delete(key)
        waiters.set(key, own)
      }
      return next
    }
    return undefined
  }

  /** Their places are for others, who get a turn. */
  function refuseLate(now: number): void {
    const late = waiters
      .values()
      .flatMap(own => own.filter(({ since }) => now - since > maxCrowdedWaitMs))
      .take(maxRefusedAtOnce)
    for (const waiter of [...late]) waiter.giveUp()
  }

  function release(key: string): void {
    end(key)
    takeNext()?.start()
  }

  const isFull = () => isOverfull() && isCrowded(performance.now())
  const isFullFor = (key: string) => isFull() && !waiters.has(key)

  function findMost(): Waiter[] {
    let most: Waiter[] = []
    for (const own of waiters.values()) if (own.length > most.length) most = own
    return most
  }

  /** Makes room for one more of this key; false if that key itself has the most. */
  function makeRoom(key: string): boolean {
    const ownCount = waiters.get(key)?.length ?? 0
    if (ownCount >= waitingPerKey || isFullFor(key)) return false
    if (waitingCount < waiting) return true
    const most = findMost()
    if (most.length <= ownCount + 1) return false
    most.at(-1)?.giveUp()
    return true
  }

  function waitForTurn(key: string, refuse: () => Error): Promise<void> {
    if (!makeRoom(key)) throw refuse()
    const now = performance.now()
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        remove(key, waiter)
        reject(refuse())
      }
      const giveUpInTime = () => {
        const delayMs = many.refuseAfterMs - maxWaitMs
        if ((waiters.get(key)?.length ?? 0) <= many.count || delayMs <= 0) giveUp()
        else waiter.timer = setTimeout(giveUp, delayMs).unref()
      }
      const waiter: Waiter = {
        since: now,
        start: resolve,
        giveUp,
        timer: setTimeout(giveUpInTime, maxWaitMs).unref(),
      }
      const own = waiters.get(key)
      if (own) own.push(waiter)
      else waiters.set(key, [waiter])
      waitingCount += 1
      if (!hasKeyBound || isOverfull()) crowdedSince ??= now
    })
  }

  const run = async <Result>(
    key: string,
    task: () => Promise<Result>,
    refuse: () => Error,
  ): Promise<Result> => {
    if (isFree(key)) begin(key)
    else await waitForTurn(key, refuse)
    try {
      return await task()
    } finally {
      release(key)
    }
  }
  return Object.assign(run, { isFull, isFullFor })
}
