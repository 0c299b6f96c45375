/** The last question before everything is gone, in the specification's words. */
import { useMutation } from '@tanstack/react-query'

import { useTranslation } from '../../i18n/use-translation.ts'
import { callApi } from '../../api/client.ts'
import { endSession } from '../../api/session.ts'
import { carryToast } from '../../frame/carried-toast.ts'
import { useTell } from '../../frame/use-tell.ts'
import { toastDurations } from '../../messages/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogText } from '../../ui/dialog.tsx'

export function DeleteAccount({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  const tell = useTell()
  const remove = useMutation({
    mutationFn: () => callApi('deleteAccount'),
    onSuccess: () => {
      carryToast('accountDeleted')
      endSession('left')
    },
    onError: (error) => tell.failure('deleteAccount', error, toastDurations.profile),
    onSettled: onClose,
  })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('profile.deletion.title')}
      closeName={t('app.close')}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {t('app.cancel')}
          </Button>
          <Button look="danger" busy={remove.isPending} onClick={() => remove.mutate()}>
            {t('profile.deletion.confirm')}
          </Button>
        </>
      }
    >
      <DialogText>{t('profile.deletion.question')}</DialogText>
      <ul className="mt-4 grid list-disc gap-1.5 pl-5 text-small text-ink-soft">
        <li>{t('profile.deletion.removed')}</li>
        <li>{t('profile.deletion.hash')}</li>
      </ul>
      <p className="mt-4 text-small text-ink-soft">{t('profile.deletion.keepFirst')}</p>
    </Dialog>
  )
}
