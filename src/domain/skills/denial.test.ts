import { describe, expect, it } from 'vitest'

import { isDenied, isUsed } from './denial.ts'
import { processorMs } from '../../../tests/processor-time.ts'

const at = (text: string) => text.indexOf('Ansible')

describe('isDenied', () => {
  it.each([
    'No hands-on experience with Ansible so far.',
    'Have never worked with Ansible in production.',
    "Didn't use Ansible.",
    'Lacking Ansible skills.',
    'Keen to learn Ansible.',
    'Ansible was out of scope.',
    'Decided against Ansible for the new platform.',
    'Keine praktische Erfahrung mit Ansible.',
    'Ansible wurde in diesem Projekt nicht eingesetzt.',
    'Ich möchte gern Ansible lernen.',
    'Aucune expérience avec Ansible.',
    'Je n’ai jamais utilisé Ansible.',
    'Je souhaite découvrir Ansible.',
    'Sin experiencia previa en Ansible.',
    'Me gustaría aprender Ansible.',
    'Sem experiência em Ansible.',
    'Gostaria de aprender Ansible.',
    'Geen ervaring met Ansible.',
    'Nog nooit met Ansible gewerkt.',
  ])('sees the denial or the wish in "%s"', (text) => {
    expect(isDenied(text, at(text))).toBe(true)
  })

  it.each([
    'Automated 60 servers with Ansible and no downtime.',
    'No experience with Puppet, but four years of Ansible.',
    'Never missed a release. Rolled out with Ansible.',
    'Migrated not only scripts to Ansible.',
    'Einführung von Ansible ohne Ausfall.',
    'Déploiement avec Ansible sans interruption.',
    'Automatisering met Ansible zonder storingen.',
    'Node.js services, rolled out with Ansible.',
  ])('leaves the claim in "%s" as it is', (text) => {
    expect(isDenied(text, at(text))).toBe(false)
  })
})

describe('isUsed', () => {
  it.each([
    'Rolled out in Ansible.',
    'Built with Terraform, Packer and Ansible.',
    'Automatisierung mit Ansible.',
    'Automatisation avec Ansible.',
    'Automatización con Ansible.',
    'Automação com Ansible.',
    'Automatisering met Ansible.',
  ])('sees the use in "%s"', (text) => {
    expect(isUsed(text, at(text))).toBe(true)
  })

  it.each([
    'Supported colleagues who administered Ansible hosts.',
    'Migrated away from Ansible.',
    'Recruited Ansible engineers.',
    'Watched a talk about Ansible.',
    'Customer: Ansible. Delivered lunch.',
    'No experience with Ansible.',
  ])('sees none in "%s"', (text) => {
    expect(isUsed(text, at(text))).toBe(false)
  })
})

it('each clause of a long line is judged once, however many things it names', () => {
  const took = processorMs(() => {
    for (const fragment of ['Ansible ', 'Ansible.', "n'a", 'poc-', 'no ']) {
      const text = `No experience with ${fragment.repeat(16_000 / fragment.length)}`
      for (let place = 19; place < text.length; place += fragment.length) isDenied(text, place)
    }
  })
  expect(took).toBeLessThan(3_000)
})
