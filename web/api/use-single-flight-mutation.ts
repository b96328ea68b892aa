import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { type RefObject, useLayoutEffect, useRef } from 'react'

type MutateCallbacks<Reply, Variables> = {
  onSuccess?: (reply: Reply, given: Variables) => void
  onError?: (failure: Error) => void
}

/**
 * A mutation that starts with a press, such as sending a form. While it is in flight, further calls are ignored, because a double
 * click may come before the pending state is rendered. The callbacks run only if the caller is still mounted and has not reset
 * the mutation.
 */
export function useSingleFlightMutation<Reply, Variables = void>(
  options: UseMutationOptions<Reply, Error, Variables>,
) {
  const inFlight = useRef<Promise<Reply>>(undefined)
  const isMounted = useIsMounted()
  const { mutateAsync, ...mutation } = useMutation(options)
  const mutate = (variables: Variables, { onSuccess, onError }: MutateCallbacks<Reply, Variables> = {}) => {
    if (inFlight.current) return
    // The library skips its callbacks if the response arrives before its observer subscribes, which is after the first paint.
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

/**
 * Tells whether the caller is mounted. For code that awaits a response, which may arrive after the caller has unmounted, or
 * before the effects that run after the paint.
 */
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
