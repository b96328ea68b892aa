import { type DestinationStream, type Logger, pino } from 'pino'
import { escapeControls } from './escape-controls.ts'
import { openLineBatch } from './line-batch.ts'
import { serializeError } from './serialize-error.ts'

/** Of lines that wait to be taken, such as by a pipe that nobody reads; further ones are left out. */
const maxWaitingBytes = 16_000_000

/** Lines are written asynchronously and in batches; the rest is flushed before the process ends. */
function standardOutput(): DestinationStream {
  const output = pino.destination({ dest: 1, sync: false, maxLength: maxWaitingBytes })
  const batch = openLineBatch(output)
  process.once('exit', () => {
    batch.flush()
    output.flushSync()
  })
  return batch
}

/** Structured lines on standard output; credentials and personal data are redacted. */
export const openLog = (level: string, destination: DestinationStream = standardOutput()): Logger =>
  pino(
    {
      level,
      serializers: { err: error => serializeError(error) },
      redact: {
        paths: [
          '*.headers.authorization',
          '*.headers.cookie',
          '*.password',
          '*.token',
          '*.access_token',
          '*.email',
        ],
        censor: '[removed]',
      },
    },
    // JSON leaves DEL, C1 and direction marks as they are; a terminal obeys them.
    { write: line => destination.write(escapeControls(line)) },
  )
