import type { SiteRule } from '#contract/parse-rules.ts'
import type { Rules } from '#contract/rules.ts'

/** Lists what has changed for a reader of the earlier rules. Compares by the rules' names, so a rule that has only moved is unchanged. */
export function listRuleChanges(before: SiteRule[], current: SiteRule[]): Rules['changes'] {
  const beforeByName = new Map(before.map(rule => [rule.name, rule]))
  const names = new Set(current.map(({ name }) => name))
  const newer = current.flatMap(rule => {
    const earlier = beforeByName.get(rule.name)
    if (!earlier) return { kind: 'added' as const, name: rule.name }
    const isSame = earlier.text === rule.text && earlier.example === rule.example
    return isSame ? [] : { kind: 'changed' as const, name: rule.name }
  })
  const gone = before.filter(({ name }) => !names.has(name))
  return [...newer, ...gone.map(({ name }) => ({ kind: 'removed' as const, name }))]
}
