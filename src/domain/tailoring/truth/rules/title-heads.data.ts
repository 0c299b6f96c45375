/**
 * Words of job titles that say only that somebody works there, those that say less than a trade does,
 * the ends of German and Dutch compounds that name a person, and words that only link. Folded;
 * `stem*` matches by its beginning. Nobody who leads, and nobody of another rank, stands in a row.
 */
import type { Language } from '../../../language/languages.ts'

/** Who works somewhere, at one rank: a row a rank, parted by lines. */
export const workers: Readonly<Record<Language, string>> = {
  en: `worker* operative* hand attendant* staff staff_member* employee* team_member* crew_member*
    agent* representative* rep reps
    person man woman people
    officer* executive*`,
  de: `mitarbeiter* angestellt* beschaftigt* kraft krafte mitarbeitend* beamte beamter beamtin
    arbeiter* werker*
    spezialist* experte* expertin`,
  es: `emplead* trabajador* operari* personal operador*
    agente* asesor*
    tecnic*`,
  fr: `agent* employe* prepose* equipi* operat*
    ouvri* salarie* travailleu*
    conseill* charge* prepose* agent*
    specialiste* gestionnaire*`,
  pt: `empregad* trabalhador* operari* funcionari* colaborador* operador* atendente*
    agente*
    tecnic*`,
  nl: `medewerk* arbeider* bediende* beambte* werknemer* kracht krachten employee
    specialist* deskundige*`,
}

/** Who says no more than that somebody works or helps there: "Mitarbeiter Rezeption" for a receptionist. */
export const lowly: Readonly<Record<Language, string>> = {
  en: 'worker* operative* hand attendant* staff employee* assistant* helper* member*',
  de: 'mitarbeiter* angestellt* kraft arbeiter* hilfskraft helfer* aushilfe* assistent* hilfe',
  es: 'emplead* trabajador* operari* personal operador* agente* auxiliar* ayudante* asistente*',
  fr: 'agent* employe* prepose* ouvri* operat* assistant* aide* auxiliaire* salarie*',
  pt: 'empregad* trabalhador* operari* funcionari* operador* auxiliar* ajudante* assistente* agente*',
  nl: 'medewerk* arbeider* bediende* beambte* kracht hulp* assistent* werknemer*',
}

/** What a compound ends with where it names a person. */
export const personHeads: Readonly<Partial<Record<Language, string>>> = {
  de: `sachbearbeiterin sachbearbeiter mitarbeiterin mitarbeiter angestellte angestellter arbeiterin
    arbeiter fachkraft hilfskraft kraft leiterin leiter leitung referentin referent technikerin techniker
    ingenieurin ingenieur fahrerin fahrer verkauferin verkaufer beraterin berater entwicklerin
    entwickler planerin planer managerin manager fuhrerin fuhrer monteurin monteur mechanikerin
    mechaniker pflegerin pfleger lehrerin lehrer helferin helfer kauffrau kaufmann koordinatorin
    koordinator assistentin assistent praktikantin praktikant installateurin installateur gartnerin
    gartner bauerin bauer meisterin meister gehilfin gehilfe betreuerin betreuer prufer pruferin
    laborantin laborant disponentin disponent administratorin administrator spezialistin spezialist
    trainerin trainer redakteurin redakteur zeichnerin zeichner backerin backer koch kochin
    assistenz beauftragte beauftragter vertreterin vertreter`,
  nl: `medewerkster medewerker arbeider arbeidster bediende beambte kracht leidster leider chauffeur
    monteur verkoper verkoopster adviseur beheerder planner manager docent docente leraar lerares
    leerkracht begeleider begeleidster coordinator assistent assistente hulp stagiair stagiaire
    technicus ontwikkelaar ontwerper analist specialist bestuurder controleur operator operateur
    verzorger verzorgster verpleegkundige kok meester juf secretaresse administrateur inkoper
    werker werkster laborant consulent trainer`,
}

/** Besides `linkingWords`: what stands before the letters of a licence or certificate, or means "with". */
export const bareWords: ReadonlySet<string> = new Set(
  (
    'mit with con com avec met sur sul na mw a klasse klassen kategorie kat categorie category cat ' +
    'class clase classe stufe rijbewijs niveau nivel level unseres einer eines eine einem un una um uma ' +
    'een one our dl team s'
  ).split(' '),
)
