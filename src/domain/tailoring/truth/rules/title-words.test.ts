import { describe, expect, it } from 'vitest'

import type { Language } from '../../../language/languages.ts'
import { isNameByLetters } from './name-letters.ts'
import { isSameTitle } from './titles.ts'

const within = (language: Language) => ({ from: language, to: language })

describe('a title by other words for the same work', () => {
  it.each([
    ['en', 'Customer Service Adviser', 'Customer Support Agent'],
    ['en', 'HGV Driver', 'Lorry Driver'],
    ['en', 'HR Advisor', 'Human Resources Officer'],
    ['en', 'Primary Teacher', 'Primary School Teacher'],
    ['de', 'Softwareentwicklerin', 'Software Engineer'],
    ['de', 'Krankenschwester', 'Pflegefachfrau'],
    ['de', 'Lagerist', 'Mitarbeiter im Lager'],
    ['de', 'Auszubildender Fachinformatiker', 'Auszubildender zum Fachinformatiker'],
    ['de', 'Schreiner', 'Tischler'],
    ['nl', 'Leerkracht groep 4', 'Leraar basisonderwijs groep 4'],
    ['nl', 'Medewerker klantenservice', 'Klantenservicemedewerker'],
    ['nl', 'Verzorgende IG', 'Verzorgende individuele gezondheidszorg (IG)'],
    ['nl', 'Programmeur', 'Softwareontwikkelaar'],
    ['nl', 'BHV-certificaat', 'Certificaat bedrijfshulpverlening (BHV)'],
    ['es', 'QA Engineer', 'Ingeniero de QA'],
    ['es', 'Ingeniera de datos', 'Data Engineer (ingeniera de datos)'],
    ['es', 'Generalista de Recursos Humanos', 'Generalista de RR. HH.'],
    ['es', 'Dependienta', 'Vendedora'],
    ['es', 'Auxiliar de enfermería', 'Auxiliar de Enfermería (TCAE)'],
    ['es', 'Desarrollador full stack', 'Full Stack Developer'],
    ['es', 'Encargada de tienda', 'Encargada de tienda (store manager)'],
    ['fr', 'Vendeuse', 'Conseillère de vente'],
    ['fr', 'Conducteur poids lourd', 'Chauffeur PL'],
    ['fr', 'Kinésithérapeute', 'Masseuse-kinésithérapeute'],
    ['pt', 'Motorista de pesados', 'Motorista de veículos pesados'],
    ['pt', 'Professora de Matemática', 'Docente de Matemática'],
    ['pt', 'Desenvolvedora de software', 'Programadora de software'],
    ['en', 'Maths Teacher', 'Teacher of Mathematics'],
    ['en', 'Snr Accountant', 'Senior Accountant'],
    ['en', 'H&S Officer', 'Health and Safety Officer'],
    ['en', 'Apprentice Plumber', "Plumber's Apprentice"],
    ['en', 'Farm Hand', 'Farm Worker'],
    ['de', 'Technischer Mitarbeiter', 'Mitarbeiter Technik'],
    ['de', 'Rezeptionist', 'Mitarbeiter Rezeption'],
    ['de', 'Sachbearbeiterin Vertriebsinnendienst', 'Vertriebssachbearbeiterin im Innendienst'],
    ['de', 'Köchin EFZ', 'Köchin mit Eidgenössischem Fähigkeitszeugnis (EFZ)'],
    ['de', 'Stv. Filialleiterin', 'Stellvertretende Filialleiterin'],
    ['de', 'Sekretärin der Geschäftsleitung', 'Sekretärin Geschäftsleitung'],
    ['de', 'Kraftfahrer CE', 'Lkw-Fahrer (Klasse CE)'],
    ['nl', 'Chauffeur C/E', 'Vrachtwagenchauffeur CE'],
    ['nl', 'Groenarbeider', 'Groenmedewerker'],
    ['nl', 'Leerkracht groep 4', 'Groepsleerkracht groep 4'],
    ['nl', 'P&O-adviseur', 'HR-adviseur'],
    ['es', 'Oficial de 2.ª', 'Oficial de segunda'],
    ['es', 'Jardinero', 'Operario de jardinería'],
    ['es', 'Carretillero', 'Operador de carretilla elevadora'],
    ['fr', 'Employée de déchetterie', 'Agente de déchetterie'],
    ['fr', 'Ripeur', 'Ripeur (éboueur)'],
    ['fr', 'Second de cuisine', 'Sous-chef de cuisine'],
    ['pt', 'Cozinheira de 1.ª', 'Cozinheira de primeira'],
    ['pt', 'Prof.ª de Matemática', 'Professora de Matemática'],
  ] as const)('in %s, %s is %s', (language, before, after) => {
    expect(isSameTitle(before, after, within(language))).toBe(true)
  })

  it.each([
    ['en', 'Customer Service Agent', 'Customer Service Manager'],
    ['en', 'Software Developer', 'Software Architect'],
    ['en', 'Warehouse Operative', 'Warehouse Manager'],
    ['en', 'Care Assistant', 'Registered Nurse'],
    ['en', 'HR Assistant', 'HR Adviser'],
    ['de', 'Pflegehelferin', 'Pflegefachfrau'],
    ['de', 'Auszubildender Tischler', 'Tischler'],
    ['de', 'Lagerist', 'Lagerleiter'],
    ['de', 'Praktikant Marketing', 'Marketingreferent'],
    ['nl', 'Verzorgende', 'Verzorgende IG'],
    ['nl', 'Onderwijsassistent', 'Leerkracht'],
    ['nl', 'Magazijnmedewerker', 'Magazijnchef'],
    ['nl', 'Stagiair vormgeving', 'Grafisch vormgever'],
    ['es', 'QA Engineer', 'QA Lead'],
    ['es', 'Desarrolladora ETL', 'Arquitecta de datos'],
    ['es', 'Dependienta', 'Encargada de tienda'],
    ['es', 'Auxiliar de enfermería', 'Enfermera (TCAE)'],
    ['es', 'Ingeniera de datos', 'Ingeniera de datos (jefa de equipo)'],
    ['es', 'Técnica (becaria)', 'Técnica'],
    ['fr', 'Aide-comptable', 'Comptable'],
    ['fr', 'Commis de cuisine', 'Chef de cuisine'],
    ['fr', 'Assistante de direction', 'Directrice adjointe'],
    ['pt', 'Chefe de equipa', 'Responsável de armazém'],
    ['pt', 'Gestor de projetos', 'Diretor de projetos'],
    ['pt', 'Auxiliar de enfermagem', 'Enfermeira'],
    ['en', "Electrician's Mate", 'Electrician'],
    ['en', 'Account Executive', 'Account Manager'],
    ['de', 'Lagerhelfer', 'Lagerist'],
    ['de', 'Elektrikerhelfer', 'Elektriker'],
    ['de', 'Maurer', 'Maurermeister'],
    ['de', 'Mitarbeiterin Küche', 'Köchin'],
    ['de', 'Mitarbeiter Elektrik', 'Elektriker'],
    ['de', 'Produktmanager', 'Produktionsmanager'],
    ['de', 'Lkw-Fahrer C', 'Lkw-Fahrer CE'],
    ['nl', 'Medewerker inkoop', 'Inkoopspecialist'],
    ['es', 'Auxiliar administrativo', 'Administrativo'],
    ['es', 'Operario de fontanería', 'Fontanero'],
    ['es', 'Encargado de obra', 'Jefe de obra'],
    ['fr', 'Commis de cuisine', 'Cuisinier'],
    ['fr', 'Employé de banque', 'Conseiller bancaire'],
    ['pt', 'Cozinheira de 2.ª', 'Cozinheira de 1.ª'],
  ] as const)('in %s, %s is no %s', (language, before, after) => {
    expect(isSameTitle(before, after, within(language))).toBe(false)
  })
})

describe('a name by its letters', () => {
  it.each([
    ['UFPE', 'Universidade Federal de Pernambuco (UFPE)'],
    ['UPV/EHU', 'Universidad del País Vasco (UPV/EHU)'],
    ['Universidad Tecnológica Nacional', 'UTN'],
    ['PSC1', 'PSC1 (Prévention et secours civiques de niveau 1)'],
  ])('%s is %s', (before, after) => {
    expect(isNameByLetters(before, after)).toBe(true)
  })

  it.each([
    ['UFPE', 'Universidade Federal do Paraná (UFPR)'],
    ['UFPE', 'Universidade de São Paulo (UFPE)'],
    ['Lycée Colbert', 'Lycée Colbert (HEC)'],
    ['Norte Asesores', 'NA Consulting'],
  ])('%s is not %s', (before, after) => {
    expect(isNameByLetters(before, after)).toBe(false)
  })
})
