import { describe, expect, it } from 'vitest'

import { blankContent, blankFurtherItem } from '#domain/resume/blank.ts'
import type { ResumeContent } from '#domain/resume/resume.ts'

import { readingOf } from '../../../tests/api/readers.ts'
import { writeZip } from '../print/write-zip.ts'

describe('a LinkedIn export', () => {
  const tables = {
    'Export/Profile.csv':
      'First Name,Last Name,Headline,Summary,Geo Location,Websites\nIdris,Cole,Baker of the year,"Bread, and people who bake it.","Leeds, UK",[PORTFOLIO:https://idris.example]\n',
    'Export/Positions.csv':
      'Company Name,Title,Description,Location,Started On,Finished On\nCorner Bakery,Head Baker,"• Trained four apprentices\n• Cut ""waste"" by a third",Leeds,Mar 2015,\n',
    'Export/Education.csv':
      'School Name,Start Date,End Date,Notes,Degree Name,Activities\nLeeds City College,2010,2012,,Diploma in Baking,Rowing\n',
    'Export/Skills.csv': 'Name\nSourdough\nLamination\n',
    'Export/Languages.csv': 'Name,Proficiency\nFrench,Elementary\n',
    'Export/Email Addresses.csv':
      'Email Address,Confirmed,Primary,Updated On\nold@idris.example,Yes,No,\nidris@idris.example,Yes,Yes,\n',
    'Export/messages.csv': 'never read',
  }

  it('becomes a resume from its tables, and what has no field is left over', async () => {
    const { resume, language, unplaced } = await readingOf(writeZip(tables))
    expect(language).toBe('en')
    expect(resume).toEqual<ResumeContent>({
      ...blankContent(),
      contact_info: {
        name: 'Idris Cole',
        headline: 'Baker of the year',
        email: 'idris@idris.example',
        phone: '',
        possible_work_locations: ['Leeds, UK'],
      },
      media: { github: '', website: 'https://idris.example', linkedin: '' },
      summary: 'Bread, and people who bake it.',
      work_experience: [
        {
          role: 'Head Baker',
          company: 'Corner Bakery',
          location: 'Leeds',
          from_date: 'Mar 2015',
          to_date: 'present',
          description: ['Trained four apprentices', 'Cut "waste" by a third'],
        },
      ],
      education: [
        {
          degree: 'Diploma in Baking',
          university: 'Leeds City College',
          from_date: '2010',
          to_date: '2012',
          special_achievements: ['Rowing'],
        },
      ],
      skill_categories: [{ name: 'Skills', skills: ['Sourdough', 'Lamination'] }],
      further_sections: [
        {
          id: 'languages',
          kind: 'languages',
          title: '',
          items: [{ ...blankFurtherItem, title: 'French', level: 'Elementary' }],
        },
      ],
      section_order: [...blankContent().section_order, 'further:languages'],
    })
    expect(unplaced).toEqual(['old@idris.example'])
  })

  it.each([
    [
      'fr',
      'Comptable',
      'Assistante comptable',
      'Comptabilité générale',
      "aujourd'hui",
      'Compétences',
      ['Avancé', 'Langue maternelle', 'Notions'],
    ],
    [
      'de',
      'Krankenpfleger',
      'Pflegehelfer',
      'Wundversorgung',
      'heute',
      'Kenntnisse',
      ['Fortgeschritten', 'Muttersprache', 'Grundkenntnisse'],
    ],
  ])(
    'of somebody who writes %s is in that language, with what the network says in English as well',
    async (_, headline, title, skill, open, category, levels) => {
      const { resume } = await readingOf(
        writeZip({
          'Profile.csv': `First Name,Last Name,Headline\nClaire,Moreau,${headline}\n`,
          'Positions.csv': `Company Name,Title,Description,Location,Started On,Finished On\nAmbre,${title},,,Mar 2019,\n`,
          'Skills.csv': `Name\n${skill}\n`,
          'Languages.csv':
            'Name,Proficiency\nA,Professional working proficiency\nB,Native or bilingual proficiency\nC,Elementary proficiency\n',
        }),
      )
      expect(resume.work_experience[0]?.to_date).toBe(open)
      expect(resume.skill_categories).toEqual([{ name: category, skills: [skill] }])
      expect(resume.further_sections[0]?.items.map(({ level }) => level)).toEqual(levels)
    },
  )

  it('loses none of what else a profile holds', async () => {
    const { resume, unplaced } = await readingOf(
      writeZip({
        ...tables,
        'Export/Profile.csv':
          'First Name,Last Name,Twitter Handles,Websites\nIdris,Cole,[idrisbakes],"[BLOG:https://idris.example,OTHER:https://second.example]"\n',
        'Export/PhoneNumbers.csv':
          'Extension,Number,Type\n,+44 20 7946 0018,Mobile\n,0113 496 0018,\n',
        'Export/Volunteering.csv':
          'Company Name,Role,Cause,Started On,Finished On,Description\nFood Bank,Driver,Poverty,May 2019,,Brought bread\n',
        'Export/Publications.csv':
          'Name,Published On,Description,Publisher,Url\nRye,2020,,Crumb Press,\n',
        'Export/Honors.csv': 'Title,Description,Issued On\nGolden Loaf,Best rye,Jun 2021\n',
        'Export/Certifications.csv':
          'Name,Url,Authority,Started On,Finished On,License Number\nHACCP,,City,Apr 2022,Apr 2025,K-77\n',
        'Export/Courses.csv': 'Name,Number\nMilling,B12\n',
      }),
    )
    expect(resume.certification_and_training).toMatchObject([
      { name: 'HACCP', organization: 'City', date: 'Apr 2022' },
    ])
    expect(resume.further_sections).toMatchObject([
      { kind: 'languages' },
      {
        kind: 'volunteering',
        items: [
          {
            title: 'Driver',
            organization: 'Food Bank',
            from_date: 'May 2019',
            description: ['Brought bread'],
          },
        ],
      },
      {
        kind: 'awards',
        items: [{ title: 'Golden Loaf', date: 'Jun 2021', description: ['Best rye'] }],
      },
      {
        kind: 'publications',
        items: [{ title: 'Rye', organization: 'Crumb Press', date: '2020' }],
      },
    ])
    expect(unplaced).toEqual([
      '[idrisbakes]',
      'https://second.example',
      'HACCP: Apr 2025',
      'HACCP: K-77',
      'old@idris.example',
      '0113 496 0018',
      'Food Bank: Poverty',
      'Milling: B12',
    ])
  })
})
