import * as t from '#texts/admin-messages.ts'
import { adminMessages } from '#texts/pages.ts'
import { loading } from '#texts/status.ts'
import { AdminHead } from '#web/features/admin/admin-head.tsx'
import { MessageList } from '#web/features/admin/message-list.tsx'
import { PageLinks } from '#web/features/admin/page-links.tsx'
import { messageFilters, useMessages } from '#web/features/admin/use-messages.ts'
import { FilterChips } from '#web/ui/filter-chips.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'

export function Page() {
  const { list, chosen, before, choose, pageLink } = useMessages()
  const { data } = list
  return (
    <div className="page pt-6 pb-10">
      <AdminHead title={adminMessages} />
      <p className="mt-3 max-w-measure text-ink-2">{t.introduction}</p>
      <FilterChips
        legend={t.which}
        names={messageFilters}
        chip={name => t.filters[name]}
        chosen={chosen}
        onChoose={choose}
      />
      <div aria-busy={list.isFetching}>
        {list.isError && (
          <LoadFailure isRetrying={list.isFetching} onRetry={() => list.refetch()}>
            {t.notLoaded}
          </LoadFailure>
        )}
        {list.isLoading && <p role="status">{loading}</p>}
        {data &&
          (data.messages.length > 0 ? <MessageList messages={data.messages} /> : <p>{t.nothing[chosen]}</p>)}
        {data && (
          <PageLinks
            label={t.pages}
            back={before && { to: pageLink(), text: t.newest }}
            on={data.next && { to: pageLink(data.next), text: t.older }}
          />
        )}
      </div>
    </div>
  )
}
