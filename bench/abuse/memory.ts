import { requestText } from '../machine/http.ts'
import type { LoadResult } from '../machine/load-process.ts'
import { requestOnce } from '../machine/processes.ts'
import { type BenchmarkOptions, type Metric, metric } from '../metric.ts'
import { watchMemory, withAttackedSite } from './attacked-site.ts'

const connections = 64
const encodings = ['br', 'gzip', 'identity']

/** Each kind of address that could be remembered, with something new in it each time. */
const addresses: ((n: number) => string)[] = [
  n => `/api/recipes?limit=100&x=${n}`,
  n => `/api/recipes?limit=100&maxPrepTime=${1 + (n % 9_000)}`,
  n => `/api/recipes?q=dish${n}&limit=${1 + (n % 100)}`,
  n => `/api/recipes?cursor=${n}`,
  n => `/recipes?q=dish${n}`,
  n => `/recipes?utm_source=${n}`,
  n => `/recipes/${n}`,
  n => `/chefs/${n}`,
  n => `/nowhere/${n}`,
  n => `/api/nowhere/${n}`,
  n => `/docs?x=${n}`,
  n => `/openapi.json?x=${n}`,
  n => `/media/kanga/${n}.svg`,
  n => `/media/covers/${String(n).padStart(32, '0')}-640.webp`,
]

/** The greatest size of the process while one machine asks for as many different addresses as it can. */
export const measureMemory = ({ isQuick }: BenchmarkOptions): Promise<Metric[]> =>
  withAttackedSite(async ({ port, rssMb }) => {
    const requests = Array.from({ length: 40_000 }, (_, n) =>
      requestText({ path: addresses[n % addresses.length]?.(n) ?? '/', encoding: encodings[n % 3] ?? '' }),
    )
    const idle = rssMb()
    const load = { port, requests, connections, seconds: isQuick ? 10 : 50 }
    const { result, greatest } = await watchMemory({ rssMb }, requestOnce<LoadResult>('load', load))
    console.log(`  ${result.perSecond.toFixed(0)} addresses a second; ${idle.toFixed(0)} MB before`)
    return [metric('memory under a flood of GETs', greatest, { atMost: 300 }, ' MB')]
  })
