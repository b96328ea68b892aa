import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import * as limits from '#contract/limits.ts'
import type { Passkey } from '#contract/passkeys.ts'
import * as rows from '#contract/rows.ts'
import * as t from '#texts/security.ts'
import * as ui from '#texts/ui.ts'
import { call } from '#web/api/call.ts'
import { Refusal } from '#web/api/failure.ts'
import { invalidate } from '#web/api/query-client.ts'
import { useSingleFlightMutation } from '#web/api/use-single-flight-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { focusField } from '#web/ui/focus/focus-field.ts'
import { Form, formTextValues } from '#web/ui/form.tsx'
import { FormActions } from '#web/ui/form-actions.tsx'
import { showToast } from '#web/ui/toast-queue.ts'
import styles from './passkey-name.module.css'
import { passkeysKey } from './security.queries.ts'

/** Replaces a passkey's line by a form to rename it. */
export function PasskeyName({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const form = useRef<HTMLFormElement>(null)
  const queries = useQueryClient()
  const rename = useSingleFlightMutation({
    mutationFn: (name: string) => call(rows.renamePasskey, { id: passkey.id, body: { name } }),
    onSuccess: async () => {
      await invalidate(queries, { queryKey: passkeysKey })
      showToast.success(t.passkeyRenamed)
      onClose()
    },
  })
  useEffect(() => focusField(form.current, 'name'), [])
  const submit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    rename.mutate(formTextValues(event.currentTarget).name?.trim() ?? '')
  }
  const refused = rename.error instanceof Refusal ? rename.error : undefined
  const error = rename.isError ? (refused?.fields.name ?? refused?.sentence ?? t.passkeyFailed) : undefined
  return (
    <Form className={styles.root} ref={form} onSubmit={submit}>
      <TextField
        label={t.passkeyName}
        name="name"
        defaultValue={passkey.name}
        autoComplete="off"
        required
        error={error}
        maxLength={limits.maxPasskeyNameLength}
      />
      <FormActions>
        <Button onClick={onClose}>{ui.cancel}</Button>
        <Button look="primary" type="submit" isBusy={rename.isPending}>
          {t.save}
        </Button>
      </FormActions>
    </Form>
  )
}
