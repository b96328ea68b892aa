import { useRef } from 'react'
import { ruleFragment } from '#contract/page-urls.ts'
import type { Rules } from '#contract/rules.ts'
import { formatNumber } from '#texts/format/number.ts'
import * as t from '#texts/rules.ts'
import { useFragmentTarget } from '#web/ui/focus/use-fragment-target.ts'
import { visuallyHiddenClass } from '#web/ui/text.ts'
import styles from './rule-list.module.css'

/** The rules, laid out like the steps of a recipe. */
export const RuleList = ({ rules }: Pick<Rules, 'rules'>) => (
  <ol className={styles.root}>
    {rules.map(rule => (
      <RuleItem key={rule.number} {...rule} />
    ))}
  </ol>
)

/** A rule. An address with its fragment moves the focus to its numeral. */
function RuleItem({ number, name, text, example }: Rules['rules'][number]) {
  const numeral = useRef<HTMLSpanElement>(null)
  const fragment = ruleFragment(number)
  const isTarget = useFragmentTarget(numeral, fragment, { isLoaded: true })
  return (
    <li id={fragment}>
      <span className={styles.numeral} ref={numeral} tabIndex={-1} data-autofocus={isTarget || undefined}>
        <span className={visuallyHiddenClass}>{t.rule} </span>
        {formatNumber(number)}
      </span>
      <div>
        <h2>{name}</h2>
        {text.split('\n\n').map(paragraph => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {example && <p className={styles.example}>{example}</p>}
      </div>
    </li>
  )
}
