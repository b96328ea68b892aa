import { type ComponentType, useState } from 'react'
import { Refusal } from '#web/api/failure.ts'
import { useSingleFlightMutation } from '#web/api/use-single-flight-mutation.ts'
import type { ProofProps } from './factor-owner.ts'
import { ProofDialog } from './proof-dialog.tsx'

type Options<Reply> = {
  act: () => Promise<Reply>
  onSuccess: (reply: Reply) => void
  onFailure?: () => void
  /** Of who is no member. */
  Proof?: ComponentType<ProofProps>
}

/** The server wants the password first: a refusal of the act as a whole, and of no field. */
const wantsProof = (failure: Error | null): boolean =>
  failure instanceof Refusal && failure.status === 403 && Object.keys(failure.fields).length === 0

/**
 * What opens the account: where the password was not given for some minutes it is asked for in a dialog, which the caller renders, and
 * then the act is repeated.
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
