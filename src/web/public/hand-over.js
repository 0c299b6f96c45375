// Lays the page that was handed over into this tab's storage, for the screen of jobs (frame/handed-page.ts).
try {
  sessionStorage.setItem('lapelHandedPage', document.querySelector('#handed').textContent)
} catch {
  // Storage is switched off, or the page is too large for it: the link can still be pasted.
}
location.replace('/job-search')
