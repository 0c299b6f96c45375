import { describe, expect, it } from 'vitest'

import { blankContent, blankEducationItem, blankWorkItem } from '../resume/blank.ts'
import type { ResumeContent } from '../resume/resume.ts'
import { growth } from '../../../tests/processor-time.ts'
import { privateFinder } from './private-finder.ts'

const content: ResumeContent = {
  ...blankContent(),
  contact_info: {
    name: 'Jörg van den Rietveld',
    headline: '',
    email: 'j.rietveld@post.example',
    phone: '+49 (0)151 2345 6789',
    possible_work_locations: ['Portland, OR', 'Essen', 'Remote'],
  },
  media: { github: '', website: 'https://rietveld.example', linkedin: '' },
  work_experience: [
    {
      ...blankWorkItem,
      company: 'Amazon Tolkmitt AG',
      from_date: '2005',
      location: 'Frankfurt am Main',
    },
    { ...blankWorkItem, company: 'SAP SE' },
    { ...blankWorkItem, company: 'Müller Bäckerei' },
  ],
  education: [{ ...blankEducationItem, university: 'University of Ravenglass' }],
}
const find = privateFinder(content)

/** The text with what was found in brackets. */
function marked(text: string, finder = find): string {
  let at = 0
  let out = ''
  for (const { start, end } of finder(text)) {
    out += `${text.slice(at, start)}[${text.slice(start, end)}]`
    at = end
  }
  return out + text.slice(at)
}

describe('what is private', () => {
  it.each([
    // Names
    'as [JÖRG VAN DEN RIETVELD] and [Joerg] said to [Rietveld, J].',
    'signed [J. R].',
    'from [J. Rietveld] and [rietvelds] brother',
    'with Mr [Smithson-Hay]',
    'with Frau Prof. Dr. [Erika von Tannhof], and Dr. [A. B. Weiss]',
    'avec M. [Lefort], Mme de [Kerouac]',
    // Employers and schools
    'at [Amazon Tolkmitt], then at [Tolkmitt] and [SAP SE]',
    'of [Ravenglass], [University of Ravenglass]',
    'in der Bäckerei [Müller] und bei [MUELLER BAECKEREI]',
    // Places
    'in [Portland, OR] or [Essen] or the [Essener] branch',
    'at [Frankfurt], [Frankfurt am Main]',
    // Contacts
    'mail [a(at)b.example], [x.y@z.example] or [a.b (at) c (dot) example].',
    'see [www.b.example/x], ([https://c.example]), [github.com/abc]. Or [@abc_d]',
    'call [0151 / 23 45 67-89], [+49.151.23456789], [(0151) 23456789] or [23456789]',
    'call [+1 (555) 010-2030] or [0191 498 0022]',
    // Addresses
    'home: [Lindenweg 5a], [An der Alten Mühle 3, 50667 Köln]',
    '[10115 Berlin], [D-80331 München], [A-1010 Wien]',
    'in [SW1A 1AA], [Leeds LS1 4AB], [Springfield, IL 62704-1234]',
    '[4000-123 Porto], [01310-100 São Paulo], [1012 AB Amsterdam], [12 rue de la Paix, 75002 Paris]',
    '[C/ Mayor 5, 2.º B], [28013 Madrid]; [Av. Paulista, 1578]; [Flat 2, 8 Hay Road]',
    // Births
    'born [12 March 1985] in [York]; geb. [12.3.85] in [Ulm]',
    'née à [Lyon] en [1985]; * [12.03.1985]; am [3. Mai 1986] in [Hof] geboren',
    'on [1980-02-03], long before the first job',
    'Date of Birth: [unknown] | Adresse : [unter der Brücke] | Notes: none',
  ])('%s', (expected) => {
    expect(marked(expected.replaceAll(/[[\]]/g, ''))).toBe(expected)
  })
})

describe('what is not', () => {
  it.each([
    'Amazon Web Services, SAP and React at a bakery in Germany',
    'Cut costs by 35 % from 01.2015 to 12.2019, 2019 – 2021 and 2015/16',
    'ISO 9001:2015, EN 15085-2, AZ-900 and 24/7 for 10000 Kunden',
    'Am 12.03.2019 eröffnet, 5 Straßen und 12 Wege',
    'Sr. Software Engineer, M. Sc., Node.js/React, ASP.NET, 5 @ 10 €',
    'either or, remote, and the main office',
    'MS Excel',
    'Weg von 5 Tagen auf 3, Platz 1 von 20',
    'Team: 5 people',
    'im Jahr 2019 Leiter von 12 Kunden, in 2020 IT Manager',
  ])('%s', (text) => {
    expect(marked(text)).toBe(text)
  })
})

describe('what one line says', () => {
  it('is private in every other', () => {
    const finder = privateFinder({
      ...blankContent(),
      summary: 'Born 12 March 1985. Address: 3 Quillon Road, Thistlewick. Reference: Ada Quorn',
    })
    expect(marked('Quillon, thistlewick, 12/03/1985 and Quorn', finder)).toBe(
      '[Quillon], [thistlewick], [12/03/1985] and [Quorn]',
    )
  })
})

describe('a text that repeats anything forty thousand letters long', () => {
  const fragments = [
    'a',
    'A',
    '1',
    '1 ',
    '1-',
    '+',
    '(',
    '@',
    'a@',
    'a(at)',
    'a.',
    'a.b/',
    'www.',
    ':',
    'a:',
    'Name:',
    'Name: ',
    'J. ',
    'Jörg ',
    'van den ',
    'Dr. ',
    'Herr A ',
    'Rue de la ',
    'Calle A 1, ',
    'Weg 5 ',
    'Am A 5, 50667 ',
    '12345 A ',
    'A de ',
    'A1 1AA ',
    'geb. ',
    '* ',
    '12.03.1985 ',
    'geboren 12.03.1985 in A ',
    'Tolkmitt ',
    'Amazon Tolkmitt ',
    '[NAME_1]',
    '\u0301',
    '😀',
    '\n',
    '\t',
  ]
  const find = (fragment: string, length: number) => {
    const text = fragment.repeat(Math.ceil(length / fragment.length))
    const finder = privateFinder({ ...content, summary: text.slice(0, 20_000) }, [text])
    finder(text)
    privateFinder({
      ...content,
      contact_info: {
        ...content.contact_info,
        name: text.slice(0, 2_000),
        phone: text.slice(0, 2_000),
      },
    })(text)
  }

  it.each(fragments)('%j takes time in proportion to its length', (fragment) => {
    const short = () => find(fragment, 20_000)
    expect(growth(short, () => find(fragment, 40_000), 3.2, 60)).toBeLessThan(3.2)
  })
})
