/** The toasts themselves, over react-toastify without its injected style element. */
import './toasts.css'
import type { ToastContainerProps, ToastContentProps } from 'react-toastify/unstyled'
import { toast, ToastContainer } from 'react-toastify/unstyled'

import { Button } from './button.tsx'
import type { ToastAction } from './toast.tsx'

export { toast }

/** What a toast shows: its words, and a button for what can still be done. */
export function withAction(text: string, { label, act }: ToastAction) {
  return ({ closeToast }: ToastContentProps) => (
    <span className="flex grow items-center justify-between gap-3">
      <span className="min-w-0 break-words">{text}</span>
      <Button
        size="small"
        onClick={() => {
          act()
          closeToast()
        }}
      >
        {label}
      </Button>
    </span>
  )
}

export function ToastLayer(props: ToastContainerProps) {
  return <ToastContainer {...props} />
}
