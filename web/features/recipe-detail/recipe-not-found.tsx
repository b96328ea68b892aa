import { pageUrls } from '#contract/page-urls.ts'
import * as recipesMessages from '#texts/messages/recipes.ts'
import { isUnauthorized, Refusal } from '#web/api/failure.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { DeadEnd } from '#web/ui/dead-end.tsx'
import { PrefetchLink } from '#web/ui/link.tsx'

type Props = { failure: Error; onRetry: () => void }

/** The links depend on the failure: sign in again, try again, or go back to the list. */
export const RecipeNotFound = ({ failure, onRetry }: Props) => (
  <DeadEnd
    title={recipesMessages.notFound}
    actions={
      <>
        <PrefetchLink className={buttonClass({ look: 'quiet' })} to={pageUrls.recipes}>
          Back to the recipes
        </PrefetchLink>
        {isUnauthorized(failure) && (
          <PrefetchLink className={buttonClass({ look: 'quiet' })} to={pageUrls.login}>
            Log In
          </PrefetchLink>
        )}
        {!isFinal(failure) && <Button onClick={onRetry}>Try again</Button>}
      </>
    }
  >
    <p>{reasonOf(failure)}</p>
  </DeadEnd>
)

const isFinal = (failure: Error) => failure instanceof Refusal && failure.status < 500

function reasonOf(failure: Error): string {
  if (isUnauthorized(failure)) return 'Your session has ended. Log in again to read it.'
  if (isFinal(failure)) return 'It may have been taken off the table, or the address is not quite right.'
  return 'The kitchen did not answer. It may be there in a moment.'
}
