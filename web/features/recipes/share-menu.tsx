import { useId } from 'react'
import { closePopover } from '#web/ui/close-popover.ts'
import { BrandIcon, Icon } from '#web/ui/icon.tsx'
import { share, shareTargets } from './share.ts'

type Props = { recipe: { id: string; title: string } }

/** The four share targets behind one button, where there is no room for four. */
export function ShareMenu({ recipe }: Props) {
  const id = useId()
  return (
    <>
      <button type="button" className="icon-button" aria-label={`Share ${recipe.title}`} popoverTarget={id}>
        <Icon name="share-2" />
      </button>
      <ul className="share-menu" id={id} popover="auto" aria-label={`Share ${recipe.title}`}>
        {shareTargets.map(target => (
          <li key={target.brand}>
            <button
              type="button"
              onClick={event => {
                closePopover(event)
                share(recipe, target)
              }}
            >
              <BrandIcon brand={target.brand} />
              Share on {target.name}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
