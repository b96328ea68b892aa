import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import * as limits from '#contract/limits.ts'
import * as rows from '#contract/rows.ts'
import type { Rules } from '#contract/rules.ts'
import { formatNumber } from '#texts/format/number.ts'
import * as t from '#texts/moderation.ts'
import * as ui from '#texts/ui.ts'
import { call } from '#web/api/call.ts'
import { Refusal } from '#web/api/failure.ts'
import { ownReportsKey } from '#web/api/query-keys.ts'
import { useSingleFlightMutation } from '#web/api/use-single-flight-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { Choices } from '#web/ui/choices.tsx'
import { FieldError, fieldClass, fieldFootClass, labelClass, textCountClass } from '#web/ui/field.tsx'
import { focusField } from '#web/ui/focus/focus-field.ts'
import { inputClass } from '#web/ui/input.ts'
import { SheetForm } from '#web/ui/sheet.tsx'
import { hintClass } from '#web/ui/text.ts'
import { showToast } from '#web/ui/toast-queue.ts'
import type { OwnReports } from './own-reports.queries.ts'
import type { Reportable } from './published.ts'
import styles from './report-form.module.css'

type Props = {
  thing: Reportable
  authorName: string
  rules: Rules['rules']
  left: number
  onClose: () => void
}

/** From this many remaining reports on, the form says how many are left. */
const fewReports = 3

/** Lists each rule with its first sentence. A failure leaves what was written. */
export function ReportForm({ thing, authorName, rules, left, onClose }: Props) {
  const [rule, setRule] = useState<number>()
  const [explanation, setExplanation] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  const explanationId = useId()
  const errorId = useId()
  const form = useRef<HTMLFormElement>(null)
  // The dialog may have opened before the rules had loaded.
  useEffect(() => focusField(form.current, 'rule'), [])
  const send = useSendReport(thing, onClose)
  const explanationError = isChecked && explanation.trim() === '' ? t.sayWhatIsWrong : undefined
  const ruleError = isChecked && rule === undefined ? t.chooseRule : undefined

  const submit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsChecked(true)
    if (rule === undefined) return focusField(event.currentTarget, 'rule')
    if (explanation.trim() === '') return focusField(event.currentTarget, 'explanation')
    send.mutate({ rule, explanation })
  }

  return (
    <SheetForm
      ref={form}
      failure={
        send.error ? (send.error instanceof Refusal && send.error.sentence) || t.reportNotSent : undefined
      }
      actions={
        <>
          {left <= fewReports && <p className={`${hintClass} ${styles.left}`}>{t.reportsLeft(left)}</p>}
          <Button onClick={onClose}>{ui.cancel}</Button>
          <Button look="primary" type="submit" isBusy={send.isPending}>
            {t.sendReport}
          </Button>
        </>
      }
      onSubmit={submit}
    >
      <div>
        <Choices
          legend={t.whichRule}
          isLegendShown
          isDense
          isRequired
          name="rule"
          choices={rules.map(({ number, name, text }) => ({
            value: String(number),
            label: name,
            consequence: firstSentence(text),
            mark: <span className={styles.numeral}>{formatNumber(number)}</span>,
          }))}
          chosen={rule === undefined ? undefined : String(rule)}
          describedBy={ruleError && `${errorId}-rule`}
          onChoose={number => setRule(Number(number))}
        />
        {ruleError && <FieldError id={`${errorId}-rule`}>{ruleError}</FieldError>}
      </div>
      <div className={fieldClass}>
        <label className={labelClass} htmlFor={explanationId}>
          {t.whatToKnow}
        </label>
        <textarea
          id={explanationId}
          name="explanation"
          className={`${inputClass} ${styles.explanation}`}
          maxLength={limits.maxReportLength}
          required
          value={explanation}
          onChange={event => setExplanation(event.target.value)}
          aria-invalid={explanationError ? true : undefined}
          aria-describedby={explanationError ? `${errorId}-text` : `${explanationId}-hint`}
        />
        <div className={fieldFootClass}>
          {explanationError ? (
            <FieldError id={`${errorId}-text`}>{explanationError}</FieldError>
          ) : (
            <p className={hintClass} id={`${explanationId}-hint`}>
              {t.oneSentence(authorName)}
            </p>
          )}
          <p className={textCountClass}>{ui.lengthOf(explanation.length, limits.maxReportLength)}</p>
        </div>
      </div>
    </SheetForm>
  )
}

const firstSentence = (text: string): string => text.split(/(?<=[.!?])\s/)[0] ?? ''

/** Sends a report. From then on the menu says that the thing is reported. */
function useSendReport({ kind, id }: Reportable, onSent: () => void) {
  const queries = useQueryClient()
  return useSingleFlightMutation({
    mutationFn: (report: { rule: number; explanation: string }) =>
      call(rows.reportContent, { body: { kind, id: Number(id), ...report }, once: true }),
    onSuccess: ({ left }) => {
      queries.setQueryData<OwnReports | null>(
        ownReportsKey,
        own => own && { ...own, left, open: [{ kind, id: Number(id) }, ...own.open] },
      )
      showToast.success(t.reportSent)
      onSent()
    },
  })
}
