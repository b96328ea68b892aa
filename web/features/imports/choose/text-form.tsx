import { useState } from 'react'
import * as limits from '#contract/limits.ts'
import * as t from '#texts/imports.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { focusField } from '#web/ui/focus/focus-field.ts'
import { Form } from '#web/ui/form.tsx'
import { useReadText } from '../imports.calls.ts'
import type { ImportWork } from '../review/review.ts'
import { ReadAnyway, whyNot } from './not-read.tsx'
import styles from './text-form.module.css'

type Props = { initialText: string; initialSource: string; onRead: (work: ImportWork) => void }

/** A form for a pasted recipe: its text, or the page around it. A failure leaves everything in place. */
export function TextForm({ initialText, initialSource, onRead }: Props) {
  const [text, setText] = useState(initialText)
  const [url, setUrl] = useState(initialSource)
  const [error, setError] = useState<string>()
  const read = useReadText()
  const submit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const refuse = (sentence: string) => {
      setError(sentence)
      focusField(form, 'text')
    }
    if (text.trim() === '') return refuse(t.textIsMissing)
    setError(undefined)
    read.mutate({ text, url: url.trim() }, { onSuccess: onRead, onError: failure => refuse(whyNot(failure)) })
  }
  return (
    <Form className={styles.root} noValidate onSubmit={submit}>
      <TextArea
        label={t.textLabel}
        name="text"
        hint={t.textHint}
        error={error}
        className={styles.text}
        maxLength={limits.maxPageLength}
        value={text}
        onChange={event => setText(event.target.value)}
      />
      <ReadAnyway failure={read.error} kind={url.trim() ? 'web' : 'text'} url={url.trim()} onRead={onRead} />
      <TextField
        label={t.sourceLabel}
        name="source"
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        maxLength={limits.maxUrlLength}
        value={url}
        onChange={event => setUrl(event.target.value)}
      />
      <div>
        <Button look="primary" type="submit" isBusy={read.isPending}>
          {t.readIt}
        </Button>
      </div>
    </Form>
  )
}
