import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ImportBatch } from '#contract/import-files.ts'
import * as rows from '#contract/rows.ts'
import * as t from '#texts/imports.ts'
import { call } from '#web/api/call.ts'
import { Refusal } from '#web/api/failure.ts'
import { newIdempotencyKey } from '#web/api/idempotency-key.ts'
import { invalidate } from '#web/api/query-client.ts'
import { importsKey } from '#web/api/query-keys.ts'
import { useSingleFlightMutation } from '#web/api/use-single-flight-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { FileButton } from '#web/ui/file-button.tsx'
import { Form } from '#web/ui/form.tsx'
import styles from './file-form.module.css'
import { hasArchive, zipFiles } from './zip-files.ts'

const bytesPerMegabyte = 1_000_000

/** Sends files of another application, chosen or dropped. A failure leaves them chosen. */
export function FileForm({ onSent }: { onSent: (batch: ImportBatch) => void }) {
  const [file, setFile] = useState<File>()
  const [error, setError] = useState<string>()
  const send = useSendFile()
  const choose = async (first?: File, ...others: File[]) => {
    if (!first) return
    setError(undefined)
    if (others.length === 0) return setFile(first)
    const all = [first, ...others]
    try {
      if (await hasArchive(all)) setError(t.archiveAlone)
      else setFile(await zipFiles(all, t.severalFiles(all.length)))
    } catch {
      setError(t.filesNotRead)
    }
  }
  const submit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!file) return setError(t.fileIsMissing)
    setError(undefined)
    send.mutate(file, {
      onSuccess: onSent,
      onError: failure => setError((failure instanceof Refusal && failure.sentence) || t.fileNotSent),
    })
  }
  return (
    <Form className={styles.root} noValidate onSubmit={submit}>
      <div>
        <section
          className={styles.drop}
          aria-label={t.fileLabel}
          onDragOver={event => event.preventDefault()}
          onDrop={event => {
            event.preventDefault()
            choose(...event.dataTransfer.files)
          }}
        >
          <p role="status">
            <b>{file ? file.name : t.noFileYet}</b>
            {file && <small>{t.fileSize(file.size / bytesPerMegabyte)}</small>}
          </p>
          <p className={styles.choose}>
            <FileButton
              label={file ? t.chooseAnother : t.chooseFile}
              icon="archive"
              accept=""
              isMultiple
              onFile={choose}
            />
            <span>{t.orDrop}</span>
          </p>
        </section>
        <div role="alert">{error && <FieldError id="file-error">{error}</FieldError>}</div>
      </div>
      <p className={styles.send}>
        <Button look="primary" type="submit" isBusy={send.isPending}>
          {t.bringRecipes}
        </Button>
        <span>{t.canBeUndone}</span>
      </p>
    </Form>
  )
}

/** The idempotency keys of chosen files. A file that is chosen again counts as another, so that it may be imported again. */
const keys = new WeakMap<File, string>()

function keyOf(file: File): string {
  const key = keys.get(file) ?? newIdempotencyKey()
  keys.set(file, key)
  return key
}

function useSendFile() {
  const queries = useQueryClient()
  return useSingleFlightMutation({
    mutationFn: (file: File): Promise<ImportBatch> => {
      const body = new FormData()
      body.append('file', file)
      return call(rows.importFile, { body, once: keyOf(file) })
    },
    onSuccess: () => invalidate(queries, { queryKey: importsKey }),
  })
}
