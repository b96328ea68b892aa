import * as t from '#texts/more-menu.ts'
import { MenuItem, menuDangerClass, menuPartClass } from '#web/ui/menu.tsx'

const items = {
  edit: { icon: 'pencil', text: t.edit, className: menuPartClass },
  delete: { icon: 'trash-2', text: t.remove, className: menuDangerClass },
} as const

export type OwnRecipeAction = keyof typeof items
const actions = Object.keys(items) as OwnRecipeAction[]

/** Menu items for what only the author of a recipe can do with it. */
export const OwnRecipeItems = ({ onChoose }: { onChoose: (action: OwnRecipeAction) => void }) =>
  actions.map(action => {
    const { icon, text, className } = items[action]
    return (
      <MenuItem key={action} icon={icon} className={className} onChoose={() => onChoose(action)}>
        {text}
      </MenuItem>
    )
  })
