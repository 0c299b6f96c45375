import { describe, expect, it } from 'vitest'

import { readJob } from './requirements.ts'

describe('the head of a job', () => {
  it.each([
    [
      '# Développeur web (H/F)\n\nAcme recherche un développeur.\n## Profil\n- PHP',
      'Développeur web (H/F)',
      'Acme',
    ],
    [
      'Offre d’emploi : Chef de projet\nNous sommes Dupont Conseil.\nProfil :\n- Excel',
      'Chef de projet',
      'Dupont Conseil',
    ],
    [
      'Titre du poste : Comptable (H/F)\nEntreprise : Durand SARL\nProfil :\n- Sage',
      'Comptable (H/F)',
      'Durand SARL',
    ],
    [
      'Bienvenue !\nNous recherchons un comptable, à Lyon.\nProfil :\n- Sage',
      'comptable',
      undefined,
    ],
    [
      'Infirmier diplômé H/F\nClinique Saint-Jean recrute.\nProfil\n- soins',
      'Infirmier diplômé H/F',
      'Clinique Saint-Jean',
    ],
    [
      'Verpleegkundige (m/v/x)\nZiekenhuis De Linde zoekt collega’s.\nProfiel:\n- BIG',
      'Verpleegkundige (m/v/x)',
      'Ziekenhuis De Linde',
    ],
    [
      '**Over Stuurhut**\nStuurhut is op zoek naar een schipper die vaart.\nEisen:\n- Vaarbewijs',
      'schipper',
      'Stuurhut',
    ],
    [
      '## Vacature: Magazijnmedewerker\nWij zoeken hulp.\nFunctie-eisen\n- heftruck',
      'Magazijnmedewerker',
      undefined,
    ],
  ])('is read in French and Dutch too: %j', (text, title, company) => {
    const job = readJob(text)
    expect(job.title?.text).toBe(title)
    expect(job.company?.text).toBe(company)
    for (const found of [job.title, job.company]) {
      if (found !== null) expect(text.slice(found.start, found.end)).toBe(found.text)
    }
  })

  it('takes no skill from an address', () => {
    const job = readJob('Profil :\n- Voir https://example.org/html/php.html\n- Comptabilité')
    expect(job.skills.map(({ text }) => text)).toEqual(['Comptabilité'])
  })
})

const titleOf = (ad: string): string | undefined => readJob(ad).title?.text

