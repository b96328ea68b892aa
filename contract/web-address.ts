/** Available in browsers and Node, but the contract is compiled without the types of either. */
declare const URL: { canParse: (address: string) => boolean }

/**
 * Checks whether a value is an absolute http(s) address. It is stricter than URL parsers: it accepts no white space, no control
 * characters or others that must be percent-encoded, and no user name or password.
 */
export const isWebAddress = (value: string): boolean =>
  /^https?:\/\/[^/?#@]+(?:[/?#]|$)/i.test(value) &&
  !/[\s\p{Cc}<>"\\^`{|}]/u.test(value) &&
  URL.canParse(value)
