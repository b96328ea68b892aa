import { useState } from 'react'
import * as limits from '#contract/limits.ts'
import { isWebAddress } from '#contract/web-address.ts'
import * as t from '#texts/imports.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { focusField } from '#web/ui/focus/focus-field.ts'
import { Form } from '#web/ui/form.tsx'
import { inputClass } from '#web/ui/input.ts'
import { useReadAddress } from '../imports.calls.ts'
import type { ImportWork } from '../review/review.ts'
import styles from './address-form.module.css'
import { ReadAnyway, whyNot } from './not-read.tsx'

type Props = {
  addressesPerDay: number
  addressesLeft: number
  /** What the field holds at first. It is not read before the member says so, because each read is counted. */
  initialAddress: string
  onRead: (work: ImportWork) => void
}

/** Asks for the address of a page, which the server fetches. */
export function AddressForm({ addressesPerDay, addressesLeft, initialAddress, onRead }: Props) {
  const [url, setUrl] = useState(initialAddress)
  const [error, setError] = useState<string>()
  const read = useReadAddress()
  const submit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const refuse = (sentence: string) => {
      setError(sentence)
      focusField(form, 'address')
    }
    const address = withScheme(url.trim())
    if (address === '') return refuse(t.addressIsMissing)
    if (!isWebAddress(address)) return refuse(t.notAnAddress)
    setError(undefined)
    read.mutate(address, { onSuccess: onRead, onError: failure => refuse(whyNot(failure)) })
  }
  return (
    <Form className={styles.root} noValidate onSubmit={submit}>
      <Field label={t.addressLabel} hint={t.addressHint(addressesLeft, addressesPerDay)} error={error}>
        {control => (
          <div className={styles.line}>
            <input
              {...control}
              className={inputClass}
              name="address"
              type="url"
              inputMode="url"
              autoComplete="off"
              placeholder="https://"
              maxLength={limits.maxUrlLength}
              value={url}
              onChange={event => setUrl(event.target.value)}
            />
            <Button look="primary" type="submit" isBusy={read.isPending}>
              {t.readIt}
            </Button>
          </div>
        )}
      </Field>
      <ReadAnyway failure={read.error} kind="web" url={withScheme(url.trim())} onRead={onRead} />
    </Form>
  )
}

/** Adds the scheme, because people also copy addresses like 'jikoni.example/githeri'. */
const withScheme = (address: string): string =>
  address === '' || /^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`
