import { readFileSync } from 'node:fs'

import { lookOver } from '../../tools/trials/look-over.ts'
import {
  ana,
  enginesAreThere,
  entries,
  field,
  longAna,
  openEditor,
  storedResume,
  typeAtEnd,
} from './editor-page.ts'
import { expect, test } from './product.ts'

const lines = '/work_experience/0/description'
const skills = '/skill_categories/0/skills'

test.describe('writing', () => {
  test('[R11] what is typed is saved by itself, with the time, and is there again', async ({
    page,
  }) => {
    const id = await openEditor(page)
    await typeAtEnd(page, '/contact_info/name', ' Costa')
    await expect(page.locator('[data-save]')).toHaveText(/^Saved \d\d:\d\d$/)
    expect((await storedResume(page, id)).contact_info.name).toBe('Ana Silva Costa')
    await page.reload()
    await expect(field(page, '/contact_info/name')).toHaveText('Ana Silva Costa')
  })

  test('Enter, Backspace and Alt with arrows work on lines, and the focus goes along', async ({
    page,
  }) => {
    await openEditor(page)
    await typeAtEnd(page, `${lines}/1`, '')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Ran nights')
    await page.keyboard.press('Alt+ArrowUp')
    await page.keyboard.press('Alt+ArrowUp')
    await page.keyboard.press('Alt+ArrowUp')
    await expect(entries(page, lines).first()).toHaveText('Ran nights')
    await expect(field(page, `${lines}/0`)).toBeFocused()
    await page.keyboard.press('Control+ArrowLeft')
    await page.keyboard.press('Enter')
    await expect(entries(page, lines)).toHaveCount(5)
    await expect(field(page, `${lines}/1`)).toHaveText('nights')
    await page.keyboard.press('Backspace')
    await expect(field(page, `${lines}/0`)).toHaveText('Rannights')
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Delete')
    await page.keyboard.press('Tab')
    await expect(entries(page, lines)).toHaveText(ana.work_experience[0]?.description ?? [])
    await expect(field(page, `${lines}/0`)).toBeFocused()
  })

  test('[X2] undo and redo work across fields and structure', async ({ page }) => {
    await openEditor(page)
    await typeAtEnd(page, '/summary', ' More.')
    await field(page, '/work_experience/1/role').click()
    await page.keyboard.press('Alt+ArrowUp')
    await expect(field(page, '/work_experience/0/role')).toHaveText('Backend Engineer')
    await page.keyboard.press('Control+z')
    await expect(field(page, '/work_experience/0/role')).toHaveText('Senior Backend Engineer')
    await page.keyboard.press('Control+z')
    await expect(field(page, '/summary')).toHaveText(ana.summary)
    await expect(field(page, '/summary')).toBeFocused()
    await page.keyboard.press('Control+Shift+z')
    await expect(field(page, '/summary')).toHaveText(`${ana.summary} More.`)
  })

  test('[V6 V10] a comma begins the next skill; what stays empty is dropped', async ({ page }) => {
    const id = await openEditor(page)
    await typeAtEnd(page, `${skills}/2`, ', Rust, C++,')
    await page.keyboard.press('Tab')
    await expect(entries(page, skills)).toHaveText(['Python', 'Go', 'SQL', 'Rust', 'C++'])
    await field(page, '/skill_categories/1/name').click()
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Delete')
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-item^="/skill_categories/"]')).toHaveCount(1)
    await page.keyboard.press('Control+s')
    await expect(page.locator('[data-save="saved"]')).toBeVisible()
    expect((await storedResume(page, id)).skill_categories).toEqual([
      { name: 'Languages', skills: ['Python', 'Go', 'SQL', 'Rust', 'C++'] },
    ])
  })

  test('[V7] locations are split on commas and trimmed', async ({ page }) => {
    const id = await openEditor(page)
    await typeAtEnd(page, '/contact_info/possible_work_locations', ' , ,  Madrid ,')
    await page.keyboard.press('Tab')
    await expect(field(page, '/contact_info/possible_work_locations')).toHaveText(
      'Lisboa / Porto / Madrid',
    )
    await page.keyboard.press('Control+s')
    await expect(page.locator('[data-save="saved"]')).toBeVisible()
    const { contact_info } = await storedResume(page, id)
    expect(contact_info.possible_work_locations).toEqual(['Lisboa', 'Porto', 'Madrid'])
  })

  test('[T13 V8] items and sections move by buttons, and do nothing at the edges', async ({
    page,
  }) => {
    await openEditor(page)
    const first = page.locator('[data-item="/work_experience/0"]')
    await first.hover()
    await first.locator('> .tools').getByRole('button', { name: 'Move up' }).click()
    await expect(field(page, '/work_experience/0/role')).toHaveText('Senior Backend Engineer')
    await first.locator('> .tools').getByRole('button', { name: 'Move down' }).click()
    await expect(field(page, '/work_experience/1/role')).toHaveText('Senior Backend Engineer')
    const section = page.locator('[data-section="skills"]')
    await section.hover()
    await section.getByRole('button', { name: 'Move section up' }).click()
    const order = () =>
      page
        .locator('[data-section]')
        .evaluateAll((all) => all.map((one) => one.getAttribute('data-section')))
    expect((await order()).slice(1, 4)).toEqual(['work_experience', 'skills', 'education'])
    await page.locator('[data-section="summary"]').hover()
    await expect(
      page.locator('[data-section="summary"]').getByRole('button', { name: 'Move section up' }),
    ).toBeDisabled()
  })

  test('an added item takes the focus; Esc takes back, then steps out; Delete removes', async ({
    page,
  }) => {
    await openEditor(page)
    await page
      .locator('[data-section="projects"]')
      .getByRole('button', { name: 'Add project' })
      .click()
    await expect(field(page, '/projects/0/name')).toBeFocused()
    await page.keyboard.type('Rota')
    await page.keyboard.press('Escape')
    await expect(field(page, '/projects/0/name')).toHaveText('')
    await page.keyboard.press('Escape')
    await expect(page.locator('[data-item="/projects/0"]')).toBeFocused()
    await page.keyboard.press('Delete')
    await expect(page.locator('[data-item="/projects/0"]')).toHaveCount(0)
  })

  test('pasted rich text comes in as plain lines', async ({ page }) => {
    await openEditor(page)
    await typeAtEnd(page, `${lines}/2`, '')
    await page.evaluate(() => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', ' and more\n• Saved lives\n- Led')
      clipboardData.setData('text/html', '<img src=x onerror=alert(1)><b>Led</b>')
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
      document.activeElement?.dispatchEvent(event)
    })
    await expect(entries(page, lines)).toHaveText([
      ...(ana.work_experience[0]?.description.slice(0, 2) ?? []),
      'Mentored five engineers. and more',
      'Saved lives',
      'Led',
    ])
    await expect(page.locator('.sheet :is(b, img)')).toHaveCount(0)
  })

  test('input methods compose without being disturbed', async ({ page }) => {
    await openEditor(page)
    await typeAtEnd(page, '/contact_info/name', '')
    const browser = await page.context().newCDPSession(page)
    for (const text of ['に', 'にほ'])
      await browser.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      })
    await browser.send('Input.insertText', { text: '日本' })
    await expect(field(page, '/contact_info/name')).toHaveText('Ana Silva日本')
  })
})

