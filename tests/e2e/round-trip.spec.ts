/** What we print, we read: every field comes back from the printed page, in both layouts. */
import { readFileSync } from 'node:fs'

import type { ResumeContent } from '#domain/resume/resume.ts'
import { machineRead } from '#domain/exchange/machine-read.ts'
import { languages } from '#domain/language/languages.ts'
import { layouts } from '#domain/resume/resume.ts'
import { restoreContent } from '#domain/resume/restore.ts'
import { patientReader } from '../api/patience.ts'
import { readResumeFile } from '#server/resumes/read-file.ts'

import { furtherSample } from '../../bench/printing/further-samples.ts'
import { partOf } from '../part.ts'
import { field, openEditor, typeAtEnd, openTools } from './editor-page.ts'
import { expect, test } from './product.ts'
import { runHere } from '#server/work/tasks.ts'

const people = {
  en: ['nurse-en-rows', 'developer-en-margin'],
  de: ['baker-de-prose', 'controller-de-word'],
  es: ['engineer-es-cards', 'chef-es-rows'],
  fr: ['librarian-fr-prose', 'logistics-fr-word'],
  pt: ['teacher-pt-rows', 'accountant-pt-margin'],
  nl: ['data-nl-word', 'planner-nl-prose'],
}

const reader = patientReader()
test.afterAll(() => reader.close())

for (const language of languages) {
  const names = people[language]
  test(`a printed resume comes back field by field: ${language}`, async ({ page }) => {
    const id = await openEditor(page)
    const contents = Object.fromEntries(partOf(names, 2).map((name) => [name, truth(name)]))
    contents['further sections'] = furtherSample(language)
    for (const [i, [name, content]] of Object.entries(contents).entries()) {
      // The layouts take turns; `npm run bench -- printing` has the browser print each resume in both.
      const layout = layouts[(i + languages.indexOf(language)) % layouts.length]
      await page.evaluate(
        async ([id, body]) => {
          const headers = {
            authorization: `Bearer ${localStorage.getItem('authToken')}`,
            'content-type': 'application/json',
          }
          await fetch(`/api/resumes/${id}`, { method: 'PUT', headers, body })
        },
        [id, JSON.stringify({ ...content, layout, resume_language: language })] as const,
      )
      await page.reload()
      await expect(field(page, '/contact_info/name')).toHaveText(content.contact_info.name)
      const read = await readResumeFile(await page.pdf({ preferCSSPageSize: true }), {
        reader,
        run: runHere,
      })
      if (read.kind === 'refused') throw new Error(read.code)
      expect(read.reading.unplaced, `${name}, ${layout}`).toEqual([])
      const { fields } = machineRead(content, read.reading)
      expect(fields.filter(({ isSame }) => !isSame)).toEqual([])
      // Nothing is read that was not written.
      const back = machineRead(read.reading.resume, { resume: content, unplaced: [] })
      expect(back.fields.filter(({ isSame }) => !isSame)).toEqual([])
    }
  })
}

function truth(name: string): ResumeContent {
  const file = new URL(`../fixtures/resumes/${name}.truth.json`, import.meta.url)
  return restoreContent(JSON.parse(readFileSync(file, 'utf8')))
}

test('a section added in the editor is in the PDF, and there again after it is brought back', async ({
  page,
}) => {
  await openEditor(page)
  await page.getByRole('button', { name: 'Add section' }).click()
  await page.getByRole('menuitem', { name: 'Awards', exact: true }).click()
  const award = '/further_sections/0/items/0'
  await field(page, `${award}/title`).fill('Baker of the Year')
  await typeAtEnd(page, `${award}/organization`, 'Guild of Bakers')
  await typeAtEnd(page, `${award}/date`, '06/2021')
  await typeAtEnd(page, '/contact_info/headline', 'Backend engineer and baker')
  await page.keyboard.press('Control+s')
  await expect(page.locator('[data-save="saved"]')).toBeVisible()
  const downloaded = page.waitForEvent('download')
  await openTools(page)
  await page.getByRole('button', { name: 'Download', exact: true }).click()
  await page.getByRole('menuitem', { name: 'PDF' }).click()
  const buffer = readFileSync(await (await downloaded).path())
  await page.goto('/dashboard')
  await page.locator('input[type=file]').first().setInputFiles({
    name: 'ana.pdf',
    mimeType: 'application/pdf',
    buffer,
  })
  await expect(page.getByText('Uploaded & Processed')).toBeVisible()
  await page.getByRole('link', { name: 'Open', exact: true }).click()
  await page.waitForURL('**/resume-page/*')
  await expect(field(page, `${award}/title`)).toHaveText('Baker of the Year')
  await expect(field(page, `${award}/organization`)).toHaveText('Guild of Bakers')
  await expect(field(page, `${award}/date`)).toHaveText('06/2021')
  await expect(field(page, '/contact_info/headline')).toHaveText('Backend engineer and baker')
})
