/**
 * German words for the same thing, a row a thing; see `wordings.ts`. What stands before a `<` may
 * be said for what stands behind it, and not the other way round.
 */
export const wordingsDe = `
anfrage* *anfrage *anfragen anliegen frage fragen *frage *fragen ticket* rückfrage*
fehler* mangel mängel mängeln störung* *störung *störungen problem* defekt* ausfall ausfälle ausfällen panne* bug bugs
ursache* grund gründe gründen
frist fristen termin* stichtag*
termin* *termin *termine verabredung* sprechstunde*
besprechung* sitzung* meeting* treffen runde runden konferenz*
anruf* telefonat* gespräch* telefon*
e-mail* email* mail mails nachricht* schreiben brief* post korrespondenz schriftverkehr
kunde* kunden* *kunde *kunden auftraggeber* käufer* kundschaft
mandant* klient* kunde kunden
gast gäste gästen besucher*
nutzer* anwender* benutzer* user
kolleg* team teams mitarbeiter* mitarbeitend* belegschaft
mitarbeiter* mitarbeitend* beschäftigt* angestellt* belegschaft personal arbeitnehmer* team
neue_kolleg* neue_mitarbeiter* neuer_mitarbeiter* neuling* neuzugäng* berufseinsteiger* einsteiger*
bewerber* bewerbung* kandidat*
stellenanzeige* stellenausschreibung* stellenangebot* ausschreibung* anzeige*
lieferant* zulieferer* anbieter* dienstleister*
partner* geschäftspartner* kooperationspartner*
vorgesetzt* chef* leitung führungskraft führungskräfte führungskräften
geschäftsführ* geschäftsleitung leitung vorstand
schüler* kind* klasse* lernend* jugendlich*
eltern* familie* erziehungsberechtigt* angehörig*
angehörig* familie* verwandt*
unterricht* stunde stunden *stunden *unterricht lektion* kurs kurse kursen
hausaufgabe* übung* aufgabe*
note noten zensur* ergebnis*
bericht* *bericht *berichte report* auswertung* dokumentation* protokoll*
unterlage* dokument* akte* papiere papieren schriftstück* beleg belege belegen
akte akten *akte *akten dokumentation* unterlage* vorgang vorgänge vorgängen
protokoll* niederschrift* mitschrift*
formular* vordruck* antrag anträge anträgen
vertrag verträge verträgen *vertrag *verträge kontrakt* vereinbarung*
angebot* *angebot *angebote offerte* kostenvoranschlag*
rechnung* *rechnung *rechnungen faktura beleg belege belegen
eingangsrechnung* lieferantenrechnung* kreditorenrechnung*
ausgangsrechnung* kundenrechnung* debitorenrechnung*
zahlung* *zahlung *zahlungen bezahlung* zahlungsverkehr überweisung*
erstattung* rückerstattung* rückzahlung*
kosten* *kosten ausgabe* aufwand aufwendung*
preis* *preis *preise tarif* kondition*
umsatz* umsätze erlös* verkäufe verkäufen verkaufszahl* absatz
bestellung* auftrag aufträge aufträgen order orders *bestellung *bestellungen
einkauf* beschaffung* bestellung* bestellwesen
bestand bestände beständen bestandes vorrat vorräte vorräten lagerbestand* inventar* *bestand *bestände
ware waren warenbestand* artikel* produkt* güter gütern
lieferung* *lieferung *lieferungen anlieferung* auslieferung* sendung* zustellung*
paket* *paket *pakete sendung* päckchen
lager* depot* magazin warenlager* logistikzentrum
regal* *regal *regale ware verkaufsfläche verkaufsflächen
lkw lastwagen laster lastern lastkraftwagen sattelzug*
fahrzeug* < auto* pkw lkw bus busse* transporter* lieferwagen*
tour* route* strecke* fahrt* *tour *touren
maschine* *maschine *maschinen anlage* *anlage *anlagen gerät* aggregat*
gerät* < laptop* drucker* handy* tablet* scanner*
hardware < laptop* computer* drucker* server* rechner*
werkzeug* gerät* ausrüstung* instrument*
teil teile teilen bauteil* komponente* werkstück* *teile *teilen
material* *material *materialien rohstoff* verbrauchsmaterial*
abfall abfälle abfällen müll ausschuss schrott
qualität* güte standard*
vorschrift* regel* norm* richtlinie* vorgabe* bestimmung* standard* *vorschriften *regeln *vorgaben *richtlinien
einhaltung befolgung beachtung umsetzung
arbeitssicherheit arbeitsschutz* sicherheit*
prüfung* *prüfung *prüfungen kontrolle* *kontrolle *kontrollen inspektion* test* überprüfung* durchsicht
wirtschaftsprüf* abschlussprüf* prüfer* revision*
test tests testung* erprobung* versuch* prüfung*
ergebnis* resultat* befund* auswertung*
kennzahl* kpi kpis messgröße* zahl zahlen wert werte werten
daten information* angabe* datensätze datensätzen stammdaten
datenbank* datenbestand*
tabelle* tabellenkalkulation
crm crm-system kundendatenbank < salesforce hubspot dynamics pipedrive
erp erp-system warenwirtschaft* < sap dynamics navision sage odoo
versionsverwaltung < git github gitlab
ticketsystem < jira zendesk servicenow otrs
cloud < aws azure gcp
tabellenkalkulation < excel
buchhaltungssoftware < datev lexware sage sap
soziale_medien soziale_netzwerke social_media < instagram facebook linkedin tiktok
newsletter rundschreiben mailing*
kampagne* *kampagne *kampagnen werbung werbemaßnahme* aktion*
inhalt* content beitrag beiträge beiträgen text texte texten
leser* abonnent* empfänger*
webseite* website* internetseite* internetauftritt* homepage homepagen webauftritt*
software anwendung* programm programme programmen system* lösung applikation* app apps tool tools
antwortzeit* ladezeit* reaktionszeit*
wartezeit* wartedauer
einführung* implementierung* ausrollung rollout inbetriebnahme etablierung
umstellung* wechsel* umstieg* migration* *wechsel *umstieg *umstellung übergang*
code quellcode quelltext programmcode
schnittstelle* api apis anbindung*
funktion* feature*
anforderung* spezifikation* lastenheft* pflichtenheft*
entwurf entwürfe entwürfen design layout* skizze*
zeichnung* plan pläne plänen skizze*
handbuch handbücher handbüchern anleitung* leitfaden leitfäden dokumentation*
schulung* *schulung *schulungen training* kurs* workshop* fortbildung* weiterbildung* seminar*
veranstaltung* *veranstaltung *veranstaltungen event*
messe* fachmesse* ausstellung*
präsentation* vortrag vorträge vorträgen
umfrage* befragung* erhebung*
rückmeldung* feedback bewertung*
zufriedenheit bewertung*
beschwerde* reklamation* beanstandung* kundenbeschwerde*
schaden* schäden schadensfall* schadenfall* schadenmeldung*
versicherung* police policen
kredit* darlehen finanzierung*
konto konten *konto *konten buchhaltung*
buchhaltung* buchführung* rechnungswesen finanzbuchhaltung
geschäftsvorf* buchhaltung* buchungen geschäftsvorgäng*
monatsabschl* monatliche_abschl* monatlichen_abschl*
jahresabschl* bilanz*
abstimm* abgestimmt abgleich* abgeglichen klär* geklärt bereinig*
offene_posten außenstände außenständen forderungen
steuererklärung* < einkommensteuererklärung* umsatzsteuererklärung* gewerbesteuererklärung*
lohn* gehalt* entgelt* löhne gehälter lohnabrechnung*
abwesenheit* fehlzeit* urlaub*
urlaub* ferien freie_tage
dienstplan* schichtplan* einsatzplan* *einsatzplanung personalplanung
kalender kalendern terminkalender terminkalendern terminplan*
reise* dienstreise* geschäftsreise* reiseplanung
buchung* reservierung*
empfang rezeption
rezeption empfang front_office
theke theken tresen schalter schaltern kasse kassen
kasse* kassier* bezahl* zahlung*
bargeld kasse kassen einnahmen tageseinnahmen
speise* gericht* mahlzeit* essen menü* *gerichte *speisen
gericht* speise* *gerichte
zutat* rohstoff* lebensmittel*
küche* großküche großküchen
backware* brot* gebäck*
kuchen torte* gebäck*
zimmer* raum räume räumen gästezimmer*
sauber* rein* reinig* ordnung hygiene*
patient* bewohner* pflegebedürftig* klient*
station* abteilung*
pflege* versorgung betreuung
grundpflege körperpflege
behandlung* therapie* versorgung*
medikament* arznei* medikation*
wunde* wundversorgung verband*
vitalwert* vitalzeichen vitalparameter vitalparametern blutdruck*
arzt ärzte ärzten ärztin* mediziner*
kind* kleinkind* kita* schützling*
senior* ältere* alten betagt*
gebäude* bau objekt* immobilie* *gebäude
haus häuser häusern wohnhaus* einfamilienhaus* gebäude gebäuden
wohnung* *wohnung *wohnungen apartment*
bau* neubau* errichtung baustelle*
baustelle* bau bauprojekt* bauvorhaben
sanier* renovier* modernisier* instandsetz* umbau*
elektro* elektrik elektrisch*
leitung* kabel* verkabel*
rohr* leitung*
heizung* *heizung *heizungen heizanlage* kessel kesseln
leck lecks undicht* leckage*
reparatur* instandsetzung* instandhaltung* wartung* behebung
wartung* instandhaltung* pflege* inspektion*
montage* einbau* installation* aufbau*
garten* grünanlage* grünfläche* außenanlage*
tier* haustier* vieh
gericht gerichte gerichten prozess* verhandlung*
schriftsatz schriftsätze schriftsätzen klageschrift* klage*
recht* gesetz* juristisch*
rechtsprechung urteil*
übersetzung* übersetz* übertrag*
artikel artikeln beitrag beiträge beiträgen text texte texten
interview* gespräch*
foto* bild* aufnahme*
video* film filme filmen clip clips
buch bücher büchern titel publikation*
kundenservice kundendienst kundenbetreuung support hotline hotlinen kundensupport
support hilfe unterstützung betreuung
einrichtung konfiguration installation
zugang zugänge zugängen berechtigung*
netzwerk* netz
sicherheit schutz
prozess* ablauf abläufe abläufen verfahren vorgang vorgänge vorgängen *prozess *prozesse
projekt* vorhaben programm
aufgabe* tätigkeit* arbeit arbeiten
ziel* vorgabe*
konzept* strategie* plan
team* gruppe* mannschaft abteilung
abteilung* *abteilung bereich team
filiale* *filiale markt märkte märkten geschäft* standort* niederlassung*
laden läden geschäft* markt filiale filialen verkaufsraum
eröffnung* eröffn* öffn*
steigerung* erhöhung* zuwachs wachstum plus anstieg
senkung* verringerung* reduzierung* rückgang minus
einsparung* ersparnis*
täglich* pro_tag am_tag jeden_tag
wöchentlich* pro_woche jede_woche
monatlich* pro_monat im_monat jeden_monat
jährlich* pro_jahr im_jahr jedes_jahr
schnell* zügig* rasch*
genau* präzise* exakt* korrekt*
alt* bestehend* bisherig*
neu* zusätzlich*
schriftlich* text
ansprechpartner* ansprechperson* kontaktperson* kontakt anlaufstelle*
verfügung bereit bereitgestanden zur_seite
gesellschaft* firma firmen unternehmen tochtergesellschaft* betrieb*
behörde* amt ämter ämtern verwaltung*
bürger* einwohner* antragsteller*
antrag anträge anträgen *antrag *anträge gesuch*
genehmigung* erlaubnis bewilligung* freigabe*
bescheid* entscheid*
veränderung* änderung* anpassung* *änderung *änderungen *anpassungen mutation*
verbesserung* optimierung*
vorschlag vorschläge vorschlägen idee* empfehlung* anregung*
berechnung* kalkulation*
prognose* vorhersage* vorausschau*
analyse* auswertung* untersuchung* bewertung*
beurteilung* bewertung* einschätzung*
kontakt* verbindung* kommunikation austausch
kommunikation austausch kontakt korrespondenz
verhandlung* gespräch*
entscheidung* wahl
besuch* *besuch *besuche visite*
ablage* archiv* aktenablage aktenablagen
büromaterial bürobedarf
möbel* mobiliar
kleidung* textil* bekleidung mode
stoff* textil* gewebe geweben
naht nähen näharbeit*
farbe* anstrich* lack* colorier* färb* coloration*
anstrich* streich* maler*
metall* stahl*
motor* antrieb*
reifen* räder rad
fahrrad* fahrräder rad räder
mitglied* teilnehm*
teilnehm* mitglied*
ehrenamt* freiwillig*
spende* zuwendung*
schaufenster* auslage* dekoration*
etikett* *etikett beschriftung* preisschild*
verpackung* packen
palette* ladung
stapler* gabelstapler* flurförderzeug*
fahrgast* fahrgäste* passagier* reisend*
unfall unfälle unfällen
probe proben *probe *proben muster mustern
messung* messwert* messen
versuch* experiment* test* probe proben
haar* frisur* haarschnitt*
training* übung* trainingseinheit*
auszubildend* azubi* lehrling*
angehörige* familie*
nachbestell* bestell*
vertretung* vertreter*
lieferschein* begleitpapier*
inventur* bestandsaufnahme* zählung*
energie* strom*
hotline hotlinen telefon*
außendienst vertrieb*
vertrieb* verkauf* absatz
buchhaltungsprogramm* finanzsoftware < datev lexware sage xero
bi-werkzeug < power_bi tableau qlik looker
lernplattform* < moodle teams iserv
lagerverwaltungssystem* lagersoftware lvs wms < sap_ewm
cad cad-software zeichenprogramm* < autocad revit solidworks catia archicad
bildbearbeitungsprogramm* grafikprogramm* < photoshop illustrator indesign
krankenhausinformationssystem* kis pflegesoftware < orbis medistar vivendi
programmiersprache* < python java javascript typescript go kotlin php
bürosoftware < excel word outlook powerpoint
leiharbeit* zeitarbeit* aushilf* leihkräfte*
anlern* angelernt einarbeit* eingearbeitet einweis* eingewiesen anleit* angeleitet schul* geschult
hochsaison hauptsaison saison spitzenzeit* stoßzeit*
spedition* spediteur* frachtführer* transporteur* transportunternehmen
scanner* handscanner* *scanner barcodescanner*
wareneingang* wareneingäng* eingehend* anlieferung*
kommissionier* zusammenstell* zusammengestellt picken gepickt
meldung* melde* gemeldet reklam* anzeig*
versorg* ausgabe ausgegeben bereitstell* belieferung*
stapler* gabelstapler* fahrzeug* flurförder*
warenausgang* versand* auslieferung*
lieferpapier* lieferschein* versandpapier* frachtpapier*
zoll* verzollung*
regalpflege regale regalen einräum* auffüll*
preisauszeichnung auszeichn* etikett*
kundengespräch* beratungsgespräch* kundenberatung beratung* kunden
neukund* akquise kundengewinnung kaltakquise neue_kunden
bestandskund* stammkund* kund*
angebotserstellung angebot* kalkulation*
auftragsabwicklung auftragsbearbeitung aufträge auftrag*
mahnwesen mahnung* forderung* außenstände außenständen
spesen* reisekosten* auslagen
anlagenbuchhaltung anlagevermögen anlagen
kostenstelle* kostenrechnung controlling
budget* etat mittel
personalakte* personalunterlagen
bewerbungsgespräch* vorstellungsgespräch* interviews
einstellung* neueinstellung*
zeugnis* arbeitszeugnis* beurteilung*
zeiterfassung arbeitszeit* stunden
postbearbeitung post posteingang postausgang
sitzungsprotokoll* protokoll*
terminvergabe terminvergaben terminkoordination terminvereinbarung termine terminen
verbandswechsel verbandswechseln wundversorgung verbände verbänden
blutabnahme* blutentnahme*
medikamentengabe medikamentengaben medikamente medikamenten arzneimittel arzneimitteln
pflegedokumentation dokumentation pflegebericht*
pflegeplanung pflegeplan*
mobilisation bewegung lagerung
essensgabe essensgaben mahlzeiten ernährung
übergabe* dienstübergabe*
angehörigengespräch* angehörige*
elterngespräch* elternabend* eltern
unterrichtsvorbereitung unterricht
klassenarbeit* klausur* prüfung* test tests arbeiten
korrektur* korrigier*
exkursion* ausflug ausflüge ausflügen
ausflug ausflüge ausflügen < klassenfahrt*
nachmittagsbetreuung betreuung hort
förderunterricht nachhilfe förderung
arbeitsblatt arbeitsblätter arbeitsblättern material unterrichtsmaterial*
mauerwerk mauer* maurer*
betonieren beton*
estrich* boden bodenbelag
fliesen* verfliesen
aufmaß* vermessung*
leistungsverzeichnis* ausschreibung*
bauzeichnung* bauplan baupläne bauplänen pläne plänen
bauleitung bauaufsicht baustelle*
abnahme* übergabe*
schaltplan schaltpläne schaltplänen plan pläne plänen schaltschrank*
verdrahtung verdraht* verkabel*
inbetriebnahme* anlauf start
fehlersuche diagnose* störungssuche
drehen gedreht fräsen gefräst zerspan* dreharbeiten fräsarbeiten
maßhaltigkeit maße toleranz* genauigkeit
rüsten rüst* einricht* eingerichtet umrüst*
qualitätskontrolle* qualitätsprüfung* qualitätssicherung prüfung*
ausschussquote ausschussquoten ausschuss fehlerquote fehlerquoten
stückzahl* menge mengen ausstoß
schichtübergabe* übergabe*
softwarefehler softwarefehlern fehler bug bugs
testfall testfälle testfällen tests testskript*
automatisierte_tests testautomatisierung tests
nutzeroberfläche* oberfläche* benutzeroberfläche* frontend
serverumgebung server infrastruktur
datensicherung* backup*
benutzerkonto benutzerkonten zugänge zugängen konten
auswertung* report* bericht* analyse*
kennzahlenbericht* kennzahlen dashboard* report*
datenaufbereitung aufbereit* datenbereinigung bereinig*
social-media-beitrag posts beiträge beiträgen
pressemitteilung* pressetext* pressearbeit
broschüre* flyer prospekt*
anzeige* inserat* werbeanzeige*
messeauftritt* messe* messestand
speisekarte* karte karten menü*
speisen* gerichte gerichten essen mahlzeiten
frühstücksbuffet* frühstück* büffet*
service bedienung bewirtung
gästebetreuung gäste gästen
anreise* check-in ankunft
abreise* check-out
zimmerreinigung zimmer zimmern housekeeping
mandantengespräch* mandant*
vertragsprüfung verträge vertrag*
schriftverkehr korrespondenz schreiben
aktenführung akten aktenverwaltung
klage* verfahren prozess*
fördermittel* förderantrag* förderung zuschuss*
ehrenamtlich* freiwillig*
haarschnitt* haare haaren schnitt* schneiden
haarfarbe* färben färbung* coloration*
massage* anwendung* behandlung*
übung* training*
reifenwechsel reifenwechseln reifen räderwechsel räderwechseln
ölwechsel ölwechseln öl
hauptuntersuchung* hu
beet* beete pflanzung* bepflanzung*
rasen* mähen rasenpflege
baumschnitt* schnitt gehölzschnitt
stall* tiere tieren tierhaltung
sturzvorbeug* sturzprophylax* sturz stürze stürzen
prophylax* vorbeug*
einzug aufnahme aufnahmen heimaufnahme heimaufnahmen
richten stellen vorbereit*
handreichung* leitfaden anleitung*
warteschlange* wartezeit*
rückmeldung* feedback anmerkung*
aufnahme* anmeldung* registrierung*
einarbeitung* einführung* onboarding
vertretung* ersatz aushilfe*
überstunden mehrarbeit
postfach postfächer postfächern e-mail*
telefonzentrale telefon*
fest feste festen feier* veranstaltung*
hochzeit* trauung*
sortiment* angebot waren
kleidungsstück* kleidung ware
mieter* bewohner*
vermieter* eigentümer*
mietvertrag* mietverträge verträge verträgen
mietrückst* rückstände rückständen rückstand außenstände außenständen
begehung* besichtigung* kontrolle*
gefahr* risiko risiken gefährdung*
gefährdungsbeurteilung* risikobewertung* risikoanalyse*
vorfall vorfälle vorfällen ereignis* unfall
erste_hilfe notfallversorgung
räumungsübung* evakuierung*
ausstoß produktion menge mengen durchsatz
stillstand* ausfallzeit* ausfall*
musterteil* prototyp* muster mustern
durchlaufzeit* lieferzeit* bearbeitungszeit*
rücksendung* retoure* rückläufer*
besucherzahl* zugriffe zugriffen traffic
werbetext* text* anzeigentext*
korrekturlesen lektorat korrektur*
lehrplan lehrpläne lehrplänen curricul* unterrichtsplan*
nachhilfe förderung förderstunde*
prüfungsvorbereitung prüfung*
förderbedarf besondere_bedürfnisse
mahlzeit* essen speise*
terminvergabe terminvergaben terminvereinbarung termine terminen
rezept* verordnung* medikament*
kundenanfrage* kundenanliegen anfrage*
bestandspflege bestände beständen pflege
stammdatenpflege stammdaten datenpflege
rechnungsprüfung rechnungen prüfung
zahlungsausgang zahlungslauf zahlungen
reisebuchung* reiseplanung reisen
besprechungsraum konferenzraum räume räumen
wareneinsatz warenkosten materialkosten
kassenabschluss tagesabschluss kasse kassen
gästewünsche gästewünschen gäste gästen wünsche wünschen
tischreservierung* reservierung*
speiseplan speisepläne speiseplänen menüplan*
allergie* unverträglichkeit*
patientenakte* akte*
visite* rundgang
abmessung* maße maß dimension*
schichtende ende_der_schicht
`
