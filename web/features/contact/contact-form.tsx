import { type FormEvent, useId, useState } from 'react'
import * as limits from '#contract/limits.ts'
import * as rows from '#contract/rows.ts'
import * as t from '#texts/contact.ts'
import * as fields from '#texts/fields.ts'
import * as messages from '#texts/messages.ts'
import { call } from '#web/api/call.ts'
import { Refusal } from '#web/api/failure.ts'
import { useSingleFlightMutation } from '#web/api/use-single-flight-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError, TextArea, TextField } from '#web/ui/field.tsx'
import { focusFirstError } from '#web/ui/focus/focus-field.ts'
import { findPageTitle } from '#web/ui/focus/focus-start.ts'
import { FieldPair, Form, formTextValues } from '#web/ui/form.tsx'
import { showToast } from '#web/ui/toast-queue.ts'
import styles from './contact-form.module.css'

type Message = {
  firstName: string
  lastName: string
  email: string
  phoneNumber: string
  inquiryType: Subject
  message: string
}
type FieldName = keyof Message
type Errors = Partial<Record<FieldName, string>>

/** A failure leaves all fields filled in. Success empties the form and focuses the title. */
export function ContactForm() {
  const [errors, setErrors] = useState<Errors>({})
  const send = useSingleFlightMutation({
    mutationFn: (body: Message) => call(rows.sendContactMessage, { body, once: true }),
    onError: () => showToast.error(messages.messageFailed),
  })

  /** Shows each field's error and focuses the first field with one. */
  const showErrors = (form: HTMLFormElement, found: Errors) => {
    setErrors(found)
    focusFirstError(form, found)
  }
  const validate = ({ target }: FormEvent, isDue: (control: HTMLInputElement) => unknown) => {
    const control = target as HTMLInputElement
    if (isDue(control)) setErrors({ ...errors, [control.name]: fieldError(control) })
  }
  const submit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const found = formErrors(form)
    showErrors(form, found)
    if (Object.keys(found).length > 0) return
    send.mutate(formTextValues(form) as Message, {
      onSuccess: () => {
        showToast.success(messages.messageSent)
        form.reset()
        findPageTitle()?.focus()
      },
      onError: failure => failure instanceof Refusal && showErrors(form, failure.fields),
    })
  }

  return (
    <Form
      noValidate
      onSubmit={submit}
      // While typing, only a field that already has an error is validated. Leaving an empty field is not an error.
      onInput={event => validate(event, ({ name }) => errors[name as FieldName])}
      onBlur={event => validate(event, ({ name, validity }) => name && !validity.valueMissing)}
    >
      <FieldPair>
        <TextField
          label={t.firstName}
          name="firstName"
          autoComplete="given-name"
          required
          maxLength={limits.maxNameLength}
          error={errors.firstName}
        />
        <TextField
          label={t.lastName}
          name="lastName"
          autoComplete="family-name"
          required
          maxLength={limits.maxNameLength}
          error={errors.lastName}
        />
      </FieldPair>
      <FieldPair>
        <TextField
          label={t.email}
          name="email"
          type="email"
          autoComplete="email"
          required
          error={errors.email}
        />
        <TextField
          label={t.phoneNumber}
          name="phoneNumber"
          type="tel"
          autoComplete="tel"
          required
          maxLength={limits.maxPhoneLength}
          error={errors.phoneNumber}
        />
      </FieldPair>
      <SubjectChoice name="inquiryType" error={errors.inquiryType} />
      <TextArea
        label={t.message}
        name="message"
        className={styles.message}
        required
        maxLength={limits.maxMessageLength}
        error={errors.message}
      />
      <div>
        <Button look="primary" isLarge type="submit" isBusy={send.isPending}>
          {t.sendMessage}
        </Button>
      </div>
    </Form>
  )
}

const subjectOf: Record<FieldName, string> = {
  firstName: fields.firstName,
  lastName: fields.lastName,
  email: fields.email,
  phoneNumber: fields.phoneNumber,
  inquiryType: t.subject,
  message: fields.message,
}

/** Returns a field's error in the server's words. Blanks count as empty, although the browser accepts them as text. */
function fieldError({ name, value, validity }: HTMLInputElement): string | undefined {
  if (validity.valueMissing || value.trim() === '') return fields.isRequired(subjectOf[name as FieldName])
  return validity.typeMismatch ? fields.mustBeEmail(fields.email) : undefined
}

function formErrors(form: HTMLFormElement): Errors {
  const errors: Errors = {}
  for (const control of form.elements as Iterable<Element> as Iterable<HTMLInputElement>) {
    const error = control.name ? fieldError(control) : undefined
    if (error) errors[control.name as FieldName] = error
  }
  return errors
}

const subjects = [
  { value: 'General Inquiry', label: t.generalInquiry },
  { value: 'Recipe Inquiry', label: t.recipeInquiry },
  { value: 'Ingredients Inquiry', label: t.ingredientsInquiry },
  { value: 'Report', label: t.report },
] as const
type Subject = (typeof subjects)[number]['value']

const SubjectChoice = ({ name, error }: { name: string; error: string | undefined }) => {
  const errorId = useId()
  return (
    <fieldset>
      <legend>{t.subject}</legend>
      <div className={styles.subjects}>
        {subjects.map(({ value, label }) => (
          <label key={value} className={styles.radio}>
            <input type="radio" name={name} value={value} required aria-describedby={error && errorId} />
            {label}
          </label>
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  )
}
