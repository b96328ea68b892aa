import type { Database } from '#server/platform/database/connect.ts'
import { decodeCursor, refuseCursor } from '#server/platform/paging/cursor.ts'
import {
  type CaseColumns,
  type ClosedPlace,
  listCasesAbout,
  listDecidedCases,
  listWaitingCases,
  type Place,
} from './case-list.queries.ts'
import type { Decider } from './decider.ts'

type Reading = { gravity: number[]; decider: Decider; limit: number }
type Order = {
  /** The page after the place that a cursor names; an empty one names none. */
  list(db: Database, cursor: string, reading: Reading): Promise<CaseColumns[]>
  /** What a cursor says of a row. */
  placeOf(row: CaseColumns): string
}

export const waitingOrder: Order = {
  list: (db, cursor, reading) => listWaitingCases(db, { ...reading, after: readWith(readPlace, cursor) }),
  placeOf: ({ isLate, rank, sinceMicros, id }) => [Number(isLate), rank, sinceMicros, id].join(' '),
}

export const decidedOrder: Order = {
  list: (db, cursor, reading) =>
    listDecidedCases(db, { ...reading, after: readWith(readClosedPlace, cursor) }),
  placeOf: ({ closedMicros, id }) => `${closedMicros} ${id}`,
}

export const orderAbout = (memberId: number): Order => ({
  list: (db, cursor, reading) =>
    listCasesAbout(db, memberId, { ...reading, before: readWith(readCaseId, cursor) }),
  placeOf: ({ id }) => String(id),
})

const readWith = <Found>(read: (text: string) => Found, cursor: string): Found | undefined =>
  cursor === '' ? undefined : read(decodeCursor(cursor))

function readPlace(text: string): Place {
  const [, late, rank, sinceMicros, id] = /^([01]) (\d{1,6}) (\d{1,18}) ([1-9]\d{0,14})$/.exec(text) ?? []
  if (!late || !rank || !sinceMicros || !id) return refuseCursor()
  return { isLate: late === '1', rank: Number(rank), sinceMicros, id: Number(id) }
}

function readClosedPlace(text: string): ClosedPlace {
  const [, closedMicros, id] = /^(\d{1,18}) ([1-9]\d{0,14})$/.exec(text) ?? []
  return closedMicros && id ? { closedMicros, id: Number(id) } : refuseCursor()
}

const readCaseId = (text: string): number => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : refuseCursor())
