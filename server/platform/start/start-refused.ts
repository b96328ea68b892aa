/** A start that cannot go on; the message is one sentence or two for the operator: what is wrong, in which setting, and what to do. */
export class StartRefused extends Error {
  override name = 'StartRefused'
}
