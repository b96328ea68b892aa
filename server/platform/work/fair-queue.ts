import { countOfMember, leadOf, type Sender } from './sender.ts'

export type QueueLimits = {
  /** How many tasks may run at once. */
  running: number
  /** How many of them may be tasks of one member. If this is set, tasks of one group may be at most half. */
  runningPerMember?: number
  /** How many tasks may wait for their turn, of all groups together. */
  waiting: number
  /** How many of them may be tasks of one member. */
  waitingPerMember?: number
  /**
   * How many groups may have waiting tasks. Once there are as many, tasks that came just now go before those that have waited. A crowded
   * queue then refuses further groups: each would wait for the turns of all the others, until no task is served in time.
   */
  waitingGroups?: number
  /** The longest wait for a turn. */
  maxWaitMs: number
  /**
   * A queue is crowded once tasks have waited in it for this long without a pause. With `waitingGroups`, this time begins when that many
   * groups wait.
   */
  crowdedAfterMs?: number
  /** A task that has waited longer than this gets no turn while the queue is crowded. */
  maxCrowdedWaitMs?: number
  /**
   * A group with more waiting tasks than `count` learns of a refusal only after this time, though its tasks get no turn after `maxWaitMs`
   * either. A client that asks again at once then asks less often.
   */
  many?: { count: number; refuseAfterMs: number }
}

/** Runs the task when it is its sender's turn. Throws the error of `refuse` if the turn cannot come in time. */
export type FairQueue = {
  <Result>(sender: Sender, task: () => Promise<Result>, refuse: () => Error): Promise<Result>
  /** Whether the queue is crowded and as many groups wait as may wait. */
  isFull(): boolean
  /** Whether the queue is full and no task of this group waits, so that a task of this group would be refused at once. */
  isFullFor(group: string): boolean
}

/** How many tasks that will get no turn are refused each time a task ends. Refusing all of them together would block the event loop. */
const maxRefusedAtOnce = 32

/** Senders of this group get a turn only if nobody else waits. */
export const lastGroup = 'last'

type Waiter = Sender & { since: number; start: () => void; giveUp: () => void; timer: NodeJS.Timeout }

/**
 * Opens a queue in which groups take turns, and within a group its members, so that a sender with many tasks delays only their own. When
 * the queue is full, the group with the most waiting tasks loses one: the latest task of its member with the most. A queue that stays
 * crowded is overloaded. Then only tasks that came just now get a turn, so that tasks that are served are served soon. The others wait to
 * be refused, which slows down clients that ask again at once.
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
  /** The groups in the order of their next turn, and each group's waiting tasks in the order of their turns. */
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

  /** Takes the oldest task of the member whose turn it is, unless it has waited for too long. */
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

  /** Puts the group behind all other groups, and the member's tasks behind those of the group's other members. */
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

  /** Refuses tasks that have waited for too long, so that their places are free for tasks that will get a turn. */
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

  /** Returns the latest task of the group's member who has the most. */
  function findLatestOfMost(own: Waiter[]): Waiter | undefined {
    const last = own.at(-1)
    if (last?.member === undefined) return last
    return own.reduce((most, waiter) =>
      countOfMember(own, waiter) >= countOfMember(own, most) ? waiter : most,
    )
  }

  const waitsOften = (sender: Sender): boolean =>
    sender.member !== undefined && countOfMember([...waiters.values()].flat(), sender) >= waitingPerMember

  /**
   * Makes room for one more task of this sender. Returns false if the sender has too many waiting tasks, if the queue is full for the
   * sender's group, or if that group, or the member in it, has the most.
   */
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
