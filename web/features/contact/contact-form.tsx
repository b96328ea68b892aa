import * as limits from '#contract/limits.ts'
import * as rows from '#contract/rows.ts'
import * as t from '#texts/contact-form.ts'
import * as contactMessages from '#texts/messages/contact.ts'
import { call } from '#web/api/call.ts'
import { useSingleFlightMutation } from '#web/api/use-single-flight-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { findPageTitle } from '#web/ui/focus/focus-start.ts'
import { Form, formTextValues } from '#web/ui/form.tsx'
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

/** A failure leaves all fields filled in; success empties the form and focuses the title. */
export function ContactForm() {
  const send = useSingleFlightMutation({
    mutationFn: (body: Message) => call(rows.sendContactMessage, { body }),
    onError: () => showToast.error(contactMessages.failed),
  })

  const submit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    send.mutate(formTextValues(form) as Message, {
      onSuccess: () => {
        showToast.success(contactMessages.sent)
        form.reset()
        findPageTitle()?.focus()
      },
    })
  }

  return (
    <Form className="grid gap-5" onSubmit={submit}>
      <div className="grid gap-x-4 gap-y-5 tablet:grid-cols-[1fr_1fr]">
        <TextField
          label={t.firstName}
          name="firstName"
          autoComplete="given-name"
          required
          maxLength={limits.maxNameLength}
        />
        <TextField
          label={t.lastName}
          name="lastName"
          autoComplete="family-name"
          required
          maxLength={limits.maxNameLength}
        />
      </div>
      <div className="grid gap-x-4 gap-y-5 tablet:grid-cols-[1fr_1fr]">
        <TextField label={t.email} name="email" type="email" autoComplete="email" required />
        <TextField
          label={t.phoneNumber}
          name="phoneNumber"
          type="tel"
          autoComplete="tel"
          required
          maxLength={limits.maxPhoneLength}
        />
      </div>
      <SubjectChoice name="inquiryType" />
      <TextArea
        label={t.message}
        name="message"
        className="min-h-36"
        required
        maxLength={limits.maxMessageLength}
      />
      <div>
        <Button look="primary" isLarge type="submit" isBusy={send.isPending}>
          {t.sendMessage}
        </Button>
      </div>
    </Form>
  )
}

const subjects = [
  { value: 'General Inquiry', label: t.generalInquiry },
  { value: 'Recipe Inquiry', label: t.recipeInquiry },
  { value: 'Ingredients Inquiry', label: t.ingredientsInquiry },
  { value: 'Report', label: t.report },
] as const
type Subject = (typeof subjects)[number]['value']

const SubjectChoice = ({ name }: { name: string }) => (
  <fieldset>
    <legend>{t.subject}</legend>
    <div className={styles.subjects}>
      {subjects.map(({ value, label }) => (
        <label key={value} className={styles.radio}>
          <input type="radio" name={name} value={value} required />
          {label}
        </label>
      ))}
    </div>
  </fieldset>
)
