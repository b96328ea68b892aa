import { startRegistration } from '@simplewebauthn/browser'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as rows from '#contract/rows.ts'
import * as t from '#texts/security.ts'
import { call } from '#web/api/call.ts'
import { isMissing, Refusal } from '#web/api/failure.ts'
import { invalidate } from '#web/api/query-client.ts'
import { isCancelled } from '#web/features/auth/passkey-failure.ts'
import { arePasskeysPossible } from '#web/features/auth/passkeys-possible.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Note } from '#web/ui/note.tsx'
import { showToast } from '#web/ui/toast-queue.ts'
import { PasskeyLine } from './passkey-line.tsx'
import { passkeysKey, usePasskeys } from './security.queries.ts'
import { Setting, SettingFoot, SettingPending, settingListClass, ValueRow } from './setting.tsx'
import { useProvenMutation } from './use-proven-mutation.tsx'

/** The account's passkeys, to add, name and remove. */
export function PasskeysRow() {
  const list = usePasskeys()
  const passkeys = list.data
  const [addedId, setAddedId] = useState<number>()
  const canAdd = arePasskeysPossible()
  if (isMissing(list.error) || (passkeys?.length === 0 && !canAdd)) return null
  if (!passkeys)
    return (
      <Setting heading={t.passkeys} note={t.passkeysNote}>
        <SettingPending query={list} notLoaded={t.passkeysNotLoaded} />
      </Setting>
    )
  return (
    <Setting heading={t.passkeys} note={t.passkeysNote}>
      {passkeys.length > 0 && (
        <ul className={settingListClass}>
          {passkeys.map(passkey => (
            <PasskeyLine key={passkey.id} passkey={passkey} isNew={passkey.id === addedId} />
          ))}
        </ul>
      )}
      {canAdd && <AddPasskey isFirst={passkeys.length === 0} onAdded={setAddedId} />}
    </Setting>
  )
}

function AddPasskey({ isFirst, onAdded }: { isFirst: boolean; onAdded: (id: number) => void }) {
  const queries = useQueryClient()
  const add = useProvenMutation({
    act: async () => {
      const optionsJSON = await call(rows.startPasskey, { body: {} })
      return call(rows.addPasskey, { body: await startRegistration({ optionsJSON }) })
    },
    onSuccess: async ({ id }) => {
      onAdded(id)
      await invalidate(queries, { queryKey: passkeysKey })
      showToast.success(t.passkeyAdded)
    },
  })
  const button = (
    <Button isBusy={add.isPending} onClick={add.run}>
      <Icon name="plus" />
      {t.addPasskey}
    </Button>
  )
  return (
    <>
      {isFirst ? <ValueRow detail={t.noPasskeys}>{button}</ValueRow> : <SettingFoot>{button}</SettingFoot>}
      {add.failure && !isCancelled(add.failure) && (
        <SettingFoot>
          <Note kind="error">{sentenceOf(add.failure)}</Note>
        </SettingFoot>
      )}
      {add.proof}
    </>
  )
}

function sentenceOf(failure: Error): string {
  if (failure.name === 'InvalidStateError') return t.knownDevice
  return (failure instanceof Refusal && failure.sentence) || t.passkeyFailed
}
