import type { ReactNode } from 'react'
import { pageUrls } from '#contract/page-urls.ts'
import { adminDashboard } from '#texts/pages.ts'
import { Link, linkClass } from '#web/ui/link.tsx'

type Props = {
  title: string
  /** Beside the heading. */
  children?: ReactNode
}

/** The heading of a page that the dashboard leads to, under the way back. */
export const AdminHead = ({ title, children }: Props) => (
  <>
    <Link className={linkClass} to={pageUrls.adminDashboard}>
      {adminDashboard}
    </Link>
    <div className="mt-3 flex flex-wrap items-baseline gap-x-4">
      <h1 className="text-title-lg" tabIndex={-1}>
        {title}
      </h1>
      {children}
    </div>
  </>
)
