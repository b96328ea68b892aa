import closeWithGrace from 'close-with-grace'
import { readConfig } from './config.ts'
import { explainFailure } from './explain-failure.ts'
import { startSite } from './start/start-site.ts'

const stopping = new AbortController()
let starting: Promise<AsyncDisposableStack> | undefined

try {
  const config = readConfig()
  stopGracefully()
  starting = startSite(config, stopping.signal)
  await starting
} catch (error) {
  if (!stopping.signal.aborted) {
    console.error(explainFailure(error))
    process.exit(1)
  }
}

/** Called before the start begins, because a start that is stopped half-way must not leave a PostgreSQL running. */
function stopGracefully(): void {
  closeWithGrace({ delay: 10_000, logger: false }, async ({ err }) => {
    if (err) console.error(err)
    stopping.abort()
    const running = await starting?.catch(() => undefined)
    await running?.disposeAsync()
  })
}
