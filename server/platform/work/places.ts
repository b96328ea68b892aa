import { countOfMember, leadOf, type Sender } from './sender.ts'

export type PlaceLimits = { atOnce: number; perMember: number }

/** What comes or goes slowly while it has a place. */
export type Transfer = {
  /** What has arrived whole is worked on, and keeps its place. */
  isOver(): boolean
  /** Since it began. */
  bytesPerSecond(): number
  /** Whether it has had its time, and is slower than is fair while others wait. */
  isSlow(): boolean
  /** Ends it with an answer; its place is free. */
  end(): void
}

/** Places for what takes its sender's time rather than the server's. */
export type Places = {
  /** Takes a place and returns what gives it back; undefined where this sender gets none. */
  take(sender: Sender, transfer: Transfer): (() => void) | undefined
}

type Held = Sender & { transfer: Transfer }

/**
 * A member has a share of the places. Where all are taken, the slowest transfer of whoever holds most, a group and in it a member, is
 * ended for a sender who would still hold fewer; one that is slow, also for a sender who would hold as many.
 */
export function openPlaces({ atOnce, perMember }: PlaceLimits): Places {
  const held = new Set<Held>()

  function makeRoom(sender: Sender): boolean {
    if (countOfMember([...held], sender) >= perMember) return false
    if (held.size < atOnce) return true
    const groups = Map.groupBy(held, ({ group }) => group)
    const ofGroup = ({ group }: Sender) => groups.get(group) ?? []
    const ofMember = (one: Sender) => countOfMember(ofGroup(one), one)
    const [largest] = [...held]
      .filter(({ transfer }) => !transfer.isOver())
      .sort(
        (one, other) =>
          ofGroup(other).length - ofGroup(one).length ||
          ofMember(other) - ofMember(one) ||
          one.transfer.bytesPerSecond() - other.transfer.bytesPerSecond(),
      )
    if (!largest || leadOf(largest, sender, ofGroup) <= (largest.transfer.isSlow() ? 0 : 1)) return false
    held.delete(largest)
    largest.transfer.end()
    return true
  }

  return {
    take(sender, transfer) {
      if (!makeRoom(sender)) return undefined
      const one = { ...sender, transfer }
      held.add(one)
      return () => void held.delete(one)
    },
  }
}
