/** German turns of phrase, words of time, degree and quality that say the same; see `wordings.ts`. */
export const phraseWordingsDe = `
bevor vor vorher vorab im_vorfeld
täglich* tagtäglich* jeden_tag pro_tag am_tag je_tag tag_für_tag arbeitstäglich* tages
wöchentlich* jede_woche pro_woche in_der_woche je_woche woche_für_woche wochenrhythmus wöchentl
monatlich* jeden_monat pro_monat im_monat je_monat monat_für_monat monatsweise
jährlich* jedes_jahr pro_jahr im_jahr je_jahr jahr_für_jahr alljährlich*
wochenends am_wochenende an_wochenenden wochenende wochenenden
sonntag* sonn
feiertag* sonn_und_feiertag*
frühzeitig* rechtzeitig* früh frühmobilis* vorausschauend*
durchschnittlich* im_durchschnitt im_schnitt im_mittel mittler*
höchstens maximal* bis_zu nicht_mehr_als
insgesamt gesamt* in_summe zusammen alles_in_allem
hauptsächlich* vorwiegend* überwiegend* vor_allem in_erster_linie schwerpunktmäßig* größtenteils
gemeinsam* zusammen im_team teamarbeit in_zusammenarbeit hand_in_hand miteinander in_kooperation
in_abstimmung in_absprache nach_absprache nach_rücksprache abgestimmt* in_rücksprache abgesprochen nach_abstimmung
zu_hause daheim häuslich* in_der_wohnung zuhause heimbesuch* hausbesuch*
telefonisch* per_telefon am_telefon fernmündlich* über_telefon
per_e-mail per_mail via_mail über_e-mail elektronisch*
elektronisch* digital* papierlos* in_digitaler_form am_computer rechnergestützt* edv-gestützt* computergestützt*
automatisch* automatisiert* selbsttätig*
kostenlos* gratis unentgeltlich* kostenfrei* ohne_bezahlung ehrenamtlich*
unfallfrei* ohne_unfall ohne_unfälle schadenfrei* ohne_schaden
sorgfältig* gewissenhaft* gründlich* akkurat* genau* sorgsam*
sicher* gefahrlos*
regional* aus_der_region heimisch* lokal* örtlich*
individuell* persönlich* maßgeschneidert* nach_maß maßgefertigt* auf_den_einzelnen abgestimmt*
auf_englisch in_englisch englisch* in_englischer_sprache
medizinisch* < ärztlich* arzt ärzte ärzten
ärztlich* des_arztes vom_arzt der_ärzte arzt ärzte ärzten
pflege* in_der_pflege
technisch* technik*
kaufmännisch* betriebswirtschaftlich*
privat* persönlich*
nach_plan planmäßig* wie_geplant laut_plan
berufsbegleitend* neben_dem_beruf neben_der_arbeit neben_der_berufstätigkeit
verantwortlich_für zuständig_für betraut_mit mit_der_aufgabe verantwortung_für in_der_verantwortung zuständigkeit_für
verantwortlich* zuständig* verantwortung*
beteiligt* beteiligung* mitgewirkt mitwirk* mitgearbeitet mitarbeit* teilgenommen beigetragen beitrag* mitgestalt*
mitgeholfen mithilf* geholfen hilf* unterstützt* unterstützung* zur_hand zur_seite unter_die_arme behilflich* assistier* assistenz
erste_anlaufstelle erster_ansprechpartner erste_ansprechpartnerin ansprechpartner* ansprechperson* kontaktperson* erste_ansprechperson anlaufstelle* zentraler_kontakt
im_einsatz eingesetzt tätig* beschäftigt* gearbeitet
in_schuss_gehalten in_schuss_halt* instandgehalten instandhalt* gepflegt pfleg*
sauber_gehalten sauber_halt* sauberhalt* gereinigt reinig* rein_gehalten reinhaltung*
auf_haltbarkeit haltbarkeit* verfallsdat* mindesthaltbarkeit* mhd-kontroll*
rede_und_antwort beantwort* auskunft*
von_a_nach_b transport*
an_der_kasse kassendienst* kassier* kasse kassen
am_empfang an_der_rezeption empfangsdienst* rezeption empfang empfangstresen
am_steuer am_lenkrad gefahren fahr*
im_freibad freibad*
im_außendienst außendienst* reisetätigkeit*
im_praktikum praktik*
in_ausbildung ausbildung auszubildend* azubi* lehrzeit
zur_vorbereitung vorbereit* für_die_vorbereitung
zur_dokumentation dokumentier* dokumentation*
steigend* gestiegen* gewachsen* zugenommen zunahme* stieg anstieg* wuchs
sinkend* gesunken* zurückgegangen rückgang* sank senkung* geringer* niedriger*
eingehalten* einhaltung* erfüllt* erfüllung* beachtet* beachtung*
teilgenommen besucht* absolviert* teilnahme* belegt
gelernt* ausgebildet* ausbildung* mit_abgeschlossener_ausbildung abschluss gesellenbrief* facharbeiterbrief*
examiniert* staatlich_anerkannt* staatlich_geprüft* mit_examen
berufserfahrung* erfahrung erfahrungen praxis berufspraxis berufsjahre* jahre_im_beruf
schwerpunkt* fokus fokussiert* hauptgebiet* spezialisiert* spezialgebiet* spezialisierung* im_schwerpunkt
note noten benotung* notenschnitt* endnote* abschlussnote* prädikat
lehrgang* kurs* schulung* seminar* fortbildung* weiterbildung*
prüfung* mit_prüfung geprüft abschlussprüfung*
quadratmeter* m² qm fläche flächen
kilometer* km entfernung strecke strecken
liter* l volumen
alt alte alten alter altes historisch* überliefert* ältere älteren antik*
beschädigt* defekt* kaputt* schadhaft* fehlerhaft* mangelhaft*
überfällig* verspätet* rückständig* säumig* ausstehend*
offen offene offenen offener unbezahlt* ausstehend*
leer leere leeren leerstehend* unbewohnt* leerstand*
ortsansässig* ansässig* am_ort örtlich* lokal*
auf_der_baustelle baustelle* vor_ort
auf_messen messeauftritt* messe messen
in_den_wintermonaten winter* im_winter
innerhalb binnen in_nur
mittels per mithilfe anhand via
ordnung_gehalten ordnung_halten in_ordnung_gehalten in_ordnung_halten aufgeräumt aufräum* ordnung pfleg* gepflegt
sauber_gehalten sauber_halten rein_gehalten gereinigt reinig* aufgeräumt aufräum* sauberhalt*
instand_gehalten in_schuss_gehalten in_stand_gehalten gepflegt pflege wartung gewartet
in_schuss_gehalten gewartet wartung instandhaltung* pflege gepflegt
wache_gehalten brandwache_gehalten wachdienst* brandwache* brandsicherheitswache* brandsicherheitsdienst*
unterricht_gehalten unterricht_gegeben unterrichtet unterricht
aufmaß_genommen aufgemessen aufmaß* vermess*
in_empfang_genommen empfang* entgegengenommen entgegennahm* annahm* angenommen
zurückgenommen rücknahm* rückgab* zurücknahm*
protokoll_geführt protokollführung* protokollier* protokoll protokolle
in_form_gebracht geformt form*
zum_laufen_gebracht repariert* reparatur* instandgesetzt
zur_verfügung_gestellt bereitgestellt bereitstellung* ausgegeben ausgabe
auskunft_gegeben auskünfte_gegeben auskunft_erteilt auskünfte_erteilt auskunft* informier*
unterricht_erteilt unterrichtet unterricht nachhilfe*
hilfe_geleistet hilfeleistung* geholfen erste_hilfe
erste_hilfe_geleistet erste_hilfe erstversorgung* ersthilfe*
technische_hilfe hilfeleistung* technische_hilfeleistung
dienst_verrichtet dienst diensten schicht schichten
dienst_getan dienst schicht schichten
beistand_geleistet begleit* betreuung
in_wort_und_schrift schriftlich_und_mündlich mündlich* schriftlich* mündliche_und_schriftliche
vor_ort im_haus im_hause am_ort in_unserem_haus
abends spätschicht* spätdienst* abendschicht* am_abend
nachts nachtschicht* nachtdienst* nachtwache*
stiegen stieg steigend* gestiegen* anstieg*
wenn bei falls sofern
neben_dem_beruf berufsbegleitend* nebenberuflich*
`
