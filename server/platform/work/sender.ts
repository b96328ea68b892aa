/**
 * The sender that asks for a place. Places and turns are shared among groups, and in each group among its members. A group is a network, or
 * something else that takes turns, such as reads and writes.
 */
export type Sender = { group: string; member?: number | undefined }

/**
 * Returns by how many places one sender exceeds the other. Senders of one group are compared as members, others as groups. `ofGroup`
 * returns the places of a sender's group.
 */
export function leadOf(one: Sender, other: Sender, ofGroup: (sender: Sender) => readonly Sender[]): number {
  if (one.group !== other.group) return ofGroup(one).length - ofGroup(other).length
  return countOfMember(ofGroup(one), one) - countOfMember(ofGroup(one), other)
}

/** Returns how many of a group's places are the member's, or all of them if the sender has no member. */
export const countOfMember = (ofGroup: readonly Sender[], { member }: Sender): number =>
  member === undefined ? ofGroup.length : ofGroup.filter(other => other.member === member).length
