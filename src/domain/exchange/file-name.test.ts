import { describe, expect, it } from 'vitest'

import { fileNameOf, titleOf } from './file-name.ts'

const named = (name: string, job_title: string, company_name: string) => ({
  contact_info: { name },
  job_title,
  company_name,
})

describe('the name of an exported file', () => {
  it('is made of the person, the job and the company, as far as they are known', () => {
    expect(titleOf(named('Ana Silva', 'Backend Engineer', 'Acme'))).toBe(
      'Ana Silva – Backend Engineer – Acme',
    )
    expect(titleOf(named(' Ana\nSilva ', '', 'Acme'))).toBe('Ana Silva – Acme')
    expect(titleOf(named('', ' ', ''))).toBe('Resume')
  })

  it('keeps letters of every language and none that a file system refuses', () => {
    expect(fileNameOf('Zoë Müller – R&D', 'pdf')).toBe('Zoë Müller – R&D.pdf')
    expect(fileNameOf('a/b\\c:d*e?f"g<h>i|j\u0000k\u202e', 'docx')).toBe(
      'a b c d e f g h i j k.docx',
    )
    expect(fileNameOf('../../etc', 'pdf')).toBe('etc.pdf')
    expect(fileNameOf('...', 'txt')).toBe('Resume.txt')
    expect(Buffer.byteLength(fileNameOf('𝔄'.repeat(500), 'pdf'))).toBeLessThanOrEqual(255)
  })

  it('shortens the longest part by whole words, so that person, job and company are still told', () => {
    const title = titleOf(
      named(
        'Maximiliane Theodora von und zu Hohenzollern-Sigmaringen',
        'Senior Principal Backend Platform Reliability Engineer',
        'The International Holding GmbH & Co. KG',
      ),
    )
    expect(fileNameOf(title, 'pdf')).toBe(
      'Maximiliane Theodora von und zu – Senior Principal Backend – The International Holding GmbH.pdf',
    )
    expect(fileNameOf('e\u0301'.repeat(200), 'pdf')).toMatch(/^(e\u0301)+\.pdf$/)
    expect(fileNameOf(`${'ab'.repeat(90)} – Job – Acme`, 'pdf')).toMatch(
      /^[ab]+ – Job – Acme\.pdf$/,
    )
    const [dashes, much] = [
      fileNameOf('a – '.repeat(999), 'pdf'),
      fileNameOf('中 '.repeat(4e3), 'pdf'),
    ]
    for (const name of [dashes, much]) expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255)
  })

  it('keeps pictures whole, and takes no name that Windows keeps for a device', () => {
    expect(fileNameOf('Ana 👩‍💻 – Acme\ud800', 'pdf')).toBe('Ana 👩‍💻 – Acme.pdf')
    for (const picture of ['👩‍💻', '👨‍👩‍👧‍👦', '👩🏽'])
      expect(fileNameOf(picture.repeat(400), 'pdf')).toMatch(new RegExp(`^(${picture})+\\.pdf$`))
    expect(fileNameOf('con', 'pdf')).toBe('con – Resume.pdf')
  })
})
