import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

type Props = { kind: 'error' | 'success'; children: ReactNode }

/** A sentence about what just happened, read out as soon as it stands there. */
export function Note({ kind, children }: Props) {
  return (
    <div className={`note note-${kind}`} role={kind === 'error' ? 'alert' : 'status'}>
      <Icon name={kind === 'error' ? 'circle-alert' : 'circle-check'} />
      <div>{children}</div>
    </div>
  )
}
