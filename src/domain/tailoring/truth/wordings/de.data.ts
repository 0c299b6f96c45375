/**
 * German words for the same thing, a row a thing; see `wordings.ts`. What stands before a `<` may
 * be said for what stands behind it, and not the other way round.
 */
export const wordingsDe = `
anfrage* *anfrage *anfragen anliegen frage fragen *frage *fragen ticket* rückfrage*
fehler* mangel mängel mängeln störung* *störung *störungen problem* defekt* ausfall ausfälle ausfällen panne* bug bugs
frist fristen termin* stichtag*
termin* *termin *termine verabredung* sprechstunde*
anruf* telefonat* gespräch* telefon*
e-mail* email* mail mails nachricht* schreiben brief* post korrespondenz schriftverkehr
kunde* kunden* *kunde *kunden auftraggeber* käufer* kundschaft
mandant* klient* kunde kunden
gast gäste gästen besucher*
nutzer* anwender* benutzer* user
kolleg* team teams mitarbeiter* mitarbeitend* belegschaft
mitarbeiter* mitarbeitend* beschäftigt* angestellt* belegschaft personal arbeitnehmer* team
neue_kolleg* neue_mitarbeiter* neuer_mitarbeiter* neuling* neuzugäng* berufseinsteiger* einsteiger*
schüler* kind* klasse* lernend* jugendlich*
eltern* familie* erziehungsberechtigt* angehörig*
angehörig* familie* verwandt*
unterricht* stunde stunden *stunden *unterricht lektion* kurs kurse kursen
bericht* *bericht *berichte report* auswertung* dokumentation* protokoll*
unterlage* dokument* akte* papiere papieren schriftstück* beleg belege belegen
protokoll* niederschrift* mitschrift*
formular* vordruck* antrag anträge anträgen
vertrag verträge verträgen *vertrag *verträge kontrakt* vereinbarung*
angebot* *angebot *angebote offerte* kostenvoranschlag*
rechnung* *rechnung *rechnungen faktura beleg belege belegen
eingangsrechnung* lieferantenrechnung* kreditorenrechnung*
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
qualität* güte standard*
arbeitssicherheit arbeitsschutz* sicherheit*
prüfung* *prüfung *prüfungen kontrolle* *kontrolle *kontrollen inspektion* test* überprüfung* durchsicht
wirtschaftsprüf* abschlussprüf* prüfer* revision*
test tests testung* erprobung* versuch* prüfung*
leser* abonnent* empfänger*
software anwendung* programm programme programmen system* lösung applikation* app apps tool tools
umstellung* wechsel* umstieg* migration* *wechsel *umstieg *umstellung übergang*
entwurf entwürfe entwürfen design layout* skizze*
zeichnung* plan pläne plänen skizze*
schulung* *schulung *schulungen training* kurs* workshop* fortbildung* weiterbildung* seminar*
veranstaltung* *veranstaltung *veranstaltungen event*
messe* fachmesse* ausstellung*
beschwerde* reklamation* beanstandung* kundenbeschwerde*
schaden* schäden schadensfall* schadenfall* schadenmeldung*
versicherung* police policen
konto konten *konto *konten buchhaltung*
buchhaltung* buchführung* rechnungswesen finanzbuchhaltung
geschäftsvorf* buchhaltung* buchungen geschäftsvorgäng*
monatsabschl* monatliche_abschl* monatlichen_abschl*
jahresabschl* bilanz*
abstimm* abgestimmt abgleich* abgeglichen klär* geklärt bereinig*
offene_posten außenstände außenständen forderungen
steuererklärung* < einkommensteuererklärung* umsatzsteuererklärung* gewerbesteuererklärung*
abwesenheit* fehlzeit* urlaub*
urlaub* ferien freie_tage
dienstplan* schichtplan* einsatzplan* *einsatzplanung personalplanung
reise* dienstreise* geschäftsreise* reiseplanung
buchung* reservierung*
empfang rezeption
rezeption empfang front_office
kasse* kassier* bezahl* zahlung*
bargeld kasse kassen einnahmen tageseinnahmen
speise* gericht* mahlzeit* essen menü* *gerichte *speisen
gericht* speise* *gerichte
zimmer* raum räume räumen gästezimmer*
sauber* rein* reinig* ordnung hygiene*
patient* bewohner* pflegebedürftig* klient*
station* abteilung*
pflege* versorgung betreuung
behandlung* therapie* versorgung*
medikament* arznei* medikation*
wunde* wundversorgung verband*
vitalwert* vitalzeichen vitalparameter vitalparametern blutdruck*
kind* kleinkind* kita* schützling*
gebäude* bau objekt* immobilie* *gebäude
wohnung* *wohnung *wohnungen apartment*
bau* neubau* errichtung baustelle*
baustelle* bau bauprojekt* bauvorhaben
elektro* elektrik elektrisch*
leitung* kabel* verkabel*
rohr* leitung*
heizung* *heizung *heizungen heizanlage* kessel kesseln
reparatur* instandsetzung* instandhaltung* wartung* behebung
wartung* instandhaltung* pflege* inspektion*
montage* einbau* installation* aufbau*
artikel artikeln beitrag beiträge beiträgen text texte texten
foto* bild* aufnahme*
kundenservice kundendienst kundenbetreuung support hotline hotlinen kundensupport
support hilfe unterstützung betreuung
netzwerk* netz
projekt* vorhaben programm
konzept* strategie* plan
team* gruppe* mannschaft abteilung
abteilung* *abteilung bereich team
filiale* *filiale markt märkte märkten geschäft* standort* niederlassung*
senkung* verringerung* reduzierung* rückgang minus
täglich* pro_tag am_tag jeden_tag
wöchentlich* pro_woche jede_woche
monatlich* pro_monat im_monat jeden_monat
jährlich* pro_jahr im_jahr jedes_jahr
genau* präzise* exakt* korrekt*
alt* bestehend* bisherig*
neu* zusätzlich*
ansprechpartner* ansprechperson* kontaktperson* kontakt anlaufstelle*
gesellschaft* firma firmen unternehmen tochtergesellschaft* betrieb*
behörde* amt ämter ämtern verwaltung*
analyse* auswertung* untersuchung* bewertung*
kontakt* verbindung* kommunikation austausch
kommunikation austausch kontakt korrespondenz
ablage* archiv* aktenablage aktenablagen
möbel* mobiliar
kleidung* textil* bekleidung mode
farbe* anstrich* lack* colorier* färb* coloration*
metall* stahl*
reifen* räder rad
mitglied* teilnehm*
teilnehm* mitglied*
ehrenamt* freiwillig*
schaufenster* auslage* dekoration*
stapler* gabelstapler* flurförderzeug*
fahrgast* fahrgäste* passagier* reisend*
unfall unfälle unfällen
probe proben *probe *proben muster mustern
versuch* experiment* test* probe proben
training* übung* trainingseinheit*
auszubildend* azubi* lehrling*
angehörige* familie*
nachbestell* bestell*
vertretung* vertreter*
inventur* bestandsaufnahme* zählung*
energie* strom*
hotline hotlinen telefon*
außendienst vertrieb*
vertrieb* verkauf* absatz
cad cad-software zeichenprogramm* < autocad revit solidworks catia archicad
krankenhausinformationssystem* kis pflegesoftware < orbis medistar vivendi
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
zoll* verzollung*
kundengespräch* beratungsgespräch* kundenberatung beratung* kunden
bestandskund* stammkund* kund*
angebotserstellung angebot* kalkulation*
auftragsabwicklung auftragsbearbeitung aufträge auftrag*
mahnwesen mahnung* forderung* außenstände außenständen
spesen* reisekosten* auslagen
kostenstelle* kostenrechnung controlling
bewerbungsgespräch* vorstellungsgespräch* interviews
postbearbeitung post posteingang postausgang
sitzungsprotokoll* protokoll*
terminvergabe terminvergaben terminkoordination terminvereinbarung termine terminen
medikamentengabe medikamentengaben medikamente medikamenten arzneimittel arzneimitteln
pflegedokumentation dokumentation pflegebericht*
angehörigengespräch* angehörige*
elterngespräch* elternabend* eltern
unterrichtsvorbereitung unterricht
klassenarbeit* klausur* prüfung* test tests arbeiten
exkursion* ausflug ausflüge ausflügen
ausflug ausflüge ausflügen < klassenfahrt*
mauerwerk mauer* maurer*
aufmaß* vermessung*
bauzeichnung* bauplan baupläne bauplänen pläne plänen
bauleitung bauaufsicht baustelle*
schaltplan schaltpläne schaltplänen plan pläne plänen schaltschrank*
verdrahtung verdraht* verkabel*
fehlersuche diagnose* störungssuche
drehen gedreht fräsen gefräst zerspan* dreharbeiten fräsarbeiten
maßhaltigkeit maße toleranz* genauigkeit
rüsten rüst* einricht* eingerichtet umrüst*
softwarefehler softwarefehlern fehler bug bugs
testfall testfälle testfällen tests testskript*
serverumgebung server infrastruktur
auswertung* report* bericht* analyse*
datenaufbereitung aufbereit* datenbereinigung bereinig*
anzeige* inserat* werbeanzeige*
messeauftritt* messe* messestand
speisen* gerichte gerichten essen mahlzeiten
gästebetreuung gäste gästen
mandantengespräch* mandant*
vertragsprüfung verträge vertrag*
schriftverkehr korrespondenz schreiben
ehrenamtlich* freiwillig*
massage* anwendung* behandlung*
übung* training*
reifenwechsel reifenwechseln reifen räderwechsel räderwechseln
ölwechsel ölwechseln öl
hauptuntersuchung* hu
rasen* mähen rasenpflege
stall* tiere tieren tierhaltung
sturzvorbeug* sturzprophylax* sturz stürze stürzen
richten stellen vorbereit*
vertretung* ersatz aushilfe*
telefonzentrale telefon*
fest feste festen feier* veranstaltung*
hochzeit* trauung*
sortiment* angebot waren
kleidungsstück* kleidung ware
mieter* bewohner*
mietvertrag* mietverträge verträge verträgen
begehung* besichtigung* kontrolle*
gefahr* risiko risiken gefährdung*
vorfall vorfälle vorfällen ereignis* unfall
erste_hilfe notfallversorgung
musterteil* prototyp* muster mustern
mahlzeit* essen speise*
terminvergabe terminvergaben terminvereinbarung termine terminen
rezept* verordnung* medikament*
kundenanfrage* kundenanliegen anfrage*
stammdatenpflege stammdaten datenpflege
rechnungsprüfung rechnungen prüfung
kassenabschluss tagesabschluss kasse kassen
gästewünsche gästewünschen gäste gästen wünsche wünschen
abmessung* maße maß dimension*
schichtende ende_der_schicht
`
