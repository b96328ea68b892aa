import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as limits from '#contract/limits.ts'
import { pageUrls } from '#contract/page-urls.ts'
import * as rows from '#contract/rows.ts'
import * as t from '#texts/leaving.ts'
import { call } from '#web/api/call.ts'
import { Refusal } from '#web/api/failure.ts'
import { useSingleFlightMutation } from '#web/api/use-single-flight-mutation.ts'
import { dropSession } from '#web/features/auth/drop-session.ts'
import { isCancelled } from '#web/features/auth/passkey-failure.ts'
import { useCurrentUser } from '#web/features/users/use-current-user.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Choices } from '#web/ui/choices.tsx'
import { Form, fieldsClass, formTextValues } from '#web/ui/form.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { buttonRowClass, pageColumnClass } from '#web/ui/layouts.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Link, linkClass } from '#web/ui/link.tsx'
import { Note } from '#web/ui/note.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import type { AskPasskey } from '../passkey-proof.tsx'
import { SettingPending } from '../setting.tsx'
import { LeaveFates } from './leave-fates.tsx'
import styles from './leave-form.module.css'
import { useOwnData, usePrepareExport } from './own-data.queries.ts'

const PasskeyProof = lazyPart(() => import('../passkey-proof.tsx'), 'PasskeyProof')
const dayMs = 86_400_000
const securityTab = pageUrls.profileTab('security')

type Request = { currentPassword?: string; ask?: AskPasskey; recipes: 'delete' | 'stay' }

/** What leaving means, the only choice there is, and the password or a passkey. `onLeft` receives the last day. */
export function LeaveForm({ onLeft }: { onLeft: (leavesAt: Date) => void }) {
  const ownData = useOwnData()
  const { data } = ownData
  return (
    <div className={pageColumnClass}>
      <article className={styles.letter}>
        <BackLink to={securityTab}>{t.backToSecurity}</BackLink>
        <h1 tabIndex={-1}>{t.leaveMezani}</h1>
        {data ? (
          <Loaded data={data} onLeft={onLeft} />
        ) : (
          <div className={styles.pending}>
            <SettingPending query={ownData} notLoaded={t.zipNotLoaded} height="20rem" />
          </div>
        )}
      </article>
    </div>
  )
}

type LoadedProps = {
  data: NonNullable<ReturnType<typeof useOwnData>['data']>
  onLeft: (leavesAt: Date) => void
}

function Loaded({ data: { holdings, leaveDays }, onLeft }: LoadedProps) {
  const [lastDay] = useState(() => new Date(Date.now() + leaveDays * dayMs))
  return (
    <>
      <p className={styles.nothingToday}>{t.nothingToday(leaveDays)}</p>
      <div className={styles.fates}>
        <LeaveFates holdings={holdings} lastDay={lastDay} />
      </div>
      <LeaveFields holdings={holdings} onLeft={onLeft} />
    </>
  )
}

type FieldsProps = { holdings: LoadedProps['data']['holdings'] } & Pick<LoadedProps, 'onLeft'>

function LeaveFields({ holdings: { recipes, bookmarkers }, onLeft }: FieldsProps) {
  const { data: user } = useCurrentUser()
  const prepare = usePrepareExport()
  const leave = useLeave(onLeft)
  const refused = leave.error instanceof Refusal ? leave.error : undefined

  const [fate, setFate] = useState<Request['recipes']>('delete')

  const submit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { currentPassword = '' } = formTextValues(event.currentTarget)
    leave.mutate({ currentPassword, recipes: fate })
  }

  return (
    <Form className={styles.form} onSubmit={submit}>
      {recipes > 0 && (
        <div className={styles.recipes}>
          <Choices
            legend={t.yourRecipes(recipes)}
            isLegendShown
            name="recipes"
            choices={[
              {
                value: 'delete',
                label: t.deleteThem(recipes),
                consequence: t.bookmarkers(bookmarkers, recipes),
              },
              { value: 'stay', label: t.leaveThem(recipes), consequence: t.leaveThemHint },
            ]}
            chosen={fate}
            onChoose={setFate}
          />
        </div>
      )}
      <p className={styles.copy}>
        <Icon name="archive" />
        <span>
          {t.firstACopy(
            <span key="prepare">
              <button
                type="button"
                className={linkClass}
                aria-busy={prepare.isPending || undefined}
                onClick={() => prepare.mutate()}
              >
                {t.prepareZip}
              </button>
            </span>,
          )}
        </span>
      </p>
      <div className={`${fieldsClass} ${styles.proof}`}>
        <input type="email" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
        <PasswordField
          label={t.yourPassword}
          name="currentPassword"
          autoComplete="current-password"
          required
          error={refused?.fields.currentPassword}
          maxLength={limits.maxPasswordLength}
        />
        {leave.error && !isCancelled(leave.error) && !refused?.fields.currentPassword && (
          <Note kind="error">{refused?.sentence ?? t.notLeft}</Note>
        )}
        <PasskeyProof isBusy={leave.isPending} onAsk={ask => leave.mutate({ ask, recipes: fate })} />
        <div className={buttonRowClass}>
          <Button look="danger" type="submit" isBusy={leave.isPending}>
            {t.leaveMezani}
          </Button>
          <Link className={buttonClass()} to={securityTab}>
            {t.stayHere}
          </Link>
        </div>
      </div>
    </Form>
  )
}

function useLeave(onLeft: (leavesAt: Date) => void) {
  const queries = useQueryClient()
  return useSingleFlightMutation({
    mutationFn: async ({ currentPassword, ask, recipes }: Request) => {
      const proof = ask ? { passkey: await ask() } : { currentPassword }
      return call(rows.leave, { body: { recipes, ...proof } })
    },
    onSuccess: ({ leavesAt }) => {
      onLeft(new Date(leavesAt))
      dropSession(queries)
    },
  })
}
