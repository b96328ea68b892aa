import { pageUrls } from '#contract/page-urls.ts'
import * as rows from '#contract/rows.ts'
import * as t from '#texts/recovery.ts'
import { call } from '#web/api/call.ts'
import { useSingleFlightMutation } from '#web/api/use-single-flight-mutation.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { Note } from '#web/ui/note.tsx'
import { LinkButton } from './link-button.tsx'

type Props = { token: string; isStop: boolean }

/** Confirms a recovery or stops it, by the link of a mail. A confirmed recovery is put to the people who run the site. */
export function RecoveryLink({ token, isStop }: Props) {
  const redemption = useSingleFlightMutation({
    mutationFn: () => call(isStop ? rows.stopRecovery : rows.confirmRecovery, { body: { token } }),
  })
  if (redemption.isSuccess) {
    return (
      <>
        <Note kind="success">{redemption.data.message}</Note>
        {isStop && (
          <Link className={buttonClass({ isLarge: true })} to={pageUrls.login}>
            {t.toLogin}
          </Link>
        )}
      </>
    )
  }
  return (
    <LinkButton
      token={token}
      text={isStop ? t.stopExplained : t.askExplained}
      label={isStop ? t.stop : t.ask}
      redemption={redemption}
    />
  )
}
