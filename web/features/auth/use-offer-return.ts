import { useNavigate } from 'react-router'
import { pageUrls } from '#contract/page-urls.ts'
import { Refusal } from '#web/api/failure.ts'

/** Goes to the page that offers to come back, if a sign-in is refused because the member is leaving. Otherwise returns false. */
export function useOfferReturn(): (failure: Error) => boolean {
  const navigate = useNavigate()
  return failure => {
    const departure = failure instanceof Refusal ? failure.problem.departure : undefined
    if (departure) navigate(pageUrls.leave, { state: departure })
    return departure !== undefined
  }
}
