/**
 * A mutation that begins once: what is pressed again before it has ended is left unheard. A button's
 * busy look comes a frame late, so a double click gets past it.
 */
import { useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'

export function useSingleMutation<TData, TVariables = void>(
  options: UseMutationOptions<TData, Error, TVariables>,
): UseMutationResult<TData, Error, TVariables> {
  const isUnderWay = useRef(false)
  const mutation = useMutation({
    ...options,
    onSettled: (...settled) => {
      isUnderWay.current = false
      return options.onSettled?.(...settled)
    },
  })
  const begin = mutation.mutate
  const mutate = useCallback<typeof begin>(
    (...given) => {
      if (isUnderWay.current) return
      isUnderWay.current = true
      begin(...given)
    },
    [begin],
  )
  return { ...mutation, mutate }
}
