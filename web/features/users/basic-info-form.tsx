import { useQueryClient } from '@tanstack/react-query'
import { type InputEvent, useId, useRef, useState } from 'react'
import * as limits from '#contract/limits.ts'
import * as rows from '#contract/rows.ts'
import * as messages from '#texts/messages.ts'
import * as ui from '#texts/ui.ts'
import * as t from '#texts/users.ts'
import { call } from '#web/api/call.ts'
import { refusedFieldsOf } from '#web/api/failure.ts'
import type { CurrentUser } from '#web/api/foreign/current-user.ts'
import { invalidate } from '#web/api/query-client.ts'
import { currentUserKey } from '#web/api/query-keys.ts'
import { useSingleFlightMutation } from '#web/api/use-single-flight-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { focusField } from '#web/ui/focus/focus-field.ts'
import { FieldPair, fieldsClass, formTextValues } from '#web/ui/form.tsx'
import { FormActions } from '#web/ui/form-actions.tsx'
import { Note } from '#web/ui/note.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { showToast } from '#web/ui/toast-queue.ts'
import styles from './basic-info-form.module.css'
import { UnsavedGuard } from './unsaved-guard.tsx'
import { supportsMedia } from './use-current-user.ts'

const profileFields = ['firstName', 'lastName', 'title', 'email', 'aboutMe'] as const
type ProfileFormValues = Record<(typeof profileFields)[number], string>
type ProfileChange = ProfileFormValues & { currentPassword?: string }

/** A member's public profile text, and their email address. Cancel restores what was saved last. */
export function BasicInfoForm({ user }: { user: CurrentUser }) {
  const titleId = useId()
  const form = useRef<HTMLFormElement>(null)
  const [isChanged, setIsChanged] = useState(false)
  const [isEmailChanged, setIsEmailChanged] = useState(false)
  const update = useUpdateProfile(user)
  const refused = refusedFieldsOf(update.error)

  const compare = (form: HTMLFormElement, saved: ProfileFormValues) => {
    setIsChanged(hasChanges(form, saved))
    setIsEmailChanged(readFormValues(form).email !== saved.email)
  }
  const updateIsChanged = (event: InputEvent<HTMLFormElement>) => compare(event.currentTarget, user)
  const restore = () => {
    form.current?.reset()
    setIsChanged(false)
    setIsEmailChanged(false)
    update.reset()
  }
  const submit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const typed = formTextValues(form)
    update.mutate(
      { ...readFormValues(form), ...(typed.currentPassword && { currentPassword: typed.currentPassword }) },
      {
        onSuccess: kept => {
          showKept(form, typed, kept)
          // The user may have typed more meanwhile.
          compare(form, kept)
          const waits = typed.email?.trim() !== user.email && kept.email === user.email
          showToast.success(waits ? t.profileSavedButEmail : t.profileSaved)
        },
        onError: failure => {
          const [refused] = Object.keys(refusedFieldsOf(failure))
          if (refused) focusField(form, refused)
        },
      },
    )
  }

  return (
    <section className={styles.root} aria-labelledby={titleId}>
      <h2 id={titleId}>{t.basicInfo}</h2>
      <form className={fieldsClass} ref={form} onInput={updateIsChanged} onSubmit={submit}>
        <FieldPair>
          <TextField
            label={t.firstName}
            name="firstName"
            autoComplete="given-name"
            defaultValue={user.firstName}
            error={refused.firstName}
            maxLength={limits.maxNameLength}
          />
          <TextField
            label={t.lastName}
            name="lastName"
            autoComplete="family-name"
            defaultValue={user.lastName}
            error={refused.lastName}
            maxLength={limits.maxNameLength}
          />
        </FieldPair>
        <TextField
          label={t.title}
          name="title"
          autoComplete="organization-title"
          defaultValue={user.title}
          error={refused.title}
          maxLength={limits.maxNameLength}
        />
        <TextField
          label={t.email}
          name="email"
          type="email"
          autoComplete="email"
          required
          defaultValue={user.email}
          error={refused.email}
          maxLength={limits.maxEmailLength}
        />
        {isEmailChanged && supportsMedia(user) && (
          <PasswordField
            label={t.currentPassword}
            name="currentPassword"
            autoComplete="current-password"
            hint={t.whyPassword(user.email)}
            error={refused.currentPassword}
            maxLength={limits.maxPasswordLength}
          />
        )}
        <TextArea
          label={t.aboutMe}
          name="aboutMe"
          defaultValue={user.aboutMe}
          error={refused.aboutMe}
          maxLength={limits.maxAboutMeLength}
        />
        {update.isError && <Note kind="error">{messages.profileUpdateFailed}</Note>}
        <FormActions>
          <Button onClick={restore}>{ui.cancel}</Button>
          <Button look="primary" type="submit" isBusy={update.isPending}>
            {t.save}
          </Button>
        </FormActions>
      </form>
      {isChanged && <UnsavedGuard />}
    </section>
  )
}

const readFormValues = (form: HTMLFormElement): ProfileFormValues => {
  const texts = formTextValues(form)
  return Object.fromEntries(
    profileFields.map(field => [field, texts[field]?.trim() ?? '']),
  ) as ProfileFormValues
}

const hasChanges = (form: HTMLFormElement, saved: ProfileFormValues) => {
  const texts = readFormValues(form)
  return profileFields.some(field => texts[field] !== saved[field])
}

/** Shows the text that the server stored, in each field that still has the text that was sent. */
function showKept(form: HTMLFormElement, typed: Record<string, string>, kept: ProfileFormValues): void {
  const texts = formTextValues(form)
  for (const field of profileFields) {
    const control = form.elements.namedItem(field)
    const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
    if (isText && texts[field] === typed[field]) control.value = kept[field]
  }
}

/**
 * Saves the profile and returns it as the server stored it. The specification does not define the reply, so the profile is
 * fetched again. If that fails, the sent values are returned.
 */
function useUpdateProfile(user: CurrentUser) {
  const queries = useQueryClient()
  return useSingleFlightMutation({
    mutationFn: async ({ currentPassword, ...body }: ProfileChange): Promise<ProfileFormValues> => {
      const sent = currentPassword ? { ...body, currentPassword } : body
      await call(rows.updateUser, { id: user.id, body: sent, credentials: 'include' })
      // Our own server keeps the old address until the new one is confirmed.
      const saved = supportsMedia(user) ? { ...body, email: user.email } : body
      queries.setQueryData<CurrentUser>(currentUserKey, known => known && { ...known, ...saved })
      await invalidate(queries, { queryKey: currentUserKey })
      return queries.getQueryData<CurrentUser>(currentUserKey) ?? saved
    },
  })
}

/** The class of the form's place, which its skeleton uses, too. */
export const basicInfoClass = styles.root
