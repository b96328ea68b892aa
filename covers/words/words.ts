import type { Text } from './text.ts'

export type Hit = { index: number; words: number; end: number }

/** A list of words to look for. 'stew' also finds 'stews', 'bak*' a stem, '*kuchen' an ending. */
export type Words = { test: (text: Text) => boolean; hits: (text: Text) => Hit[] }

/** Compiles a list such as 'rice, pilau, pad thai, bak*, *kuchen'. Longer entries are tried first. */
export function words(list: string): Words {
  const entries = list
    .split(',')
    .map(entry => entry.trim())
    .filter(entry => entry !== '')
    .sort((one, other) => other.length - one.length)
  const source = `(?<= )(?:${entries.map(pattern).join('|')})(?= )`
  const once = new RegExp(source, 'u')
  const every = new RegExp(source, 'gu')
  return {
    test: text => once.test(text),
    hits: text =>
      [...text.matchAll(every)].map(match => ({
        index: match.index,
        words: match[0].split(' ').length,
        end: match.index + match[0].length,
      })),
  }
}

function pattern(entry: string): string {
  const isStem = entry.endsWith('*')
  const isEnding = entry.startsWith('*')
  const core = entry.replaceAll('*', '')
  // Han, kana and Thai have no blanks between words.
  if (/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u.test(core)) return `[^ ]*${core}[^ ]*`
  return `${isEnding ? '[^ ]*' : ''}${core}${isStem ? '[^ ]*' : '(?:s|es)?'}`
}
