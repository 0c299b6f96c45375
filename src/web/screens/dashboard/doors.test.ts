import { describe, expect, it } from 'vitest'

import { accepted, doorFor, doorThrough, fits } from './doors.ts'

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

  it('let a PDF chosen at the import in by the upload, and leave every other file where it was chosen', () => {
    expect(doorThrough('import', 'cv.PDF')).toBe('upload')
    expect(doorThrough('import', 'cv.docx')).toBe('import')
    expect(doorThrough('import', 'cv.odt')).toBe('import')
    expect(doorThrough('upload', 'cv.docx')).toBe('upload')
  })

  it('offer for the import exactly what it takes', () => {
    expect(accepted.import.split(',').every((ending) => fits('import', `x${ending}`))).toBe(true)
  })
})