test.describe('never lost', () => {
  test('without a network the text stays, says so, and is there on return', async ({
    page,
    context,
    faults,
  }) => {
    faults.expected.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
    const id = await openEditor(page)
    // What draws the messages is there before the network goes.
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(2_000)
    await context.setOffline(true)
    await typeAtEnd(page, '/summary', ' Written offline.')
    await expect(page.locator('[data-save]')).toHaveText('Save Error')
    await page.keyboard.press('Control+s')
    await expect(page.locator('.Toastify').getByText('Save Error')).toBeVisible()
    const address = page.url()
    const asked = page.waitForEvent('dialog')
    const reloaded = page.goto('about:blank')
    await (await asked).accept()
    await reloaded
    await context.setOffline(false)
    await page.goto(address)

    // The page that goes may still have reached the server with it; if not, it is offered.
    const whole = `${ana.summary} Written offline.`
    const offer = page.getByRole('button', { name: 'Bring them back' })
    await expect(offer.or(field(page, '/summary').filter({ hasText: whole })).first()).toBeVisible()
    if (await offer.isVisible()) await offer.click()
    await expect(field(page, '/summary')).toHaveText(whole)
    await expect
      .poll(async () => (await storedResume(page, id)).summary, { timeout: 20_000 })
      .toBe(whole)
  })

  test('what a page left behind is sealed, offered, and waits while one types on', async ({
    page,
    faults,
  }) => {
    test.setTimeout(120_000)
    faults.expected.push(/ERR_FAILED/)
    const id = await openEditor(page)
    await page.route('**/api/resumes/*', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.fallback(),
    )
    await typeAtEnd(page, '/summary', ' Last.')
    // Only once a save has failed is the copy on the device surely that of the last word.
    await expect(page.locator('[data-save]')).toHaveText('Save Error')
    // As when the page goes: the keystrokes are on the device, and not to be read there.
    const left = () =>
      page.evaluate((key) => {
        window.dispatchEvent(new Event('pagehide'))
        return localStorage.getItem(key)
      }, `lapel-left:${id}`)
    await expect.poll(left).toContain('sealed')
    expect(await left()).not.toContain('Last.')
    page.on('dialog', (dialog) => void dialog.accept())
    await page.reload()
    const offer = page.getByRole('button', { name: 'Bring them back' })
    await expect(offer).toBeVisible()
    await page.unroute('**/api/resumes/*')

    // The key that opens it may come late: it is asked for again, and nothing is lost meanwhile.
    let refusals = 1
    await page.route('**/draft-key', (route) => (refusals-- > 0 ? route.abort() : route.fallback()))
    await page.reload()
    await expect(offer).toBeVisible()

    await typeAtEnd(page, '/work_experience/0/role', ' and more')
    await expect
      .poll(async () => (await storedResume(page, id)).work_experience[0]?.role)
      .toContain('and more')
    await page.reload()
    await offer.click()
    await expect(field(page, '/summary')).toHaveText(`${ana.summary} Last.`)
    await expect(field(page, '/work_experience/0/role')).toContainText('and more')
    await expect(offer).toBeHidden()
  })

  test('two tabs that change different parts both keep their changes', async ({
    page,
    context,
    faults,
  }) => {
    faults.expected.push(/status of 409/)
    await page.route('**/changes', (route) => route.fulfill({ status: 204 }))
    const id = await openEditor(page)
    const other = await context.newPage()
    await other.goto(`/resume-page/${id}`)
    await typeAtEnd(other, '/summary', ' From the other tab.')
    await expect(other.locator('[data-save]')).toHaveText(/^Saved \d/)
    await typeAtEnd(page, '/contact_info/name', ' Costa')
    await expect(page.locator('[data-save]')).toHaveText(/^Saved \d/)
    expect(await storedResume(page, id)).toMatchObject({
      summary: `${ana.summary} From the other tab.`,
      contact_info: { name: 'Ana Silva Costa' },
    })
  })

  test('[X1] two tabs that change the same part: both texts stay until the person chooses', async ({
    page,
    context,
    faults,
  }) => {
    faults.expected.push(/status of 409/)
    // Both type before either has heard of the other.
    await page.route('**/changes', (route) => route.fulfill({ status: 204 }))
    const id = await openEditor(page)
    const other = await context.newPage()
    await other.goto(`/resume-page/${id}`)
    await typeAtEnd(other, '/summary', ' Theirs.')
    await expect(other.locator('[data-save]')).toHaveText(/^Saved \d/)
    await typeAtEnd(page, '/summary', ' Mine.')
    await expect(page.getByText('This resume was also changed elsewhere.')).toBeVisible()
    await expect(field(page, '/summary')).toHaveText(`${ana.summary} Mine.`)
    await page.getByRole('button', { name: 'Take the other' }).click()
    await expect(field(page, '/summary')).toHaveText(`${ana.summary} Theirs.`)
    await page.keyboard.press('Control+z')
    await expect(field(page, '/summary')).toHaveText(`${ana.summary} Mine.`)
    await expect(page.locator('[data-save]')).toHaveText(/^Saved/)
    expect((await storedResume(page, id)).summary).toBe(`${ana.summary} Mine.`)
  })
})

