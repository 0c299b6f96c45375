/** What is an everyday word in one of the six languages is no skill there, whatever it names elsewhere. */
import { describe, expect, it } from 'vitest'

import { lightWords } from '#tables/light-words.js'

import { rowsInAll } from '../language/word-table.ts'
import { findSkills } from './find.ts'

describe('an everyday word', () => {
  it('of the tables of small and light words names no skill', () => {
    const rows = rowsInAll(lightWords).filter(({ group }) => group !== 'filler')
    const words = new Set(rows.map(({ word }) => word))
    expect(words.size).toBeGreaterThan(700)
    const found = [...words]
      .filter((word) => /^\p{L}{2,}$/u.test(word))
      .filter((word) => findSkills(`xyz ${word} xyz`).length > 0)
    expect(found).toEqual([])
  })

  it.each([
    ['en', 'Strong foundations, emissions of all kinds and clear conclusions'],
    ['en', 'Chef'],
    ['en', 'Work closely with Chef'],
    ['en', 'The principal aim is to unload containers'],
    ['en', 'Scales of rust on structures of every kind'],
    ['de', 'Sie kam und ließ alles stehen, andere lassen alles liegen'],
    ['fr', "J'ai beaucoup voyagé, en vue d'un projet"],
    ['fr', 'Le principal point de vue, à votre disposition'],
    ['fr', 'Le sens du contact, à dix mètres, sur le tableau noir'],
    ['fr', 'Les demandes sont traitées, le sujet est traité à toutes fins utiles'],
    ['fr', 'Suivi des conteneurs et des structures culturelles, conclusions comprises'],
    ['fr', 'Polices de caractères et essais divers'],
    ['es', 'Con fines sociales, aunque sea en torno a los expedientes'],
    ['es', 'Ensayos de la orquesta y descarga de contenedores'],
    ['pt', 'Por cima de tudo, o bem de todos e férias às sextas-feiras'],
    ['pt', 'Eles têm ensaios durante o expediente em várias estruturas'],
    ['nl', 'Wij brengen rust, elk op een exact moment, volgens cao'],
    ['nl', 'Darts en biljart na het werk'],
    ['de', 'Fehlersuche an Aufzügen, Bedienung von zwei Maschinen'],
    ['nl', 'Ervaring met de bediening van een rolbrug'],
  ])('in %s names no skill: %j', (_language, text) => {
    expect(findSkills(text).map(({ skill }) => skill)).toEqual([])
  })

  it.each([
    ['Python, Rust, Scala and Dart', ['python', 'rust', 'scala', 'dart']],
    ['React, vue and AI', ['react', 'vue-js', 'artificial-intelligence']],
    ['Experience with Vue', ['vue-js']],
    ['Power BI, Tableau', ['power-bi', 'tableau']],
    ['Python, ai', ['python', 'artificial-intelligence']],
    ['ELK, SEA and SEO', ['elk-stack', 'sea', 'seo']],
    ['Logiciels de CAO', ['cad']],
    ['Knowledge of containers, Puppet, Chef', ['containerization', 'puppet', 'chef-automation']],
    ['Lassen, frezen', ['welding', 'milling']],
    ['Python und Fehlersuche', ['python', 'debugging']],
    ['Bedienung von Gästen', ['table-service']],
  ])('leaves the skill that is meant: %j', (text, expected) => {
    expect(findSkills(text).map(({ skill }) => skill)).toEqual(expected)
  })
})
