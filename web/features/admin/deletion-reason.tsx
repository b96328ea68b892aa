import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { reasonLength } from '#contract/limits.ts'
import * as t from '#texts/admin.ts'
import { ruleNamed } from '#texts/members.ts'
import { rule as ruleLabel } from '#texts/moderation-case.ts'
import { deletedByAdministrator } from '#texts/moderation-words.ts'
import { errorOfReason } from '#web/features/moderation/case/reason.ts'
import { type Rule, RuleSelect, useMildestRule } from '#web/features/moderation/case/rule-select.tsx'
import { meaningOf, titleOfDecision } from '#web/features/notices/notice-words.ts'
import { Field, TextArea } from '#web/ui/field.tsx'
import { focusField } from '#web/ui/focus/focus-field.ts'
import styles from './deletion-reason.module.css'
import { WillRead } from './will-read.tsx'

/** The rule and the reason for deleting comments, as far as the administrator names them. */
type Said = { rule: Rule | undefined; reason: string }
type Props = ReturnType<typeof useDeletionReason>['part']

const removal = { action: 'remove', kind: 'comment', until: null } as const

/** Holds the rule and the reason for the comments that are deleted from now on. */
export function useDeletionReason() {
  const root = useRef<HTMLDetailsElement>(null)
  const [said, say] = useState<Said>({ rule: undefined, reason: '' })
  const [isOpen, setIsOpen] = useState(false)
  const [isChecked, setIsChecked] = useState(false)
  const reason = said.reason.trim()
  const error = reason === '' ? undefined : errorOfReason(reason)
  return {
    body: said.rule || reason ? { rule: said.rule?.number ?? null, reason: reason || null } : undefined,
    part: { root, said, say, isOpen, setIsOpen, error: isChecked ? error : undefined },
    /** Checks whether the reason is too short to be sent, and if so moves the focus to it. */
    refusesShort() {
      if (!error) return false
      flushSync(() => {
        setIsChecked(true)
        setIsOpen(true)
      })
      focusField(root.current, 'reason')
      return true
    },
  }
}

/** A foldable choice of rule and reason, with a preview of what the author will read. */
export const DeletionReason = ({ root, isOpen, setIsOpen, ...fields }: Props) => (
  <details
    className={styles.root}
    ref={root}
    open={isOpen}
    onToggle={event => setIsOpen(event.currentTarget.open)}
  >
    <summary>
      {t.ruleAndReason}
      <span className={styles.chosen}>{summaryOf(fields.said)}</span>
    </summary>
    {isOpen && <Fields {...fields} />}
  </details>
)

/** Returns a summary like 'Rule 3, No advertising · Your reason'. */
const summaryOf = ({ rule, reason }: Said): string =>
  [rule && ruleNamed(rule.number, rule.name), reason.trim() && t.ownReason].filter(Boolean).join(' · ') ||
  t.usualOnes

function Fields({ said, say, error }: Pick<Props, 'said' | 'say' | 'error'>) {
  const mildest = useMildestRule()
  const { rule, reason } = said
  const named = rule ?? mildest
  const ruleLine = named && ruleNamed(named.number, named.name)
  return (
    <div className={styles.fields}>
      <div className={styles.words}>
        <p className={styles.hint}>{t.whatHappens}</p>
        <Field label={ruleLabel}>
          {control => (
            <RuleSelect
              {...control}
              rule={rule?.number}
              known={rule}
              none={{
                label: t.usualRule(mildest?.number),
                onChoose: () => say({ ...said, rule: undefined }),
              }}
              onChoose={chosen => say({ ...said, rule: chosen })}
            />
          )}
        </Field>
        <TextArea
          label={t.deletionReason}
          name="reason"
          rows={3}
          hint={t.deletionReasonHint}
          error={error}
          maxLength={reasonLength.max}
          value={reason}
          onChange={event => say({ ...said, reason: event.target.value })}
        />
      </div>
      <WillRead
        caption={t.whatAuthorReads}
        title={titleOfDecision(removal)}
        rule={ruleLine && (rule ? ruleLine : t.usualRuleNamed(ruleLine))}
        reason={reason.trim() ? reason : deletedByAdministrator}
        meaning={meaningOf(removal, false)}
      />
    </div>
  )
}
