import { countOfMember, leadOf, type Sender } from './sender.ts'

export type QueueLimits = {
  /** Tasks that run at once. */
  running: number
  /** Of these, tasks of one member; those of one group are half then. */
  runningPerMember?: number
  /** Tasks that wait for their turn, of all groups together. */
  waiting: number
  /** Of these, tasks of one member. */
  waitingPerMember?: number
  /**
   * Groups of which tasks wait. Where there are more, who came just now goes before who has waited; a crowded queue refuses others,
   * since each would wait for the turns of all, until none is served in time.
   */
  waitingGroups?: number
  /** The longest wait for a turn. */
  maxWaitMs: number
  /** A queue in which tasks have waited for so long without a pause is crowded: of `waitingGroups` groups, where these are bounded. */
  crowdedAfterMs?: number
  /** A task that has waited longer than this gets no turn while the queue is crowded. */
  maxCrowdedWaitMs?: number
  /**
   * A group with more waiting tasks than `count` is told of a refusal only after so long, though it gets no turn after
   * `maxWaitMs` either: who asks again at once then asks less often.
   */
  many?: { count: number; refuseAfterMs: number }
}

/** Runs the task when it is its sender's turn; throws the error of `refuse` where that cannot be in time. */
export type FairQueue = {
  <Result>(sender: Sender, task: () => Promise<Result>, refuse: () => Error): Promise<Result>
  /** Whether it is crowded and as many groups wait as may. */
  isFull(): boolean
  /** Whether it is full, and this group is none of those that wait: its task would be refused at once. */
  isFullFor(group: string): boolean
}

/** Of those that will get no turn, at each end of a task: all at once would take a turn of the event loop for themselves. */
const maxRefusedAtOnce = 32

/** Senders of this group get a turn where nobody else waits. */
export const lastGroup = 'last'

type Waiter = Sender & { since: number; start: () => void; giveUp: () => void; timer: NodeJS.Timeout }

/**
 * A queue in which groups take turns, and in each its members, so that one with many tasks delays its own and no other's. When it is
 * full, the group with the most waiting tasks loses one, the latest of its member with the most. A queue that stays crowded is
 * overloaded: by then only tasks that came just now get a turn, so that what is served is served soon; the others wait to be refused,
 * which slows down whoever asks again at once.
 */
