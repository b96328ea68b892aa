import type { ReactNode } from 'react'
import { pageUrls } from '#contract/page-urls.ts'
import { type Filters, filtersToSearch, noFilters } from './filters.ts'

type Props = {
  filters: Filters
  /** The filter that this form changes; the others are sent along. */
  changedFilter: keyof Filters
  className?: string | undefined
  onSubmit?: () => void
  children: ReactNode
}

/**
 * Until the script has come, and without one, the browser sends it and the server answers with the list; with the
 * script its controls change the address themselves.
 */
export const FilterForm = ({ filters, changedFilter, className, onSubmit, children }: Props) => (
  <form
    className={className}
    action={pageUrls.recipes}
    onSubmit={event => {
      event.preventDefault()
      onSubmit?.()
    }}
  >
    {[...filtersToSearch({ ...filters, [changedFilter]: noFilters[changedFilter] })].map(([name, value]) => (
      <input key={name} type="hidden" {...{ name, value }} />
    ))}
    {children}
  </form>
)
