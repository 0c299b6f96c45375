import { expect, it } from 'vitest'

import { fromJsonResume, leftOfJsonResume } from './json-resume.ts'

it('what no field of a JSON Resume takes is left over, behind the name of what it belongs to', () => {
  const file = {
    $schema: 'https://example.org/resume-schema.json',
    basics: {
      name: 'Jonas Brückner',
      label: 'Bäckermeister',
      image: 'data:image/png;base64,AAAA',
      location: { address: 'Hauptstr. 5', postalCode: '10115', city: 'Berlin' },
      profiles: [
        { network: 'Xing', username: 'jbrot', url: 'https://xing.example/jbrot' },
        { network: 'GitHub', username: 'jb', url: 'https://github.com/jb' },
        { network: 'LinkedIn', username: 'jonas-b' },
      ],
    },
    work: [
      { name: 'Sonne GmbH', position: 'Bäcker', startDate: '2019-03', description: 'Handwerk' },
    ],
    skills: [{ name: 'Backen', level: 'Meister', keywords: ['Sauerteig'] }],
    references: [{ name: 'Maria Korn', reference: 'Der beste Bäcker Berlins.' }],
    hobbies: 'Drachen',
    meta: { version: 'v1.0.0' },
  }
  expect(leftOfJsonResume(file, fromJsonResume(file))).toEqual([
    'Hauptstr. 5',
    '10115',
    'Xing: jbrot',
    'Xing: https://xing.example/jbrot',
    'LinkedIn: jonas-b',
    'Sonne GmbH: Handwerk',
    'Backen: Meister',
    'Drachen',
  ])
})
