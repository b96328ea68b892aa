import { isOneTypoApart } from '#contract/one-typo.ts'
import type { Limits, Rate } from './default-limits.ts'
import { findImpossibleLimits } from './impossible-limits.ts'
import { isRate, type LimitValue, listLimits, withLimits } from './limit-names.ts'
import { callRange, type LimitRange, periodRange, rangeOf } from './limit-ranges.ts'

const maxTextLength = 20_000

type ReadLimits = { limits: Limits; problems: string[] }

/**
 * Reads an operator's limits: `maxRecipesPerMember=5000 throttles.signup.perAddress=200/1800`. They are separated by blanks, commas or line
 * breaks, and the rest of a line after a # is a comment. Returns all problems; each names its entry. An entry without a valid name is not
 * repeated in its problem, because a wrong file could be a secret.
 */
export function readLimits(text: string): ReadLimits {
  if (text.length > maxTextLength)
    return {
      limits: withLimits(new Map()),
      problems: [`it may have at most ${writeNumber(maxTextLength)} characters`],
    }
  const given = new Map<string, LimitValue>()
  const problems: string[] = []
  const entries = text
    .replace(/#.*/g, '')
    .split(/[\s,]+/)
    .filter(Boolean)
  for (const [index, entry] of entries.entries()) {
    try {
      const { name, value } = readEntry(entry, index + 1)
      if (given.has(name)) problems.push(`${name} is set more than once`)
      given.set(name, value)
    } catch (problem) {
      if (!(problem instanceof InvalidEntry)) throw problem
      problems.push(problem.message)
    }
  }
  const limits = withLimits(given)
  return { limits, problems: [...problems, ...findImpossibleLimits(limits)] }
}

class InvalidEntry extends Error {}

/** Writes a number as the code and the documentation do: `10_000_000`. */
const writeNumber = (number: number): string => String(number).replace(/\B(?=(\d{3})+$)/g, '_')
const wholeNumber = /^(?:\d{1,13}|\d{1,3}(?:_\d{3}){1,4})$/

const known = listLimits()

function readEntry(entry: string, position: number): { name: string; value: LimitValue } {
  const [name = '', text, ...rest] = entry.split('=')
  if (text === undefined || rest.length > 0)
    throw new InvalidEntry(
      `entry ${position} must be a limit, = and its number, like maxRecipesPerMember=5000`,
    )
  const standard = known.get(name)
  if (standard === undefined) throw new InvalidEntry(unknownName(name, position))
  return {
    name,
    value: isRate(standard) ? readRate(name, text, standard) : readNumber(name, text, rangeOf(name)),
  }
}

function readRate(name: string, text: string, { counts }: Rate): Rate {
  const [calls = '', seconds, ...rest] = text.split('/')
  if (seconds === undefined || rest.length > 0)
    throw new InvalidEntry(`${name} must be calls/seconds, like 200/1800`)
  return {
    calls: readNumber(`the calls of ${name}`, calls, callRange),
    seconds: readNumber(`the seconds of ${name}`, seconds, periodRange),
    ...(counts && { counts }),
  }
}

function readNumber(name: string, text: string, { min, max }: LimitRange): number {
  const value = wholeNumber.test(text) ? Number(text.replaceAll('_', '')) : Number.NaN
  if (value >= min && value <= max) return value
  throw new InvalidEntry(`${name} must be a whole number from ${writeNumber(min)} to ${writeNumber(max)}`)
}

function unknownName(name: string, position: number): string {
  const shown = /^[a-z][\w.]{0,80}$/i.test(name) ? name : `entry ${position}`
  const meant = findNearest(name)
  return `${shown} is the name of no limit${meant ? `; ${meant} may be meant` : ''}`
}

/** Finds the known name that contains this one, if there is only one, or else a known name that is a typo away. */
function findNearest(name: string): string | undefined {
  if (name.length < 3 || name.length > 80) return undefined
  const lower = name.toLowerCase()
  const names = [...known.keys()]
  const longer = names.filter(one => one.toLowerCase().includes(lower))
  return longer.length === 1 ? longer[0] : names.find(one => isOneTypoApart(one.toLowerCase(), lower))
}