export function openFairQueue({
  running,
  runningPerMember,
  waiting,
  waitingPerMember = waiting,
  waitingGroups = waiting,
  maxWaitMs,
  crowdedAfterMs = maxWaitMs,
  maxCrowdedWaitMs = maxWaitMs,
  many = { count: waiting, refuseAfterMs: maxWaitMs },
}: QueueLimits): FairQueue {
  const active = new Set<Sender>()
  let waitingCount = 0
  let crowdedSince: number | undefined
  const hasGroupBound = waitingGroups < waiting
  /** Of each group in the order of its next turn, in the order of theirs. */
  const waiters = new Map<string, Waiter[]>()

  const ofGroup = ({ group }: Sender) => waiters.get(group) ?? []

  function isFree(sender: Sender): boolean {
    if (active.size >= running) return false
    if (runningPerMember === undefined) return true
    const all = [...active]
    const ofNetwork = all.filter(({ group }) => group === sender.group)
    return ofNetwork.length < Math.ceil(running / 2) && countOfMember(all, sender) < runningPerMember
  }

  const isCrowded = (now: number) => crowdedSince !== undefined && now - crowdedSince > crowdedAfterMs

  function remove(waiter: Waiter): void {
    const own = ofGroup(waiter)
    const index = own.indexOf(waiter)
    if (index === -1) return
    clearTimeout(waiter.timer)
    own.splice(index, 1)
    if (own.length === 0) waiters.delete(waiter.group)
    waitingCount -= 1
    if (waitingCount === 0) crowdedSince = undefined
  }

  /** The oldest task of the member whose turn it is, unless it has waited for too long. */
  function takeNext(): Waiter | undefined {
    const now = performance.now()
    if (!isCrowded(now)) return (isOverfull() && take(now, maxCrowdedWaitMs)) || take(now, maxWaitMs)
    if (hasGroupBound) refuseLate(now)
    return take(now, maxCrowdedWaitMs)
  }

  const isOverfull = () => waiters.size >= waitingGroups

  function take(now: number, maxWait: number): Waiter | undefined {
    for (const own of waiters.values()) {
      const next = own.find(waiter => now - waiter.since <= maxWait && isFree(waiter))
      if (!next) continue
      remove(next)
      active.add(next)
      if (own.length > 0) putLast(next, own)
      return next
    }
    return undefined
  }

  /** The group's next turn comes after those of all others; in it, the member's after those of all others. */
  function putLast({ group, member }: Sender, own: Waiter[]): void {
    const isMembers = (waiter: Waiter) => Number(waiter.member === member)
    putGroup(
      group,
      member === undefined ? own : own.toSorted((one, other) => isMembers(one) - isMembers(other)),
    )
  }

  function putGroup(group: string, own: Waiter[]): void {
    waiters.delete(group)
    waiters.set(group, own)
    const last = waiters.get(lastGroup)
    if (last && group !== lastGroup) putGroup(lastGroup, last)
  }

  /** Their places are for others, who get a turn. */
  function refuseLate(now: number): void {
    const late = waiters
      .values()
      .flatMap(own => own.filter(({ since }) => now - since > maxCrowdedWaitMs))
      .take(maxRefusedAtOnce)
    for (const waiter of [...late]) waiter.giveUp()
  }

  const isFull = () => isOverfull() && isCrowded(performance.now())
  const isFullFor = (group: string) => isFull() && !waiters.has(group)

  function findMost(): Waiter[] {
    let most: Waiter[] = []
    for (const own of waiters.values()) if (own.length > most.length) most = own
    return most
  }

  /** Of a group, the latest task of the member who has the most. */
  function findLatestOfMost(own: Waiter[]): Waiter | undefined {
    const last = own.at(-1)
    if (last?.member === undefined) return last
    return own.reduce((most, waiter) =>
      countOfMember(own, waiter) >= countOfMember(own, most) ? waiter : most,
    )
  }

  const waitsOften = (sender: Sender): boolean =>
    sender.member !== undefined && countOfMember([...waiters.values()].flat(), sender) >= waitingPerMember

  /** Makes room for one more of this sender; false if that group, or in it that member, itself has the most. */
  function makeRoom(sender: Sender): boolean {
    if (waitsOften(sender) || isFullFor(sender.group)) return false
    if (waitingCount < waiting) return true
    const latest = findLatestOfMost(findMost())
    if (!latest || leadOf(latest, sender, ofGroup) <= 1) return false
    latest.giveUp()
    return true
  }

  function waitForTurn(sender: Sender, refuse: () => Error): Promise<Sender> {
    if (!makeRoom(sender)) throw refuse()
    const { group } = sender
    const now = performance.now()
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        remove(waiter)
        reject(refuse())
      }
      const giveUpInTime = () => {
        const delayMs = many.refuseAfterMs - maxWaitMs
        if (ofGroup(sender).length <= many.count || delayMs <= 0) giveUp()
        else waiter.timer = setTimeout(giveUp, delayMs).unref()
      }
      const waiter: Waiter = {
        ...sender,
        since: now,
        start: () => resolve(waiter),
        giveUp,
        timer: setTimeout(giveUpInTime, maxWaitMs).unref(),
      }
      const own = waiters.get(group)
      if (own) own.push(waiter)
      else putGroup(group, [waiter])
      waitingCount += 1
      if (!hasGroupBound || isOverfull()) crowdedSince ??= now
    })
  }

  function begin(sender: Sender): Sender {
    const begun = { ...sender }
    active.add(begun)
    return begun
  }

  const run = async <Result>(
    sender: Sender,
    task: () => Promise<Result>,
    refuse: () => Error,
  ): Promise<Result> => {
    const begun = isFree(sender) ? begin(sender) : await waitForTurn(sender, refuse)
    try {
      return await task()
    } finally {
      active.delete(begun)
      takeNext()?.start()
    }
  }
  return Object.assign(run, { isFull, isFullFor })
}
