import type { ComponentProps } from 'react'
import * as t from '#texts/form.ts'
import { errorNoteClass } from './note.tsx'

type Props = Omit<ComponentProps<'form'>, 'method' | 'action'>

/**
 * A form that only the script can submit. Before hydration the browser would put its values, a password too, into the
 * address; with method=dialog they stay in the page, and are submitted after hydration (`races/pre-hydration-events.ts`).
 */
export const Form = ({ children, ...props }: Props) => (
  <form {...props} method="dialog">
    <noscript>
      <p className={errorNoteClass}>{t.needsJavaScript}</p>
    </noscript>
    {children}
  </form>
)

/** A form's text values, by name. */
export function formTextValues(form: HTMLFormElement): Record<string, string> {
  const values: Record<string, string> = {}
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') values[name] = value
  }
  return values
}
