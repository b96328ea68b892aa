import { readProgramVersion } from '#server/platform/database/program-version.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import { openAddressRule } from './address-rule.ts'
import { openPageFetching, type PageFetching } from './page-fetching.ts'
import { resolveByDns } from './resolve-host.ts'
import { robotsName } from './robots.ts'

type Options = {
  /** CIDR ranges that the operator opens in addition to the open web. */
  networks: readonly string[]
  publicUrl: () => string
  limits: Limits
}

/** Fetches from the open web. The user agent gives this site's name and address. */
export const openWebFetching = ({ networks, publicUrl, limits }: Options): PageFetching =>
  openPageFetching(
    {
      mayConnect: openAddressRule(networks),
      resolveHost: resolveByDns,
      userAgent: () => `${robotsName}/${readProgramVersion()} (+${publicUrl()}/)`,
    },
    limits,
  )
