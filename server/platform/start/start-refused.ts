/** A start that cannot go on. The message is one or two sentences for the operator: what is wrong, in which setting, and what to do. */
export class StartRefused extends Error {
  override name = 'StartRefused'
}
