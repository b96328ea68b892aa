import { pageUrls } from '#contract/page-urls.ts'
import type { Config } from '../config.ts'
import { contactDetailsOf } from '../features/contact/contact-details.ts'
import type { SampleAccount } from '../sample/sample-account.ts'

type BannerDetails = {
  publicUrl: string
  sampleUser: SampleAccount | undefined
  setupPath: string | undefined
  config: Config
}

/** Returns URLs, accounts and folders for the operator, which are printed once the server listens. */
export function startupBanner({ publicUrl, sampleUser, setupPath, config }: BannerDetails): string {
  const lines = [
    `Mezani is open at ${publicUrl}`,
    sampleUser && `  a sample cook to sign in as:  ${sampleUser.email}  ${sampleUser.password}`,
    setupPath && `  make the first administrator: ${publicUrl}${setupPath}  (works once, for 24 hours)`,
    !setupPath && `  administrators sign in at:    ${publicUrl}${pageUrls.adminSignin}`,
    `  the API:                      ${publicUrl}/docs`,
    !config.SMTP_URL && `  no SMTP_URL is set, so mails are put in ${config.DATA_DIR}/outbox`,
    !config.CONTACT_EMAIL &&
      `  no CONTACT_EMAIL is set, so what people write to the team is only at ${publicUrl}${pageUrls.adminMessages}`,
    contactDetailsOf(config).areExamples &&
      '  no SHOWN_PHONE, SHOWN_EMAIL or SHOWN_PLACE is set, so the contact page shows examples',
  ]
  return `\n${lines.filter(Boolean).join('\n')}\n\n`
}
