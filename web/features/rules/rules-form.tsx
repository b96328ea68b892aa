import { useState } from 'react'
import * as limits from '#contract/limits.ts'
import * as t from '#texts/rules.ts'
import { Refusal } from '#web/api/failure.ts'
import { UnsavedGuard } from '#web/features/users/unsaved-guard.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { focusFirstError } from '#web/ui/focus/focus-field.ts'
import { Form, formTextValues } from '#web/ui/form.tsx'
import { Note } from '#web/ui/note.tsx'
import styles from './rules-form.module.css'
import type { useRulesText } from './use-rules-text.ts'

type Props = {
  rules: { revision: number; text: string; gravity: number[] }
  publish: ReturnType<typeof useRulesText>['publish']
}

const maxGravityLength = 200

/** The form of the rules. A refusal leaves what was written, and names the field. */
export function RulesForm({ rules, publish }: Props) {
  const [isUnsaved, setIsUnsaved] = useState(false)
  const refused = publish.error instanceof Refusal ? publish.error : undefined
  const fields = refused?.fields ?? {}
  const isFieldRefused = Boolean(fields.text ?? fields.gravity)

  const submit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const { text = '', gravity = '' } = formTextValues(form)
    publish.mutate(
      { text, gravity: readNumbers(gravity), basedOn: rules.revision },
      {
        onSuccess: () => setIsUnsaved(false),
        onError: failure => {
          if (failure instanceof Refusal) focusFirstError(form, failure.fields)
        },
      },
    )
  }

  return (
    <Form className={styles.root} noValidate onSubmit={submit} onInput={() => setIsUnsaved(true)}>
      {isUnsaved && <UnsavedGuard realm="admin" />}
      <TextArea
        label={t.rulesText}
        name="text"
        className={styles.text}
        hint={t.rulesTextHint}
        error={fields.text}
        defaultValue={rules.text}
        maxLength={limits.maxRulesLength}
        required
      />
      <TextField
        label={t.gravity}
        name="gravity"
        inputMode="numeric"
        autoComplete="off"
        hint={t.gravityHint}
        error={fields.gravity}
        defaultValue={rules.gravity.join(' ')}
        maxLength={maxGravityLength}
        required
      />
      {publish.isError && !isFieldRefused && (
        <Note kind="error">{refused?.sentence ?? t.rulesNotPublished}</Note>
      )}
      <div>
        <Button look="primary" isLarge type="submit" isBusy={publish.isPending}>
          {t.publishRules}
        </Button>
      </div>
    </Form>
  )
}

/** Reads numbers: '8 5, 1' → [8, 5, 1]. */
const readNumbers = (written: string): number[] => (written.match(/\d{1,9}/g) ?? []).map(Number)
