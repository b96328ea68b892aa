import { useQuery } from '@tanstack/react-query'
import * as moderation from '#texts/moderation.ts'
import * as t from '#texts/moderation-case.ts'
import { rulesQuery } from '#web/features/rules/rules.queries.ts'
import type { FieldControl } from '#web/ui/field.tsx'
import { inputClass } from '#web/ui/input.ts'

export type Rule = { number: number; name: string }
type Props = FieldControl & {
  /** The number of the chosen rule. */
  rule: number | undefined
  /** The only rule that is offered until the others have loaded. */
  known: Rule | null | undefined
  /** Set if no rule need be chosen: what applies then. */
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

/** Returns the least grave rule. Undefined until the rules have loaded. */
export function useMildestRule(): Rule | undefined {
  const { data } = useQuery(rulesQuery())
  return data?.rules.find(({ number }) => number === data.gravity.at(-1))
}
