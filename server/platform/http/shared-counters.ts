import type { Database } from '../database/connect.ts'
import type { CounterRate, Counters } from './counters.ts'
import {
  countTaken,
  deleteCount,
  findCountWait,
  hashCountKey,
  returnCount,
  takeCount,
} from './rate-counts.queries.ts'

/** In the database, exact for all processes of the site: a statement for each call that is counted. */
export function openSharedCounters(db: Database, name: string, rate: CounterRate): Counters {
  const hash = (key: string) => hashCountKey(name, key)
  return {
    take: key => takeCount(db, hash(key), rate),
    waitMs: key => findCountWait(db, hash(key), rate.calls),
    left: async key => rate.calls - (await countTaken(db, hash(key))),
    giveBack: async key => void (await returnCount(db, hash(key))),
    reset: async key => void (await deleteCount(db, hash(key))),
  }
}
