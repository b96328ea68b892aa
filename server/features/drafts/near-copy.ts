import type { Likeness } from '#contract/likeness.ts'
import { maxComparedPairs, maxComparedSentenceLength, nearCopySimilarity } from '#contract/limits.ts'

/** How many consecutive words are compared as one unit. */
const shingleWords = 3
/** In texts with fewer shingles, a common part means nothing: “bake for 30 minutes” is in many recipes. */
const minShingles = 8
/** How many sentences with the same words are looked at. This limits the work for texts that only repeat themselves. */
const maxSentencesOfShingle = 8

// Scripts that write no spaces between words are compared by letter.
const wordPattern =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{M}]+|\p{N}+/gu

function shinglesOf(text: string): Set<string> {
  const words = text.normalize('NFKC').toLowerCase().match(wordPattern) ?? []
  if (words.length === 0) return new Set()
  const count = Math.max(1, words.length - shingleWords + 1)
  return new Set(Array.from({ length: count }, (_, at) => words.slice(at, at + shingleWords).join(' ')))
}

const countCommon = (one: Set<string>, other: Set<string>): number => {
  let count = 0
  for (const shingle of one) if (other.has(shingle)) count += 1
  return count
}

/** Returns how much of the shorter text the longer one has too, 0 to 1. So leaving out a step or adding a paragraph hides no copy. */
function similarityOf(one: Set<string>, other: Set<string>): number {
  const common = countCommon(one, other)
  const shorter = Math.min(one.size, other.size)
  const compared = shorter < minShingles ? one.size + other.size - common : shorter
  return compared === 0 ? 0 : common / compared
}

const sentencesOf = (text: string): string[] =>
  text
    .split(/\n|(?<=[.!?。])\s+/)
    .map(sentence => sentence.trim())
    .filter(sentence => sentence !== '')

/**
 * Compares instructions with those of their source: how similar they are, and which sentences belong together. The work depends only on
 * the length of both texts, whatever they contain.
 */
export function compareInstructions(own: string, source: string): Likeness {
  const similarity = similarityOf(shinglesOf(own), shinglesOf(source))
  const ownSentences = sentencesOf(own)
  const copied = pairSentences(ownSentences, sentencesOf(source))
  return {
    isNearCopy: similarity >= nearCopySimilarity,
    similarity,
    sentenceCount: ownSentences.length,
    copiedCount: copied.length,
    pairs: copied
      .slice(0, maxComparedPairs)
      .map(({ own, source }) => ({ own: cut(own), source: cut(source) })),
  }
}

const cut = (sentence: string): string =>
  sentence.length > maxComparedSentenceLength
    ? `${sentence.slice(0, maxComparedSentenceLength - 1).toWellFormed()}…`
    : sentence

type Pair = { own: string; source: string }

/** Pairs each own sentence with the source's sentence that it repeats nearly word for word, if there is one. */
function pairSentences(own: string[], source: string[]): Pair[] {
  const sentencesWith = new Map<string, number[]>()
  for (const [index, sentence] of source.entries())
    for (const shingle of shinglesOf(sentence)) {
      const known = sentencesWith.get(shingle)
      if (!known) sentencesWith.set(shingle, [index])
      else if (known.length < maxSentencesOfShingle) known.push(index)
    }
  return own.flatMap(sentence => {
    const shingles = shinglesOf(sentence)
    const index = findLikest(shingles, sentencesWith)
    const found = index === undefined ? undefined : source[index]
    return found === undefined ? [] : { own: sentence, source: found }
  })
}

function findLikest(shingles: Set<string>, sentencesWith: Map<string, number[]>): number | undefined {
  const common = new Map<number, number>()
  for (const shingle of shingles)
    for (const index of sentencesWith.get(shingle) ?? []) common.set(index, (common.get(index) ?? 0) + 1)
  const [likest] = [...common].sort(([, one], [, other]) => other - one)
  return likest && likest[1] >= nearCopySimilarity * shingles.size ? likest[0] : undefined
}
