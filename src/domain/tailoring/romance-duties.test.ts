import { describe, expect, it } from 'vitest'

import { blankContent } from '../resume/blank.ts'
import type { ResumeContent } from '../resume/resume.ts'
import { verifyResume } from './truth.ts'

type Romance = 'es' | 'fr' | 'pt'

function resumeWith(description: string[], summary = '', role = 'X'): ResumeContent {
  const at = { company: 'Y', location: '', from_date: '2018', to_date: '2024' }
  return { ...blankContent(), summary, work_experience: [{ role, ...at, description }] }
}

function claimsOf(language: Romance, before: ResumeContent, after: ResumeContent): string[] {
  const options = { language, translatedTo: language }
  return verifyResume(before, after, options).map(({ claim }) => claim)
}

describe('duties said in other words of the trade', () => {
  it.each([
    ['fr', "Veille à l'hygiène des locaux.", 'Responsable de la propreté des locaux.'],
    ['fr', 'Maintenance préventive et curative.', 'Entretien préventif et correctif.'],
    ['fr', 'Recyclage tous les trois ans.', 'À renouveler tous les 3 ans.'],
    ['es', 'Administré la medicación pautada.', 'Administración de la medicación prescrita.'],
    ['es', 'Gestión de un equipo de 6 personas.', 'Responsable de un equipo de 6 personas.'],
    ['es', 'Informes quincenales al mandante.', 'Reportes quincenales para el cliente.'],
    ['pt', 'Palestras sobre alimentação.', 'Ministrei palestras sobre alimentação.'],
    ['pt', 'Direção de turma de 26 alunos.', 'Diretora de uma turma de 26 alunos.'],
    ['pt', 'Orientação de dois ajudantes.', 'Orientei dois ajudantes de cozinha.'],
    ['pt', 'Atendimento no chat.', 'Atendimento aos clientes via chat.'],
    ['pt', 'Controlo segundo o HACCP.', 'Controlo segundo as normas HACCP.'],
    ['pt', 'Plantão uma semana por mês.', 'Plantões mensais, com duração de uma semana.'],
  ] as const)('in %s, %s is %s', (language, before, after) => {
    const role = language === 'pt' ? 'Cozinheira' : 'X'
    expect(
      claimsOf(language, resumeWith([before], '', role), resumeWith([after], '', role)),
    ).toEqual([])
  })

  it.each([
    ['fr', 'Participation au planning.', 'Responsable du planning.'],
    ['es', 'Apoyo a un equipo de 6 personas.', 'Responsable de un equipo de 6 personas.'],
    ['es', 'Formación de compañeros.', 'Formación de clientes.'],
    ['fr', 'Accueil des élèves.', 'Accueil des clients.'],
    ['pt', 'Controlo segundo o HACCP.', 'Controlo segundo as normas ISO.'],
  ] as const)('in %s, %s is not %s', (language, before, after) => {
    expect(claimsOf(language, resumeWith([before]), resumeWith([after]))).not.toEqual([])
  })

  it('a summary may name the degree that is listed, and a title what the summary calls it', () => {
    const work = resumeWith(['Accueil des clients.'], 'Réceptionniste d’hôtel, 6 ans.')
    const before: ResumeContent = {
      ...work,
      work_experience: work.work_experience.map((item) => ({ ...item, role: 'Réceptionniste' })),
      education: [
        {
          degree: 'BTS Tourisme',
          university: 'Lycée Colbert',
          from_date: '2014',
          to_date: '2016',
          special_achievements: [],
        },
      ],
    }
    const renamed = (role: string): ResumeContent => ({
      ...before,
      work_experience: before.work_experience.map((item) => ({ ...item, role })),
    })
    const summary = 'Réceptionniste d’hôtel, 6 ans, titulaire d’un BTS Tourisme.'
    expect(claimsOf('fr', before, { ...before, summary })).toEqual([])
    expect(claimsOf('fr', before, renamed('Réceptionniste d’hôtel'))).toEqual([])
    expect(claimsOf('fr', before, renamed('Réceptionniste de nuit'))).not.toEqual([])
    expect(claimsOf('fr', before, renamed('Cheffe d’hôtel'))).not.toEqual([])
  })
})

