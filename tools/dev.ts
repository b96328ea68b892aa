// npm run dev: the site on PORT while it is written. The client comes from Vite, which puts each change into the open
// page; everything else from the server behind it, which starts anew when its code changes.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, relative } from 'node:path'
import { createServer } from 'vite'

const root = join(import.meta.dirname, '..')
const port = Number(process.env.PORT ?? 3000)
const serverPort = port + 1
const address = `http://localhost:${port}`

/** An editor that saves all files changes several at once. */
const debounceMs = 150

/** What no page of the client answers; files of its folder `api/` are not the API. */
const serverPathPattern =
  '^/(api|auth|media|docs|openapi\\.json|livez|readyz|admin/setup)(?![^?]*\\.ts)([/?]|$)'

/** Not by node's own --watch: what it has its processes tell each other reaches the painter as well. */
const startServer = (): ChildProcess =>
  spawn(process.execPath, [join(root, 'server/main.ts')], {
    cwd: root,
    stdio: 'inherit',
    env: { PUBLIC_URL: address, ...process.env, HOST: '127.0.0.1', PORT: String(serverPort) },
  })

const vite = await createServer({
  configFile: join(root, 'vite.config.ts'),
  server: { port, strictPort: true, proxy: { [serverPathPattern]: `http://127.0.0.1:${serverPort}` } },
})
await vite.listen()
console.log(`The client is followed at ${address}`)

let server = startServer()
let debounceTimer: NodeJS.Timeout | undefined

async function stopServer(): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  server.kill('SIGTERM')
  await once(server, 'exit')
}

async function restartServer(): Promise<void> {
  await stopServer()
  server = startServer()
}

vite.watcher.add(['server', 'contract'].map(folder => join(root, folder)))
vite.watcher.on('all', (_, path) => {
  if (!/^(server|contract)\/.*(?<!\.test)\.(ts|sql)$/.test(relative(root, path))) return
  clearTimeout(debounceTimer)
  debounceTimer = setTimeout(restartServer, debounceMs)
})

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await Promise.all([stopServer(), vite.close()])
    process.exit()
  })
}
