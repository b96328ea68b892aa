import { requestText } from '../machine/http.ts'
import type { LoadResult } from '../machine/load-process.ts'
import { requestOnce } from '../machine/processes.ts'
import { type BenchmarkOptions, type Metric, metric } from '../metric.ts'
import { visitAsStranger, withAttackedSite } from './attacked-site.ts'

const connections = 400

const paths = {
  list: () => '/api/recipes?limit=24&fields=card',
  search: (n: number) => `/api/recipes?limit=24&fields=card&maxPrepTime=${100 + (n % 9_000)}`,
  page: (n: number) => `/recipes?time=${100 + (n % 9_000)}`,
  livez: () => '/livez',
}

/** What a stranger notices while 400 connections ask for pages that have to be rendered, each one another. */
export const measureRendering = ({ isQuick }: BenchmarkOptions): Promise<Metric[]> =>
  withAttackedSite(async ({ port }) => {
    const seconds = isQuick ? 5 : 20
    await visitAsStranger(port, paths, 2)
    const quiet = await visitAsStranger(port, paths, seconds)
    const requests = Array.from({ length: 50_000 }, (_, n) => requestText({ path: `/recipes?q=dish${n}` }))
    const flood = requestOnce<LoadResult>('load', { port, requests, connections, seconds: seconds + 2 })
    const flooded = await visitAsStranger(port, paths, seconds)
    const { perSecond, failed } = await flood
    console.log(
      `  ${perSecond.toFixed(0)} answers a second to the flood, ${failed} of them refusals; quiet p99 of the list ${quiet.list.p99.toFixed(1)} ms, of /livez ${quiet.livez.p99.toFixed(1)} ms`,
    )
    const beside = (name: 'list' | 'search' | 'page') => flooded[name].p99 / quiet[name].p99
    const under = `under ${connections} rendering connections`
    return [
      metric(`a stranger's list ${under}: p99 beside quiet`, beside('list'), { atMost: 2 }),
      metric(`a stranger's new question ${under}: p99 beside quiet`, beside('search'), { atMost: 2 }),
      metric(`a stranger's page ${under}: p99 beside quiet`, beside('page'), { atMost: 2 }),
      metric(`a stranger's pages ${under}: share served`, flooded.page.served, { atLeast: 0.8 }),
      metric(`/livez ${under}: p99`, flooded.livez.p99, { atMost: 200 }, ' ms'),
    ]
  })
