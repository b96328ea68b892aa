import { useQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import * as t from '#texts/more-menu.ts'
import { useToken } from '#web/api/session.ts'
import { BlockDialog } from '#web/features/blocks/block-dialog.tsx'
import { BlockItem } from '#web/features/blocks/block-item.tsx'
import { DownloadItems } from '#web/features/recipes/download-items.tsx'
import { type OwnRecipeAction, OwnRecipeItems } from '#web/features/recipes/own-recipe-items.tsx'
import { useCurrentUser } from '#web/features/users/use-current-user.ts'
import { DialogFailure } from '#web/ui/dialog-failure.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Menu, MenuItem, menuPartClass, useMenuChoice } from '#web/ui/menu.tsx'
import { showToast } from '#web/ui/toast-queue.ts'
import { ownReportsQuery } from './own-reports.queries.ts'
import type { Published, Reportable } from './published.ts'
import { ReportDialog } from './report-dialog.tsx'

const OwnRecipeDialog = lazyPart(
  () => import('#web/features/recipe-detail/own-recipe-dialog.tsx'),
  'OwnRecipeDialog',
  { Failure: DialogFailure },
)

type Props = Published & { button: RefObject<HTMLButtonElement | null>; onClose: () => void }

/** The menu, open for as long as it is mounted, and the dialog after it. Members cannot report their own content. */
export function MoreMenu({ about, path, fragment, author, things, recipe, button, onClose }: Props) {
  const { choice, choose, onMenuClose } = useMenuChoice<OwnRecipeAction | 'block' | Reportable>(onClose)
  const isSignedIn = useToken('user') !== null
  const { data: user } = useCurrentUser()
  const { data: own } = useQuery({ ...ownReportsQuery(), enabled: isSignedIn })
  const recipeId = things.find(({ kind }) => kind === 'recipe')?.id
  const isOwn = isSignedIn && user && String(user.id) === author.id
  const isOthers = isSignedIn && user && !isOwn
  const canReport = isOthers && own !== null
  const isReported = ({ kind, id }: Reportable) =>
    own?.open.some(one => one.kind === kind && String(one.id) === id) ?? false
  return (
    <>
      <Menu label={t.moreAbout[about]} button={button} onClose={onMenuClose}>
        <MenuItem icon="link" takesFocus onChoose={() => copyLink(fragment ? `${path}#${fragment}` : path)}>
          {t.copyLink}
        </MenuItem>
        {recipeId && <DownloadItems recipeId={recipeId} />}
        {recipe && isOwn && <OwnRecipeItems onChoose={choose} />}
        {canReport &&
          things.map(thing => (
            <MenuItem
              key={thing.kind}
              icon="flag"
              isDisabled={isReported(thing)}
              onChoose={() => choose(thing)}
            >
              {labelOf(thing, isReported(thing))}
            </MenuItem>
          ))}
        {isOthers && <BlockItem member={author} className={menuPartClass} onBlock={() => choose('block')} />}
      </Menu>
      {recipe && (choice === 'edit' || choice === 'delete') && (
        <OwnRecipeDialog recipe={recipe} action={choice} onClose={onClose} />
      )}
      {choice === 'block' && <BlockDialog member={author} onClose={onClose} />}
      {typeof choice === 'object' && (
        <ReportDialog thing={choice} author={author} own={own ?? undefined} onClose={onClose} />
      )}
    </>
  )
}

function labelOf({ kind }: Reportable, isReported: boolean): string {
  if (kind === 'photo') return isReported ? t.photoReported : t.reportPhoto
  return isReported ? t.reported : t.report
}

function copyLink(path: string): void {
  // Undefined if the page is not served over TLS.
  const copied = navigator.clipboard?.writeText(new URL(path, location.href).href) ?? Promise.reject()
  copied.then(
    () => showToast.brief(t.linkCopied),
    () => showToast.error(t.linkNotCopied),
  )
}
