import { useState } from 'react'
import type { Passkey } from '#contract/passkeys.ts'
import * as rows from '#contract/rows.ts'
import * as t from '#texts/security.ts'
import { call } from '#web/api/call.ts'
import { Icon } from '#web/ui/icon.tsx'
import { RelativeTime } from '#web/ui/relative-time.tsx'
import { Row } from '#web/ui/row.tsx'
import { SmallButton } from '#web/ui/small-button.tsx'
import styles from './passkey-line.module.css'
import { PasskeyName } from './passkey-name.tsx'
import { passkeysKey } from './security.queries.ts'
import { useRemoval } from './use-removal.tsx'

type Props = {
  passkey: Passkey
  /** True for a passkey that was just added: it asks for a name. */
  isNew: boolean
}

export function PasskeyLine({ passkey, isNew }: Props) {
  const [isNaming, setIsNaming] = useState(isNew)
  const { name, kind, addedAt, lastUsedAt } = passkey
  const { item, ask, dialogs } = useRemoval({
    act: () => call(rows.removePasskey, { id: passkey.id }),
    queryKey: passkeysKey,
    texts: {
      question: t.removePasskeyQuestion(name),
      explained: t.removePasskeyExplained,
      confirm: t.remove,
      done: t.passkeyRemoved,
      failed: t.passkeyFailed,
    },
  })
  const icon = <Icon name={kind === 'key' ? 'key-round' : 'fingerprint-pattern'} />
  if (isNaming)
    return (
      <Row ref={item} before={icon}>
        <PasskeyName passkey={passkey} onClose={() => setIsNaming(false)} />
      </Row>
    )
  return (
    <Row
      ref={item}
      before={icon}
      after={
        <div className={styles.actions}>
          <SmallButton
            className={styles.wide}
            aria-label={t.renameOne(name)}
            onClick={() => setIsNaming(true)}
          >
            {t.rename}
          </SmallButton>
          <SmallButton aria-label={t.removeOne(name)} onClick={ask}>
            {t.remove}
          </SmallButton>
          {dialogs}
        </div>
      }
    >
      <b>{name}</b>
      <small>
        {lastUsedAt
          ? t.addedAndUsed(new Date(addedAt), <RelativeTime key="time" timestamp={lastUsedAt} />)
          : t.addedNeverUsed(new Date(addedAt))}
      </small>
    </Row>
  )
}