test.describe('seeing', () => {
  test('[T10 V12] View has no fields, hides empty sections, and links only what is safe', async ({
    page,
  }) => {
    await openEditor(page)
    await expect(page.locator('[data-section="projects"]')).toBeVisible()
    await page.getByText('View', { exact: true }).click()
    await expect(page.locator('.field')).toHaveCount(0)
    await expect(page.locator('[data-section="projects"]')).toHaveCount(0)
    await expect(page.locator('[data-section="certifications"]')).toHaveCount(0)
    await expect(page.locator('.sheet a')).toHaveText(['ana@example.org', 'github.com/ana'])
    await expect(page.locator('.sheet')).toContainText('javascript:alert(1)')
  })

  const looks: Readonly<Record<string, readonly [string, string]>> = {
    'ATS friendly, A4': ['Source Serif', 'Ink'],
    'ATS friendly, Letter': ['Source Sans', 'Blue'],
    'Compact, A4': ['Inter', 'Green'],
    'Compact, Letter': ['Source Serif', 'Wine red'],
  }
  for (const layout of ['ATS friendly', 'Compact'])
    for (const paper of ['A4', 'Letter'])
      test(`[T12 X3] print has the pages of the preview: ${layout}, ${paper}`, async ({ page }) => {
        await openEditor(page, longAna)
        await page.getByText(layout, { exact: true }).click()
        await page.getByRole('button', { name: 'Page', exact: true }).click()
        await page.getByLabel('Paper').selectOption({ label: paper })
        // Each of the four in a face and a colour of its own.
        const [face, colour] = looks[`${layout}, ${paper}`] ?? ['Inter', 'Ink']
        await page.getByText(face, { exact: true }).click()
        await page.getByText(colour, { exact: true }).click()
        await page.keyboard.press('Escape')
        await page.getByText('View', { exact: true }).click()
        await page.evaluate(() => document.fonts.ready)
        const pages = page.locator('.sheet-page')
        await expect.poll(() => pages.count()).toBeGreaterThan(2)
        const seen = await pages.count()
        const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
        expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(seen)
        expect(pdf).not.toContain('/Subtype /Type3')
        const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? []
        expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual(
          paper === 'A4' ? [595, 842] : [612, 792],
        )
      })

  test('[X3] fewer pages on request: preview and print alike, and back', async ({ page }) => {
    test.slow()
    const id = await openEditor(page, longAna)
    await page.getByText('View', { exact: true }).click()
    const pages = page.locator('.stage .sheet-page')
    await expect.poll(() => pages.count()).toBeGreaterThan(2)
    const designed = await pages.count()
    await page.getByRole('button', { name: 'Page', exact: true }).click()
    await page.getByRole('button', { name: 'Fit to fewer pages' }).click()
    // The server sets the resume several times.
    await expect(page.getByText(`It now fits on ${designed - 1} pages.`)).toBeVisible({
      timeout: 60_000,
    })
    await expect(pages).toHaveCount(designed - 1)
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(designed - 1)
    await expect.poll(async () => (await storedResume(page, id)).look.tightness).toBeGreaterThan(0)
    await page.getByRole('button', { name: 'Normal spacing' }).click()
    await expect(pages).toHaveCount(designed)
  })

  test('[K10] Export PDF asks the browser to print 300 ms after hiding the edits', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.print = () => {
        document.body.dataset['fields'] = String(document.querySelectorAll('.field').length)
      }
    })
    await page.clock.install({ time: '2026-01-05T10:00:00' })
    await openEditor(page)
    await page.clock.pauseAt('2026-01-05T12:00:00')
    await page.getByRole('button', { name: 'Export PDF' }).click()
    await page.clock.runFor(290)
    await expect(page.locator('.field')).toHaveCount(0)
    await expect(page.locator('body')).not.toHaveAttribute('data-fields')
    await page.clock.runFor(20)
    await expect(page.locator('body')).toHaveAttribute('data-fields', '0')
    await expect(field(page, '/contact_info/name')).toBeVisible()
  })

  test('Download gives what is on the sheet as a file under a name to keep', async ({ page }) => {
    await openEditor(page)
    await page.getByRole('button', { name: 'Download', exact: true }).click()
    const begun = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: 'Markdown' }).click()
    const file = await begun
    expect(file.suggestedFilename()).toMatch(/^Ana Silva.*\.md$/)
    expect(readFileSync(await file.path(), 'utf8')).toContain('# Ana Silva')
  })

  test('everybody can use the editor, light or dark, on a phone, a tablet and a desk', async ({
    page,
  }) => {
    await openEditor(page)
    for (const width of [360, 768, 1440])
      for (const colorScheme of ['light', 'dark'] as const)
        await test.step(`${colorScheme}, ${width} px`, async () => {
          await page.emulateMedia({ colorScheme })
          await page.setViewportSize({ width, height: 900 })
          expect(await lookOver(page)).toEqual([])
        })
  })
})

