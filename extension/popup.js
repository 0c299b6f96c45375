/**
 * Hands the page over at the person's press: a form that posts it to the product's own page, in a tab
 * of its own. The extension knows no session and sends none; what becomes of the page is decided there.
 */
import { doorAt, usualAddress } from './address.js'
import { takePage } from './take-page.js'

const api = globalThis.browser ?? globalThis.chrome
const say = (name) => api.i18n.getMessage(name)
const find = (selector) => document.querySelector(selector)

document.documentElement.lang = api.i18n.getUILanguage()
for (const element of document.querySelectorAll('[data-t]'))
  element.textContent = say(element.dataset.t)

const form = find('form')
const button = find('button')
const problem = find('#problem')
const address = find('#address')

address.value = localStorage.getItem('address') ?? usualAddress
address.addEventListener('input', showState)

const page = await take()
find('#page').textContent = page?.title ?? ''
if (page !== null) form.elements.page.value = JSON.stringify(page)
showState()
form.addEventListener('submit', () => localStorage.setItem('address', address.value))

/** Null where the browser lets nobody look: its own pages, its shop. */
async function take() {
  try {
    const [tab] = await api.tabs.query({ active: true, currentWindow: true })
    const [taken] = await api.scripting.executeScript({ target: { tabId: tab.id }, func: takePage })
    return taken?.result ?? null
  } catch {
    return null
  }
}

function showState() {
  const door = doorAt(address.value)
  const wrong = page === null ? 'unreadable' : door === null ? 'notAnAddress' : null
  form.action = door ?? ''
  button.disabled = wrong !== null
  problem.hidden = wrong === null
  problem.textContent = wrong === null ? '' : say(wrong)
}
