// A process for the tests to kill: starts PostgreSQL on argv[2], reports it on stdout as JSON, stops on SIGTERM.
import { startEmbedded } from './embedded.ts'

const [, , dataDir = '', settings = '{}'] = process.argv
const send = (message: object) => process.stdout.write(`${JSON.stringify(message)}\n`)

try {
  const started = await startEmbedded({ dataDir, settings: JSON.parse(settings), log: send })
  const stayAlive = setInterval(() => {}, 60_000)
  process.once('SIGTERM', () => started.stop().then(() => clearInterval(stayAlive)))
  send({ connection: started.connection })
} catch (error) {
  send({ refused: error instanceof Error ? `${error.name}: ${error.message}` : String(error) })
  process.exitCode = 1
}
