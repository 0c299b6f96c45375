/** Words of streets, folded. */

/** At the end of a word: "Lindenweg", "Kerkstraat". A number follows. */
export const streetEndings =
  'strasse str weg platz allee gasse ring damm ufer chaussee steig stieg graben markt promenade zeile steg pfad wall straat laan plein gracht kade dijk singel dreef pad steenweg'

/** A word of its own behind the street's: "Lange Straße 12", "Oude Gracht 3". */
export const streetWordsBehind =
  'strasse str weg platz allee gasse ring damm ufer chaussee promenade markt straat laan plein gracht kade dijk singel'

/** Behind a number and a name: "12 Mill Lane". */
export const streetWordsEnglish =
  'street st road rd avenue ave lane ln drive dr close court ct way boulevard blvd place pl square sq terrace crescent gardens grove hill mews row walk highway hwy parade'

/** In front of the name, and a street by themselves: "Rua Augusta". */
export const streetWordsBefore =
  'rue avenue boulevard bd bld impasse calle avenida avda rua travessa alameda calcada paseo'
/** With a number behind the name: "Plaza Mayor, 3". */
export const streetWordsBeforeWithNumber =
  'plaza pza camino carretera ctra ronda travesia praca largo estrada urbanizacao urbanizacion passeig carrer'
/** With a number in front: "12 place Bellecour". */
export const streetWordsBehindNumber =
  'av place allee chemin quai route passage square cours lotissement residence'
/** Letters that are a street's only with their sign: "C/ Mayor 5", "R. Augusta 12". */
export const streetSigns = 'c/ r. av. tv. pl. pza. avda. cl. c.'

/** What goes on behind the number of a house: "3º B", "2.º Esq.", "bis". */
export const behindNumber =
  'a b c d e f izq izquierda dcha derecha esq esquerdo dto dta direito frt fte frente dir piso andar apt apto app bajo puerta bloque portal escalera flat floor bis ter quater etage og eg stock hs bus no n nr s rc r/c rch cave'

export const particlesOfStreets =
  'de du des la le les l d del dos das da do los las el e y et von der den am an im aux au van het ter'

export const statesOfAmerica =
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC'
