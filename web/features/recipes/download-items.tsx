import { exportFormats } from '#contract/export-formats.ts'
import * as rows from '#contract/rows.ts'
import * as t from '#texts/more-menu.ts'
import { closePopover } from '#web/ui/close-popover.ts'
import { Icon } from '#web/ui/icon.tsx'
import { menuPartClass } from '#web/ui/menu.tsx'

const [, , path = ''] = rows.exportRecipe.split(' ')

/** Menu items that download the recipe as a file, one for each format. */
export const DownloadItems = ({ recipeId }: { recipeId: string }) =>
  exportFormats.map((format, index) => (
    <li key={format} className={index === 0 ? menuPartClass : undefined}>
      <a
        href={`${path.replace('{id}', encodeURIComponent(recipeId))}?format=${format}`}
        download
        onClick={closePopover}
      >
        <Icon name="download" />
        {t.downloadAs(t.formatNames[format])}
      </a>
    </li>
  ))