describe('the title', () => {
  it.each([
    [
      'We are currently recruiting for an experienced Approved Electrician for our depot.',
      'Approved Electrician',
    ],
    ["Good food?\n\nWe're after a full-time Waiter / Waitress to join us.", 'Waiter / Waitress'],
    ['Hallo!\nDafür brauchen wir ab September eine*n Erzieher*in mit 30 Stunden.', 'Erzieher*in'],
    [
      'Salon de coiffure recherche pour compléter son équipe une esthéticienne en CDD.',
      'esthéticienne',
    ],
    [
      'Empresa de mantenimiento precisa incorporar un electricista oficial de 1ª en Sevilla.',
      'electricista',
    ],
    [
      'Für unser Team suchen wir zum 1. März einen Sachbearbeiter Einkauf.',
      'Sachbearbeiter Einkauf',
    ],
    ['Brackley Homes are recruiting! We need a Site Manager for a plot.', 'Site Manager'],
    ['Bâti Ouest recherche 2 maçons expérimentés pour ses chantiers.', 'maçons'],
    ['Cabinet recherche collaborateur en droit social (H/F)', 'collaborateur en droit social'],
    ['El Hospital San Telmo necesita enfermeros/as para turno de noche.', 'enfermeros/as'],
    ['Kom jij ons team versterken als magazijnmedewerker bij Bol Logistiek?', 'magazijnmedewerker'],
    ['Contratamos cozinheiro para o turno da noite.', 'cozinheiro'],
    ['A Rio Bravo contrata Operador de Empilhadeira para o turno.', 'Operador de Empilhadeira'],
    [
      'Voor onze vestiging zijn wij op zoek naar een allround elektromonteur.',
      'allround elektromonteur',
    ],
  ])('is who a sentence says is sought: %s', (ad, title) => {
    expect(titleOf(`${ad}\nMehr.`)).toContain(title)
  })

  it.each([
    ['WIR SUCHEN DICH!\nHamburg\nKoch (m/w/d)', 'Koch (m/w/d)'],
    [
      'URGENT - PLUMBER / HEATING ENGINEER - BRISTOL - IMMEDIATE START\n£38k',
      'PLUMBER / HEATING ENGINEER',
    ],
    ['👶 Pedagogisch medewerker BSO 👶\n16 tot 22 uur', 'Pedagogisch medewerker BSO'],
    ['Réf. 2024-03\nRecrute veilleur de nuit\nCDI', 'veilleur de nuit'],
    [
      'Nous recrutons un(e) :\nChargé(e) de clientèle senior\nValence',
      'Chargé(e) de clientèle senior',
    ],
    ['Gemeente Zwolle zoekt een\nMedewerker Belastingen\n36 uur', 'Medewerker Belastingen'],
    ['Doorman wanted for a co-op uptown.\nFull time.', 'Doorman'],
    ['Koch / Köchin gesucht ab sofort!\nGasthof Linde', 'Koch / Köchin'],
    ['VAGA DE EMPREGO – ATENDENTE DE FARMÁCIA\nContagem', 'ATENDENTE DE FARMÁCIA'],
  ])('is neither slogan nor place nor the call around it: %s', (ad, title) => {
    expect(titleOf(ad)).toBe(title)
  })

  it.each([
    [
      'Medior .NET Developer bij Softwarehuis Delta (Eindhoven)\nWat ga je doen?',
      'Medior .NET Developer',
    ],
    ['Contable senior | Madrid | Híbrido\nResponsabilidades', 'Contable senior'],
    ['Técnica de Enfermagem – Plantão noturno 12x36\nAtividades', 'Técnica de Enfermagem'],
    ['Verzorgende IG (24-32 uur) – Apeldoorn\nWat ga je doen?', 'Verzorgende IG'],
  ])('ends where employer, place, hours or contract begin: %s', (ad, title) => {
    expect(titleOf(ad)).toBe(title)
  })

  it.each([
    ['Haus Am Deister\nExam. Pflegekraft (m/w/d)\nAufgaben\n- Pflege', 'Exam. Pflegekraft (m/w/d)'],
    ['Ayudante Camarero- job post\nPlaya Resort\nMadrid', 'Ayudante Camarero'],
    ['We are hiring both full-time and part-time sales representatives.', 'sales representatives'],
    [
      'Administrador/a\nRequisitos\n- Contabilidad\nResponsabilidades\n- Preparar informes financieros',
      'Administrador/a',
    ],
  ])('is whole, and no demand or duty below its heading: %s', (ad, title) => {
    expect(titleOf(ad)).toBe(title)
  })

  it('is taken as it is spoken where the head shouts it', () => {
    expect(titleOf('CHEF DE PARTIE wanted!!!\nWe need a Chef de Partie to join us.')).toBe(
      'Chef de Partie',
    )
  })

  it.each([
    'Flask and pandas experience of a waiter is not required .',
    'Join our team!\nWe offer a great place to work.',
    'Stellenausschreibung Nr. 2024/118\nWir freuen uns.',
    'On recrute !\nVenez nous voir.',
    'Bora vender com a gente? 😎\nAqui você cresce.',
    'Lieve horecatijger,\nOns terras stroomt vol.',
    'We are looking for people who want to grow.\nApply now.',
    'Wir suchen Verstärkung für unser Team.\nMelde dich.',
  ])('is none where a text only calls: %s', (ad) => {
    expect(titleOf(ad)).toBeUndefined()
  })
})

describe('the language of an ad of few words', () => {
  it.each([
    ['MOZO/A DE ALMACÉN - CARRETILLERO/A\nLogística Ebro S.A. (Zaragoza)\nTAREAS: carga', 'es'],
    ['Oferta: Limpiador/a de oficinas\nEmpresa: Brillo SL\nHorario: 6:00 a 10:00', 'es'],
    ['Academia Newton precisa profesor/a de matemáticas. Tardes de lunes a jueves.', 'es'],
    ['A Câmara Municipal abre concurso para assistente técnico/a.', 'pt'],
  ])('is not another one’s for its gender endings: %s', (ad, language) => {
    expect(readJob(ad).language).toBe(language)
  })
})
