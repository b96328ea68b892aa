import type { EarlyCall, PageRow } from './page-row.ts'

/** The part of the page table that the script in the head needs. It is inlined in every page, so default values are left out. */
export type HeadScriptPage = Pick<PageRow, 'guard' | 'isBarless'> & {
  /** Matches the whole path, without slashes at its end. */
  pattern: string
  earlyCalls?: HeadScriptCall[]
}

/** A request of the script in the head. `$1` in the path is replaced by what the pattern's group matched. */
export type HeadScriptCall = [path: string, credentials?: 'include']

const patternOf = (url: string) => url.replace(/\/$/, '').replace(/:\w+/, '([^/]+)')

function headScriptCall({ row, query, credentials }: EarlyCall): HeadScriptCall {
  const [, , path = ''] = row.replace('{id}', '$1').split(' ')
  const parameters = Object.entries(query ?? {}).map(([name, value]) => `${name}=${value}`)
  const call = parameters.length > 0 ? `${path}?${parameters.join('&')}` : path
  return credentials ? [call, credentials] : [call]
}

export const headScriptPages = (rows: PageRow[]): HeadScriptPage[] =>
  rows
    .filter(({ guard, isBarless, earlyCalls }) => guard || isBarless || earlyCalls)
    .map(({ url, guard, isBarless, earlyCalls }) => ({
      pattern: patternOf(url),
      ...(guard && { guard }),
      ...(isBarless && { isBarless }),
      ...(earlyCalls && { earlyCalls: earlyCalls.map(headScriptCall) }),
    }))
