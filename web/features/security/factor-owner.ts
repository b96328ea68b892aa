import type { ComponentType } from 'react'

export type ProofProps = { onProved: () => void; onClose: () => void }

/** Whose second factor it is. Members and administrators have different endpoints and the same screens. */
export type FactorOwner = {
  email: string
  start: () => Promise<{ secret: string; uri: string }>
  confirm: (code: string) => Promise<{ recoveryCodes: string[] }>
  renewCodes: () => Promise<{ recoveryCodes: string[] }>
  remove: () => Promise<unknown>
  /** A dialog that proves who they are, if the server asks for it. */
  Proof: ComponentType<ProofProps>
  onChanged: () => void
}
