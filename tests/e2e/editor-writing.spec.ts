/** Writing on the sheet: fields, lines, items, undo, what is pasted and composed. */
import { ana, entries, field, openEditor, storedResume, typeAtEnd } from './editor-page.ts'
import { expect, test } from './product.ts'

const lines = '/work_experience/0/description'
const skills = '/skill_categories/0/skills'

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

test('[V6 V7 V10] a comma begins the next skill and the next place; what stays empty is dropped', async ({
  page,
}) => {
  const id = await openEditor(page)
  await typeAtEnd(page, `${skills}/2`, ', Rust, C++,')
  await page.keyboard.press('Tab')
  await expect(entries(page, skills)).toHaveText(['Python', 'Go', 'SQL', 'Rust', 'C++'])
  await field(page, '/skill_categories/1/name').click()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-item^="/skill_categories/"]')).toHaveCount(1)
  const places = '/contact_info/possible_work_locations'
  await typeAtEnd(page, places, ' , ,  Madrid ,')
  await page.keyboard.press('Tab')
  await expect(field(page, places)).toHaveText('Lisboa / Porto / Madrid')
  await page.keyboard.press('Control+s')
  await expect(page.locator('[data-save="saved"]')).toBeVisible()
  const { skill_categories, contact_info } = await storedResume(page, id)
  expect(skill_categories).toEqual([
    { name: 'Languages', skills: ['Python', 'Go', 'SQL', 'Rust', 'C++'] },
  ])
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

test('an address that is not there is asked for by name once one is at the head of the sheet', async ({
  page,
}) => {
  await openEditor(page)
  await field(page, '/contact_info/email').click()
  const asks = field(page, '/media/linkedin').evaluate(
    (node) => getComputedStyle(node, '::before').content,
  )
  expect(await asks).toBe('"LinkedIn profile"')
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

test('a date stays spelt as it is seen when it is gone to, and is what is typed after that', async ({
  page,
}) => {
  const [job] = ana.work_experience
  const id = await openEditor(page, {
    ...ana,
    work_experience: job ? [{ ...job, from_date: '2018-09', to_date: '2021-02' }] : [],
  })
  const from = field(page, '/work_experience/0/from_date')
  await expect(from).toHaveText('Sep 2018')
  await from.focus()
  await expect(from).toHaveText('Sep 2018')
  await page.keyboard.press('Tab')
  expect((await storedResume(page, id)).work_experience[0]?.from_date).toBe('2018-09')
  await typeAtEnd(page, '/work_experience/0/from_date', '9')
  await expect(from).toHaveText('Sep 20189')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Tab')
  await expect(from).toHaveText('Sep 2018')
  await page.keyboard.press('ControlOrMeta+s')
  await expect
    .poll(async () => (await storedResume(page, id)).work_experience[0]?.from_date)
    .toBe('Sep 2018')
})
