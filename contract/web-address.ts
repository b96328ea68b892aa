/** Browsers and Node have it; the contract is compiled for neither. */
declare const URL: { canParse: (address: string) => boolean }

/**
 * An absolute http(s) address. Beyond what a URL parser forgives: no white space, control characters or others that an
 * address writes in percent inside, no user name or password.
 */
export const isWebAddress = (value: string): boolean =>
  /^https?:\/\/[^/?#@]+(?:[/?#]|$)/i.test(value) &&
  !/[\s\p{Cc}<>"\\^`{|}]/u.test(value) &&
  URL.canParse(value)
