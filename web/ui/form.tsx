import type { ComponentProps } from 'react'
import { errorNoteClass } from './note.tsx'

type Props = Omit<ComponentProps<'form'>, 'method' | 'action'>

/**
 * A form that only the script can send. Before the script has come the browser would put what was written, a password
 * too, into the address; as a dialog's it stays here, and goes when the script is there (`races/pre-hydration-events.ts`).
 */
export const Form = ({ children, ...props }: Props) => (
  <form {...props} method="dialog">
    <noscript>
      <p className={errorNoteClass}>
        This form needs JavaScript. Switch it on in your browser and load the page again.
      </p>
    </noscript>
    {children}
  </form>
)

/** What a form's text fields hold, by name. */
export function formTextValues(form: HTMLFormElement): Record<string, string> {
  const values: Record<string, string> = {}
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') values[name] = value
  }
  return values
}
