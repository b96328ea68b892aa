import type { EarlyCall, PageRow } from './pages.ts'

/** What the script in the head has to know of a page; it stands in every page, so only what differs from the usual. */
export type HeadScriptPage = Pick<PageRow, 'guard' | 'isBarless'> & {
  /** Of the whole path, without slashes at its end. */
  pattern: string
  earlyCalls?: HeadScriptCall[]
}

/** `$1` in the path stands for what the pattern's group has matched. */
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
