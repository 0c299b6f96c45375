/** A toast on a page without a framework, in the clothes of the others. */
export function showPlainToast(
  kind: 'error' | 'success',
  text: string,
  closeAfterMs: number,
): void {
  const corner = document.createElement('div')
  corner.className = 'Toastify__toast-container Toastify__toast-container--top-right'
  const toast = document.createElement('div')
  toast.className = `Toastify__toast Toastify__toast-theme--light Toastify__toast--${kind}`
  toast.setAttribute('role', 'alert')
  const mark = document.createElement('span')
  mark.className = `mr-2.5 size-2 shrink-0 rounded-full ${kind === 'error' ? 'bg-danger' : 'bg-good'}`
  toast.append(mark, text)
  corner.append(toast)
  document.body.append(corner)
  let timer = setTimeout(() => corner.remove(), closeAfterMs)
  toast.addEventListener('mouseenter', () => clearTimeout(timer))
  toast.addEventListener('mouseleave', () => {
    timer = setTimeout(() => corner.remove(), closeAfterMs)
  })
  toast.addEventListener('click', () => corner.remove())
}
