/** Taking a resume out of the trash: from the trash itself, or by the undo of its deletion. */
import { useMutation } from '@tanstack/react-query'

import { useTranslation } from '../../i18n/use-translation.ts'
import { callApi } from '../../api/client.ts'
import { reloadResumes, reloadTrash, rememberResume } from '../../api/queries.ts'
import { useTell } from '../../frame/use-tell.ts'

export function useRestore() {
  const { t } = useTranslation()
  const tell = useTell()
  return useMutation({
    mutationFn: (id: string) => callApi('restoreFromTrash', { params: { id } }),
    onSuccess: (resume) => {
      rememberResume(resume)
      void reloadResumes()
      void reloadTrash()
      tell.done(t('dashboard.trash.restored'))
    },
    onError: (error) => tell.failure('load', error),
  })
}
