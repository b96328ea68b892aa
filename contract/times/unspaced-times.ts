import { hour, minute } from './time-words.ts'

/** A time in seconds. `start` and `end` are its place in the text. */
export type Time = { start: number; end: number; min: number; max: number }

const units: Readonly<Record<string, number>> = {
  ...{ 時間: hour, 小时: hour, 小時: hour, 钟头: hour, 鐘頭: hour, 시간: hour, ชั่วโมง: hour, ชม: hour },
  ...{ 分钟: minute, 分鐘: minute, 分間: minute, 分: minute, 분: minute, นาที: minute },
  ...{ 秒钟: 1, 秒鐘: 1, 秒間: 1, 秒: 1, 초: 1, วินาที: 1 },
}
const numerals = '〇一二三四五六七八九'

/**
 * '十分' means 'very', '三分' a share, and '半分' a half. A numeral therefore counts only before the longer words, and a half only
 * before hours.
 */
const numeral = `[${numerals}两兩十]{1,3}(?=[个個]?半?(?:時間|小|钟头|鐘頭|分[钟鐘間]|秒))`
const number = String.raw`\d{1,5}(?:\.\d{1,2})?|${numeral}|半(?=[个個]?(?:時間|小|钟头|鐘頭))`
const unit = Object.keys(units).join('|').replace('|分|', '|分(?![の熟满滿目量之])|')
const range = String.raw`\s?(?:[-~–]|から|至|到|부터)\s?`
/** A number, the upper end of a range, a half before the unit, the unit, and a half after it. */
const groups = [
  `(${number})`,
  `(?:${range}(${number}))?`,
  String.raw`\s?[个個]?(半)?\s?`,
  `(${unit})`,
  String.raw`(半|\s?반(?!찬))?`,
]
const part = groups.join('').replace(/\((?!\?)/g, '(?:')
const parts = String.raw`${part}(?:\s?[と又零]?\s?${part}){0,2}`
const span = new RegExp(String.raw`(?<![\d.,/第${numerals}十百千])(${parts})(?:${range}(${parts}))?`, 'gu')
const partPattern = new RegExp(groups.join(''), 'gu')

/** Finds at most `maxTimes` times in languages that put no blanks between words: '1時間30分', '10~15分', '半个小时', '30분'. */
export function unspacedTimes(plain: string, maxTimes: number): Time[] {
  const times: Time[] = []
  for (const { 0: text, 1: from = '', 2: to, index } of plain.matchAll(span)) {
    const [min, max] = [secondsOf(from, 'min'), secondsOf(to ?? from, 'max')]
    times.push({ start: index, end: index + text.length, min, max })
    if (times.length === maxTimes) break
  }
  return times
}

function secondsOf(text: string, end: 'min' | 'max'): number {
  let seconds = 0
  for (const [, low = '', high, half, name = '', halfAfter] of text.matchAll(partPattern)) {
    const value = numberOf(end === 'max' && high ? high : low) + (half || halfAfter ? 0.5 : 0)
    seconds += value * (units[name] ?? 0)
  }
  return seconds
}

function numberOf(text: string): number {
  if (/\d/.test(text)) return Number(text)
  if (text === '半') return 0.5
  const [tens, ones] = text.replace(/[两兩]/g, '二').split('十')
  const digit = (sign = '') => Math.max(0, numerals.indexOf(sign))
  return ones === undefined ? digit(tens) : (tens ? digit(tens) : 1) * 10 + (ones ? digit(ones) : 0)
}
