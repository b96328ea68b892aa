import { buildApp, type Services } from '#server/app.ts'
import { type Config, readConfig } from '#server/config.ts'
import { explainFailure } from '#server/explain-failure.ts'
import { openPainter } from '#server/features/media/painter/painter.ts'
import { noThrottle } from '#server/platform/http/throttle.ts'
import { openLog } from '#server/platform/log/log.ts'
import { openServices } from '#server/services.ts'

/**
 * Opens the site of this environment for a tool: its database (shared with a running Mezani), and the app, which has no rate
 * limits and does not listen. Closes both when the task ends. A failure is printed, and sets the tool's exit code.
 */
export async function withSite(task: Task): Promise<void> {
  try {
    await runWithSite(task)
  } catch (error) {
    console.error(explainFailure(error))
    process.exitCode = 1
  }
}

type Task = (site: { services: Services; inject: Inject; config: Config }) => Promise<void>

async function runWithSite(task: Task): Promise<void> {
  await using stack = new AsyncDisposableStack()
  const config = readConfig()
  const log = openLog('warn')
  const site = { publicUrl: config.PUBLIC_URL ?? `http://localhost:${config.PORT}`, isDraining: false }
  const { services } = await openServices(config, site, {
    log,
    stack,
    painter: openPainter(),
    isSecondary: true,
  })
  const app = await buildApp(
    { ...services, throttler: noThrottle },
    { log, corsOrigins: [], trustProxy: [], isHttps: false },
  )
  stack.defer(() => app.close())
  const inject: Inject = async (method, url, { token, body }) => {
    const reply = await app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${token}` },
      payload: body,
    })
    return { status: reply.statusCode, body: reply.json() }
  }
  await task({ services, inject, config })
}

/** Calls the API as a client would, without a socket. */
type Inject = (
  method: 'POST',
  url: string,
  sent: { token: string; body: object },
) => Promise<{ status: number; body: unknown }>
