import { pages } from '#contract/pages.ts'
import type { Config } from './config.ts'
import type { KnownCook } from './features/recipes/sample/known-cook.ts'

type Facts = { publicUrl: string; cook: KnownCook | undefined; setupPath: string | undefined; config: Config }

/** What an operator needs in the first minute, printed once the server answers. */
export function welcome({ publicUrl, cook, setupPath, config }: Facts): string {
  const lines = [
    `Mezani is open at ${publicUrl}`,
    cook && `  a sample cook to sign in as:  ${cook.email}  ${cook.password}`,
    setupPath && `  make the first administrator: ${publicUrl}${setupPath}  (works once, for 24 hours)`,
    !setupPath && `  administrators sign in at:    ${publicUrl}${pages.adminSignin}`,
    `  the API:                      ${publicUrl}/docs`,
    !config.SMTP_URL && `  no SMTP_URL is set, so mails are put in ${config.DATA_DIR}/outbox`,
    !config.CONTACT_EMAIL &&
      '  no CONTACT_EMAIL is set, so contact messages are only kept: npm run admin -- contact',
  ]
  return `\n${lines.filter(Boolean).join('\n')}\n\n`
}
