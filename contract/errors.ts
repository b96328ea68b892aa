import { z } from 'zod'
import { departure } from './departure.ts'
import { likeness } from './likeness.ts'

const restriction = z.object({
  until: z.iso.datetime().nullable().meta({ description: 'Null if no end is set.' }),
  noticeId: z.int().min(1).nullable(),
})

/** Every refusal code of the API, with its HTTP status (RFC 9110) and what it means to a program. */
export const refusals = {
  invalid_request: {
    status: 400,
    meaning: 'A field of the request is missing or invalid: `fields` says which, and why.',
  },
  invalid_link: {
    status: 400,
    meaning: 'The token of a mailed link is unknown, used or too old: ask for a new link.',
  },
  unreadable_image: {
    status: 400,
    meaning: 'The site cannot read the file as a picture, or the file is damaged: save it as JPEG first.',
  },
  unreadable_page: {
    status: 400,
    meaning: 'The page is too large, too complex or not HTML: send only the part with the recipe.',
  },
  unreadable_file: {
    status: 400,
    meaning: 'The site finds no recipe in the file, or cannot read its format.',
  },
  address_refused: {
    status: 400,
    meaning: 'The address does not lead to a public website. The site fetches no other address.',
  },
  page_unreachable: {
    status: 400,
    meaning: 'The other site does not answer: try again later, or send the page itself.',
  },
  page_unwilling: {
    status: 400,
    meaning: 'The other site does not allow programs to read the page: send the page itself.',
  },
  expired_ticket: {
    status: 400,
    meaning:
      'The ticket or challenge of an earlier step is used or too old: begin with the first step again.',
  },
  unauthorized: {
    status: 401,
    meaning: "The call needs a token and has none, or the token's session has ended: sign in.",
  },
  invalid_credentials: {
    status: 401,
    meaning: 'No account has this address with this password.',
  },
  second_factor_required: {
    status: 401,
    meaning:
      'The password is right, and the account asks for a second factor: send a code with `fields.ticket`.',
  },
  forbidden: {
    status: 403,
    meaning: 'The caller may not do this with what belongs to another member, or with their own account.',
  },
  blocked: {
    status: 403,
    meaning: 'The caller has blocked the other member, or was blocked by them.',
  },
  account_suspended: {
    status: 403,
    meaning: 'The account is suspended and nobody can sign in to it.',
  },
  account_leaving: {
    status: 403,
    meaning: 'The member has asked to leave: `departure.token` brings the account back, until it is deleted.',
  },
  suspended: {
    status: 403,
    meaning:
      'A moderator has suspended the caller: `restriction` says until when, and which notice says why.',
  },
  limited: {
    status: 403,
    meaning:
      'A moderator has stopped the caller from publishing: `restriction` says until when, and which notice says why.',
  },
  moderator_second_factor: {
    status: 403,
    meaning: 'Moderators need a second factor: set one up, or prove a passkey in this session.',
  },
  admin_second_factor: {
    status: 403,
    meaning: 'Administrators of this site need a second factor: set one up before anything else.',
  },
  not_yours_to_decide: {
    status: 403,
    meaning:
      'The caller reported it, took the first decision or is concerned by it: somebody else has to decide.',
  },
  wrong_password: {
    status: 403,
    meaning: "The current password in the request is not the account's.",
  },
  wrong_code: {
    status: 403,
    meaning: 'The code of the second factor is wrong or has changed: send the one that the app shows now.',
  },
  unknown_passkey: {
    status: 400,
    meaning: 'The passkey is not registered here, or its signature is wrong: use another way to sign in.',
  },
  provider_refused: {
    status: 400,
    meaning: "The provider's answer could not be confirmed: start the sign-in again.",
  },
  address_unconfirmed: {
    status: 403,
    meaning:
      "The provider has not confirmed the member's address: sign in with a password, and connect the provider then.",
  },
  proof_required: {
    status: 403,
    meaning:
      'The call needs a recent proof of who calls: prove it with the password or a passkey, and send the call again.',
  },
  email_unverified: {
    status: 403,
    meaning: 'The member must open the link in the verification mail before signing in.',
  },
  not_found: {
    status: 404,
    meaning: 'There is nothing with this id, or the caller may not see it.',
  },
  method_not_allowed: {
    status: 405,
    meaning: 'The path does not take this method: the header `Allow` lists those that it takes.',
  },
  request_timeout: {
    status: 408,
    meaning: 'The request arrived too slowly: send it again.',
  },
  email_taken: {
    status: 409,
    meaning: 'Another account has this address.',
  },
  username_taken: {
    status: 409,
    meaning: 'Another account has this name, or one that looks like it.',
  },
  second_factor_on: {
    status: 409,
    meaning: 'The account already has a second factor: remove it before you set up another one.',
  },
  last_way_in: {
    status: 409,
    meaning: 'This is the only way to sign in to the account: add a password or another way first.',
  },
  limit_reached: {
    status: 409,
    meaning:
      'The member has reached a limit of the site: delete something, or wait a day if the limit is a daily one.',
  },
  new_member_limit: {
    status: 409,
    meaning:
      'A new member can publish only a few recipes a day: `restriction.until` says when the next one is possible.',
  },
  near_copy: {
    status: 409,
    meaning:
      'The instructions are nearly the same as those of the source: `likeness` shows the sentences. Rewrite them, or credit the source.',
  },
  conflict: {
    status: 409,
    meaning:
      'Somebody has changed it in the meantime, or it is in a state that does not allow this: read it again.',
  },
  claimed: {
    status: 409,
    meaning: 'Another moderator has the case: `claim` says who, and until when.',
  },
  claim_over: {
    status: 409,
    meaning: 'The caller no longer holds the case: claim it again before deciding.',
  },
  payload_too_large: {
    status: 413,
    meaning: 'The body or file is larger than the site takes: send less.',
  },
  uri_too_long: {
    status: 414,
    meaning: 'The URL is too long: send a shorter query.',
  },
  unsupported_media_type: {
    status: 415,
    meaning: 'The body has the wrong type: send JSON, or multipart/form-data if the call takes a file.',
  },
  key_reused: {
    status: 422,
    meaning:
      'The `Idempotency-Key` was sent before with another body: `made` is what that request created. Use a new key.',
  },
  too_many_requests: {
    status: 429,
    meaning: 'The calls came too often: `Retry-After` says how many seconds to wait.',
  },
  headers_too_large: {
    status: 431,
    meaning: 'The headers of the request are too large: send fewer or shorter ones.',
  },
  internal_error: {
    status: 500,
    meaning: 'The site failed and logged the error under `requestId`.',
  },
  unavailable: {
    status: 503,
    meaning:
      'The site is busy, or something that it depends on is down: `Retry-After` says how many seconds to wait.',
  },
} as const satisfies Record<string, { status: number; meaning: string }>

