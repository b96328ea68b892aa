import { pageUrls } from '#contract/page-urls.ts'
import * as app from '#texts/app.ts'
import * as messages from '#texts/messages.ts'
import * as t from '#texts/recipe-detail.ts'
import * as ui from '#texts/ui.ts'
import { isUnauthorized, Refusal } from '#web/api/failure.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { DeadEnd } from '#web/ui/dead-end.tsx'
import { PrefetchLink } from '#web/ui/link.tsx'

type Props = { failure: Error; onRetry: () => void }

/** The links depend on the failure: sign in again, try again, or go back to the list. */
export const RecipeNotFound = ({ failure, onRetry }: Props) => (
  <DeadEnd
    title={messages.recipeNotFound}
    actions={
      <>
        <PrefetchLink className={buttonClass({ look: 'quiet' })} to={pageUrls.recipes}>
          {t.backToRecipes}
        </PrefetchLink>
        {isUnauthorized(failure) && (
          <PrefetchLink className={buttonClass({ look: 'quiet' })} to={pageUrls.login}>
            {app.logIn}
          </PrefetchLink>
        )}
        {!isFinal(failure) && <Button onClick={onRetry}>{ui.tryAgain}</Button>}
      </>
    }
  >
    <p>{reasonOf(failure)}</p>
  </DeadEnd>
)

const isFinal = (failure: Error) => failure instanceof Refusal && failure.status < 500

function reasonOf(failure: Error): string {
  if (isUnauthorized(failure)) return t.sessionEnded
  if (isFinal(failure)) return t.goneOrMistyped
  return t.serverDidNotAnswer
}
