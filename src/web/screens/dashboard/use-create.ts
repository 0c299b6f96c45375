/** A new resume from the template; one at a time, however often it is asked for. */
import { useMutation } from '@tanstack/react-query'

import { callApi } from '../../api/client.ts'
import { onceFor } from '../../api/once-for.ts'
import { rememberResume } from '../../api/queries.ts'
import { useTell } from '../../frame/use-tell.ts'

export function useCreate(onNew: (id: string) => void) {
  const tell = useTell()
  const create = useMutation({
    mutationFn: () =>
      onceFor('template', (idempotencyKey) => callApi('createFromTemplate', { idempotencyKey })),
    onSuccess: (resume) => {
      rememberResume(resume)
      onNew(resume.id)
    },
    onError: (error) => tell.failure('template', error),
  })
  return {
    isPending: create.isPending,
    start() {
      if (!create.isPending) create.mutate()
    },
  }
}
