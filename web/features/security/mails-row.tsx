import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { RefusableMail } from '#contract/mails.ts'
import * as rows from '#contract/rows.ts'
import * as t from '#texts/security.ts'
import { call } from '#web/api/call.ts'
import { isMissing } from '#web/api/failure.ts'
import { useSingleFlightMutation } from '#web/api/use-single-flight-mutation.ts'
import { checkboxClass } from '#web/ui/checkbox.ts'
import { showToast } from '#web/ui/toast-queue.ts'
import styles from './mails-row.module.css'
import { Setting, SettingPending, settingRemarkClass } from './setting.tsx'

const mailsKey = ['users', 'security', 'mails'] as const

/** Which mails the member receives. Each kind that may be refused has a checkbox. */
export function MailsRow() {
  const choices = useQuery({
    queryKey: mailsKey,
    queryFn: ({ signal }) => call(rows.getMailChoices, { signal }),
  })
  const { data } = choices
  if (isMissing(choices.error)) return null
  return (
    <Setting heading={t.emails} note={t.emailsNote}>
      {!data && <SettingPending query={choices} notLoaded={t.emailsNotLoaded} />}
      {data && (
        <>
          <ul>
            {data.refusable.map(({ kind, isRefused }) => (
              <li key={kind}>
                <MailChoice kind={kind} isRefused={isRefused} />
              </li>
            ))}
          </ul>
          <p className={settingRemarkClass}>{t.emailsAlwaysSent}</p>
        </>
      )}
    </Setting>
  )
}

/** Shows a choice at once. If saving fails, shows the server's state again. */
function MailChoice({ kind, isRefused }: { kind: RefusableMail; isRefused: boolean }) {
  const queries = useQueryClient()
  const choose = useSingleFlightMutation({
    mutationFn: (refuse: boolean) => call(rows.chooseMail, { body: { kind, isRefused: refuse } }),
    onSuccess: choices => queries.setQueryData(mailsKey, choices),
    onError: () => showToast.error(t.emailsNotChanged),
  })
  const isChosen = choose.isPending ? !choose.variables : !isRefused
  return (
    <label className={styles.root}>
      <input
        type="checkbox"
        className={checkboxClass}
        checked={isChosen}
        onChange={event => choose.mutate(!event.target.checked)}
      />
      {t.emailKinds[kind]}
    </label>
  )
}
