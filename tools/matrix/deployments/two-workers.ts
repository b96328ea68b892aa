import type { Deploy } from '#harness/deployment.ts'
import { findFreePort } from '#server/platform/http/find-free-port.ts'
import { startSiteProcess } from './site-process.ts'

/** One machine, one port, two processes that answer. */
export const deploy: Deploy = async ({ environment }) => {
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  return startSiteProcess({ ...environment, WORKERS: '2', PORT: String(port), PUBLIC_URL: url }, { url })
}
