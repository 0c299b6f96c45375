/**
 * What a resume calls its sections in its own language: the customary headings, which applicant
 * tracking systems know, not translations of one another.
 */
import type { SectionKey } from '../../resume/sections.ts'
import type { Language } from '../languages.ts'

export const sectionTitles: Readonly<Record<Language, Readonly<Record<SectionKey, string>>>> = {
  en: {
    summary: 'Summary',
    work_experience: 'Work Experience',
    education: 'Education',
    skills: 'Skills',
    projects: 'Projects',
    certifications: 'Certifications and Training',
  },
  de: {
    summary: 'Profil',
    work_experience: 'Berufserfahrung',
    education: 'Ausbildung',
    skills: 'Kenntnisse',
    projects: 'Projekte',
    certifications: 'Zertifikate und Weiterbildung',
  },
  es: {
    summary: 'Perfil',
    work_experience: 'Experiencia laboral',
    education: 'Formación',
    skills: 'Competencias',
    projects: 'Proyectos',
    certifications: 'Certificados y cursos',
  },
  fr: {
    summary: 'Profil',
    work_experience: 'Expérience professionnelle',
    education: 'Formation',
    skills: 'Compétences',
    projects: 'Projets',
    certifications: 'Certifications et formations continues',
  },
  pt: {
    summary: 'Perfil',
    work_experience: 'Experiência profissional',
    education: 'Formação',
    skills: 'Competências',
    projects: 'Projetos',
    certifications: 'Certificações e cursos',
  },
  nl: {
    summary: 'Profiel',
    work_experience: 'Werkervaring',
    education: 'Opleiding',
    skills: 'Vaardigheden',
    projects: 'Projecten',
    certifications: 'Certificaten en cursussen',
  },
}
