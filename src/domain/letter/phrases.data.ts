/**
 * The sentences of a letter, as one writes them in each language: modest, without a claim of their
 * own. What is in braces comes from the resume or from the job.
 */
import type { Language } from '../language/languages.ts'

export type LetterPhrases = {
  subject: string
  subjectOpen: string
  greeting: string
  /** Why one writes: with the title and the company of the job, one of them, or neither. */
  opening: { both: string; title: string; company: string; neither: string }
  /** The work one does, or did last. */
  now: string
  last: string
  atNoCompany: { now: string; last: string }
  skills: string
  points: string
  end: string
  closing: string
  and: string
}

export const letterPhrases: Readonly<Record<Language, LetterPhrases>> = {
  en: {
    subject: 'Application: {title}',
    subjectOpen: 'Application',
    greeting: 'Dear hiring team,',
    opening: {
      both: 'I am writing to apply for the position of {title} at {company}.',
      title: 'I am writing to apply for the position of {title}.',
      company: 'I am writing to apply for a position at {company}.',
      neither: 'I am writing to apply for the position you advertise.',
    },
    now: 'I currently work as {role} at {employer}.',
    last: 'Most recently I worked as {role} at {employer}.',
    atNoCompany: {
      now: 'I currently work as {role}.',
      last: 'Most recently I worked as {role}.',
    },
    skills: 'Of what you ask for, my resume shows {skills}.',
    points: 'These parts of my work speak to your advertisement:',
    end: 'My resume is enclosed. I would be glad to tell you more in a conversation.',
    closing: 'Yours sincerely,',
    and: ' and ',
  },
  de: {
    subject: 'Bewerbung: {title}',
    subjectOpen: 'Bewerbung',
    greeting: 'Sehr geehrte Damen und Herren,',
    opening: {
      both: 'hiermit bewerbe ich mich bei {company} um die Stelle „{title}“.',
      title: 'hiermit bewerbe ich mich um die Stelle „{title}“.',
      company: 'hiermit bewerbe ich mich bei {company}.',
      neither: 'hiermit bewerbe ich mich um die ausgeschriebene Stelle.',
    },
    now: 'Derzeit arbeite ich bei {employer} ({role}).',
    last: 'Zuletzt habe ich bei {employer} gearbeitet ({role}).',
    atNoCompany: {
      now: 'Meine derzeitige Tätigkeit: {role}.',
      last: 'Meine letzte Tätigkeit: {role}.',
    },
    skills: 'Von dem, was Sie suchen, zeigt mein Lebenslauf {skills}.',
    points: 'Aus meiner Arbeit passt zu Ihrer Ausschreibung besonders:',
    end: 'Meinen Lebenslauf füge ich bei. Über ein Gespräch freue ich mich.',
    closing: 'Mit freundlichen Grüßen',
    and: ' und ',
  },
  es: {
    subject: 'Candidatura: {title}',
    subjectOpen: 'Candidatura',
    greeting: 'Estimados señores:',
    opening: {
      both: 'Les escribo para presentar mi candidatura al puesto de {title} en {company}.',
      title: 'Les escribo para presentar mi candidatura al puesto de {title}.',
      company: 'Les escribo para presentar mi candidatura a un puesto en {company}.',
      neither: 'Les escribo para presentar mi candidatura al puesto que anuncian.',
    },
    now: 'Actualmente trabajo como {role} en {employer}.',
    last: 'Mi último puesto fue el de {role} en {employer}.',
    atNoCompany: {
      now: 'Actualmente trabajo como {role}.',
      last: 'Mi último puesto fue el de {role}.',
    },
    skills: 'De lo que buscan, mi currículum muestra {skills}.',
    points: 'De mi trabajo, esto responde a su anuncio:',
    end: 'Adjunto mi currículum. Con mucho gusto les daré más detalles en una entrevista.',
    closing: 'Atentamente,',
    and: ' y ',
  },
  fr: {
    subject: 'Candidature : {title}',
    subjectOpen: 'Candidature',
    greeting: 'Madame, Monsieur,',
    opening: {
      both: 'Je vous adresse ma candidature au poste de {title} chez {company}.',
      title: 'Je vous adresse ma candidature au poste de {title}.',
      company: 'Je vous adresse ma candidature à un poste chez {company}.',
      neither: 'Je vous adresse ma candidature au poste que vous proposez.',
    },
    now: 'Je travaille actuellement chez {employer} ({role}).',
    last: 'J’ai travaillé en dernier lieu chez {employer} ({role}).',
    atNoCompany: {
      now: 'Mon poste actuel : {role}.',
      last: 'Mon dernier poste : {role}.',
    },
    skills: 'De ce que vous recherchez, mon CV fait apparaître {skills}.',
    points: 'Dans mon parcours, ceci répond à votre annonce :',
    end: 'Vous trouverez mon CV ci-joint. C’est avec plaisir que j’en parlerai avec vous lors d’un entretien.',
    closing: 'Veuillez agréer, Madame, Monsieur, mes salutations distinguées.',
    and: ' et ',
  },
  nl: {
    subject: 'Sollicitatie: {title}',
    subjectOpen: 'Sollicitatie',
    greeting: 'Geachte heer of mevrouw,',
    opening: {
      both: 'Graag solliciteer ik bij {company} naar de functie van {title}.',
      title: 'Graag solliciteer ik naar de functie van {title}.',
      company: 'Graag solliciteer ik bij {company}.',
      neither: 'Graag solliciteer ik naar de functie in uw vacature.',
    },
    now: 'Op dit moment werk ik als {role} bij {employer}.',
    last: 'Het laatst werkte ik als {role} bij {employer}.',
    atNoCompany: {
      now: 'Op dit moment werk ik als {role}.',
      last: 'Het laatst werkte ik als {role}.',
    },
    skills: 'Van wat u vraagt, laat mijn cv {skills} zien.',
    points: 'Uit mijn werk sluit dit aan bij uw vacature:',
    end: 'Mijn cv stuur ik mee. Graag licht ik het toe in een gesprek.',
    closing: 'Met vriendelijke groet,',
    and: ' en ',
  },
  pt: {
    subject: 'Candidatura: {title}',
    subjectOpen: 'Candidatura',
    greeting: 'Exmos. Senhores,',
    opening: {
      both: 'Venho apresentar a minha candidatura à função de {title} na {company}.',
      title: 'Venho apresentar a minha candidatura à função de {title}.',
      company: 'Venho apresentar a minha candidatura a uma função na {company}.',
      neither: 'Venho apresentar a minha candidatura à função que anunciam.',
    },
    now: 'Atualmente trabalho como {role} na {employer}.',
    last: 'A minha última função foi a de {role} na {employer}.',
    atNoCompany: {
      now: 'Atualmente trabalho como {role}.',
      last: 'A minha última função foi a de {role}.',
    },
    skills: 'Do que procuram, o meu currículo mostra {skills}.',
    points: 'Do meu trabalho, isto responde ao vosso anúncio:',
    end: 'Envio em anexo o meu currículo. Terei todo o gosto em dar mais pormenores numa entrevista.',
    closing: 'Com os melhores cumprimentos,',
    and: ' e ',
  },
}

/** What the document is called in the name of its file. */
export const letterTitles: Readonly<Record<Language, string>> = {
  en: 'Cover letter',
  de: 'Anschreiben',
  es: 'Carta de presentación',
  fr: 'Lettre de motivation',
  nl: 'Motivatiebrief',
  pt: 'Carta de apresentação',
}
