/**
 * A mutation that begins once: what is pressed again before it has ended is left unheard. A button's
 * busy look comes a frame late, so a double click gets past it.
 */
import { useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query'
import { useRef } from 'react'

export function useSingleMutation<TData, TVariables = void>(
  options: UseMutationOptions<TData, Error, TVariables>,
): UseMutationResult<TData, Error, TVariables> {
  const underWay = useRef<Promise<TData> | null>(null)
  const mutation = useMutation(options)
  /** Whoever asks again meanwhile is given the same answer. */
  const mutateAsync: typeof mutation.mutateAsync = (...given) => {
    underWay.current ??= mutation.mutateAsync(...given).finally(() => (underWay.current = null))
    return underWay.current
  }
  const mutate: typeof mutation.mutate = (...given) => {
    // What goes wrong is told by the options.
    if (underWay.current === null) mutateAsync(...given).catch(() => {})
  }
  return { ...mutation, mutate, mutateAsync }
}
