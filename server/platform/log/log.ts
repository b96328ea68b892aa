import { type Logger, pino } from 'pino'

/** Structured lines on standard output; what proves or names a person is cut out wherever it turns up. */
export const openLog = (level: string): Logger =>
  pino({
    level,
    redact: {
      paths: [
        'req.headers.authorization',
        '*.password',
        '*.token',
        '*.access_token',
        '*.email',
        'err.parameters',
      ],
      censor: '[removed]',
    },
  })
