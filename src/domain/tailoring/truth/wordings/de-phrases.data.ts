/** German turns of phrase, words of time, degree and quality that say the same; see `wordings.ts`. */
export const phraseWordingsDe = `
bevor vor vorher vorab im_vorfeld
nachdem nach danach im_anschluss
täglich* tagtäglich* jeden_tag pro_tag am_tag je_tag tag_für_tag arbeitstäglich* tages
wöchentlich* jede_woche pro_woche in_der_woche je_woche woche_für_woche wochenrhythmus wöchentl
monatlich* jeden_monat pro_monat im_monat je_monat monat_für_monat monatsweise
jährlich* jedes_jahr pro_jahr im_jahr je_jahr jahr_für_jahr alljährlich*
quartalsweise vierteljährlich* jedes_quartal pro_quartal je_quartal alle_drei_monate
halbjährlich* jedes_halbjahr pro_halbjahr zweimal_jährlich zweimal_im_jahr zweimal_pro_jahr alle_sechs_monate
stündlich* jede_stunde pro_stunde in_der_stunde
nachts nächtlich* in_der_nacht bei_nacht nachtzeit
abends abendlich* am_abend in_den_abendstunden
morgens morgendlich* am_morgen frühmorgens in_der_früh
am_vormittag vormittag*
am_nachmittag nachmittag*
mittags am_mittag mittagszeit zu_mittag
wochenends am_wochenende an_wochenenden wochenende wochenenden
werktags werktäglich* an_werktagen unter_der_woche wochentags
sonntag* sonn
feiertag* sonn_und_feiertag*
saisonal* saison saisonweise während_der_saison
ganzjährig* das_ganze_jahr_über rund_ums_jahr
gelegentlich* ab_und_zu bei_bedarf von_zeit_zu_zeit fallweise hin_und_wieder vereinzelt*
regelmäßig* in_regelmäßigen_abständen turnus* periodisch*
vorübergehend* zeitweise befristet* übergangsweise interimsweise zeitlich_begrenzt
kurzfristig* spontan* auf_abruf
gleichzeitig* parallel* zeitgleich* nebenher
anschließend* danach im_anschluss nachfolgend* daraufhin
frühzeitig* rechtzeitig* früh frühmobilis* vorausschauend*
pünktlich* termingerecht* fristgerecht* termintreu* rechtzeitig* zum_vereinbarten_termin fristgemäß* terminlich
vorzeitig* vor_ablauf früher_als_geplant vor_der_frist vor_termin
verspätet* mit_verspätung verzögert*
sofort umgehend* unverzüglich* unmittelbar* direkt
schnell* rasch* zügig* flott* prompt*
langjährig* seit_jahren viele_jahre über_jahre mehrjährig*
durchgehend* ununterbrochen* lückenlos* durchgängig*
rund_um_die_uhr 24_stunden 24/7 tag_und_nacht
ausnahmsweise in_ausnahmefällen
erstmals zum_ersten_mal erstmalig*
durchschnittlich* im_durchschnitt im_schnitt im_mittel mittler*
höchstens maximal* bis_zu nicht_mehr_als
mindestens wenigstens nicht_weniger_als
insgesamt gesamt* in_summe zusammen alles_in_allem
teilweise teils zum_teil partiell* anteilig*
vollständig* komplett* lückenlos* ganz* restlos* vollumfänglich*
hauptsächlich* vorwiegend* überwiegend* vor_allem in_erster_linie schwerpunktmäßig* größtenteils
zusätzlich* ergänzend* darüber_hinaus außerdem weitere*
zahlreich* viele vielen eine_vielzahl mehrere
verschieden* unterschiedlich* diverse* mehrere vielfältig* vielseitig*
gemeinsam* zusammen im_team teamarbeit in_zusammenarbeit hand_in_hand miteinander in_kooperation
selbstständig* selbständig* eigenständig* eigenverantwortlich* in_eigenregie in_eigener_verantwortung
in_abstimmung in_absprache nach_absprache nach_rücksprache abgestimmt* in_rücksprache abgesprochen nach_abstimmung
im_auftrag auftrag_von beauftragt* auftrags
auf_anfrage auf_wunsch nach_wunsch auf_kundenwunsch
nach_bedarf bei_bedarf bedarfsgerecht* je_nach_bedarf bedarfsweise bedarfsorientiert*
vor_ort beim_kunden persönlich* am_einsatzort
zu_hause daheim häuslich* in_der_wohnung zuhause heimbesuch* hausbesuch*
im_haus hausintern* inhouse betriebsintern* intern*
außer_haus auswärts auswärtig* extern*
im_freien draußen im_außenbereich unter_freiem_himmel
unterwegs auf_reisen mobil*
aus_der_ferne per_fernzugriff remote fernwartung* über_fernzugriff
telefonisch* per_telefon am_telefon fernmündlich* über_telefon
schriftlich* per_brief per_post in_schriftform postalisch* brieflich*
per_e-mail per_mail via_mail über_e-mail elektronisch*
per_funk über_funk via_funk funk funkspruch*
elektronisch* digital* papierlos* in_digitaler_form am_computer rechnergestützt* edv-gestützt* computergestützt*
handschriftlich* von_hand manuell* händisch* per_hand in_handarbeit
maschinell* mit_maschinen mit_der_maschine
automatisch* automatisiert* selbsttätig*
kostenlos* gratis unentgeltlich* kostenfrei* ohne_bezahlung ehrenamtlich*
vergünstigt* ermäßigt* reduziert*
preiswert* günstig* kostengünstig*
gebraucht* second-hand secondhand aus_zweiter_hand
einwandfrei* fehlerfrei* ohne_beanstandung ohne_fehler tadellos* beanstandungsfrei* mängelfrei*
unfallfrei* ohne_unfall ohne_unfälle schadenfrei* ohne_schaden
störungsfrei* reibungslos* problemlos* ohne_störung
sorgfältig* gewissenhaft* gründlich* akkurat* genau* sorgsam*
sicher* gefahrlos*
schonend* behutsam* vorsichtig* sanft*
hygienisch* sauber* keimfrei* rein
umweltfreundlich* ökologisch* nachhaltig* umweltgerecht* umweltschonend*
biologisch* bio ökologisch* öko
regional* aus_der_region heimisch* lokal* örtlich*
saisonal* der_saison jahreszeitlich*
hausgemacht* selbst_gemacht selbstgemacht* eigener_herstellung eigene_herstellung selbst_hergestellt*
individuell* persönlich* maßgeschneidert* nach_maß maßgefertigt* auf_den_einzelnen abgestimmt*
altersgerecht* altersgemäß* dem_alter_entsprechend kindgerecht* kindgemäß*
barrierefrei* behindertengerecht* rollstuhlgerecht*
mehrsprachig* in_mehreren_sprachen zweisprachig*
fremdsprachig* in_fremdsprachen
auf_englisch in_englisch englisch* in_englischer_sprache
auf_deutsch in_deutsch deutsch* in_deutscher_sprache
auf_französisch französisch* in_französischer_sprache
öffentlich* < staatlich* kommunal* städtisch*
behördlich* amtlich*
städtisch* kommunal* der_stadt gemeindlich*
medizinisch* < ärztlich* arzt ärzte ärzten
ärztlich* des_arztes vom_arzt der_ärzte arzt ärzte ärzten
pflege* in_der_pflege
pädagogisch* erzieherisch*
technisch* technik*
kaufmännisch* betriebswirtschaftlich*
grafisch* gestalterisch* visuell*
wissenschaftlich* forschend* akademisch*
landwirtschaftlich* landwirtschaft agrarisch* bäuerlich*
gewerblich* geschäftlich* für_unternehmen firmenkunden*
privat* persönlich*
nach_vorgabe vorgabegemäß* vorschriftsmäßig* ordnungsgemäß* vorschriftsgemäß* den_vorgaben_entsprechend regelkonform* gemäß_den_vorgaben
nach_vorschrift vorschriftsmäßig* laut_vorschrift unter_einhaltung
fachgerecht* sachgemäß* sachgerecht* fachmännisch*
gemäß_norm normgerecht* normkonform* nach_norm
nach_plan planmäßig* wie_geplant laut_plan
nach_zeichnung zeichnungsgemäß* laut_zeichnung anhand_von_zeichnungen
nach_rezept rezeptgetreu laut_rezept auf_rezept
in_teilzeit teilzeit teilzeitbeschäftigung* halbtags stundenweise
in_vollzeit vollzeit ganztags ganztägig* vollzeitbeschäftigung*
nebenberuflich* neben_dem_studium nebenbei studienbegleitend* nebenjob*
berufsbegleitend* neben_dem_beruf neben_der_arbeit neben_der_berufstätigkeit
freiberuflich* freischaffend* auf_honorarbasis freie_mitarbeit freier_mitarbeiter freie_mitarbeiterin
verantwortlich_für zuständig_für betraut_mit mit_der_aufgabe verantwortung_für in_der_verantwortung zuständigkeit_für
verantwortlich* zuständig* verantwortung*
beteiligt* beteiligung* mitgewirkt mitwirk* mitgearbeitet mitarbeit* teilgenommen beigetragen beitrag* mitgestalt*
mitgeholfen mithilf* geholfen hilf* unterstützt* unterstützung* zur_hand zur_seite unter_die_arme behilflich* assistier* assistenz
mitorganisiert* mitorganisation* bei_der_organisation mitgeplant an_der_organisation
mitentwickelt* mitentwicklung* an_der_entwicklung bei_der_entwicklung
mitaufgebaut mitaufbau am_aufbau beim_aufbau
erste_anlaufstelle erster_ansprechpartner erste_ansprechpartnerin ansprechpartner* ansprechperson* kontaktperson* erste_ansprechperson anlaufstelle* zentraler_kontakt
steht_zur_verfügung stand_zur_verfügung zur_seite ansprechbar* ansprechpartner*
sorgt_für gesorgt_für sichergestellt sicherstell* gewährleist*
im_einsatz eingesetzt tätig* beschäftigt* gearbeitet
im_dienst diensthabend* dienst
in_betrieb_nahm in_betrieb_genommen inbetriebnahm* in_betrieb_setz* in_betrieb_gesetzt inbetriebsetzung*
außer_betrieb stillgelegt stilllegung* abgeschaltet*
auf_den_markt markteinführung* eingeführt markteintritt*
in_stand_gesetzt in_stand_setz* instandsetz* instandgesetzt repariert*
in_schuss_gehalten in_schuss_halt* instandgehalten instandhalt* gepflegt pfleg*
sauber_gehalten sauber_halt* sauberhalt* gereinigt reinig* rein_gehalten reinhaltung*
auf_vordermann aufgeräumt ordnung*
in_ordnung_gebracht repariert* behoben geordnet
im_griff_behalten überwacht* kontrolliert* im_blick_behalten im_blick im_auge_behalten
auf_fehler fehlerkontrolle* fehlerprüfung* fehlersuche*
auf_mängel mängelprüfung* mängelkontrolle*
auf_vollständigkeit vollständigkeitsprüfung* vollständigkeitskontrolle*
auf_haltbarkeit haltbarkeit* verfallsdat* mindesthaltbarkeit* mhd-kontroll*
auf_dem_laufenden auf_dem_neuesten_stand auf_dem_aktuellen_stand aktuell_gehalten aktualisier* aktualität
in_kenntnis unterrichtet informier* benachrichtigt*
rede_und_antwort beantwort* auskunft*
in_kontakt kontakt* verbindung* austausch*
im_gespräch gespräch*
im_bereich auf_dem_gebiet in_der_branche im_segment im_sektor
mit_blick_auf im_hinblick_auf hinsichtlich bezüglich in_bezug_auf
auf_grundlage auf_basis anhand auf_der_grundlage gestützt_auf ausgehend_von
mit_hilfe mithilfe mittels anhand unter_verwendung mit_einsatz unter_einsatz unter_nutzung
von_a_nach_b transport*
von_anfang_bis_ende vom_anfang_bis_zum_ende von_der_planung_bis komplett* ganzheitlich*
am_schalter am_kundenschalter schalterdienst* schalter schaltern schalterhalle schalterhallen kundenschalter*
an_der_kasse kassendienst* kassier* kasse kassen
an_der_theke am_tresen thekendienst* theke theken tresen thekenverkauf bedientheke*
am_empfang an_der_rezeption empfangsdienst* rezeption empfang empfangstresen
an_der_pforte pförtner* pforte pforten pfortendienst* portier*
am_band fließband* bandarbeit* am_fließband montageband*
am_bett am_krankenbett bettseitig*
am_steuer am_lenkrad gefahren fahr*
im_lager lagerarbeit* lager lagers
im_büro bürotätigkeit* büroarbeit* büro büros
im_labor laborarbeit* labor labore laboren labors
im_freibad freibad*
im_feld feldarbeit* freiland* geländearbeit* im_gelände feldeinsatz*
im_außendienst außendienst* reisetätigkeit*
im_innendienst innendienst*
im_homeoffice homeoffice* von_zu_hause telearbeit*
im_ausland auslands*
im_praktikum praktik*
in_ausbildung ausbildung auszubildend* azubi* lehrzeit
zur_vorbereitung vorbereit* für_die_vorbereitung
zur_dokumentation dokumentier* dokumentation*
zum_abschluss abschließend* abschluss
steigend* gestiegen* gewachsen* zugenommen zunahme* stieg anstieg* wuchs
sinkend* gesunken* zurückgegangen rückgang* sank senkung* geringer* niedriger*
verdoppelt verdopplung* verdoppelung* auf_das_doppelte zweifach*
halbiert* halbierung* um_die_hälfte auf_die_hälfte
erreicht* erzielt* geschafft erlangt* errungen
übertroffen* übererfüllt* überschritten
eingehalten* einhaltung* erfüllt* erfüllung* beachtet* beachtung*
bestanden erfolgreich_abgelegt abgelegt abgeschlossen absolviert* abschluss
teilgenommen besucht* absolviert* teilnahme* belegt
erworben erlangt* erhalten gemacht
gelernt* ausgebildet* ausbildung* mit_abgeschlossener_ausbildung abschluss gesellenbrief* facharbeiterbrief*
examiniert* staatlich_anerkannt* staatlich_geprüft* mit_examen
zertifiziert* mit_zertifikat zertifizierung* zertifikat*
berufserfahrung* erfahrung erfahrungen praxis berufspraxis berufsjahre* jahre_im_beruf
kenntnisse kenntnissen kenntnis wissen know-how fachkenntnis* fachwissen sachkenntnis* expertise expertisen
fähigkeit* können kompetenz* fertigkeit*
grundkenntnis* basiskenntnis* grundlagen grundwissen basiswissen
gute_kenntnisse sicherer_umgang sicher_im_umgang versiert*
muttersprache muttersprachlich* muttersprachler*
schwerpunkt* fokus fokussiert* hauptgebiet* spezialisiert* spezialgebiet* spezialisierung* im_schwerpunkt
umfeld branche branchen bereich sektor sparte sparten
führerschein* fahrerlaubnis* fahrausweis* lenkberechtigung* führerausweis*
staplerschein* flurfördermittelschein* gabelstaplerschein* staplerführerschein* fahrausweis_für_stapler*
gesellenbrief* gesellenprüfung* gesellenzeugnis*
meisterbrief* meisterprüfung* meistertitel
abitur* hochschulreife* matura* maturität* reifeprüfung*
mittlere_reife realschulabschluss* mittlerer_schulabschluss
hauptschulabschluss* berufsreife*
abschlussarbeit* diplomarbeit* examensarbeit*
note noten benotung* notenschnitt* endnote* abschlussnote* prädikat
lehrgang* kurs* schulung* seminar* fortbildung* weiterbildung*
eintägig* an_einem_tag tagesseminar* tageskurs* tagesschulung*
zweitägig* über_zwei_tage an_zwei_tagen
mehrtägig* über_mehrere_tage an_mehreren_tagen
einwöchig* über_eine_woche
mehrwöchig* über_mehrere_wochen
stundenlang* über_stunden
prüfung* mit_prüfung geprüft abschlussprüfung*
mit_einem_volumen volumen wert gesamtwert* auftragswert* in_höhe
quadratmeter* m² qm fläche flächen
kilometer* km entfernung strecke strecken
liter* l volumen
alt alte alten alter altes historisch* überliefert* ältere älteren antik*
bisherig* vorherig* früher* vorig*
beschädigt* defekt* kaputt* schadhaft* fehlerhaft* mangelhaft*
überfällig* verspätet* rückständig* säumig* ausstehend*
offen offene offenen offener unbezahlt* ausstehend*
leer leere leeren leerstehend* unbewohnt* leerstand*
voll volle vollen ausgebucht* ausgelastet*
beliebt* gefragt* nachgefragt*
täglich* tages tagesaktuell*
ortsansässig* ansässig* am_ort örtlich* lokal*
umliegend* benachbart* in_der_umgebung
auf_dem_gelände betriebsgelände* werksgelände*
auf_hoher_see auf_see seegang*
auf_dem_dach dacharbeit*
auf_der_baustelle baustelle* vor_ort
auf_der_station stationsalltag* station stationen
auf_der_bühne bühne bühnen bühnenauftritt*
auf_messen messeauftritt* messe messen
in_der_höhe höhenarbeit* höhe
in_den_ferien ferienzeit* ferien schulferien
in_den_sommermonaten sommer* im_sommer
in_den_wintermonaten winter* im_winter
im_herbst herbst*
im_frühjahr frühjahr* frühling*
zur_weihnachtszeit weihnacht* advent* vor_weihnachten
zu_ostern oster*
während_des_studiums studienbegleitend* neben_dem_studium
während_der_ausbildung ausbildungszeit* lehrzeit* in_der_ausbildung in_der_lehre
zu_beginn anfangs am_anfang zunächst
zum_schluss am_ende schließlich abschließend*
seit_beginn von_anfang_an seit_anfang
innerhalb binnen in_nur
fristen_eingehalten fristgerecht* termingerecht*
mittels per mithilfe anhand via
gegen_bezahlung bezahlt* entgeltlich*
ordnung_gehalten ordnung_halten in_ordnung_gehalten in_ordnung_halten aufgeräumt aufräum* ordnung pfleg* gepflegt
sauber_gehalten sauber_halten rein_gehalten gereinigt reinig* aufgeräumt aufräum* sauberhalt*
instand_gehalten in_schuss_gehalten in_stand_gehalten gepflegt pflege wartung gewartet
in_schuss_gehalten gewartet wartung instandhaltung* pflege gepflegt
wache_gehalten brandwache_gehalten wachdienst* brandwache* brandsicherheitswache* brandsicherheitsdienst*
vorträge_gehalten vortrag_gehalten referiert vortrag*
unterricht_gehalten unterricht_gegeben unterrichtet unterricht
kurse_gehalten kurs_gehalten kurse_gegeben kurs kurse kursen kursleitung
seminare_gehalten seminar_gehalten seminare_gegeben seminar*
rede_gehalten reden_gehalten rede reden ansprache*
kontakt_gehalten kontakt_gepflegt kontaktpflege* kontakt kontakte austausch
auf_lager_gehalten bevorrat* vorrat vorräte
aufmaß_genommen aufgemessen aufmaß* vermess*
maß_genommen maße_genommen maßnehm* ausmess* ausgemessen
proben_genommen proben_gezogen probenahme* probennahme* beprob*
in_empfang_genommen empfang* entgegengenommen entgegennahm* annahm* angenommen
zurückgenommen rücknahm* rückgab* zurücknahm*
protokoll_geführt protokollführung* protokollier* protokoll protokolle
buch_geführt buchführung* aufgezeichnet
liste_geführt listen_geführt listenführung* liste listen
gespräche_geführt gespräch_geführt gespräch*
verhandlungen_geführt verhandel* verhandl*
kasse_geführt kassenführung* kasse
statistik_geführt statistik*
regie_geführt regie inszenier*
durch_das_museum führung führungen museumsführung* rundgang*
durch_die_ausstellung führung führungen rundgang*
zu_papier_gebracht verfasst geschrieben
auf_den_weg_gebracht versand* verschickt angestoßen
in_form_gebracht geformt form*
zum_laufen_gebracht repariert* reparatur* instandgesetzt
in_gang_gesetzt gestartet start
fertig_gestellt fertiggestellt fertigstellung*
her_gestellt hergestellt herstellung*
bereit_gestellt bereitgestellt bereitstellung*
in_rechnung_gestellt fakturier* faktura rechnungsstellung* rechnung rechnungen abgerechnet
zur_verfügung_gestellt bereitgestellt bereitstellung* ausgegeben ausgabe
sicher_gestellt sichergestellt sicherstellung* gewährleist*
antrag_gestellt anträge_gestellt beantragt beantragung* antragstellung*
auskunft_gegeben auskünfte_gegeben auskunft_erteilt auskünfte_erteilt auskunft* informier*
unterricht_erteilt unterrichtet unterricht nachhilfe*
nachhilfe_gegeben nachhilfe*
hilfe_geleistet hilfeleistung* geholfen erste_hilfe
erste_hilfe_geleistet erste_hilfe erstversorgung* ersthilfe*
technische_hilfe hilfeleistung* technische_hilfeleistung
dienst_verrichtet dienst diensten schicht schichten
dienst_getan dienst schicht schichten
beistand_geleistet begleit* betreuung
arbeit_geleistet gearbeitet arbeit
in_wort_und_schrift schriftlich_und_mündlich mündlich* schriftlich* mündliche_und_schriftliche
vor_ort im_haus im_hause am_ort in_unserem_haus
abends spätschicht* spätdienst* abendschicht* am_abend
frühmorgens frühschicht* frühdienst*
nachts nachtschicht* nachtdienst* nachtwache*
stiegen stieg steigend* gestiegen* anstieg*
sanken sank sinkend* gesunken*
wenn bei falls sofern
neben_dem_beruf berufsbegleitend* nebenberuflich*
postfertig versandfertig* frankier* kuvertier*
`
