/**
 * Words for people in their two forms, one line a language: heads of the titles that are not in our
 * table of titles. German compounds end with them.
 */
import type { Language } from '#domain/language/languages.ts'

export const personWords: Readonly<Record<Language, string>> = {
  en: '',
  de: 'Leiter/Leiterin Ingenieur/Ingenieurin Manager/Managerin Entwickler/Entwicklerin Mitarbeiter/Mitarbeiterin Assistent/Assistentin Spezialist/Spezialistin Experte/Expertin Fachmann/Fachfrau Kaufmann/Kauffrau Sachbearbeiter/Sachbearbeiterin Techniker/Technikerin Koordinator/Koordinatorin Direktor/Direktorin Pfleger/Pflegerin Therapeut/Therapeutin Berater/Beraterin Referent/Referentin Fahrer/Fahrerin Meister/Meisterin Chef/Chefin Arzt/Ärztin Betreuer/Betreuerin Trainer/Trainerin Forscher/Forscherin Wissenschaftler/Wissenschaftlerin Gründer/Gründerin Absolvent/Absolventin Vertreter/Vertreterin Helfer/Helferin Gestalter/Gestalterin Planer/Planerin Analyst/Analystin Lehrer/Lehrerin Verkäufer/Verkäuferin',
  es: 'Ingeniero/Ingeniera Desarrollador/Desarrolladora Director/Directora Jefe/Jefa Coordinador/Coordinadora Técnico/Técnica Administrador/Administradora Investigador/Investigadora Encargado/Encargada Asesor/Asesora Consultor/Consultora Profesor/Profesora Gestor/Gestora Diseñador/Diseñadora Programador/Programadora Licenciado/Licenciada Graduado/Graduada Supervisor/Supervisora Fundador/Fundadora Educador/Educadora Trabajador/Trabajadora',
  fr: 'Ingénieur/Ingénieure Développeur/Développeuse Directeur/Directrice Chef/Cheffe Coordinateur/Coordinatrice Coordonnateur/Coordonnatrice Technicien/Technicienne Chargé/Chargée Chercheur/Chercheuse Employé/Employée Agent/Agente Formateur/Formatrice Conseiller/Conseillère Assistant/Assistante Consultant/Consultante Administrateur/Administratrice Éducateur/Éducatrice Diplômé/Diplômée Superviseur/Superviseuse Fondateur/Fondatrice Concepteur/Conceptrice Opérateur/Opératrice Animateur/Animatrice',
  pt: 'Engenheiro/Engenheira Desenvolvedor/Desenvolvedora Programador/Programadora Diretor/Diretora Coordenador/Coordenadora Técnico/Técnica Administrador/Administradora Investigador/Investigadora Pesquisador/Pesquisadora Encarregado/Encarregada Assessor/Assessora Consultor/Consultora Professor/Professora Gestor/Gestora Licenciado/Licenciada Supervisor/Supervisora Fundador/Fundadora Educador/Educadora Trabalhador/Trabalhadora',
  nl: 'Medewerker/Medewerkster Directeur/Directrice Begeleider/Begeleidster Onderzoeker/Onderzoekster',
}
