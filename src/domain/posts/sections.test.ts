/** Ads as people write them: headings of their own making, in capitals, with pictures, or none at all. */
import { describe, expect, it } from 'vitest'

import { sectionsOf } from './sections.ts'

const lists = (text: string) => {
  const { duties, required, preferred, benefits } = sectionsOf(text)
  return [duties, required, preferred, benefits]
}

describe('the lists of an ad', () => {
  it.each([
    ['de', 'Was dich bei uns erwartet', 'Das solltest du mitbringen', 'Von Vorteil', 'Was bieten wir dir'],
    ['en', 'What you can expect from us', 'What you should bring with you', 'Bonus', 'What we offer'],
    ['fr', 'Vous devrez accomplir les tâches suivantes', 'Nos attentes', 'Atouts', 'Avantages'],
    ['de', 'Was du bewegst', 'Was dich auszeichnet', 'Von Vorteil', 'Was wir dir bieten'],
    ['de', '🥐 DEINE AUFGABEN', '💪 DAS BRINGST DU MIT', '✨ BONUSPUNKTE', '🎁 DAS BEKOMMST DU'],
    ['en', "What you'll be working on:", "You'll need", 'Nice if you have', 'The deal'],
    ['en', 'ESSENTIAL FUNCTIONS', 'MINIMUM QUALIFICATIONS', 'PREFERRED QUALIFICATIONS', 'PAY'],
    ['en', "What you'll do 👇", 'What we’re after 🙌', 'Bonus points', "What's in it for you 🎉"],
    ['es', '¿QUÉ HARÁS?', '¿QUÉ NECESITAS?', 'DESEABLE', '¿QUÉ OFRECEMOS?'],
    ['es', 'Tus tareas', 'Qué esperamos de ti', 'Se valorará', 'Salario'],
    ['fr', 'Ce que tu feras', 'Qui tu es', 'Les petits plus', "Ce qu'on t'offre"],
    ['fr', 'VOS MISSIONS :', 'PROFIL RECHERCHÉ :', 'ATOUTS :', 'CE QUE NOUS VOUS OFFRONS :'],
    ['nl', 'Wat ga jij doen?', 'Wie jij bent', 'Mooi meegenomen', 'Dit krijg je ervoor terug'],
    ['pt', 'O que você vai fazer', 'Sobre você', 'Será um diferencial', 'O que você encontra por aqui'],
    ['pt', 'AS TUAS FUNÇÕES', 'O QUE ESPERAMOS DE TI', 'VALORIZAMOS', 'O QUE TE OFERECEMOS'],
  ])('%s: %s · %s · %s · %s', (_, ...headings) => {
    for (const mark of ['-', '•', '*', '✔️', '–', '1.']) {
      const text = headings.map((heading, n) => `${heading}\n${mark} Alpha ${n}\n${mark} Omega ${n}`)
      expect(lists(text.join('\n\n'))).toEqual(headings.map((__, n) => [`Alpha ${n}`, `Omega ${n}`]))
    }
  }) // prettier-ignore

  it('begin with what the employer says of itself, whatever its name', () => {
    for (const heading of ['About Plover', 'Über die Krume', 'Acerca de Nopal', 'Over De Sluis'])
      expect(sectionsOf(`## ${heading}\n\nWe bake.\n\n## Requirements\n\n- Flour`).about).toBe(
        'We bake.',
      )
  })

  it('take what a line asks for where no heading says it', () => {
    const text = 'Ein Staplerschein ist Voraussetzung.\nEnglisch ist von Vorteil.\nWir freuen uns.'
    expect(lists(text)).toEqual([
      [],
      ['Ein Staplerschein ist Voraussetzung'],
      ['Englisch ist von Vorteil'],
      [],
    ])
  })

  it('are not opened by a sentence that has such a word', () => {
    expect(lists('Requirements\n- Flour\nPay attention to detail\n- Water')).toEqual([
      [],
      ['Flour', 'Pay attention to detail', 'Water'],
      [],
      [],
    ])
  })

  it('end where a paragraph behind the items speaks of something else', () => {
    const closing =
      'We don’t just accept difference here, we celebrate it, and work hard so that every person of every kind finds a place.'
    const text = `## Requirements\n- Flour\n- Water\n\n${closing} ${closing}\n\n## What we offer\n- Bread\n- Salt\n\nBitte sende uns deine Bewerbung ausschließlich per E-Mail an brot@example.com. Wir freuen uns.`
    expect(lists(text)).toEqual([[], ['Flour', 'Water'], [], ['Bread', 'Salt']])
    // What it asks for keeps it.
    const asked = 'A driving licence is required'
    expect(lists(`## Requirements\n- Flour\n- Water\n\n${asked}.`)[1]).toEqual([
      'Flour', 'Water', asked,
    ]) // prettier-ignore
  })

  it('take what a line asks for beside a list of duties', () => {
    expect(lists('You must have a licence.\n\n## Your tasks\n- Bake')).toEqual([
      ['Bake'], ['You must have a licence'], [], [],
    ]) // prettier-ignore
  })

  it('are read without the marks of Markdown, and take no address for a heading', () => {
    expect(
      lists(
        '## Requirements\n- **Solid** [Rust](https://rust.example/a)\n- See the [pay guide](https://pay.example)\n- ![[Logo](https://a.example)](/logo.png) Patience',
      )[1],
    ).toEqual(['Solid Rust', 'See the pay guide', 'Patience'])
  })
})
