import type { ComponentType } from 'react'

export type ProofProps = { onProved: () => void; onClose: () => void }

/** Whose second factor it is: a member's and an administrator's have calls of their own, and the same screens. */
export type FactorOwner = {
  email: string
  start: () => Promise<{ secret: string; uri: string }>
  confirm: (code: string) => Promise<{ recoveryCodes: string[] }>
  renewCodes: () => Promise<{ recoveryCodes: string[] }>
  remove: () => Promise<unknown>
  /** Asks who they are, where the server wants to know again. */
  Proof: ComponentType<ProofProps>
  onChanged: () => void
}
