import { isWebAddress } from '#contract/web-address.ts'

export type Shared = { address: string; text: string }

/**
 * Reads what another app shared with the installed site, from the query that the manifest's `share_target` describes. Each part
 * is empty if it was not shared. Most apps put an address into the text. One line beside an address is no recipe.
 */
export function readShared(search: string): Shared {
  const query = new URLSearchParams(search)
  const [title = '', text = '', url = ''] = ['title', 'text', 'url'].map(name => query.get(name)?.trim())
  const address =
    [url, ...`${text} ${title}`.split(/[\s<>"]+/)].map(withoutSentenceEnd).find(isWebAddress) ?? ''
  if (address && !text.includes('\n')) return { address, text: '' }
  return { address, text: text.startsWith(title) ? text : `${title}\n\n${text}`.trim() }
}

/** An address in a sentence may be followed by the sentence's punctuation, or stand in brackets. */
function withoutSentenceEnd(word: string): string {
  const address = word.replace(/^\(+/, '').replace(/[.,;:!?'”’]+$/, '')
  return address.includes('(') ? address : address.replace(/\)+$/, '')
}
