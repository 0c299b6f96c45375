/** The words of titles that say nothing of the work, that shorten, that help and that lead. */

export const linkingWords: ReadonlySet<string> = new Set(
  (
    'of the for in to at and ' +
    'der die das des dem den von vom fur im und zum zur als fachrichtung schwerpunkt bereich ' +
    'de du des d la le les l en a au aux et pour ' +
    'del el los las y e para al ' +
    'do da dos das em no na ao aos as os o ' +
    'van het voor op bij afdeling richting specialisatie'
  ).split(' '),
)

/** Those that are written without a point too, or whose letters are no beginning; a point leaves the ending open. */
export const abbreviations: Readonly<Record<string, string>> = {
  sr: 'senior',
  snr: 'senior',
  jr: 'junior',
  asst: 'assistant',
  admin: 'administrati.',
  dep: 'deputy',
  gen: 'general',
  tech: 'techni.',
  wiss: 'wissenschaftlich.',
  techn: 'technisch.',
  dipl: 'diplomiert.',
  staatl: 'staatlich.',
  gepr: 'gepruft.',
  exam: 'examiniert.',
  adm: 'administrati.',
  alg: 'algemeen',
  fin: 'financ.',
  assoc: 'associate',
  mgr: 'manager',
  engr: 'engineer',
  exec: 'executive',
  vp: 'vice president',
  svp: 'senior vice president',
  dev: 'developer',
  hr: 'human resources',
  qa: 'quality assurance',
  rn: 'registered nurse',
  ux: 'user experience',
  ui: 'user interface',
  stv: 'stellvertretend.',
  stellv: 'stellvertretend.',
  ltd: 'leitend.',
  kfm: 'kaufmannisch.',
  kfz: 'kraftfahrzeug',
  lkw: 'lastkraftwagen',
  pkw: 'personenkraftwagen',
  admvo: 'administrativo',
  dpto: 'departamento',
  plv: 'plaatsvervangend',
}

/** By their beginnings: who helps somebody. */
export const helpers: readonly string[] = [
  'assist',
  'asist',
  'asst',
  'auxil',
  'ayudant',
  'ajudant',
  'aide',
  'helfer',
  'gehilf',
  'hulp',
  'secretar',
  'sekretar',
  'secretaire',
  'sachbearbeit',
]

/** By their beginnings: who stands in for somebody, and so bears the rank beneath. */
export const deputies: readonly string[] = ['deput', 'adjoint', 'adjunt', 'stellv', 'plaatsverv']

/** Who leads, also as the end of a longer word: Filialleiter, teamleider. */
export const ranks =
  /^(?:manager|head|chief|director|lead|leader|president|partner|supervisor|officer|boss|chef|chefe|chefin|cheffe|jef[ea]|gerente|diret\p{L}+|direct\p{L}+|direkt\p{L}+|responsab\p{L}+|coordin\p{L}+|coorden\p{L}+|koordin\p{L}+|hoofd)$|(?:leiter|leiterin|leitung|leitend|leider|leidster|manager|managerin|chef|chefin|fuhrer|fuhrerin|meister|meisterin|vorstand|directeur|direktor)$/u

/** An office that somebody assists, and no person: "Sekretärin der Geschäftsleitung". */
export const managements = /(?:leitung|direktion|direction|direccion|direcao|directie)$/u
