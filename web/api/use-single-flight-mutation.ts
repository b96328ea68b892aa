import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { type RefObject, useLayoutEffect, useRef } from 'react'

type MutateCallbacks<Reply, Variables> = {
  onSuccess?: (reply: Reply, given: Variables) => void
  onError?: (failure: Error) => void
}

/**
 * What somebody does with a press, such as sending a form: while it is on its way it is not done again. A second press,
 * as of a double click, may come before it shows that the first was heard. Whoever asked is told how it ended if they are
 * still shown and did not reset it.
 */
export function useSingleFlightMutation<Reply, Variables = void>(
  options: UseMutationOptions<Reply, Error, Variables>,
) {
  const inFlight = useRef<Promise<Reply>>(undefined)
  const isMounted = useIsMounted()
  const { mutateAsync, ...mutation } = useMutation(options)
  const mutate = (variables: Variables, { onSuccess, onError }: MutateCallbacks<Reply, Variables> = {}) => {
    if (inFlight.current) return
    // The library tells nobody of an answer that comes before it listens, which is after the first paint.
    const promise = mutateAsync(variables)
    inFlight.current = promise
    const settle = (callback: () => void) => {
      if (inFlight.current !== promise) return
      inFlight.current = undefined
      if (isMounted.current) callback()
    }
    promise.then(
      reply => settle(() => onSuccess?.(reply, variables)),
      failure => settle(() => onError?.(failure)),
    )
  }
  const reset = () => {
    inFlight.current = undefined
    mutation.reset()
  }
  return { ...mutation, mutate, reset }
}

/** For whoever waits for an answer: it may come after what asked has gone, and before the effects that follow the paint. */
export function useIsMounted(): RefObject<boolean> {
  const isMounted = useRef(false)
  useLayoutEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return isMounted
}
