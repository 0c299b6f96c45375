import { describe, expect, it } from 'vitest'

import type { Language } from '../language/languages.ts'
import { blankContent } from '../resume/blank.ts'
import type { ResumeContent } from '../resume/resume.ts'
import { verifyResume } from './truth.ts'

const roles = { es: 'Auxiliar', fr: 'Employée', pt: 'Assistente' } as const

/** What the guard finds where one line of a job is said otherwise. */
function findingsOf(
  language: keyof typeof roles,
  line: string,
  rewritten: string,
  role: string = roles[language],
): string[] {
  const resume = (text: string): ResumeContent => ({
    ...blankContent(),
    work_experience: [
      {
        role,
        company: 'Alameda 12',
        location: 'Lyon',
        from_date: '05/2018',
        to_date: '08/2025',
        description: [text],
      },
    ],
  })
  const options: { language: Language; translatedTo: Language } = {
    language,
    translatedTo: language,
  }
  return verifyResume(resume(line), resume(rewritten), options).map(({ claim }) => claim)
}

describe('the truth guard in Spanish, French and Portuguese', () => {
  it.each([
    ['es', 'Elaboración de ofertas para clientes.', 'Elaboración de presupuestos para clientes.'],
    ['pt', 'Preparação de cotações para clientes.', 'Preparação de orçamentos para clientes.'],
    ['fr', 'Mise à jour des tarifs en rayon.', 'Mise à jour des prix en rayon.'],
    ['fr', 'Enquêtes auprès de 2 500 voyageurs.', 'Enquêtes menées auprès de 2 500 voyageurs.'],
    [
      'fr',
      'Repas et animations de l’après-midi pour 30 résidents en EHPAD.',
      "Repas et animations de l’après-midi pour 30 résidents d'établissement d'hébergement pour personnes âgées dépendantes.",
    ],
    [
      'es',
      'Clases a dos grupos de ESO.',
      'Clases a dos grupos de Educación Secundaria Obligatoria.',
    ],
    [
      'pt',
      'Declarações de IVA de clientes.',
      'Declarações do imposto sobre o valor acrescentado de clientes.',
    ],
    [
      'fr',
      'Chiffre du secteur passé de 620 à 710 clients.',
      'Hausse du chiffre du secteur de 620 à 710 clients.',
    ],
    ['es', 'Informes sobre el plan de la empresa.', 'Informes sobre el plan de negocio.'],
  ] as const)('lets %s say "%s" as "%s"', (language, line, rewritten) => {
    expect(findingsOf(language, line, rewritten)).toEqual([])
  })

  it.each([
    ['es', 'Elaboración de ofertas para clientes.', 'Gestión de un presupuesto de 40.000 €.'],
    ['fr', 'Mise à jour des tarifs en rayon.', 'Prix du meilleur vendeur en rayon.'],
    ['fr', 'Travail dans une équipe de cinq.', 'Mené une équipe de cinq.'],
    ['pt', 'Preparação de encomendas.', 'Negociei encomendas.'],
    ['es', 'Atención a clientes.', 'Liderazgo de un negocio con clientes.'],
  ] as const)('stops %s where "%s" becomes "%s"', (language, line, rewritten) => {
    expect(findingsOf(language, line, rewritten)).not.toEqual([])
  })

  it.each([
    [
      'es',
      'Gestión de reservas de grupos en Amadeus.',
      'Gestión de reservas de grupos en el programa de gestión de viajes.',
    ],
    [
      'fr',
      'Gestion des réservations de groupes dans Amadeus.',
      "Gestion des réservations de groupes dans le logiciel de l'agence.",
    ],
    [
      'pt',
      'Gestão de reservas de grupos no Amadeus.',
      'Gestão de reservas de grupos no sistema de gestão de viagens.',
    ],
  ] as const)('takes in %s the kind of a tool for the tool: "%s"', (language, line, rewritten) => {
    expect(findingsOf(language, line, rewritten)).toEqual([])
  })

  it('takes a line of a helper by title for what the line says', () => {
    const now = 'Surveillance de la santé et transmissions dans le logiciel de soins.'
    const line = 'Surveillance de la santé et transmissions dans Netsoins.'
    expect(findingsOf('fr', line, now, 'Aide-soignante')).toEqual([])
  })

  it('takes no other degree for another word of it', () => {
    const of = (degree: string): ResumeContent => ({
      ...blankContent(),
      education: [
        {
          degree,
          university: 'IFAS Angers',
          from_date: '2016',
          to_date: '2017',
          special_achievements: [],
        },
      ],
    })
    const [helper, nurse] = ["Diplôme d'État d'aide-soignant", "Diplôme d'État d'infirmier"]
    const found = verifyResume(of(helper ?? ''), of(nurse ?? ''), {
      language: 'fr',
      translatedTo: 'fr',
    })
    expect(found).not.toEqual([])
  })

  it('takes no tool that was built for one that was used', () => {
    const built = 'Desarrollo de un programa de nóminas.'
    expect(findingsOf('es', 'Desarrollo en Java.', built)).not.toEqual([])
  })
})
