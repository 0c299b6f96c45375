/**
 * The words that forms put in front of a field ("Occupation or position held", "Arbeitgeber"), as
 * in the European curriculum vitae, folded.
 */
import { fold } from '#domain/language/fold.ts'

const list = (text: string): string[] => text.split(',').map((word) => fold(word.trim()))

/** Of what stands below them. */
const textLabels = new Set(
  [
    'main activities and responsibilities, activities and responsibilities, responsibilities, main responsibilities, duties, main duties, key duties, key responsibilities, roles and responsibilities, roles & responsibilities, main tasks, tasks, activities, achievements, wichtigste tätigkeiten und zuständigkeiten, tätigkeiten und zuständigkeiten, tätigkeiten, aufgaben, aufgabenbereich, verantwortlichkeiten, hauptaufgaben, wichtigste aufgaben, principales activités et responsabilités, activités et responsabilités, activités principales, missions, missions principales, principales missions, principales tâches, tâches, responsabilités, funciones y responsabilidades principales, principales actividades y responsabilidades, actividades y responsabilidades, principales actividades, actividades principales, actividades, principales funciones, funciones principales, funciones realizadas, funciones, tareas, responsabilidades, principais atividades e responsabilidades, principais actividades e responsabilidades, atividades e responsabilidades, principais atividades, atividades principais, atividades desenvolvidas, atividades realizadas, principais atribuições, principais funções, principais responsabilidades, atividades, atribuições, responsabilidades, belangrijkste taken en verantwoordelijkheden, belangrijkste activiteiten en verantwoordelijkheden, voornaamste activiteiten en verantwoordelijkheden, taken en verantwoordelijkheden, belangrijkste taken, hoofdtaken, voornaamste taken, belangrijkste werkzaamheden, taken, werkzaamheden, verantwoordelijkheden',
    'principal subjects/occupational skills covered, principal subjects, subjects, hauptfächer/berufliche fähigkeiten, hauptfächer, schwerpunkte, principales matières/compétences professionnelles couvertes, principales matières, matières, principales materias o capacidades ocupacionales estudiadas, principales materias, materias, principais disciplinas/competências profissionais, principais disciplinas, disciplinas, belangrijkste vakken/beroepsvaardigheden, belangrijkste vakken, vakken, percentage, marks, marks obtained, cgpa, division',
  ].flatMap(list),
)

