import type { ReactNode } from 'react'
import { formatNumber } from '#texts/format/number.ts'
import { rule } from '#texts/rules.ts'
import { visuallyHiddenClass } from '#web/ui/text.ts'
import styles from './rule-numeral.module.css'

/** A rule's number, in the style of a recipe's steps. The rule's name is always beside it. */
export const RuleNumeral = ({ number, isSmall }: { number: number; isSmall?: boolean }) => (
  <span className={isSmall ? `${styles.root} ${styles.small}` : styles.root}>
    <span className={visuallyHiddenClass}>{rule} </span>
    {formatNumber(number)}
  </span>
)

/** The numeral, and text about the rule beside it. */
export const RuleLine = ({ number, children }: { number: number; children: ReactNode }) => (
  <div className={styles.line}>
    <RuleNumeral number={number} />
    <span>{children}</span>
  </div>
)
