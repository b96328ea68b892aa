import type { FastifyServerOptions } from 'fastify'

/** Structured lines on standard output; what proves or names a person is cut out wherever it turns up. */
export const logOptions = (level: string): NonNullable<FastifyServerOptions['logger']> => ({
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
