import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Passkey } from '#contract/passkeys.ts'
import * as rows from '#contract/rows.ts'
import * as t from '#texts/passkeys.ts'
import { call } from '#web/api/call.ts'
import { Refusal } from '#web/api/failure.ts'
import { invalidate } from '#web/api/query-client.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { prepareFocusAfterRemoval } from '#web/ui/focus/focus-after-removal.ts'
import { Icon } from '#web/ui/icon.tsx'
import { RelativeTime } from '#web/ui/relative-time.tsx'
import { showToast } from '#web/ui/toast-queue.ts'
import styles from './passkey-line.module.css'
import { PasskeyName } from './passkey-name.tsx'
import { passkeysKey } from './security.queries.ts'
import { SmallButton } from './setting.tsx'
import { useProvenMutation } from './use-proven-mutation.tsx'

type Props = {
  passkey: Passkey
  /** Added just now: it asks for its name. */
  isNew: boolean
}

export function PasskeyLine({ passkey, isNew }: Props) {
  const item = useRef<HTMLLIElement>(null)
  const [isNaming, setIsNaming] = useState(isNew)
  const [isAsking, setIsAsking] = useState(false)
  const queries = useQueryClient()
  const remove = useProvenMutation({
    act: () => call(rows.removePasskey, { id: passkey.id }),
    onSuccess: async () => {
      setIsAsking(false)
      const moveFocus = prepareFocusAfterRemoval(item.current, 'button')
      await invalidate(queries, { queryKey: passkeysKey })
      showToast.success(t.removed)
      moveFocus()
    },
  })
  const { name, kind, addedAt, lastUsedAt } = passkey
  if (isNaming)
    return (
      <li className={styles.root} ref={item}>
        <Icon name={kind === 'key' ? 'key-round' : 'fingerprint-pattern'} />
        <PasskeyName passkey={passkey} onClose={() => setIsNaming(false)} />
      </li>
    )
  return (
    <li className={styles.root} ref={item}>
      <Icon name={kind === 'key' ? 'key-round' : 'fingerprint-pattern'} />
      <div>
        <b>{name}</b>
        <small>
          {lastUsedAt
            ? t.addedAndUsed(new Date(addedAt), <RelativeTime key="time" timestamp={lastUsedAt} />)
            : t.addedNeverUsed(new Date(addedAt))}
        </small>
      </div>
      <div className={styles.actions}>
        <SmallButton className={styles.wide} aria-label={t.renameOne(name)} onClick={() => setIsNaming(true)}>
          {t.rename}
        </SmallButton>
        <SmallButton aria-label={t.removeOne(name)} onClick={() => setIsAsking(true)}>
          {t.remove}
        </SmallButton>
      </div>
      {isAsking && !remove.proof && (
        <ConfirmDialog
          title={t.removeQuestion(name)}
          text={t.removeExplained}
          confirm={t.remove}
          isBusy={remove.isPending}
          failure={remove.failure ? sentenceOf(remove.failure) : undefined}
          onConfirm={remove.run}
          onClose={() => setIsAsking(false)}
        />
      )}
      {remove.proof}
    </li>
  )
}

const sentenceOf = (failure: Error): string => (failure instanceof Refusal && failure.sentence) || t.failed
