import { describe, expect, it } from 'vitest'

import { accepted, doorFor, fits } from './doors.ts'

describe('the doors for files', () => {
  it('let a PDF and nothing else through the upload', () => {
    expect(fits('upload', 'Ana Silva.PDF')).toBe(true)
    expect(
      ['a.docx', 'a.json', 'a.zip', 'a.pdf.exe', 'pdf'].filter((n) => fits('upload', n)),
    ).toEqual([])
  })

  it.each([
    ['cv.pdf', 'upload'],
    ['Basic_LinkedInDataExport.zip', 'import'],
    ['resume.json', 'import'],
    ['Lebenslauf.DOCX', 'import'],
    ['photo.png', 'upload'],
  ])('send a dropped %s to the %s', (name, door) => {
    expect(doorFor(name)).toBe(door)
  })

  it('offer for the import exactly what it takes', () => {
    expect(accepted.import.split(',').every((ending) => fits('import', `x${ending}`))).toBe(true)
  })
})