describe('words that name nothing of their own', () => {
  it.each([
    ['fr', 'Dessin de perspectives sous SketchUp.', 'Dessin de vues en perspective sous SketchUp.'],
    ['fr', 'Contrôle de la chaîne du froid.', 'Vérification du respect de la chaîne du froid.'],
    ['fr', 'Livraison à 35 points de vente.', 'Livraison dans 35 magasins.'],
    ['es', 'Respuesta en menos de 4 horas.', 'Respuesta en un plazo inferior a 4 horas.'],
    ['es', 'Lectura de planos y uso de equipos.', 'Leí planos y utilicé equipos.'],
    ['es', 'Reducción de paradas no programadas.', 'Reducción de paradas imprevistas.'],
    ['pt', 'Participação nas reuniões da CIPA.', 'Presença nas reuniões da CIPA.'],
    ['pt', 'Poupança de 6% em combustível.', 'Redução do consumo de combustível em 6%.'],
  ] as const)('in %s, %s is %s', (language, before, after) => {
    expect(claimsOf(language, resumeWith([before]), resumeWith([after]))).toEqual([])
  })

  it.each([
    ['fr', 'Plans et perspectives sous SketchUp.', 'Plans, perspectives et modules sous SketchUp.'],
    ['fr', 'Livraison à 35 points de vente.', 'Livraison dans 53 magasins.'],
    ['es', 'Lectura de planos.', 'Lectura de planos y recursos.'],
    ['es', 'No vendí pólizas de vida.', 'Vendí pólizas de vida.'],
    ['pt', 'Aulas a cinco turmas do 10.º ano.', 'Aulas a cinco turmas do ensino superior.'],
  ] as const)('in %s, %s is not %s', (language, before, after) => {
    expect(claimsOf(language, resumeWith([before]), resumeWith([after]))).not.toEqual([])
  })

  it('a certificate lasts the hours of its course', () => {
    const withHours = (description: string): ResumeContent => ({
      ...resumeWith([]),
      certification_and_training: [
        {
          name: 'Primeiros socorros',
          organization: 'Cruz Vermelha',
          date: '2022',
          certificate_link: '',
          description,
          key_technologies_concepts: [],
          project: null,
        },
      ],
    })
    const before = withHours('16 horas')
    expect(claimsOf('pt', before, withHours('Curso com carga horária de 16 horas'))).toEqual([])
    expect(claimsOf('pt', before, withHours('Curso com carga horária de 60 horas'))).not.toEqual([])
  })
})

describe("a number of the job's other lines", () => {
  const before = [
    'Organización de 20 cursos bonificados por Fundae.',
    'Gestión de la nómina de 240 empleados en A3Nom.',
  ]

  it('is told with what it counts where both lines are told', () => {
    const after = ['Organización de 20 cursos y nómina de 240 empleados en A3Nom.']
    expect(claimsOf('es', resumeWith(before), resumeWith(after))).toEqual([])
  })

  it('is no number of this one', () => {
    const after = [
      'Organización de 20 cursos bonificados por Fundae para 240 empleados.',
      before[1],
    ]
    expect(
      claimsOf('es', resumeWith(before), resumeWith(after.filter((line) => line !== undefined))),
    ).not.toEqual([])
  })
})

it('how often something was done is not how often another line was', () => {
  const kept = 'Cierre de caja diario.'
  const before = resumeWith(['Respuesta a reseñas en Booking dos veces por semana.', kept])
  const after = resumeWith(['Respuesta diaria a reseñas en Booking.', kept])
  expect(claimsOf('es', before, after)).not.toEqual([])
})
