/** Notes and letters have a button that saves them: what was typed before it is pressed stays too. */
import type { Page } from '@playwright/test'

import { openEditor } from './editor-page.ts'
import { chooseOn } from './on-card.ts'
import { expect, newEmail, takeSession, test } from './product.ts'

const offerIn = (page: Page) => page.getByRole('button', { name: 'Bring them back' })
const bodyIn = (page: Page) => page.getByRole('dialog').getByLabel('Letter', { exact: true })

async function openLetter(page: Page): Promise<void> {
  await expect(async () => {
    if (await bodyIn(page).isHidden())
      await page.getByRole('button', { name: 'Open the letter' }).click({ timeout: 5_000 })
    await expect(bodyIn(page)).not.toBeEmpty({ timeout: 10_000 })
  }).toPass({ timeout: 60_000 })
}

async function saveLetter(page: Page): Promise<void> {
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  const button = page.getByRole('button', { name: 'Save letter' })
  await button.click()
  expect((await saved).status()).toBe(200)
  // It is disabled while it saves, too; another writing is offered only when all is done.
  await expect(page.getByRole('button', { name: 'Rewrite' })).toBeEnabled()
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeDisabled()
}

test('notes that were typed when the session ended are offered after the next sign-in', async ({
  page,
  faults,
}) => {
  faults.expected.push(/status of 401/)
  const email = newEmail()
  const headers = { authorization: `Bearer ${await takeSession(page, email, 'Ana Silva')}` }
  await page.request.post('/api/resumes/template', { headers })
  const openNotes = async () => {
    await page.goto('/dashboard')
    await chooseOn(page.getByRole('article'), 'Notes')
  }
  await openNotes()
  const notes = page.getByRole('textbox', { name: 'Notes for this resume' })
  await notes.fill('Lena calls on Monday.')
  await page.request.post('/api/auth/logout', { headers })
  await page.getByRole('button', { name: 'Save Notes' }).click()
  await expect(page).toHaveURL(/\/login$/)

  await takeSession(page, email, 'Ana Silva')
  await openNotes()
  await expect(notes).toHaveValue('')
  await offerIn(page).click()
  await expect(notes).toHaveValue('Lena calls on Monday.')
  await page.getByRole('button', { name: 'Save Notes' }).click()
  await expect(notes).toBeHidden()
  await openNotes()
  await expect(notes).toHaveValue('Lena calls on Monday.')
  await expect(offerIn(page)).toBeHidden()
})

test('a letter that was typed and not saved is offered after a reload, and sealed until then', async ({
  page,
}) => {
  await openEditor(page)
  await openLetter(page)
  await bodyIn(page).fill('I would rather say it myself.')
  const kept = () =>
    page.evaluate(
      () =>
        new Promise<string>((resolve, reject) => {
          const request = indexedDB.open('lapel-drafts')
          request.addEventListener('error', () => reject(request.error))
          request.addEventListener('success', () => {
            const all = request.result.transaction('drafts').objectStore('drafts').getAll()
            all.addEventListener('success', () => resolve(JSON.stringify(all.result)))
          })
        }),
    )
  await expect.poll(kept).toContain('"sealed"')
  expect(await kept()).not.toContain('rather')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await openLetter(page)
  await offerIn(page).click()
  await expect(bodyIn(page)).toHaveValue('I would rather say it myself.')
  await saveLetter(page)
  await page.reload()
  await openLetter(page)
  await expect(bodyIn(page)).toHaveValue('I would rather say it myself.')
  await expect(offerIn(page)).toBeHidden()
})

test('a letter that is written anew takes nothing away: the one before can be brought back', async ({
  page,
}) => {
  await openEditor(page)
  await openLetter(page)
  await bodyIn(page).fill('An evening of work.')
  await saveLetter(page)
  await page.getByRole('button', { name: 'Rewrite' }).click()
  await expect(bodyIn(page)).not.toHaveValue('An evening of work.')
  await page.reload()
  await openLetter(page)
  await offerIn(page).click()
  await expect(bodyIn(page)).toHaveValue('An evening of work.')
})

test('a letter saved in two tabs: what each changed stays, and both texts of one part are shown', async ({
  page,
  context,
  faults,
}) => {
  faults.expected.push(/status of 409/)
  const id = await openEditor(page)
  await openLetter(page)
  const other = await context.newPage()
  await other.goto(`/resume-page/${id}`)
  await openLetter(other)
  const subjectIn = (tab: Page) => tab.getByRole('dialog').getByLabel('Subject', { exact: true })
  await bodyIn(page).fill('Mine.')
  await subjectIn(other).fill('To the team')
  await saveLetter(other)
  await page.getByRole('button', { name: 'Save letter' }).click()
  await expect(subjectIn(page)).toHaveValue('To the team')
  await expect(bodyIn(page)).toHaveValue('Mine.')

  await bodyIn(other).fill('Theirs.')
  await other.getByRole('button', { name: 'Save letter' }).click()
  const notice = other.getByRole('alert').filter({ hasText: 'also changed elsewhere' })
  await expect(notice).toContainText('Mine.')
  await expect(notice).toContainText('Theirs.')
  await expect(other.getByRole('button', { name: 'Save letter' })).toBeDisabled()
  await notice.getByRole('button', { name: 'Keep mine' }).click()
  await saveLetter(other)
  await page.reload()
  await openLetter(page)
  await expect(bodyIn(page)).toHaveValue('Theirs.')
  await expect(subjectIn(page)).toHaveValue('To the team')
})

test('notes saved in two tabs: those that were there first are offered the next time', async ({
  page,
  context,
}) => {
  const headers = { authorization: `Bearer ${await takeSession(page, newEmail(), 'Ana Silva')}` }
  await page.request.post('/api/resumes/template', { headers })
  const other = await context.newPage()
  const notesIn = (tab: Page) => tab.getByRole('textbox', { name: 'Notes for this resume' })
  const open = async (tab: Page) => {
    await tab.goto('/dashboard')
    await chooseOn(tab.getByRole('article'), 'Notes')
    await expect(notesIn(tab)).toBeVisible()
  }
  const save = async (tab: Page) => {
    await tab.getByRole('button', { name: 'Save Notes' }).click()
    await expect(notesIn(tab)).toBeHidden()
  }
  await open(page)
  await open(other)
  await notesIn(other).fill('Theirs.')
  await save(other)
  await notesIn(page).fill('Mine.')
  await save(page)
  await open(page)
  await expect(notesIn(page)).toHaveValue('Mine.')
  await offerIn(page).click()
  await expect(notesIn(page)).toHaveValue('Theirs.')
})

test('the button that saves a long letter is in sight on a phone and at a desk', async ({
  page,
}) => {
  await openEditor(page)
  await openLetter(page)
  for (const [width, height] of [
    [360, 640],
    [1440, 700],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(page.getByRole('button', { name: /^Save(d| letter)$/ })).toBeInViewport({
      ratio: 1,
    })
    await expect(page.getByRole('dialog').getByRole('button', { name: 'History' })).toBeInViewport()
  }
})
