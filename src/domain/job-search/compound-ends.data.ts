/** Last parts of German and Dutch compound titles, as the words are compared; longest first. */
const ends =
  'entwickler programmierer ingenieur techniker mechaniker elektroniker mechatroniker informatiker administrator architekt berater betreuer leiter manager mitarbeiter verkaufer vertreter monteur installateur assistent assistenz helfer pfleger schwester fahrer meister arzt lehrer kaufmann fachkraft fachmann sachbearbeiter disponent therapeut padagoge erzieher gestalter designer redakteur referent buchhalter prufer analyst spezialist koordinator planer zeichner konstrukteur schlosser schreiner maurer maler lackierer dreher fraser schweisser gartner backer metzger koch kellner reiniger bauer trainer anwalt jurist notar apotheker laborant chemiker biologe physiker forscher wissenschaftler vertrieb marketing pflege entwicklung leitung ontwikkelaar programmeur medewerker beheerder adviseur beveiliger verpleegkundige verzorgende begeleider leerkracht docent bouwkundige ingenieur monteur chauffeur schilder timmerman metselaar lasser kapper bakker slager verkoper leider coordinator administrateur boekhouder analist onderzoeker arts hulp secretaresse'
    .split(' ')
    .map((end) => (end.length < 4 ? end : end.replace(/(?<=.{3})(?:es|as|os|s|e|a|o)$/, '')))

export const compoundEnds: readonly string[] = [...new Set(ends)].toSorted(
  (a, b) => b.length - a.length,
)
