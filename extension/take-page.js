/**
 * The page that the person looks at, as it stands: run within that page, so that it can use nothing of
 * this file. What nobody reads is left out, and whatever was typed into it: fields are never taken.
 */
export function takePage() {
  const page = document.documentElement.cloneNode(true)
  const unread =
    'style, svg, img, picture, video, audio, canvas, iframe, object, template, noscript, link, input, textarea, select, [contenteditable]:not([contenteditable="false"]), script:not([type$="json"])'
  for (const element of page.querySelectorAll(unread)) element.remove()
  return { url: location.href, title: document.title, html: page.outerHTML.slice(0, 1_000_000) }
}
