/** Available in browsers and Node, but the contract is compiled without the types of either. */
declare const URL: { canParse: (address: string) => boolean }

/**
 * An absolute http(s) address. Stricter than URL parsers: no white space, control characters or others that must be
 * percent-encoded, no user name or password.
 */
export const isWebAddress = (value: string): boolean =>
  /^https?:\/\/[^/?#@]+(?:[/?#]|$)/i.test(value) &&
  !/[\s\p{Cc}<>"\\^`{|}]/u.test(value) &&
  URL.canParse(value)
