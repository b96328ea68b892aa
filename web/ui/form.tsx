import type { ComponentProps, ReactNode } from 'react'
import * as t from '#texts/ui.ts'
import styles from './form.module.css'
import { errorNoteClass } from './note.tsx'

type Props = Omit<ComponentProps<'form'>, 'method' | 'action'>

/**
 * A form that only the script can submit. Before hydration the browser would put its values, even a password, into the address.
 * With method=dialog they stay in the page and are submitted after hydration (`races/pre-hydration-events.ts`).
 */
export const Form = ({ className = '', children, ...props }: Props) => (
  <form {...props} className={`${fieldsClass} ${className}`} method="dialog">
    <noscript>
      <p className={errorNoteClass}>{t.needsJavaScript}</p>
    </noscript>
    {children}
  </form>
)

/** The class of fields below each other. */
export const fieldsClass = styles.fields

/** Two fields side by side, on windows from tablet width. */
export const FieldPair = ({ children }: { children: ReactNode }) => (
  <div className={styles.pair}>{children}</div>
)

/** Returns a form's text values by name. */
export function formTextValues(form: HTMLFormElement): Record<string, string> {
  const values: Record<string, string> = {}
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') values[name] = value
  }
  return values
}
