import type { ReactNode } from 'react'
import { RecipeCardSkeleton } from './recipe-card.tsx'
import styles from './recipe-grid.module.css'

type Props = { children: ReactNode; isHidden?: boolean }

export const RecipeGrid = ({ children, isHidden }: Props) => (
  <ul className={styles.root} hidden={isHidden}>
    {children}
  </ul>
)

const skeletons = ['a', 'b', 'c', 'd', 'e', 'f']

export const RecipeGridSkeleton = ({ label }: { label: string }) => (
  <div role="status" aria-label={label}>
    <RecipeGrid>
      {skeletons.map(key => (
        <li key={key}>
          <RecipeCardSkeleton />
        </li>
      ))}
    </RecipeGrid>
  </div>
)
