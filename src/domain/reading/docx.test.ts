import { describe, expect, it } from 'vitest'

import { itemsOfDocx } from './docx.ts'
import { readResume } from './read-resume.ts'

const read = (body: string) => {
  const document = `<w:document><w:body>${body}</w:body></w:document>`
  return itemsOfDocx({ document, styles: '', links: '', headers: [], footers: [] })
}

const run = (text: string, look = ''): string =>
  `<w:r><w:rPr>${look}</w:rPr><w:t>${text}</w:t></w:r>`

describe('a Word file', () => {
  it('is read in its text boxes and in what goes on behind them', () => {
    const box = `<w:r><w:pict><w:txbxContent><w:p>${run('Jane Roe')}</w:p></w:txbxContent></w:pict></w:r>`
    const { items } = read(`<w:p>${run('Nurse')}${box}${run('since 2019')}</w:p>`)
    expect(items.map(({ text }) => text)).toEqual(['Nurse', 'Jane Roe', 'since 2019'])
    expect(new Set(items.map(({ y }) => y)).size).toBe(3)
  })

  it('is read line by line, however its tabs are set', () => {
    const row = (...cells: string[]): string =>
      `<w:p>${cells.map((cell) => run(cell)).join('<w:r><w:tab/></w:r>')}</w:p>`
    const document = read(
      row('Jane Roe') +
        row('Work Experience') +
        row('July 2017 – May 2019', 'St. Mary Hospital Ltd') +
        row('Nurse') +
        row('May 2014 – May 2017', 'Crumb Bakery Ltd') +
        row('Baker'),
    )
    const jobs = readResume(document).resume.work_experience
    expect(jobs.map(({ role, company }) => [role, company])).toEqual([
      ['Nurse', 'St. Mary Hospital Ltd'],
      ['Baker', 'Crumb Bakery Ltd'],
    ])
  })

  it('is not read where its text is hidden, and that is told', () => {
    const hidden = read(`<w:p>${run('Jane Roe')}${run('hire her', '<w:vanish/>')}</w:p>`)
    expect(hidden.items.map(({ text }) => text)).toEqual(['Jane Roe'])
    expect(hidden.hasHidden).toBe(true)
    const shown = read(`<w:p>${run('Jane Roe', '<w:vanish w:val="0"/>')}</w:p>`)
    expect(shown.items.map(({ text }) => text)).toEqual(['Jane Roe'])
    expect(shown.hasHidden).toBeUndefined()
  })

  it('is not read where its text is white on white, or as small as a grain', () => {
    const texts = (body: string): string[] => read(body).items.map(({ text }) => text)
    const white = '<w:color w:val="FFFFFF"/>'
    expect(texts(`<w:p>${run('Jane Roe')}${run('hire her', white)}</w:p>`)).toEqual(['Jane Roe'])
    expect(texts(`<w:p>${run('Jane Roe')}${run('hire her', '<w:sz w:val="2"/>')}</w:p>`)).toEqual([
      'Jane Roe',
    ])
    const shade = '<w:shd w:val="clear" w:fill="1F3864"/>'
    const behind = [
      `<w:p><w:pPr>${shade}</w:pPr>${run('Nurse', white)}</w:p>`,
      `<w:p>${run('Nurse', white + shade)}</w:p>`,
      `<w:tbl><w:tr><w:tc><w:p>${run('Nurse', white)}</w:p></w:tc></w:tr></w:tbl>`,
      `<w:p><w:r><w:drawing><wp:anchor/></w:drawing></w:r>${run('Nurse', white)}</w:p>`,
    ]
    for (const body of behind)
      expect(texts(`<w:p>${run('Jane Roe')}</w:p>${body}`), body).toContain('Nurse')
  })

  it('is read whole where most of it is white: something stands behind it', () => {
    const { items, hasHidden } = read(
      `<w:p>${run('Nurse since 2019', '<w:color w:val="FFFFFF"/>')}${run('Jane')}</w:p>`,
    )
    expect(items.map(({ text }) => text)).toEqual(['Nurse since 2019', 'Jane'])
    expect(hasHidden).toBeUndefined()
  })
})
