import { type ComponentType, useState } from 'react'
import { Refusal } from '#web/api/failure.ts'
import { useSingleFlightMutation } from '#web/api/use-single-flight-mutation.ts'
import type { ProofProps } from './factor-owner.ts'
import { ProofDialog } from './proof-dialog.tsx'

type Options<Reply> = {
  act: () => Promise<Reply>
  onSuccess: (reply: Reply) => void
  onFailure?: () => void
  /** The dialog for somebody who is not a member. */
  Proof?: ComponentType<ProofProps>
}

/** Checks whether the server wants the password first: it refuses the request as a whole, and no field. */
const wantsProof = (failure: Error | null): boolean =>
  failure instanceof Refusal && failure.status === 403 && Object.keys(failure.fields).length === 0

/**
 * Runs an action that affects access to the account. If the password was not entered within the last minutes, a dialog asks for
 * it, and then the action is repeated. The caller renders the dialog.
 */
export function useProvenMutation<Reply>({ act, onSuccess, onFailure, Proof = ProofDialog }: Options<Reply>) {
  const [isAsking, setIsAsking] = useState(false)
  const mutation = useSingleFlightMutation({
    mutationFn: act,
    onSuccess,
    onError: failure => {
      if (wantsProof(failure)) setIsAsking(true)
      else onFailure?.()
    },
  })
  const proof = isAsking && (
    <Proof
      onProved={() => {
        setIsAsking(false)
        mutation.mutate()
      }}
      onClose={() => setIsAsking(false)}
    />
  )
  const failure = wantsProof(mutation.error) ? null : mutation.error
  return { run: () => mutation.mutate(), isPending: mutation.isPending, failure, proof }
}
