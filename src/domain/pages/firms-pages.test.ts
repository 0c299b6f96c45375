import { describe, expect, it } from 'vitest'

import { readPosting } from './read-posting.ts'
import { link, page, post } from '../../../tests/fixtures/firms-page.ts'

const read = (html: string) => {
  const found = readPosting({ status: 200, url: link }, () => html, link)
  if (found.kind !== 'job') throw new Error(found.kind)
  return found.job
}

describe("a job on a firm's own page", () => {
  it('has the title that several heads agree on, not the heading of the department', () => {
    const job = read(
      page({
        title: 'Bauleiter Tiefbau (m/w/d) – Karriere – Bergmann Bau',
        before: '<h1>Karriere</h1><h2>Bauleiter Tiefbau (m/w/d)</h2>',
      }),
    )
    expect([job.title, job.company]).toEqual(['Bauleiter Tiefbau (m/w/d)', 'Bergmann Bau'])
  })

  it.each([
    ['in one line', '<p><strong>Einsatzort:</strong> Augsburg</p>'],
    ['in a list of terms', '<dl><dt>Arbeitsort</dt><dd>Augsburg</dd></dl>'],
    ['in a table', '<table><tr><th>Standort</th><td>Augsburg</td></tr></table>'],
    ['in elements side by side', '<div><span>Standort:</span><span>Augsburg</span></div>'],
  ])('is where a label %s says', (_, before) => {
    expect(read(page({ title: 'Bauleiter', before })).locations).toEqual(['Augsburg'])
  })

  it.each(['Remoto', 'Homeoffice', '100 % remote'])(
    'is done "%s" where its label says so',
    (at) => {
      const before = `<p><strong>Einsatzort:</strong> ${at}</p>`
      expect(read(page({ title: 'Bauleiter', before })).locations).toEqual([at])
    },
  )

  it('may have its place in a header of the post, beside which the menu is one of the site', () => {
    const before = '<header><nav>Leipzig</nav></header>'
    const head = '<header><h1>Bauleiter</h1><p>Bergmann Bau · Augsburg</p></header>'
    const inMain = page({ title: 'Bauleiter', before }).replace(
      '<div class="content">',
      `<main>${head}<div class="content">`,
    )
    expect(read(inMain).locations).toEqual(['Augsburg'])
  })

  it('is one job, whatever other jobs a box beside it names', () => {
    const others = Array.from(
      { length: 9 },
      (_, i) =>
        `<li><a href="/karriere/jobs/polier-${i}">Polier im Straßenbau, Standort ${i}</a></li>`,
    ).join('')
    const job = read(
      page({
        title: 'Bauleiter Tiefbau',
        after: `<section><h3>Weitere Stellen</h3><ul>${others}</ul></section>`,
      }),
    )
    expect(job.title).toBe('Bauleiter Tiefbau')
    expect(job.body).not.toContain('Polier')
  })

  it.each([
    ['is an image', '<p><i class="fa fa-map-marker"></i> Obertupfing</p>'],
    ['is a letter of the line', '<p>📍 Obertupfing</p>'],
    ['is a sign of a font', '<p><span>location_on</span>Obertupfing</p>'],
  ])('is where a pin points that %s', (_, at) => {
    const before = `<h1>Bauleiter</h1><p>Vollzeit</p><p>Unbefristet</p><p>Ab sofort</p>${at}`
    expect(read(page({ title: 'Bauleiter', before })).locations).toEqual(['Obertupfing'])
  })

  it('is in no town that is a word of its text', () => {
    const before =
      '<h1>Bauleiter</h1><p>Wir arbeiten in Mobile Teams und mobile Geräte gibt es auch.</p>'
    expect(read(page({ title: 'Bauleiter', before })).locations).toEqual([])
  })

  it('is in no small town that is called like the firm', () => {
    const before = '<h1>Bauleiter</h1><p>Bergmann</p>'
    const html = page({ title: 'Bauleiter', before })
    const found = readPosting({ status: 200, url: link }, () => html, 'https://bergmann.example/a')
    expect(found.kind === 'job' && found.job.townsPerhaps).not.toContain('Bergmann')
  })

  it('is offered under the name that the page spells and its host begins with', () => {
    const before = '<h1>Bauleiter</h1>'
    const after = '<p>Ihre Unterlagen liest Bergmann Bau selbst.</p>'
    expect(read(page({ title: 'Bauleiter', before, after })).company).toBe('Bergmann Bau')
  })

  it('is told without what asks for cookies and says the way to the page', () => {
    const job = read(
      page({
        title: 'Bauleiter Tiefbau',
        before:
          '<div id="cookie-banner"><p>Wir verwenden Cookies, um Ihnen das beste Erlebnis zu bieten.</p></div>' +
          '<ol class="breadcrumb"><li>Startseite</li><li>Karriere</li></ol>',
      }),
    )
    expect(job.body).not.toMatch(/Cookies|Startseite/)
  })

  it('is read although nobody closed the header of the page', () => {
    const job = read(
      page({ title: 'Bauleiter Tiefbau', before: '<header><h1>Bauleiter Tiefbau</h1>' }),
    )
    expect(job.body).toContain('Führerschein Klasse B')
  })

  it('has the title of its heading, whole, where the title of the page repeats it', () => {
    const job = read(
      page({
        title: 'Bauleiter - Tiefbau/Kanal — Bergmann Bau',
        before: '<h1>Bauleiter - Tiefbau/Kanal</h1>',
      }),
    )
    expect(job.title).toBe('Bauleiter - Tiefbau/Kanal')
  })

  it('has the title that says more in brackets, where two are the same otherwise', () => {
    const job = read(
      page({ title: 'Bauleiter - Bergmann Bau', before: '<h1>Bauleiter (Tiefbau)</h1>' }),
    )
    expect(job.title).toBe('Bauleiter (Tiefbau)')
  })

  it('is called without what asks to apply', () => {
    const before = '<h1>Bauleiter Tiefbau <a href="#form">Jetzt bewerben</a></h1>'
    expect(read(page({ title: 'Bergmann Bau', before })).title).toBe('Bauleiter Tiefbau')
  })

  it('is in the first town that its text names, where no label says one', () => {
    const after = '<p>Unsere Baustellen liegen rund um Augsburg, selten bis hinter Ulm.</p>'
    expect(read(page({ title: 'Bauleiter Tiefbau', after })).locations).toEqual(['Augsburg'])
  })

  it('is called without the words that somebody is sought', () => {
    const job = read(page({ title: 'Bergmann Bau', before: '<h1>Bauleiter Tiefbau gesucht!</h1>' }))
    expect(job.title).toBe('Bauleiter Tiefbau')
  })

  it('keeps a title whole that begins as another word for a job does', () => {
    const html = page({ before: '<h1>Vaga Desenvolvimento Frontend</h1>' })
    expect(read(html).title).toMatch(/Desenvolvimento Frontend$/)
  })

  it('is read where the page hides it until its program has begun, or holds it in a form', () => {
    const html = page({ title: 'Bauleiter Tiefbau' })
    const within = (open: string, close: string) =>
      read(html.replace('<div class="content">', open).replace('</div></body>', `${close}</body>`))
    const hidden = within('<main style="visibility: hidden">', '</main>')
    const form = within('<form action="/bewerben">', '</form>')
    expect([hidden.body, form.body]).toEqual([
      expect.stringContaining('Führerschein Klasse B'),
      expect.stringContaining('Führerschein Klasse B'),
    ])
  })

  it('is never offered by the host that many firms share', () => {
    const shared = 'https://bergmannbau.github.io/karriere/bauleiter'
    const html = page({ title: 'Bauleiter Tiefbau', before: '<h1>Bauleiter Tiefbau</h1>' })
    const found = readPosting({ status: 200, url: shared }, () => html, shared)
    expect(found.kind === 'job' && found.job.company).not.toMatch(/github/i)
  })

  it('is called as its address is, where the page has no heading', () => {
    const job = read(page({ title: 'Bergmann Bau', before: '<p>Bauleiter Tiefbau</p>' }))
    expect([job.title, job.company]).toEqual(['Bauleiter Tiefbau', 'Bergmann Bau'])
  })

  it('is of whom the page belongs to, where its title says more than the name', () => {
    const job = read(
      page({
        title: 'Bauleiter Tiefbau | Bergmann Bau Augsburg',
        after: '<footer>© 2026 Bergmann Bau. Alle Rechte vorbehalten.</footer>',
      }),
    )
    expect(job.company).toBe('Bergmann Bau')
  })

  it('is where an address below the label of the place says, not where a way through the site leads', () => {
    const job = read(
      page({
        title: 'Bauleiter',
        before: '<ul><li><a>Standorte</a></li><li><a>Leistungen</a></li></ul>',
        after: '<h2>Arbeitsort</h2><p>Im Dreieck 4<br>86150 Augsburg</p>',
      }),
    )
    expect(job.locations).toEqual(['Augsburg'])
  })

  it('may be where a line beside the title, a sentence about the place or an address says', () => {
    const townsOf = (html: string) => [...read(html).locations, ...(read(html).townsPerhaps ?? [])]
    const plain = page({ title: 'Bauleiter', before: '<h1>Bauleiter</h1><p>Augsburg, Bayern</p>' })
    expect(townsOf(plain)).toContain('Augsburg, Bayern')
    const said = page({ title: 'Bauleiter' }).replace(
      'Führerschein',
      'Ihr Arbeitsplatz ist in Augsburg:',
    )
    expect(townsOf(said)).toContain('Augsburg')
    const after = '<p>Am Wall 4<br>86150 Augsburg</p><p>© 2026 Bergmann</p>'
    expect(townsOf(page({ title: 'Bauleiter', after }))).toEqual(['Augsburg'])
  })

  it('is read from the state of a page that shows nothing by itself', () => {
    const state = JSON.stringify({
      props: {
        job: { title: 'Bauleiter Tiefbau', location: { name: 'Augsburg' }, description: post },
      },
    })
    const job = read(
      `<html><head><title>Karriere</title></head><body><div id="root"></div>
       <script id="__NEXT_DATA__" type="application/json">${state}</script></body></html>`,
    )
    expect([job.title, job.locations]).toEqual(['Bauleiter Tiefbau', ['Augsburg']])
  })
})
