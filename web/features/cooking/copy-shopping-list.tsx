import { copyShoppingList } from '#texts/cooking.ts'
import { partFailed } from '#texts/ui.ts'
import { linkClass } from '#web/ui/link.tsx'
import { showToast } from '#web/ui/toast-queue.ts'
import styles from './copy-shopping-list.module.css'
import type { Cooking } from './use-cooking.ts'

/** Copies the shopping list for the chosen servings. The code that reads the lines is loaded then. */
export const CopyShoppingList = ({ cooking }: { cooking: Cooking }) =>
  cooking.ingredients.length > 0 && (
    <button
      type="button"
      className={`${linkClass} ${styles.root}`}
      onClick={() =>
        import('./shopping-list.ts').then(
          shopping => shopping.copyShoppingList(cooking),
          () => showToast.error(partFailed),
        )
      }
    >
      {copyShoppingList}
    </button>
  )
