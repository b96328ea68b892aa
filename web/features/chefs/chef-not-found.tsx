import { pageUrls } from '#contract/page-urls.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { DeadEnd } from '#web/ui/dead-end.tsx'
import { PrefetchLink } from '#web/ui/link.tsx'

type Props = { isNotFound: boolean; onRetry: () => void }

export function ChefNotFound({ isNotFound, onRetry }: Props) {
  return (
    <DeadEnd
      title={isNotFound ? 'Nobody by that name' : 'The cook cannot be shown'}
      actions={
        <>
          <PrefetchLink className={buttonClass({ look: 'quiet' })} to={pageUrls.recipes}>
            All recipes
          </PrefetchLink>
          {!isNotFound && <Button onClick={onRetry}>Try again</Button>}
        </>
      }
    >
      <p role="alert">
        {isNotFound
          ? 'This seat is empty. The cook may have left the table.'
          : 'The kitchen did not answer. It may be there in a moment.'}
      </p>
    </DeadEnd>
  )
}
