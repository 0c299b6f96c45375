import { describe, expect, it } from 'vitest'

import type { Printed } from './printed-page.ts'
import { printedPage } from './printed-page.ts'
import { readResume } from './read-resume.ts'

const person: Printed[] = [
  { text: 'Ada Reed', x: 50, y: 50, size: 20 },
  { text: 'ada@reed.example', x: 50, y: 70 },
]
const heading = (text: string, y: number): Printed => ({ text, x: 50, y, size: 14, bold: true })
const at = (x: number, y: number, text: string): Printed => ({ text, x, y })

describe('an employer with a time of its own above dated roles', () => {
  it('is the employer of each role and no job beside them', () => {
    const { resume } = readResume(
      printedPage([
        ...person,
        heading('Experiências profissionais', 100),
        { ...at(50, 120, 'TRANSPORTADORA LESTE LTDA'), bold: true },
        at(50, 134, 'fev/15 – atual'),
        { ...at(65, 152, 'Motorista instrutor'), bold: true },
        at(200, 152, 'jan/22 – atual'),
        at(75, 166, '- Treina motoristas novos'),
        { ...at(65, 184, 'Motorista carreteiro'), bold: true },
        at(200, 184, 'fev/15 – dez/21'),
        at(75, 198, '- Entregas de carga seca'),
      ]),
    )
    expect(
      resume.work_experience.map(({ role, company, from_date }) => [role, company, from_date]),
    ).toEqual([
      ['Motorista instrutor', 'TRANSPORTADORA LESTE LTDA', 'jan 2022'],
      ['Motorista carreteiro', 'TRANSPORTADORA LESTE LTDA', 'fev 2015'],
    ])
  })
})

describe('a role without an employer of its own', () => {
  const jobs = (first: readonly Printed[], second: readonly Printed[]) =>
    readResume(
      printedPage([...person, heading('Work experience', 100), ...first, ...second]),
    ).resume.work_experience.map(({ role, company }) => [role, company])
  const bold = (y: number, text: string): Printed => ({ ...at(50, y, text), bold: true })
  const duty = (y: number): Printed => at(70, y, '• Cared for twelve patients each day')

  it('has none where the job above names its employer below the role', () => {
    expect(
      jobs(
        [bold(120, 'Staff Nurse'), at(450, 120, '2019 – 2022'), at(50, 134, 'Royal Hospital')],
        [duty(150), bold(180, 'Care Assistant'), at(450, 180, '2015 – 2019'), duty(196)],
      ),
    ).toEqual([
      ['Staff Nurse', 'Royal Hospital'],
      ['Care Assistant', ''],
    ])
  })

  it('is with the employer above where that one opens the job, and the roles are set alike', () => {
    expect(
      jobs(
        [bold(120, 'Royal Hospital'), at(50, 134, 'Staff Nurse'), at(450, 134, '2019 – 2022')],
        [duty(150), at(50, 180, 'Care Assistant'), at(450, 180, '2015 – 2019'), duty(196)],
      ),
    ).toEqual([
      ['Staff Nurse', 'Royal Hospital'],
      ['Care Assistant', 'Royal Hospital'],
    ])
  })
})
