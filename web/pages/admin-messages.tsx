import * as t from '#texts/admin.ts'
import { adminMessages } from '#texts/app.ts'
import { AdminList } from '#web/features/admin/admin-list.tsx'
import { AdminPage } from '#web/features/admin/admin-page.tsx'
import { MessageList } from '#web/features/admin/message-list.tsx'
import { OlderLinks } from '#web/features/admin/page-links.tsx'
import { messageFilters, useMessages } from '#web/features/admin/use-messages.ts'
import { FilterChips } from '#web/ui/filter-chips.tsx'
import { introductionClass } from '#web/ui/text.ts'

export function Page() {
  const { list, chosen, before, choose, pageLink } = useMessages()
  return (
    <AdminPage title={adminMessages}>
      <p className={introductionClass}>{t.messagesIntroduction}</p>
      <FilterChips
        legend={t.whichMessages}
        names={messageFilters}
        chip={name => t.messageFilters[name]}
        chosen={chosen}
        onChoose={choose}
      />
      <AdminList list={list} notLoaded={t.messagesNotLoaded}>
        {({ messages, next }) => (
          <>
            {messages.length > 0 ? <MessageList messages={messages} /> : <p>{t.noMessages[chosen]}</p>}
            <OlderLinks before={before} pageLink={pageLink} next={next} />
          </>
        )}
      </AdminList>
    </AdminPage>
  )
}
