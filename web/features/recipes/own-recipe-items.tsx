import type { MouseEvent } from 'react'
import * as t from '#texts/more-menu.ts'
import { Icon } from '#web/ui/icon.tsx'
import { menuDangerClass, menuPartClass } from '#web/ui/menu.tsx'

export type OwnRecipeAction = 'edit' | 'delete'

type Props = { onChoose: (action: OwnRecipeAction, event: MouseEvent<HTMLButtonElement>) => void }

/** Items of a menu: what only the author of a recipe can do with it. */
export const OwnRecipeItems = ({ onChoose }: Props) => (
  <>
    <li className={menuPartClass}>
      <button type="button" onClick={event => onChoose('edit', event)}>
        <Icon name="pencil" />
        {t.edit}
      </button>
    </li>
    <li className={menuDangerClass}>
      <button type="button" onClick={event => onChoose('delete', event)}>
        <Icon name="trash-2" />
        {t.remove}
      </button>
    </li>
  </>
)
