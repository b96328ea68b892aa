import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Draft, Publication } from '#contract/drafts.ts'
import type { Likeness } from '#contract/likeness.ts'
import { maxSourceNameLength, maxUrlLength } from '#contract/limits.ts'
import { isWebAddress } from '#contract/web-address.ts'
import * as t from '#texts/drafts.ts'
import { Refusal } from '#web/api/failure.ts'
import { Button } from '#web/ui/button.tsx'
import { type Choice, Choices } from '#web/ui/choices.tsx'
import { TextField } from '#web/ui/field.tsx'
import { focusFirstError } from '#web/ui/focus/focus-field.ts'
import { Sheet, SheetForm } from '#web/ui/sheet.tsx'
import { showToast } from '#web/ui/toast-queue.ts'
import { DraftPicture } from './draft-picture.tsx'
import { nameOfSource } from './draft-sources.ts'
import { draftQuery, likenessQuery, usePublishDraft } from './drafts.queries.ts'
import styles from './publish-dialog.module.css'
import { SentencePairs } from './sentence-pairs.tsx'

type Props = { id: string; onClose: () => void; onPublished: () => void }

/** Asks whose recipe the draft is, and publishes it. The draft and its similarity are loaded before it opens. */
export function PublishDialog({ id, ...callbacks }: Props) {
  const { data: draft } = useQuery(draftQuery(id))
  const likeness = useQuery({ ...likenessQuery(Number(id), draft?.revision ?? 0), enabled: !!draft })
  if (!draft || !likeness.isFetched) return null
  return <PublishForm draft={draft} likeness={likeness.data} {...callbacks} />
}

type Origin = Publication['origin']
type FormProps = Omit<Props, 'id'> & { draft: Draft; likeness: Likeness | undefined }

function PublishForm({ draft, likeness, onClose, onPublished }: FormProps) {
  const { source } = draft
  const sourceName = nameOfSource(source)
  const title = draft.title || t.untitled
  const [origin, setOrigin] = useState<Origin>(likeness?.isNearCopy || source?.address ? 'adapted' : 'mine')
  const [name, setName] = useState(source?.author || (source?.kind === 'web' ? (sourceName ?? '') : ''))
  const [address, setAddress] = useState(source?.address ?? '')
  const [isChecked, setIsChecked] = useState(false)
  const publish = usePublishDraft(draft.id, () => {
    showToast.success(t.isPublished(title))
    onPublished()
  })
  const copied = copiedOf(publish.error) ?? likeness
  const errors = errorsOf({ origin, name, address })

  const submit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsChecked(true)
    if (focusFirstError(event.currentTarget, errors)) return
    const credit =
      origin === 'mine' ? { name: '', address: '' } : { name: name.trim(), address: address.trim() }
    publish.mutate({
      revision: draft.revision,
      origin,
      creditName: credit.name,
      creditAddress: credit.address,
    })
  }

  const choices: Choice<Origin>[] = [
    copied?.isNearCopy
      ? {
          value: 'mine',
          label: t.mine,
          consequence: t.nearCopy(copied.copiedCount, copied.sentenceCount, sourceName),
          isDisabled: true,
          more: <SentencePairs pairs={copied.pairs} />,
        }
      : { value: 'mine', label: t.mine, consequence: t.mineHint },
    { value: 'adapted', label: t.adapted, consequence: t.adaptedHint },
    { value: 'publicDomain', label: t.publicDomain, consequence: t.publicDomainHint },
  ]
  const isMine = origin === 'mine'
  const isMineRefused = isMine && copied?.isNearCopy === true
  return (
    <Sheet title={t.whereIsItFrom} onClose={onClose}>
      <SheetForm
        failure={publish.error ? `${t.notPublished} ${publish.error.message}` : undefined}
        actions={
          <>
            <Button onClick={onClose}>{t.keepAsDraft}</Button>
            <Button look="primary" type="submit" isBusy={publish.isPending} disabled={isMineRefused}>
              {t.publish}
            </Button>
          </>
        }
        onSubmit={submit}
      >
        <div className={styles.recipe}>
          <DraftPicture image={draft.image} className={styles.picture} />
          <p>
            <b>{title}</b>
            {sourceName && <span>{t.broughtFrom(sourceName)}</span>}
          </p>
        </div>
        <Choices
          legend={t.whereIsItFrom}
          name="origin"
          choices={choices}
          chosen={isMineRefused ? undefined : origin}
          onChoose={setOrigin}
        />
        {!isMine && (
          <div className={styles.credit}>
            <TextField
              label={origin === 'adapted' ? t.whoseIsIt : t.bookOrPage}
              name="creditName"
              required
              maxLength={maxSourceNameLength}
              value={name}
              error={isChecked ? errors.creditName : undefined}
              onChange={event => setName(event.target.value)}
            />
            <TextField
              label={t.link}
              name="creditAddress"
              type="url"
              inputMode="url"
              autoComplete="off"
              maxLength={maxUrlLength}
              value={address}
              error={isChecked ? errors.creditAddress : undefined}
              onChange={event => setAddress(event.target.value)}
            />
          </div>
        )}
      </SheetForm>
    </Sheet>
  )
}

/** Returns the copied sentences that the server found when the draft was published as the member's own. */
const copiedOf = (failure: Error | null) =>
  failure instanceof Refusal && failure.problem.code === 'near_copy'
    ? (failure.problem.likeness as Likeness | undefined)
    : undefined

type Answers = { origin: Origin; name: string; address: string }

/** Returns the errors by field, in the order of the form. */
function errorsOf({ origin, name, address }: Answers): { creditName?: string; creditAddress?: string } {
  if (origin === 'mine') return {}
  const isLink = address.trim() === '' || isWebAddress(address.trim())
  return {
    ...(name.trim() === '' && { creditName: origin === 'adapted' ? t.sayWhose : t.sayWhichBook }),
    ...(!isLink && { creditAddress: t.mustBeLink }),
  }
}
