import { type DestinationStream, type Logger, pino } from 'pino'

/** Lines are written beside the work, together where many come at once; what is left is written before the process ends. */
const standardOutput = () => pino.destination({ dest: 1, sync: false })

/** Structured lines on standard output; what proves or names a person is cut out wherever it turns up. */
export const openLog = (level: string, destination: DestinationStream = standardOutput()): Logger =>
  pino(
    {
      level,
      redact: {
        paths: [
          '*.headers.authorization',
          '*.headers.cookie',
          '*.password',
          '*.token',
          '*.access_token',
          '*.email',
          'err.parameters',
        ],
        censor: '[removed]',
      },
    },
    destination,
  )
