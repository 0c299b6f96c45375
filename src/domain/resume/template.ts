/**
 * The resume that 'create from a template' gives: one placeholder of each kind, in the person's
 * language, that says what belongs there. It claims nothing about anybody: every sentence is an
 * instruction, so that one left standing is seen at once.
 */
import type { Language } from '../language/languages.ts'
import { blankContent } from './blank.ts'
import type { ResumeContent } from './resume.ts'
import type { ListKey } from './sections.ts'
import { contentsOf, isList } from './sections.ts'
import type { Said } from './sections/said.ts'
import { itemSaying } from './sections/said.ts'

interface Phrases {
  summary: string
  role: string
  company: string
  place: string
  from: string
  to: string
  bullets: readonly [string, string]
  degree: string
  university: string
  category: string
  skills: readonly [string, string]
  project: string
  purpose: string
  certificate: string
  organization: string
}

const phrases: Readonly<Record<Language, Phrases>> = {
  en: {
    summary:
      'Two or three sentences: what you do, how long you have done it, what you are good at.',
    role: 'Your role',
    company: 'Company',
    place: 'City',
    from: 'Start',
    to: 'End',
    bullets: [
      'What you did, and what came of it, with a number where there is one',
      'Another result you would like to be asked about',
    ],
    degree: 'Degree or training',
    university: 'School or university',
    category: 'Kind of skills',
    skills: ['A skill', 'Another skill'],
    project: 'Name of a project',
    purpose: 'What it is for, and what you did in it',
    certificate: 'Name of a certificate or course',
    organization: 'Who issued it',
  },
  de: {
    summary: 'Zwei oder drei Sätze: was Sie tun, wie lange schon und was Sie gut können.',
    role: 'Ihre Position',
    company: 'Unternehmen',
    place: 'Ort',
    from: 'Beginn',
    to: 'Ende',
    bullets: [
      'Was Sie getan haben und was daraus wurde, mit einer Zahl, wo es eine gibt',
      'Ein weiteres Ergebnis, nach dem man Sie gern fragen darf',
    ],
    degree: 'Abschluss oder Ausbildung',
    university: 'Schule oder Hochschule',
    category: 'Art der Kenntnisse',
    skills: ['Eine Kenntnis', 'Eine weitere Kenntnis'],
    project: 'Name eines Projekts',
    purpose: 'Wozu es dient und was Sie darin getan haben',
    certificate: 'Name eines Zertifikats oder Kurses',
    organization: 'Wer es ausgestellt hat',
  },
  es: {
    summary: 'Dos o tres frases: qué hace, desde cuándo y qué se le da bien.',
    role: 'Su puesto',
    company: 'Empresa',
    place: 'Ciudad',
    from: 'Inicio',
    to: 'Fin',
    bullets: [
      'Qué hizo y qué se consiguió, con una cifra donde la haya',
      'Otro resultado sobre el que le gustaría que le preguntaran',
    ],
    degree: 'Título o formación',
    university: 'Escuela o universidad',
    category: 'Tipo de competencias',
    skills: ['Una competencia', 'Otra competencia'],
    project: 'Nombre de un proyecto',
    purpose: 'Para qué sirve y qué hizo usted en él',
    certificate: 'Nombre de un certificado o curso',
    organization: 'Quién lo expidió',
  },
  fr: {
    summary:
      'Deux ou trois phrases : ce que vous faites, depuis quand, et ce que vous faites bien.',
    role: 'Votre poste',
    company: 'Entreprise',
    place: 'Ville',
    from: 'Début',
    to: 'Fin',
    bullets: [
      'Ce que vous avez fait et ce qui en est sorti, avec un chiffre s’il y en a un',
      'Un autre résultat sur lequel vous aimeriez être interrogé',
    ],
    degree: 'Diplôme ou formation',
    university: 'École ou université',
    category: 'Type de compétences',
    skills: ['Une compétence', 'Une autre compétence'],
    project: 'Nom d’un projet',
    purpose: 'À quoi il sert et ce que vous y avez fait',
    certificate: 'Nom d’un certificat ou d’un cours',
    organization: 'Qui l’a délivré',
  },
  pt: {
    summary: 'Duas ou três frases: o que faz, há quanto tempo e o que faz bem.',
    role: 'O seu cargo',
    company: 'Empresa',
    place: 'Cidade',
    from: 'Início',
    to: 'Fim',
    bullets: [
      'O que fez e o que resultou daí, com um número onde houver',
      'Outro resultado sobre o qual gostaria que lhe perguntassem',
    ],
    degree: 'Curso ou formação',
    university: 'Escola ou universidade',
    category: 'Tipo de competências',
    skills: ['Uma competência', 'Outra competência'],
    project: 'Nome de um projeto',
    purpose: 'Para que serve e o que fez nele',
    certificate: 'Nome de um certificado ou curso',
    organization: 'Quem o emitiu',
  },
  nl: {
    summary: 'Twee of drie zinnen: wat u doet, hoe lang al en waar u goed in bent.',
    role: 'Uw functie',
    company: 'Bedrijf',
    place: 'Plaats',
    from: 'Begin',
    to: 'Einde',
    bullets: [
      'Wat u deed en wat het opleverde, met een getal waar dat er is',
      'Nog een resultaat waar men u graag naar mag vragen',
    ],
    degree: 'Diploma of opleiding',
    university: 'School of universiteit',
    category: 'Soort vaardigheden',
    skills: ['Een vaardigheid', 'Nog een vaardigheid'],
    project: 'Naam van een project',
    purpose: 'Waar het voor dient en wat u erin deed',
    certificate: 'Naam van een certificaat of cursus',
    organization: 'Wie het heeft uitgegeven',
  },
}

export function templateContent(
  language: Language,
  person: { name: string | null; email: string | null },
): ResumeContent {
  const say = phrases[language]
  const blank = blankContent()
  return {
    ...blank,
    contact_info: { ...blank.contact_info, name: person.name ?? '', email: person.email ?? '' },
    ...contentsOf((section) =>
      isList(section)
        ? [itemSaying(section.fields, placeholdersIn(say)[section.key])]
        : say.summary,
    ),
  }
}

const placeholdersIn = (say: Phrases): Readonly<Record<ListKey, Partial<Said>>> => ({
  work_experience: {
    title: say.role,
    organization: say.company,
    place: say.place,
    from: say.from,
    to: say.to,
    points: say.bullets,
  },
  education: { title: say.degree, organization: say.university, from: say.from, to: say.to },
  skills: { title: say.category, words: say.skills },
  projects: { title: say.project, text: say.purpose },
  certifications: { title: say.certificate, organization: say.organization },
})
