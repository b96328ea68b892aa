import { type DestinationStream, type Logger, pino } from 'pino'

/** Structured lines on standard output; what proves or names a person is cut out wherever it turns up. */
export const openLog = (level: string, destination: DestinationStream = process.stdout): Logger =>
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
