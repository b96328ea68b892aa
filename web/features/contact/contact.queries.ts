import { queryOptions } from '@tanstack/react-query'
import type { ContactDetails } from '#contract/contact.ts'
import * as rows from '#contract/rows.ts'
import { exampleContact } from '#texts/contact.ts'
import { call } from '#web/api/call.ts'
import { nullIfMissing } from '#web/api/failure.ts'
import { contactKey } from '#web/api/query-keys.ts'

/** The contact details. Examples are shown if the backend does not send any. */
export const contactQuery = () =>
  queryOptions({
    queryKey: contactKey,
    queryFn: async ({ signal }): Promise<ContactDetails> =>
      (await nullIfMissing(call(rows.getContact, { signal }))) ?? exampleContact,
  })
