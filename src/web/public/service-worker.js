/*
 * Keeps what the signed-in app is made of, so that it opens without the network: its page, and the
 * files that it has loaded. It keeps no answer of the API and touches none: what people wrote is kept
 * sealed by the app itself (kept/offline-answers.ts).
 */
const storeName = 'lapel-app'
const page = '/app.html'
const screens = /^\/(dashboard|resume-page\/[^/]+|job-search|profile|plans)$/
/** Named by what they hold: the same name is the same file for ever. */
const named = /^\/assets\//
const files = /^\/(locales\/.+\.json|icons\/.+|theme\.js|icon\.svg|lapel\.webmanifest)$/

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
/** The addresses that a page had loaded before it was listened to. */
self.addEventListener('message', (event) => event.waitUntil(keepAll(event.data)))
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    if (screens.test(pathname)) event.respondWith(openScreen(request))
  } else if (named.test(pathname)) event.respondWith(keptFirst(request))
  else if (files.test(pathname)) event.respondWith(askedFirst(request))
})

async function install() {
  await keepPage(await fetch(page))
  await self.skipWaiting()
}

async function openScreen(request) {
  try {
    const response = await fetch(request)
    if (response.ok) await keepPage(response.clone())
    return response
  } catch (error) {
    const kept = await find(page)
    if (kept) return kept
    throw error
  }
}

/** Another page is a newer app, which asks for its own files: those of the old one go. */
async function keepPage(response) {
  const before = await (await find(page))?.text()
  if (before !== undefined && before !== (await response.clone().text()))
    await caches.delete(storeName)
  await keep(page, response)
}

async function keptFirst(request) {
  const kept = await find(request)
  return kept ?? fetchAndKeep(request)
}

async function askedFirst(request) {
  try {
    return await fetchAndKeep(request)
  } catch (error) {
    const kept = await find(request)
    if (kept) return kept
    throw error
  }
}

async function fetchAndKeep(request) {
  const response = await fetch(request)
  if (response.ok) await keep(request, response.clone())
  return response
}

async function keepAll(addresses) {
  if (!Array.isArray(addresses)) return
  for (const address of addresses) {
    const { origin, pathname } = new URL(address, self.location.origin)
    if (origin !== self.location.origin) continue
    if (!named.test(pathname) && !files.test(pathname)) continue
    if (!(await find(pathname))) await fetchAndKeep(pathname).catch(() => {})
  }
}

async function find(request) {
  const store = await caches.open(storeName)
  return store.match(request)
}

async function keep(request, response) {
  try {
    const store = await caches.open(storeName)
    await store.put(request, response)
  } catch {
    // A device without room keeps nothing; the page has its answer all the same.
  }
}
