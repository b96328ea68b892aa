import { type DestinationStream, type Logger, pino } from 'pino'
import { escapeControls } from './escape-controls.ts'
import { serializeError } from './serialize-error.ts'

/** Lines wait in memory for the reader of standard output. Lines beyond this limit are left out. */
const maxWaitingBytes = 16_000_000

/** pino writes what is left when the process ends. */
const standardOutput = (): DestinationStream =>
  pino.destination({ dest: 1, sync: false, maxLength: maxWaitingBytes })

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
    // JSON does not escape DEL, C1 and direction marks, but a terminal obeys them.
    { write: line => destination.write(escapeControls(line)) },
  )
