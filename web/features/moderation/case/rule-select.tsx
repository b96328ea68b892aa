import { useQuery } from '@tanstack/react-query'
import * as moderation from '#texts/moderation.ts'
import * as t from '#texts/moderation-case.ts'
import { rulesQuery } from '#web/features/rules/rules.queries.ts'
import type { FieldControl } from '#web/ui/field.tsx'
import { inputClass } from '#web/ui/input.ts'

export type Rule = { number: number; name: string }
type Props = FieldControl & {
  /** The number of the one that is chosen. */
  rule: number | undefined
  /** The only one that is offered until the others are loaded. */
  known: Rule | null | undefined
  /** Where one need not choose: what is so otherwise. */
  none?: { label: string; onChoose: () => void }
  onChoose: (rule: Rule) => void
}

export function RuleSelect({ rule, known, none, onChoose, ...control }: Props) {
  const { data } = useQuery(rulesQuery())
  const rules = data?.rules ?? (known ? [known] : [])
  return (
    <select
      {...control}
      name="rule"
      className={inputClass}
      value={rule ?? ''}
      onChange={event => {
        const chosen = rules.find(({ number }) => String(number) === event.target.value)
        if (chosen) onChoose(chosen)
        else none?.onChoose()
      }}
    >
      {(none || rule === undefined) && <option value="">{none?.label ?? moderation.chooseRule}</option>}
      {rules.map(one => (
        <option key={one.number} value={one.number}>
          {t.ruleOption(one.number, one.name)}
        </option>
      ))}
    </select>
  )
}

/** Undefined until the rules are loaded. */
export function useMildestRule(): Rule | undefined {
  const { data } = useQuery(rulesQuery())
  return data?.rules.find(({ number }) => number === data.gravity.at(-1))
}
