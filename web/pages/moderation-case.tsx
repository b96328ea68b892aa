import { useParams } from 'react-router'
import { CaseView } from '#web/features/moderation/case/case-view.tsx'
import { ModeratorsOnly } from '#web/features/moderation/moderators-only.tsx'
import { Page as NotFound } from './not-found.tsx'

/** One instance per case, so that nothing written is carried over to the next one. */
export function Page() {
  const { caseId = '' } = useParams()
  return (
    <ModeratorsOnly notFound={<NotFound />}>
      {realm => <CaseView key={caseId} id={caseId} realm={realm} notFound={<NotFound />} />}
    </ModeratorsOnly>
  )
}
