import type { ReactNode } from 'react'
import { pageUrls } from '#contract/page-urls.ts'
import { type Filters, filtersToSearch, noFilters } from './filters.ts'

type Props = {
  filters: Filters
  /** The filter that this form changes. The others are sent as hidden fields. */
  changedFilter: keyof Filters
  className?: string | undefined
  onSubmit?: () => void
  children: ReactNode
}

/**
 * A form that works without script. Before hydration, and without script, the browser submits it and the server renders the list.
 * After hydration, the controls change the address themselves.
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
