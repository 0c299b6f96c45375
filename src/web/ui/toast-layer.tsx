/** The toasts themselves, over react-toastify without its injected style element. */
import type { ToastContainerProps } from 'react-toastify/unstyled'
import { toast, ToastContainer } from 'react-toastify/unstyled'

export { toast }

export function ToastLayer(props: ToastContainerProps) {
  return <ToastContainer {...props} />
}
