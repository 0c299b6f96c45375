/**
 * Certificates, licences and registrations by the names that trades give them in six languages.
 * Letters are matched in exactly this case: "CAP" is one, "cap" is none. Words match in any case,
 * `*` stands for the rest of a word.
 */
export const certificateLetters = `
  CPA CFA ACCA CIMA AAT ICAEW CIPD NEBOSH IOSH JIB SMSTS SSSTS CPCS NPORS RTITB ITSSAR PGCE QTS NMC HCPC DBS IPAF PASMA TEFL CELTA
  AEVO AdA IHK HWK
  DEAS DEAP DEES DEJEPS BPJEPS DSCG CRPE CAPES CAFERUIS AFGSU SSIAP FIMO FCO CQP CQPM ATEX
  TCAE CAP TPC
  COREN CRC OAB CREA CAU CRF CREF CRP CRN CRESS CRECI MOPP   VCA VOL-VCA B-VCA BHV VOG SVH NIMA MTV-1 AIPM`

export const certificatePhrases = `
  driver cpc; driver qualification card; food hygiene level #; food safety level #; level # food hygiene; level # food safety;
  nvq level #; city & guilds #; city and guilds #; gas safe; reach truck licence; forklift licence; first aid at work; enhanced dbs;
  gold card; notary public; law society; bar admission; admitted to the bar;
  gesellenbrief; meisterbrief; meistertitel; staatliche anerkennung; examen als; examinierte*; staatlich geprüft*; sachkundenachweis;
  sachkunde nach § 34a; führungszeugnis; gesundheitszeugnis; modul 95; schlüsselzahl 95; ausbildereignung*; ausbilderschein;
  diplôme d'état; diplome d'etat; carte professionnelle; habilitations électriques; habilitation électrique; titulaire du capa; capa et serment; permis de conduire;
  carte conducteur; titre professionnel; agrément;
  carné de manipulador de alimentos; carnet de manipulador de alimentos; carné de carretillero; carnet de carretillero;
  carné de conducir; carnet de conducir; permiso de conducir; carnet c+e; carné c+e; carnet c; título de tcae; colegiación; colegiado; tarjeta de tacógrafo;
  tarjeta profesional; carné profesional; certificado de profesionalidad;
  carteira de motorista; carta de condução; carteira profissional; cédula profissional; registo na ordem; inscrição na ordem; inscrição ativa;
  habilitação categoria; curso mopp; certificado de aptidão;
  code 95; diploma verzorgende ig; diploma verzorgende; diploma verpleegkunde; pabo-diploma; pabo diploma; big-registratie; rijbewijs;
  heftruckcertificaat; heftruckdiploma; reachtruckcertificaat; onderwijsbevoegdheid; lesbevoegdheid; bevoegdheid`

/** German and Dutch compounds that end so name a certificate; those behind the bar do not. */
export const certificateEnds =
  'schein zertifikat nachweis gesellenbrief meisterbrief examen certificaat'
export const noCertificates =
  'gutschein lieferschein augenschein anschein wahrschein krankenschein leistungsnachweis nachweis schein rückschein'