const labels = new Set([
  ...textLabels,
  ...[
    'dates, date, period, duration, dates (from - to), zeitraum, daten, datum, dauer, von - bis, datum (von - bis), période, dates (de - à), durée, fechas, fecha, periodo, período, fechas (de - a), datas, data, duração, periode, data (van - tot), duur, datum (van - tot), from, to, von, bis, du, au, desde, hasta, de, até, van, tot, inicio, fin, início, fim, start, end, beginn, ende, year, jahr, année, año, ano, jaar, year of passing, passing year, year of completion, abschlussjahr',
    'occupation or position held, occupation, position held, position, job title, role, title, beruf oder funktion, beruf, funktion, position, stelle, designation, position title,  fonction ou poste occupé, poste occupé, poste, fonction, intitulé du poste, profession ou fonction, profesión o cargo desempeñado, cargo o puesto desempeñado, cargo, puesto, puesto desempeñado, função ou cargo ocupado, função, cargo ocupado, beroep of functie, functie, functietitel, rol',
    'name and address of employer, name of employer, employer, company, organisation, organization, name und adresse des arbeitgebers, name und anschrift des arbeitgebers, name des arbeitgebers, arbeitgeber, firma, unternehmen, betrieb, nom et adresse de l’employeur, nom de l’employeur, employeur, entreprise, société, nombre y dirección de la empresa o empleador, nombre y dirección del empleador, empleador, empresa, compañía, nome e endereço do empregador, nome e morada do empregador, empregador, entidade, naam en adres van de werkgever, naam van de werkgever, werkgever, bedrijf, bedrijfsnaam, organisatie, organismo, organismo o empresa, empresa u organismo, entidad, entidad o empresa, empresa ou entidade, organisme, organisme ou entreprise',
    'location, place, city, ort, standort, lieu, ville, lugar, ciudad, ubicación, local, cidade, localidade, plaats, locatie',
    'type of business or sector, business or sector, sector, industry, tätigkeitsbereich oder branche, branche, type ou secteur d’activité, secteur, secteur d’activité, tipo de empresa o sector, tipo de empresa ou sector, tipo de empresa ou setor, setor, type bedrijf of sector, sector',
    'hours per week, hours, horas, stunden, heures, uren, carga horária, supervisor, salary, reason for leaving, wochenstunden, vorgesetzter, vorgesetzte, gehalt, supérieur hiérarchique, salaire, motif de départ, supervisor directo, jefe directo, motivo de salida, salario, superior hierárquico, motivo da saída, salário, leidinggevende, salaris, reden van vertrek',
    'title of qualification awarded, qualification awarded, qualification, degree, diploma, course, bezeichnung der erworbenen qualifikation, erworbene qualifikation, qualifikation, abschluss, studiengang, intitulé du certificat ou diplôme délivré, intitulé du diplôme, diplôme, diplôme obtenu, título de la cualificación obtenida, cualificación obtenida, titulación, título, designação da qualificação atribuída, designação da qualificação, qualificação, curso, grau, naam van de behaalde kwalificatie, behaalde kwalificatie, behaald diploma, diploma, kwalificatie, studierichting, opleiding, naam opleiding, denominación, nombre del curso, course title, name of course, bezeichnung, intitulé, nome do curso, naam van de cursus',
    'name and type of organisation providing education and training, name and type of organisation, name of organisation, institution, school, university, name und art der bildungs- oder ausbildungseinrichtung, bildungseinrichtung, ausbildungseinrichtung, einrichtung, hochschule, schule, universität, nom et type de l’établissement d’enseignement ou de formation, nom et type de l’établissement, établissement, école, université, nombre y tipo de la organización que ha impartido la educación o la formación, nombre y tipo de centro, centro, centro de estudios, institución, universidad, nome e tipo da organização de ensino ou formação, nome e tipo da instituição, instituição, instituição de ensino, escola, universidade, naam en type van de onderwijsinstelling, naam en aard van de onderwijsinstelling, onderwijsinstelling, instelling, opleidingsinstituut, instituut, universiteit, institute, college, board, name of institution, university/board, board/university',
    'mother tongue(s), mother tongue, other language(s), other languages, social skills and competences, organisational skills and competences, technical skills and competences, computer skills and competences, muttersprache(n), muttersprache, weitere sprachen, sonstige sprachen, soziale fähigkeiten und kompetenzen, technische fähigkeiten und kompetenzen, ikt-kenntnisse und kompetenzen, langue(s) maternelle(s), langue maternelle, autre(s) langue(s), autres langues, aptitudes et compétences techniques, aptitudes et compétences informatiques, aptitudes et compétences sociales, lengua materna, idioma(s) materno(s), otros idiomas, otro(s) idioma(s), capacidades y competencias sociales, capacidades y competencias técnicas, capacidades y competencias informáticas, língua materna, língua(s) materna(s), outras línguas, outra(s) língua(s), aptidões e competências sociais, aptidões e competências técnicas, aptidões e competências informáticas, aptidões e competências de organização, moedertaal, andere talen, sociale vaardigheden en competenties, technische vaardigheden en competenties, computervaardigheden en competenties, driving licence, führerschein, permis de conduire, permiso de conducción, carta de condução, rijbewijs',
  ].flatMap(list),
])

const personal = new Set(
  list(
    'name, full name, surname, first name, address, telephone, phone, mobile, email, e-mail, date of birth, nationality, familienname, vorname, nachname, anschrift, adresse, wohnort, telefon, mobil, handy, geburtsdatum, geburtsort, staatsangehörigkeit, familienstand, nom, prénom, nom et prénom, ville, téléphone, portable, courriel, date de naissance, nationalité, nombre, apellidos, nombre y apellidos, apellidos y nombre, dirección, domicilio, teléfono, móvil, correo, correo electrónico, fecha de nacimiento, nacionalidad, dni, nome, nome completo, endereço, morada, telefone, telemóvel, celular, data de nascimento, nacionalidade, estado civil, naam, voornaam, achternaam, adres, woonplaats, telefoon, mobiel, geboortedatum, nationaliteit',
  ),
)

const bare = (text: string): string =>
  fold(text)
    .replace(/(?<![\s:•·–—-])[\s:•·–—-]+$/u, '')
    .replace(/^[\s•·–—-]+/u, '')

/** The label names the text below it, and no field. */
export const isTextLabel = (text: string): boolean => textLabels.has(bare(text))

/** What stands in front of a field of any form: of a job, a degree, the person. */
export const isFormLabel = (text: string): boolean =>
  labels.has(bare(text)) || personal.has(bare(text))

/** A label, or one line of a label that stands on two. */
export const isPartOfLabel = (text: string): boolean => {
  // "S. No. Organisation": the names of two columns in one.
  const folded = bare(text).replace(/^(?:#|(?:s|sr|sl)\.? ?no\.?|no\.|nr\.|lfd\. ?nr\.) /, '')
  return (
    labels.has(folded) ||
    (folded.length >= 6 &&
      [...labels].some((l) => l.startsWith(`${folded} `) || l.endsWith(` ${folded}`)))
  )
}
