import { StartRefused } from '../start/start-refused.ts'

/** `away` and `full` pass by themselves, or when an operator makes room; `refused` needs a corrected setting. */
type FailureKind = 'away' | 'full' | 'refused'

/** Why a bucket did not do what it was asked. The message is for the operator: which setting, what happened and what to do. */
export class StoreFailure extends StartRefused {
  override name = 'StoreFailure'
  readonly kind: FailureKind
  constructor(kind: FailureKind, message: string, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
  }
}

const correctKeys = 'Correct S3_ACCESS_KEY and S3_SECRET_KEY, and what they may do there.'

/** By the error's name, code or HTTP status; the first pattern that matches counts. Stores other than Amazon's use other names. */
const failures: [pattern: RegExp, kind: FailureKind, sentence: string][] = [
  [
    /^NoSuchBucket$|^InvalidBucketName$/,
    'refused',
    'S3_BUCKET: the store has no bucket of that name. Create it, or correct S3_BUCKET.',
  ],
  [
    /^PermanentRedirect$|^AuthorizationHeaderMalformed$|^IllegalLocationConstraint|^301$/,
    'refused',
    'S3_REGION: the bucket is in another region. Correct S3_REGION.',
  ],
  [
    /^RequestTimeTooSkewed$/,
    'refused',
    'S3_ENDPOINT: the store’s clock is not this machine’s. Set both right, such as with NTP.',
  ],
  [
    /^(EntityTooLarge|QuotaExceeded|InsufficientStorage|ServiceQuotaExceeded|XMinioStorageFull|413|507)$/,
    'full',
    'S3_BUCKET: the bucket is full. Make room there, or raise its quota.',
  ],
  [
    /^(InvalidAccessKeyId|SignatureDoesNotMatch|AccessDenied|ExpiredToken|InvalidToken|Forbidden|401|403)$/,
    'refused',
    `S3_ACCESS_KEY: the store refuses these keys. ${correctKeys}`,
  ],
  [
    /CERT|SELF_SIGNED|ALTNAME|UNABLE_TO_|^ERR_SSL|^EPROTO$/,
    'refused',
    'S3_ENDPOINT: the store’s certificate is not trusted, or it speaks no TLS. Correct the address, or name its authority in NODE_EXTRA_CA_CERTS.',
  ],
  [
    /^(SlowDown|TooManyRequests|ServiceUnavailable|429|503)$/,
    'away',
    'S3_ENDPOINT: the store takes no more requests for now. If it stays, ask who runs it.',
  ],
  [
    /^(TimeoutError|AbortError|RequestTimeout|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ERR_STREAM_PREMATURE_CLOSE|408|5\d\d)$/,
    'away',
    'S3_ENDPOINT: the store does not answer. See that it runs, that no firewall is in between, and that S3_ENDPOINT is right.',
  ],
  [
    /^[34]\d\d$/,
    'refused',
    'S3_ENDPOINT: what answers there refuses our requests. See that it is an S3 store, and that S3_ENDPOINT and S3_BUCKET are right.',
  ],
]

type SdkError = Error & { code?: string; $metadata?: { httpStatusCode?: number } }

/**
 * Turns what the AWS client threw into a StoreFailure that contains none of the keys. Returns our own errors and unknown ones unchanged.
 */
export function explainStoreFailure(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof StoreFailure) return error
  const { name, code, $metadata } = error as SdkError
  const words = [name, code, $metadata?.httpStatusCode].filter(word => word !== undefined).map(String)
  const found = failures.find(([pattern]) => words.some(word => pattern.test(word)))
  if (!found) return error
  const [, kind, sentence] = found
  // Not the error itself, because the store's responses repeat the key and what was signed.
  return new StoreFailure(kind, sentence, { cause: new Error(words.join(' ')) })
}
