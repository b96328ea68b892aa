import { countOfMember, leadOf, type Sender } from './sender.ts'

export type PlaceLimits = { atOnce: number; perMember: number }

/** A transfer that may be slow and holds a place. */
export type Transfer = {
  /** Whether everything has arrived. It is then being worked on, and keeps its place. */
  isOver(): boolean
  /** The rate since the transfer began. */
  bytesPerSecond(): number
  /** Whether the transfer has had its time, and is slower than is fair while others wait. */
  isSlow(): boolean
  /** Ends the transfer, whose place is free. An upload gets a response first. */
  end(): void
}

/** Places for transfers, which take their sender's time rather than the server's. */
export type Places = {
  /** Takes a place and returns a function that gives it back; undefined if this sender gets no place. */
  take(sender: Sender, transfer: Transfer): (() => void) | undefined
}

type Held = Sender & { transfer: Transfer }

/**
 * A member has a share of the places. If all are taken, a transfer is ended for a sender who would still hold fewer: the slowest of the
 * group that holds the most, and in it of the member who holds the most. A transfer that is slow is also ended for a sender who would hold
 * as many.
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
