import type { ContactDetails } from '#contract/contact.ts'
import { exampleContact } from '#texts/contact.ts'

type Settings = Partial<Record<'SHOWN_PHONE' | 'SHOWN_EMAIL' | 'SHOWN_PLACE', string | undefined>>

/** Returns what the contact page shows. If the operator sets one of the three, no examples are shown beside it. */
export function contactDetailsOf({ SHOWN_PHONE, SHOWN_EMAIL, SHOWN_PLACE }: Settings): ContactDetails {
  if (!SHOWN_PHONE && !SHOWN_EMAIL && !SHOWN_PLACE) return exampleContact
  return {
    phone: SHOWN_PHONE ?? null,
    email: SHOWN_EMAIL ?? null,
    place: SHOWN_PLACE ?? null,
    areExamples: false,
  }
}