test.describe('a job', () => {
  const job = `Platform Engineer
What you bring
- At least 5 years of experience with Python and PostgreSQL
- Kubernetes in production
- GraphQL is a plus`

  test('[T4 T11 V5] tailoring opens the new resume in a new tab with its match and its edits', async ({
    page,
    context,
  }) => {
    await openEditor(page)
    await page.getByRole('button', { name: 'Tailor with AI' }).first().click()
    const submit = page.getByRole('button', { name: 'Tailor resume' })
    await expect(submit).toBeDisabled()
    await page.getByLabel('Job description or link').fill('   ')
    await expect(submit).toBeDisabled()
    await page.getByLabel('Job description or link').fill(job)
    const [tab] = await Promise.all([context.waitForEvent('page'), submit.click()])
    await tab.waitForURL('**/resume-page/*')
    const score = Number(await tab.locator('[data-score]').textContent())
    expect(score).toBeGreaterThanOrEqual(1)
    await expect(tab.getByText('GraphQL').first()).toBeVisible()
    await tab.getByRole('button', { name: 'View Job Description' }).click()
    await expect(tab.getByRole('dialog')).toContainText('Kubernetes in production')
    await tab.keyboard.press('Escape')

    await tab.getByRole('button', { name: 'Show Edits' }).click()
    await typeAtEnd(tab, '/summary', ' Quite new.')
    await field(tab, '/contact_info/email').click()
    await expect(tab.locator('.sheet ins', { hasText: 'Quite new.' })).toBeVisible()
    await tab.getByText('View', { exact: true }).click()
    await expect(tab.locator('.sheet ins')).toHaveCount(0)
    await expect(tab.getByRole('button', { name: 'Show Edits' })).toBeVisible()
  })

  test('[X4] the score follows the typing, and a reason lights its words', async ({
    page,
    context,
  }) => {
    await openEditor(page)
    await page.getByRole('button', { name: 'Tailor with AI' }).first().click()
    await page.getByLabel('Job description or link').fill(job)
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('button', { name: 'Tailor resume' }).click(),
    ])
    const score = tab.locator('[data-score]')
    const before = Number(await score.textContent())
    await typeAtEnd(tab, `${skills}/2`, ', GraphQL')
    await expect.poll(async () => Number(await score.textContent())).toBeGreaterThan(before)
    await tab
      .getByRole('button', { name: /^PostgreSQL:/ })
      .first()
      .focus()
    const lit = () => tab.evaluate(() => CSS.highlights.get('lapel-evidence')?.size ?? 0)
    await expect.poll(lit).toBeGreaterThan(0)
  })

  for (const [answer, words] of [
    [
      { status: 402, body: { detail: 'You have no credits left.', code: 'x' } },
      'You have no credits left.',
    ],
    [
      { status: 400, body: { detail: 'No job here.', code: 'x' } },
      'Tailoring failed: No job here.',
    ],
    [null, 'Network error. Please check your connection.'],
  ] as const)
    test(`a failed tailoring says "${words}" and closes its tab`, async ({
      page,
      context,
      faults,
    }) => {
      faults.expected.push(/status of 40\d|ERR_FAILED/)
      await openEditor(page)
      await page.route('**/tailored-to-job', (route) =>
        answer
          ? route.fulfill({ status: answer.status, json: answer.body })
          : route.abort('failed'),
      )
      await page.getByRole('button', { name: 'Tailor with AI' }).first().click()
      await page.getByLabel('Job description or link').fill(job)
      const [tab] = await Promise.all([
        context.waitForEvent('page'),
        page.getByRole('button', { name: 'Tailor resume' }).click(),
      ])
      await expect(page.getByText(words)).toBeVisible()
      await expect.poll(() => tab.isClosed()).toBe(true)
    })

  test('a job without a resume in return is a warning', async ({ page, context }) => {
    await openEditor(page)
    await page.route('**/tailored-to-job', (route) =>
      route.fulfill({
        json: {
          tailored_resume: null,
          initial_resume: { resume_language: 'en' },
          discarded_count: 0,
          kept_language: false,
        },
      }),
    )
    await page.getByRole('button', { name: 'Tailor with AI' }).first().click()
    await page.getByLabel('Job description or link').fill(job)
    await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('button', { name: 'Tailor resume' }).click(),
    ])
    await expect(page.getByText('Tailoring completed, but no resume data received.')).toBeVisible()
  })

  test('the translate menu offers all languages but the own one, and asks first', async ({
    page,
    faults,
  }) => {
    faults.expected.push(/status of 503/)
    await openEditor(page)
    await enginesAreThere(page)
    await page.getByRole('button', { name: 'Translate' }).click()
    await expect(page.getByRole('menuitem')).toHaveText([
      'German',
      'Spanish',
      'French',
      'Portuguese',
      'Dutch',
    ])
    await page.getByRole('menuitem', { name: 'German' }).click()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.route('**/translate', (route) =>
      route.fulfill({ status: 503, json: { detail: 'Nothing installed.', code: 'x' } }),
    )
    await page.getByRole('button', { name: 'Translate' }).click()
    await page.getByRole('menuitem', { name: 'German' }).click()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText('Translation failed: Nothing installed.')).toBeVisible()
  })
})
