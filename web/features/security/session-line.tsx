import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { z } from 'zod'
import * as rows from '#contract/rows.ts'
import type { securityRoutes } from '#contract/security.ts'
import * as t from '#texts/security.ts'
import { call } from '#web/api/call.ts'
import { invalidate } from '#web/api/query-client.ts'
import { useSingleFlightMutation } from '#web/api/use-single-flight-mutation.ts'
import { prepareFocusAfterRemoval } from '#web/ui/focus/focus-after-removal.ts'
import { Icon } from '#web/ui/icon.tsx'
import { RelativeTime } from '#web/ui/relative-time.tsx'
import { Row } from '#web/ui/row.tsx'
import { SmallButton } from '#web/ui/small-button.tsx'
import { State } from '#web/ui/state.tsx'
import { showToast } from '#web/ui/toast-queue.ts'
import { sessionsKey } from './security.queries.ts'

type Session = z.infer<typeof securityRoutes.listSessions.reply>[number]

const icons = { computer: 'laptop', phone: 'smartphone', tablet: 'tablet' } as const

/** One signed-in device. */
export function SessionLine({ session }: { session: Session }) {
  const item = useRef<HTMLLIElement>(null)
  const queries = useQueryClient()
  const end = useSingleFlightMutation({
    mutationFn: () => call(rows.endOneSession, { id: session.id }),
    onSuccess: async () => {
      const moveFocus = prepareFocusAfterRemoval(item.current, 'button')
      await invalidate(queries, { queryKey: sessionsKey })
      showToast.success(t.sessionEnded)
      moveFocus()
    },
    onError: () => showToast.error(t.sessionNotEnded),
  })
  const device = nameOf(session)
  return (
    <Row
      ref={item}
      before={<Icon name={session.device ? icons[session.device] : 'monitor'} />}
      after={
        !session.isCurrent && (
          <SmallButton
            aria-label={t.endSessionOn(device)}
            isBusy={end.isPending}
            onClick={() => end.mutate()}
          >
            {t.endSession}
          </SmallButton>
        )
      }
    >
      <b>{device}</b>
      {session.isCurrent && (
        <State tone="good" icon="check">
          {t.thisOne}
        </State>
      )}
      <small>
        {lastUse(session)} · {t.signedInSince(new Date(session.startedAt))}
      </small>
    </Row>
  )
}

const nameOf = ({ browser, system }: Session): string =>
  browser && system ? t.browserOn(browser, system) : (browser ?? system ?? t.unknownDevice)

function lastUse({ isCurrent, lastUsedAt, place }: Session) {
  const time = isCurrent ? t.usedNow : <RelativeTime key="time" timestamp={lastUsedAt} />
  return place ? t.fromPlace(place, time) : t.usedAgo(time)
}