export type RefusalCode = keyof typeof refusals

/**
 * The body of every response with a status of 400 or more. `fields` is set if single fields of the request are invalid. With
 * `second_factor_required`, `fields.ticket` is the ticket that the next request needs.
 */
export const problemSchema = z
  .object({
    code: z.enum(Object.keys(refusals) as [RefusalCode, ...RefusalCode[]]),
    message: z.string().meta({ description: 'A plain sentence to show to a person.' }),
    requestId: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    departure: departure.optional().meta({
      description: 'With `account_leaving`: the token that brings the account back, and what it holds.',
    }),
    restriction: restriction.optional().meta({
      description:
        'With `limited` and `suspended`: until when, and the notice that says why. With `new_member_limit`: until when.',
    }),
    claim: z
      .object({ name: z.string(), until: z.iso.datetime() })
      .optional()
      .meta({ description: 'With `claimed`: who has the case, and until when.' }),
    made: z
      .object({ id: z.int().min(1) })
      .optional()
      .meta({ description: 'With `key_reused`: what the first request with the key created.' }),
    likeness: likeness.optional().meta({
      description: 'With `near_copy`: how similar the instructions are to those of the source.',
    }),
  })
  .meta({ id: 'Problem' })

export type Problem = z.infer<typeof problemSchema>
