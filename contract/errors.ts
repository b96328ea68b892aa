import { z } from 'zod'
import { departure } from './departure.ts'
import { likeness } from './likeness.ts'

const restriction = z.object({
  until: z.iso.datetime().nullable().meta({ description: 'Null where no end is set.' }),
  noticeId: z.int().min(1).nullable(),
})

/** Every refusal code of the API, with its HTTP status (RFC 9110). */
export const refusalStatus = {
  invalid_request: 400,
  invalid_link: 400,
  unreadable_image: 400,
  unreadable_page: 400,
  unreadable_file: 400,
  address_refused: 400,
  page_unreachable: 400,
  page_unwilling: 400,
  expired_ticket: 400,
  unauthorized: 401,
  invalid_credentials: 401,
  second_factor_required: 401,
  forbidden: 403,
  blocked: 403,
  account_suspended: 403,
  account_leaving: 403,
  suspended: 403,
  limited: 403,
  moderator_second_factor: 403,
  admin_second_factor: 403,
  not_yours_to_decide: 403,
  wrong_password: 403,
  wrong_code: 403,
  unknown_passkey: 400,
  provider_refused: 400,
  address_unconfirmed: 403,
  proof_required: 403,
  email_unverified: 403,
  not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  email_taken: 409,
  username_taken: 409,
  second_factor_on: 409,
  last_way_in: 409,
  limit_reached: 409,
  new_member_limit: 409,
  near_copy: 409,
  conflict: 409,
  claimed: 409,
  claim_over: 409,
  payload_too_large: 413,
  uri_too_long: 414,
  unsupported_media_type: 415,
  key_reused: 422,
  too_many_requests: 429,
  headers_too_large: 431,
  internal_error: 500,
  unavailable: 503,
} as const

export type RefusalCode = keyof typeof refusalStatus

/**
 * The body of every response from 400 up. `fields` is set when single fields of the request are invalid, and with
 * `second_factor_required`, where `fields.ticket` is the one that the next request needs.
 */
export const problemSchema = z
  .object({
    code: z.enum(Object.keys(refusalStatus) as [RefusalCode, ...RefusalCode[]]),
    message: z.string().meta({ description: 'A plain sentence for a person.' }),
    requestId: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    departure: departure
      .optional()
      .meta({ description: 'With `account_leaving`, what can be done about it.' }),
    restriction: restriction.optional().meta({
      description:
        'With `limited` and `suspended`, until when, and the notice that says why; with `new_member_limit`, until when.',
    }),
    claim: z
      .object({ name: z.string(), until: z.iso.datetime() })
      .optional()
      .meta({ description: 'With `claimed`, who has the case, and until when.' }),
    made: z
      .object({ id: z.int().min(1) })
      .optional()
      .meta({ description: 'With `key_reused`, what the first request with the key made.' }),
    likeness: likeness.optional().meta({
      description: 'With `near_copy`, the sentences that are those of the source.',
    }),
  })
  .meta({ id: 'Problem' })

export type Problem = z.infer<typeof problemSchema>
