import { z } from 'zod'

const text = z.string().trim()

const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const

const webAddress = text.refine(
  value => ['http:', 'https:'].includes(URL.parse(value)?.protocol ?? ''),
  'must be an address that starts with http:// or https://',
)

const ratio = text
  .regex(/^(0|1|0?\.\d{1,9}|1\.0+|0\.\d{1,9})$/, 'must be a number from 0 to 1, like 0.05')
  .transform(Number)

/** `name=value,name=value`, values percent-encoded. */
const headers = z.string().transform((value, context) => {
  const entries = value.split(',').flatMap(entry => {
    const [, name = '', encoded = ''] = /^\s*([\w!#$%&'*+.^`|~-]+)\s*=\s*(.*?)\s*$/.exec(entry) ?? []
    const decoded = name && decode(encoded)
    return decoded ? [[name, decoded] as const] : []
  })
  if (entries.length < value.split(',').length)
    context.addIssue({ code: 'custom', message: 'must be name=value, with commas in between' })
  return Object.fromEntries(entries)
})

function decode(value: string): string | undefined {
  try {
    return decodeURIComponent(value)
  } catch {
    return undefined
  }
}

/** OpenTelemetry's settings for traces, by their usual names. */
export const telemetrySettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: headers.optional(),
  OTEL_SERVICE_NAME: text.max(100).default('mezani'),
  OTEL_TRACES_SAMPLER: z
    .enum(samplers, `must be ${samplers.slice(0, -1).join(', ')} or ${samplers.at(-1)}`)
    .default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: ratio.default(1),
}

export type SamplerName = (typeof samplers)[number]
