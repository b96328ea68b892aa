import { escapeHtml } from '#contract/escape-html.ts'

type Value = Html | string | number | false | undefined | Value[]

/** HTML, as opposed to text. */
export class Html {
  readonly source: string
  constructor(source: string) {
    this.source = source
  }
}

/** Escapes each value except Html. Writes all values of a list, and nothing for `false` and `undefined`. */
export const html = (parts: TemplateStringsArray, ...values: Value[]): Html =>
  new Html(parts.map((part, index) => part + sourceOf(values[index])).join(''))

/** Renders a sentence of the contract, in which backticks mark code. */
export const prose = (text: string): Html =>
  html`${text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part))}`

function sourceOf(value: Value): string {
  if (value instanceof Html) return value.source
  if (Array.isArray(value)) return value.map(sourceOf).join('')
  return value === undefined || value === false ? '' : escapeHtml(String(value))
}
