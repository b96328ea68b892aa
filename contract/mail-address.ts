import { toPlainFigures } from './plain-figures.ts'

/** Available in browsers and Node, but the contract is compiled without the types of either. */
declare const URL: new (address: string) => { hostname: string }

/** The pattern of z.email, extended to top-level domains beyond ASCII (`xn--p1ai` is `рф`). */
export const mailAddress =
  /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@(?:[a-z\d][a-z\d-]*\.)+(?:[a-z]{2,}|xn--[a-z\d-]*[a-z\d])$/i

/** Returns the address with its domain as mail servers know it: `asha@bücher.example` → `asha@xn--bcher-kva.example`. */
export function asciiMailAddress(typed: string): string {
  const address = toPlainFigures(typed)
  const [, mailbox, domain = ''] = /^(.*)@([\p{L}\p{M}\p{N}.。-]{1,253})$/su.exec(address) ?? []
  if (!/[^\0-\x7f]/.test(domain)) return address
  try {
    return `${mailbox}@${new URL(`http://${domain}`).hostname}`
  } catch {
    return address
  }
}
