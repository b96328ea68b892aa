// npm run dev: the site on PORT in watch mode. Vite serves the client and updates the open page. The API and other server URLs
// come from the server behind it, which restarts when its code changes. A request waits until a restart has ended.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createServer, type Plugin } from 'vite'
import { findFreePort } from '#server/platform/http/find-free-port.ts'

const root = join(import.meta.dirname, '..')
const port = Number(process.env.PORT ?? 3000)
const address = `http://localhost:${port}`
const serverAddress = { host: '127.0.0.1', port: await findFreePort() }
const serverUrl = `http://${serverAddress.host}:${serverAddress.port}`

/** Long enough to make one restart of several changes: an editor that saves all files changes several at once. */
const debounceMs = 150
const pollMs = 50

/** The folders that the server's code is in; changes in them restart it. */
const serverFolders = ['server', 'contract', 'texts', 'covers']
const serverFile = new RegExp(`^(${serverFolders.join('|')})[\\\\/].*(?<!\\.test)\\.(ts|sql)$`)

/** URLs that no page of the client has. Source files in the client's folder `api/` do not belong to the API. */
const serverPath = '^/(api|auth|media|docs|openapi\\.json|livez|readyz)(?![^?]*\\.ts)([/?]|$)'

/**
 * Starts the server in a process group of its own. So Ctrl-C in the terminal reaches it only once, through this program: a second
 * signal would end it without closing its database. Does not use node's own --watch, whose messages would reach the painter as
 * well.
 */
const startServer = (): ChildProcess =>
  spawn(process.execPath, [join(root, 'server/main.ts')], {
    cwd: root,
    stdio: 'inherit',
    detached: process.platform !== 'win32',
    env: {
      PUBLIC_URL: address,
      ...process.env,
      HOST: serverAddress.host,
      PORT: String(serverAddress.port),
    },
  })

let server: ChildProcess | undefined
let lastRestart = Promise.resolve()
let restartTimer: NodeJS.Timeout | undefined
let isStopping = false

const hasEnded = () => !server || server.exitCode !== null || server.signalCode !== null

async function waitUntilListening(): Promise<void> {
  while (!hasEnded()) {
    const isListening = await fetch(`${serverUrl}/livez`).then(
      reply => reply.ok,
      () => false,
    )
    if (isListening) return
    await sleep(pollMs)
  }
}

async function stopServer(): Promise<void> {
  if (!server || hasEnded()) return
  server.kill('SIGTERM')
  await once(server, 'exit')
}

/** Queues the restarts, since two servers would want the same port and database. */
function restartServer(): void {
  lastRestart = lastRestart.then(async () => {
    await stopServer()
    if (isStopping) return
    server = startServer()
    await waitUntilListening()
  })
}

const serverEnded = {
  code: 'unavailable',
  message: 'The server has ended; its output says why. It starts again when a file of it changes.',
}

const serverInWatchMode: Plugin = {
  name: 'server-in-watch-mode',
  configureServer({ middlewares, watcher }) {
    watcher.add(serverFolders.map(folder => join(root, folder)))
    watcher.on('all', (_, path) => {
      if (!serverFile.test(relative(root, path))) return
      clearTimeout(restartTimer)
      restartTimer = setTimeout(restartServer, debounceMs)
    })
    const isForServer = new RegExp(serverPath)
    middlewares.use(async (request, response, next) => {
      if (!isForServer.test(request.url ?? '')) return next()
      await lastRestart
      if (!hasEnded()) return next()
      response.writeHead(503, { 'content-type': 'application/json' }).end(JSON.stringify(serverEnded))
    })
  },
  /** Stops the server when Vite closes. Vite closes by itself on SIGTERM, and closes and opens again when its configuration changes. */
  async closeServer({ reason }) {
    if (reason === 'restart') return
    isStopping = true
    clearTimeout(restartTimer)
    await stopServer()
    await lastRestart
  },
}

const vite = await createServer({
  configFile: join(root, 'vite.config.ts'),
  configLoader: 'native',
  plugins: [serverInWatchMode],
  server: { port, strictPort: true, proxy: { [serverPath]: serverUrl } },
})

async function stop(): Promise<never> {
  await vite.close()
  process.exit()
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
// However this program ends, the server must not outlive it.
process.on('exit', () => server?.kill('SIGTERM'))
try {
  await vite.listen()
  restartServer()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  await stop()
}
