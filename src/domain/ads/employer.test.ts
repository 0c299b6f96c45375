import { describe, expect, it } from 'vitest'

import { readJob } from './requirements.ts'

/** The employer of an ad, whose place is that of the name in the text. */
function employerOf(ad: string): string | undefined {
  const { company } = readJob(ad)
  if (company !== null) expect(ad.slice(company.start, company.end)).toBe(company.text)
  return company?.text
}

describe('the employer', () => {
  it.each([
    ['Die Bäckerei Huber sucht Verstärkung.\nVerkäufer (m/w/d)', 'Bäckerei Huber'],
    ['Koch (m/w/d)\nHotel „Zur Post“ in Murnau sucht ab sofort Verstärkung.', 'Hotel „Zur Post'],
    ['Hartwell Estates is currently looking for a letting agent.', 'Hartwell Estates'],
    [
      'Le restaurant La Table de Marthe recherche un second de cuisine.',
      'restaurant La Table de Marthe',
    ],
    ['La clínica Aequa busca fisioterapeuta.', 'clínica Aequa'],
    ['Drogaria Boa Hora contrata atendente.\nVaga: Atendente', 'Drogaria Boa Hora'],
    ['Bean & Gone in Cork is on the lookout for a barista.', 'Bean & Gone'],
    ['Carpenter / Joiner required by Oakham Joinery for bench work.', 'Oakham Joinery'],
    ['Kapsalon Jansen zoekt een kapper.\nFunctie: Kapper', 'Kapsalon Jansen'],
  ])('is who seeks: %s', (ad, name) => {
    expect(employerOf(ad)).toBe(name)
  })

  it.fails('is who seeks, where its kind tells it and no legal form', () => {
    const ad = 'Se necesita dependienta para Zapatería Lola (Murcia).'
    expect(employerOf(ad)).toBe('Zapatería Lola')
  })

  it.each([
    [
      'Fahrer (m/w/d)\nWir sind die Kröger Transporte GmbH & Co. KG, Oldenburg.',
      'Kröger Transporte GmbH & Co. KG',
    ],
    [
      'Wir, die Gebäudedienste Krause & Sohn aus Fürth, suchen einen Glasreiniger.',
      'Gebäudedienste Krause & Sohn',
    ],
    ['Nurse\nJoin Willowbrook Care Home as our next nurse.', 'Willowbrook Care Home'],
    ['Serveur\nRejoignez Brasserie Lipp !', 'Brasserie Lipp'],
    ["Analyst\nWe're Lumenly, a climate start-up.", 'Lumenly'],
    ['Comercial\nEn Energía Solana llevamos 9 años ayudando a las familias.', 'Energía Solana'],
    ['Olá! Somos a Herdade do Sobral Novo, 220 hectares de olival.', 'Herdade do Sobral Novo'],
    ['Kok\nBij Eetcafé De Linde werk je met verse producten.', 'Eetcafé De Linde'],
  ])('is who speaks of themselves or invites: %s', (ad, name) => {
    expect(employerOf(ad)).toBe(name)
  })

  it.each([
    ['Buchhalter\nÜber Nordwerk\nWas uns ausmacht.', 'Nordwerk'],
    ['Accountant\nAbout Bellmore Foods\nWe make sauces.', 'Bellmore Foods'],
    ['Comptable\nÀ propos de Verdier Distribution\nNous livrons.', 'Verdier Distribution'],
    ['Analista\nSobre a Grão Forte Alimentos\nSomos uma indústria.', 'Grão Forte Alimentos'],
    ['Accountant\nOver Brouwer Accountants\nWij zijn een kantoor.', 'Brouwer Accountants'],
  ])('is named by the heading of what it says about itself: %s', (ad, name) => {
    expect(employerOf(ad)).toBe(name)
  })

  it.each([
    ['Arbeitgeber: Stadt Hattingen | Ort: Hattingen', 'Stadt Hattingen'],
    ['Company: St. Mary Hospital', 'St. Mary Hospital'],
    ['La empresa: Fincas Aldama, dedicada desde hace años a la administración.', 'Fincas Aldama'],
    ['Instituição: Colégio Nova Aroeira', 'Colégio Nova Aroeira'],
    ['Werkgever: Gemeente Zwolle', 'Gemeente Zwolle'],
  ])('stands behind its label, without the rest of the line: %s', (ad, name) => {
    expect(employerOf(ad)).toBe(name)
  })

  it.each([
    [
      'Pflegekraft\nDas Seniorenzentrum St. Anna gGmbH liegt am Park.',
      'Seniorenzentrum St. Anna gGmbH',
    ],
    ['Driver\nTranmere Haulage Ltd', 'Tranmere Haulage Ltd'],
    ['Cariste\nTransports Morvan SAS, Lesquin', 'Transports Morvan SAS'],
    ['Mecánico\nTalleres Hermanos Ibarrola, S.L. (Barakaldo)', 'Talleres Hermanos Ibarrola, S.L.'],
    ['Canalizador\nAquaSado Lda, empresa de canalizações', 'AquaSado Lda'],
    ['Chauffeur\nVan Dijk Logistics B.V. in Tilburg', 'Van Dijk Logistics B.V.'],
  ])('is known by its legal form: %s', (ad, name) => {
    expect(employerOf(ad)).toBe(name)
  })

  it.each([
    ['Kellner (m/w/d)\nGasthof Lindenhof, Bad Tölz', 'Gasthof Lindenhof'],
    ['Acme Robotics — Software Engineer — Austin, TX\nWe build robots.', 'Acme Robotics'],
    ['Teacher of Maths\nHollins Bank Academy, Leeds', 'Hollins Bank Academy'],
    ['Professeur (H/F)\nInstitution Saint-Exupéry – Lyon 6e', 'Institution Saint-Exupéry'],
    ['Leerkracht groep 5\nBasisschool De Regenboog, Almere', 'Basisschool De Regenboog'],
    ['Professora\nEscola Pequeno Príncipe | Curitiba', 'Escola Pequeno Príncipe'],
    ['Vendedor\nPolimax Tintas\nComo será o seu dia', 'Polimax Tintas'],
  ])('is known by the kind of employer in its name: %s', (ad, name) => {
    expect(employerOf(ad)).toBe(name)
  })

  it.each([
    [
      'Exam. Pflegekraft (m/w/d)',
      'Sozialdienst Am Deister\nExam. Pflegekraft (m/w/d)\nAufgaben\n- Pflege',
    ],
    ['Camarero', 'Camarero\nPlaya Resort\n28001 Madrid, Madrid\nRequisitos\n- Inglés'],
  ])('stands beside the title, between it and the place: %s', (title, ad) => {
    const job = readJob(ad)
    expect([job.title?.text, job.company?.text]).toEqual([
      title,
      ['Sozialdienst Am Deister', 'Playa Resort'].find((name) => ad.includes(name)),
    ])
  })

  it.fails('stands above the title, where it is a word that was made up', () => {
    const ad = 'EmVila\nFotógrafo\nRio de Janeiro\nRequisitos\n- Fotografia'
    expect(employerOf(ad)).toBe('EmVila')
  })

  it.each([
    'Admire good work? Then come to us.\nAdmire it every day, as a cook.\nYou need\n- Patience',
    'Offene Stellen\nKoch (m/w/d)\nAufgaben\n- Kochen',
    'Assistente de Engenharia – Recife\nAtividades\n- Acompanhar instalações',
  ])('is no word that only begins sentences, no heading and no trade: %s', (ad) => {
    expect(employerOf(ad)).toBeUndefined()
  })

  it('may shout', () => {
    expect(employerOf('🥩 LA BOUCHERIE MARTINEAU RECRUTE 🥩\nNous cherchons un boucher.')).toBe(
      'BOUCHERIE MARTINEAU',
    )
  })

  it('is a bare name between the title and a place, and no place alone', () => {
    expect(
      employerOf('# Developer\n\n**Parkwerk** · Leipzig\n\nMail an jobs@parkwerk.example'),
    ).toBe('Parkwerk')
    expect(employerOf('Kellner\nBad Homburg\nAb sofort')).toBeUndefined()
  })

  it.each([
    'Familienbetrieb sucht Koch (m/w/d).',
    'Aktuell suchen wir einen Koch.\nAufgaben\n- Kochen',
    'Cook\nWe are hiring! Our team is looking for a cook.',
    'Our client, a Legal 500 firm, seeks a qualified solicitor.',
    "Cabinet d'avocats parisien recherche un collaborateur.",
    'Importante empresa de mantenimiento precisa electricista.',
    'Escritório de advocacia em Belo Horizonte contrata advogado.',
    'Wij zijn een leuk team en zoeken een kok.',
    'Developer\nJava is a must. Teamwork is essential.',
    'Nous recrutons pour notre agence de Nantes un électricien.',
  ])('is not taken from words that name nobody: %s', (ad) => {
    expect(employerOf(ad)).toBeUndefined()
  })

  it.fails('is not a kind of employer with an adjective', () => {
    expect(employerOf('Kleine Kanzlei in Bonn sucht Verstärkung.')).toBeUndefined()
  })
})
