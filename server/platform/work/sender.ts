/**
 * Who asks for a place: places and turns are shared among groups, and in each among its members. A group is a network, or what else
 * takes turns, such as reads and writes.
 */
export type Sender = { group: string; member?: number | undefined }

/** By how many places one holds more than another; in one group its members are compared, else the groups. `ofGroup` are a group's places. */
export function leadOf(one: Sender, other: Sender, ofGroup: (sender: Sender) => readonly Sender[]): number {
  if (one.group !== other.group) return ofGroup(one).length - ofGroup(other).length
  return countOfMember(ofGroup(one), one) - countOfMember(ofGroup(one), other)
}

/** How many of a group's are this member's. */
export const countOfMember = (ofGroup: readonly Sender[], { member }: Sender): number =>
  member === undefined ? ofGroup.length : ofGroup.filter(other => other.member === member).length
