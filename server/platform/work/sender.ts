/**
 * Who asks for a place: places and turns are shared among groups, and in each among its members. A group is a network, or what else
 * takes turns, such as reads and writes.
 */
export type Sender = { group: string; member?: number | undefined }

/** How many of a group's are this member's. */
export const countOfMember = (ofGroup: readonly Sender[], { member }: Sender): number =>
  member === undefined ? ofGroup.length : ofGroup.filter(other => other.member === member).length
