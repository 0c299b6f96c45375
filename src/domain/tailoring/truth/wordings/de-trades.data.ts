/**
 * More German words for the same thing, by trade: office, shop, kitchen, care, building, workshop,
 * school, law, money, public service. What stands before a `<` is the kind of what stands behind it.
 */
export const tradeWordingsDe = `
büro* bürotätigkeit* verwaltung* administrativ* sekretariat*
büroarbeit* verwaltungsaufgab* bürotätigkeit* verwaltungsarbeit* administrativ* sekretariatsaufgab*
schriftverkehr* korrespondenz briefverkehr briefe briefen schreiben schriftwechsel schriftwechseln
posteingang eingangspost post postbearbeitung
postausgang ausgangspost post
telefonzentrale vermittlung zentrale zentralen anrufe anrufen telefon*
telefondienst anrufe anrufen telefon* telefonate
telefonisch* telefon* anruf* fernmündlich
persönlich* vor_ort direkt
schriftlich* e-mail* mail* brief*
termin* terminierung terminplanung terminkoordination terminvergabe terminvereinbarung
sitzung* besprechung* gremien* versammlung*
tagesordnung* agenda
protokollführung protokoll* mitschrift*
aktenordner aktenordnern ordner ordnern akten ablage ablagen
ablage* archiv* dokumentenablage dokumentenablagen aktenverwaltung
vorlage* muster* formular* template*
formular* vordruck* formblatt*
checkliste* prüfliste* liste*
arbeitsanweisung* verfahrensanweisung* anleitung* anweisung*
arbeitsablauf* arbeitsabläuf* ablauf abläuf* prozess* workflow*
übersicht* liste* aufstellung* tabelle* verzeichnis*
aufstellung* liste* übersicht*
statistik* zahlen kennzahl* auswertung*
präsentation* folien powerpoint vortrag*
besucher* gäste gästen gast kund* publikum
publikumsverkehr kundenverkehr besucher* kundenkontakt parteienverkehr
kundenkontakt kundenbetreuung kund*
büromaterial* bürobedarf verbrauchsmaterial*
arbeitsmittel arbeitsmitteln ausstattung geräte geräten werkzeug*
ausstattung ausrüstung geräte geräten einrichtung inventar
handkasse* bargeldkasse* portokasse* kasse kassen
reisekosten* spesen* reisekostenabrechnung*
rechner rechnern computer* pc pcs arbeitsplatzrechner arbeitsplatzrechnern laptop* notebook* arbeitsplätze arbeitsplätzen
laptop* notebook* rechner rechnern computer*
handy* mobiltelefon* smartphone*
drucker* kopierer* gerät*
peripherie* drucker* monitor*
bildschirm* monitor*
arbeitsplatz* arbeitsplätze rechner rechnern
benutzer* anwender* nutzer* mitarbeiter*
benutzerkonto* benutzerkonten konten accounts zugänge zugängen nutzerkonten
zugang* zugänge berechtigung* rechte rechten
server* serverlandschaft hosts
netzwerk* lan wlan netz
firmennetz* unternehmensnetz* netzwerk*
störung* störfall* incident* ausfall* problem* fehler*
ticket* störungsmeldung* anfrage* vorgang vorgänge vorgängen
webanwendung* webapplikation* web-app* anwendung* webapp*
webseite* website* internetauftritt* webauftritt* homepage homepagen internetpräsenz
onlineshop* webshop* online-shop* internetshop*
datenbank* datenbestand* datenbanksystem*
datensatz* datensätze daten einträge einträgen
datenpflege stammdatenpflege daten stammdaten
quellcode code quelltext
codereview* code-review* code
softwaretest* tests test
testfall* testfälle tests testszenarien
fehlerbehebung* bugfixing fehlerbeseitigung störungsbehebung fehler
softwareentwicklung entwicklung programmierung
nutzeroberfläche* oberfläche* benutzeroberfläche* ui bedienoberfläche*
bereitstellung deployment auslieferung
sicherung* backup* datensicherung*
laden läden geschäft* filiale* markt märkte märkten shop* verkaufsstelle*
verkaufsfläche* verkaufsraum* laden ladenfläche* fläche flächen
kasse kassen kassentätigkeit* kassier* kassendienst
kassenabschluss* tagesabschluss* kassenabrechnung* kassensturz
bezahlvorgang* kassiervorgang* zahlung*
warenpräsentation* warenaufbau auslage* präsentation* warenplatzierung*
warenverräumung verräum* einräum* regale regalen
regalbestückung regale regalen auffüll* bestück*
nachschub nachbestellung* ware
haltbarkeit* mhd mindesthaltbarkeit* verfallsdat* ablaufdat*
frischetheke* bedientheke* theke*
obst_und_gemüse frischware*
lebensmittel* nahrungsmittel* ware* frischware*
sortiment* warenangebot* angebot* produktpalette*
aktionsware* aktion* angebot*
sonderaktion* aktion* rabattaktion* angebot*
rabatt* nachlass* preisnachlass*
umtausch* retoure* rückgabe* rücknahme*
reklamation* beschwerde* beanstandung* retoure*
reklamationsbearbeitung reklamation* beschwerde* beschwerdemanagement
kundenwunsch* kundenwünsche wünsche wünschen
verkaufsgespräch* kundengespräch* beratungsgespräch* verkauf*
stammkund* bestandskund* dauerkund* kund*
neukund* kundengewinnung* akquise
umsatzziel* verkaufsziel* ziel*
lager* lagerhalle* warenlager* depot* lagerraum*
lagerist* lagermitarbeit* lagerkräft* lagerarbeit*
lagerbestand* bestand bestände beständen warenbestand* vorrat vorräte vorräten
lagerplatz* stellplatz* stellplätz* fach fächer fächern
wareneingangskontrolle* wareneingang* eingangskontrolle* anlieferung*
anlieferung* lieferung* wareneingang* eingehend*
versand* warenausgang* auslieferung* expedition
versandvorbereitung versandfertig* verpack* versand*
sendung* lieferung* paket* fracht*
fracht* ladung* transportgut güter
spedition* transportunternehm* frachtführer* logistikdienstleister*
tour* route* fahrt* strecke* runde*
tourenplanung routenplanung touren einsatzplanung
fuhrpark* fahrzeugflotte* fahrzeuge fahrzeugen flotte*
firmenwagen dienstwagen fahrzeug* fuhrpark
lenkzeit* fahrzeit* lenk- ruhezeit*
ladungssicherung sicher* ladung
hubwagen ameise* stapler*
stapler* gabelstapler* frontstapler* flurförderzeug*
palett* ladungsträger* gitterbox*
gastraum gasträume gasträumen restaurant service
restaurant* gaststätte* lokal* gasthaus* wirtshaus*
gaststätte* restaurant* lokal* gasthof*
bar theke* tresen ausschank
kantine* mensa betriebsrestaurant* großküche*
küchenteam küche küchen köche köchen
vorspeise* vorspeisen salat* kalte_küche
hauptgericht* hauptgäng* hauptspeise* gericht*
nachspeise* dessert* süßspeise*
beilage* gemüse* sättigungsbeilage*
sauce* soße* saucen soßen
menü* speisefolge* gericht* speise*
mise_en_place vorbereit*
warenwirtschaft* bestell* lagerhaltung
hygienevorschrift* haccp hygiene* hygienestandard*
bankett* veranstaltung* feier* fest*
feierlichkeit* feier* fest* veranstaltung*
buffet* büffet* büfett*
getränk* bar ausschank
tischreservierung* reservierung* tische tischen
gästezimmer* zimmer zimmern hotelzimmer*
bettwäsche wäsche betten
zimmerservice etage* housekeeping
gästebeschwerde* beschwerde* gäste gästen
patient* pflegebedürftig* kranke* heimbewohner* bewohner* klient*
heimbewohner* bewohner* senior* pflegebedürftig*
pflegeheim* seniorenheim* altenheim* pflegeeinrichtung* seniorenzentrum* altenpflegeheim*
einrichtung* haus heim* institution*
station* wohnbereich* abteilung* bereich
grundpflege körperpflege pflege waschen
behandlungspflege medizinische_pflege wundversorgung medikament*
pflegeplan* pflegeplanung maßnahmenplan*
pflegebericht* pflegedokumentation dokumentation berichte berichten
patientenakte* krankenakte* akte* befunde befunden
befund* ergebnis* diagnose*
vitalzeichen* vitalwert* vitaldaten blutdruck*
blutzucker* bz zuckerwert*
blutdruck* rr vitalwert*
spritze* injektion* impfung*
infusion* tropf
verband* verbände wundversorgung verbandswechsel wunde*
medikament* arznei* medikation* präparat* tablette*
medikamentengabe medikament* arzneimittelgabe arzneimittelgaben verabreich*
rezept* verordnung* verschreibung*
arztpraxis praxis praxen hausarztpraxis
sprechstunde* behandlung* termin*
visite* arztvisite* ärztlich*
operation* op ops eingriff* eingriffe chirurg*
op op-saal operation*
operationsbesteck instrument* besteck
hilfsmittel* rollator* rollstuhl*
rollstuhl* hilfsmittel*
angehörige* familie* verwandt* bezugsperson*
angehörigenarbeit angehörige* angehörigengespräch*
sterbebegleitung palliativ* hospiz*
therapieplan* behandlungsplan* therapie*
physiotherap* krankengymnastik
krankengymnastik physiotherap* übung*
mahlzeit* essen speise* verpflegung ernährung
sozialarbeit soziale_arbeit beratung
klient* hilfesuchend* ratsuchend* betroffen*
ratsuchend* klient* kund*
einzelfallhilfe einzelfall* fallarbeit betreuung
hilfeplan* hilfeplanung förderplan*
jugendamt* amt ämter behörde*
kita* kindergarten* kindertagesstätte* kindergärt* krippe*
krippe* u3 kleinkind*
kindergruppe* gruppe gruppen kinder kindern
elterngespräch* elternarbeit eltern
ausflug ausflüge ausflügen exkursion* fahrt*
bastelangebot* basteln kreativ*
spielangebot* spiel* freizeitangebot*
hort nachmittagsbetreuung ganztag*
grundschul* primarstufe
lerngruppe* klasse* kurs*
unterrichtsstund* stunde* unterricht* lektion*
unterrichtsfach* fach fächer fächern
unterrichtsmaterial* lehrmaterial* lernmaterial* arbeitsblätt* materialien
prüfungsaufgab* klausur* prüfung*
klausur* klassenarbeit* schularbeit* test* prüfung*
zeugnis* note* beurteilung*
leistungsstand* noten leistung*
förderplan* förderung*
elternabend* eltern
lehrerkonferenz* konferenz* kollegium
kollegium lehrkräft* kolleg*
fortbildung* weiterbildung* lehrgang lehrgänge lehrgängen schulung* seminar*
lehrgang* lehrgänge kurs* seminar*
teilnehm* kursteilnehm* besucher*
vorlesung* lehrveranstaltung* seminar*
abschlussarbeit* bachelorarbeit* masterarbeit*
baustelle* bauprojekt* bauvorhaben* bauort
bauvorhaben bauprojekt* projekt* baustelle*
neubau* bau* neubauprojekt*
altbau* bestandsbau* bestand
umbau* umbauarbeit* umbaumaßnahm*
rohbau* mauerwerk* bau
gerüst* gerüstbau
fundament* gründung
mauer* wand wände wänden mauerwerk*
trockenbau* gipskarton* trockenbauwänd*
decke* decken deckenverkleidung*
bodenbelag* bodenbeläge böden boden estrich parkett*
badezimmer* bad bäder nassraum* nasszelle*
sanitäranlag* sanitär* bäder
wasserleitung* leitung* rohr*
abfluss* abwasser* kanal*
heizungsanlag* heizung* heizkessel* wärmeerzeuger*
wärmepumpe* heizung*
klimaanlag* lüftung* klimatechnik
elektroinstallation* elektrik* installation* elektroarbeit*
stromleitung* kabel* leitung*
verteilerkasten* sicherungskasten* unterverteilung* verteilung*
beleuchtung* lampe* leuchte* licht*
photovoltaik* solaranlag* pv pv-anlag*
dachdecker* dach dächer dächern eindeck*
dacheindeckung* dach*
fassade* außenwand*
fenster* verglasung*
bauplan* baupläne bauzeichnung* zeichnung* plan pläne plänen
technische_zeichnung* zeichnung* konstruktionszeichnung* plan
zeichnung* plan pläne plänen konstruktionsunterlag*
aufmaß* messung* maße
leistungsverzeichnis* lv ausschreibung*
nachunternehm* subunternehm* gewerke gewerken handwerker*
handwerker* handwerksbetrieb* gewerke gewerken fachfirm*
mangel mängel mängeln baumangel* baumängel
mängelbeseitigung mängel mängeln nacharbeit*
baumaschine* bagger* maschine*
persönliche_schutzausrüstung psa schutzausrüstung
unfallverhütung arbeitssicherheit arbeitsschutz sicherheit*
sicherheitsunterweisung* unterweisung* sicherheitsbelehrung*
werkstück* bauteil* teil teile teilen
bauteil* teil teile teilen komponente* werkstück*
einzelteil* teil teile teilen einzelstück*
serie* serienfertigung serienteil* los lose
kleinserie* serie* einzelteil*
produktion* fertigung* herstellung*
fertigung* produktion* herstellung* fabrikation
produktionslinie* fertigungslinie* linie* anlage* straße straßen
fließband* band montagelinie*
produktionsplan* fertigungsplan* produktionsplanung
schichtbuch* übergabebuch* schichtprotokoll*
schichtdienst* schichtbetrieb* schicht*
frühschicht* frühdienst*
spätschicht* spätdienst*
nachtschicht* nachtdienst* nachtwache*
werkzeugmaschine* maschine* cnc-maschine*
cnc-maschine* bearbeitungszentr* maschine*
rüstzeit* rüsten einrichtezeit* umrüst*
rüstvorgang* rüsten umrüst*
messmittel* messgerät* messwerkzeug* messinstrument*
messprotokoll* prüfprotokoll* prüfbericht* messbericht*
prüfprotokoll* prüfbericht* protokoll* messprotokoll*
stichprobe* probe* stichprobenprüfung*
qualitätskontrolle* qualitätsprüfung* qs endkontrolle* qualität*
qualitätsmanagement qm qualität*
fehlerquote* ausschussquote* ausschuss fehlerrate*
ausschuss* ausschussteil* schlechtteil*
stillstandszeit* ausfallzeit* stillstand* stillständ*
störungsbehebung störung* entstörung*
ersatzteil* teil teile teilen
wartungsplan* wartungsintervall* wartung*
wartungsarbeit* wartung* instandhaltung*
schweißnaht* schweißnähte naht nähte nähten
blech* metall* stahl*
stahlbau stahl* stahlkonstruktion*
holz* holzarbeit* schreiner* tischler*
möbel* möbelstück* schrank schränke schränken
kleidungsstück* bekleidung textil* garderobe garderoben
änderungsarbeit* änderung* anpassung*
frisur* haarschnitt* haare haaren
maniküre nagelpflege nägel
kosmetikbehandlung* gesichtsbehandlung* behandlung*
fitnessstudio* studio* sportstudio*
mitglied* kund* teilnehm*
training* sportkurs* kurs* trainingseinheit* übungsstund*
wettkampf* wettkämpf* turnier* spiel*
chor* gesangsgruppe* ensemble*
konzert* auftritt* aufführung*
aufführung* vorstellung* auftritt*
ausstellung* schau exposition*
führung* rundgang* rundgäng*
museumsbesuch* besucher*
bibliothek* bücherei* mediathek*
buch* bücher medien titel
ausleih* verleih* leihe leihen
medium medien bücher büchern
artikel* beitrag* beiträg* text* bericht*
zeitung* tageszeitung* blatt presse
zeitschrift* magazin* heft*
pressemitteilung* presseinformation* medienmitteilung*
öffentlichkeitsarbeit pressearbeit pr presse
social-media-kanal* social-media-kanäl* social_media
beitrag* beiträg* post posts inhalt*
rundbrief* newsletter* mailing*
werbemittel* werbematerial* flyer* prospekt* broschür*
flyer* handzettel* prospekt* broschür* faltblatt*
plakat* aushang* poster*
zielgruppe* publikum adressat*
reichweite* sichtbarkeit
klickzahl* zugriff* aufruf*
messestand* stand messe*
kundenbesuch* kundentermin* außendienst
interessent* potenzielle_kund* lead leads
verkaufsgebiet* vertriebsgebiet* gebiet region bezirk
auftraggeber* kund*
auftragseingang* auftrag* aufträge
auftrag* aufträge bestellung* order*
angebotswesen angebot* offert*
kreditorenbuchhaltung kreditoren* lieferantenrechnung* eingangsrechnung*
debitorenbuchhaltung debitoren* ausgangsrechnung* kundenrechnung*
kreditor* lieferant* gläubiger*
debitor* kund* schuldner*
eingangsrechnung* lieferantenrechnung* rechnung* kreditor*
ausgangsrechnung* kundenrechnung* rechnung* debitor*
zahlungseingang* eingehende_zahlung* zahlungen
zahlungsverkehr zahlung* überweisung*
zahlungserinnerung* mahnung* mahn*
forderung* außenständ* offene_posten
offene_rechnung* außenständ* offene_posten forderung*
bankkonto* bankkonten konto konten
kontoauszug* kontoauszüg* bankauszüg*
hauptbuch* sachkonten
buchungsbeleg* beleg* buchung*
monatsabschluss* monatsabschlüss* periodenabschluss* monatlich* abschluss
quartalsabschluss* quartalsabschlüss* vierteljährlich*
jahresabschluss* jahresabschlüss* bilanz*
umsatzsteuervoranmeldung* ust-voranmeldung* ustva voranmeldung* umsatzsteuer*
steuererklärung* steuer*
finanzamt* steuerbehörd* behörde*
prüfer* betriebsprüf* revisor*
kostenstell* abteilung*
abweichung* differenz* unterschied* soll-ist*
kreditantrag* kredit* darlehen*
versicherungsnehm* versichert* kund*
schadensfall* schadensfäll* schäden schadenfäll* schaden*
schadensmeldung* schadenanzeige* schaden*
beitrag* prämie*
personalabteilung* personalwesen hr personalbereich*
personalwesen hr personal*
personalakte* mitarbeiterakte* personalunterlag*
bewerbungsunterlag* bewerbung* lebenslauf* lebensläuf*
bewerbungsgespräch* vorstellungsgespräch* interview* auswahlgespräch*
stellenanzeige* stellenausschreibung* inserat*
arbeitsvertrag* arbeitsverträg* vertrag*
arbeitszeit* stunden dienstzeit*
stundenzettel* stundennachweis* arbeitszeit* zeiterfassung
lohnabrechnung* gehaltsabrechnung* entgeltabrechnung* lohn- lohn* gehalt*
krankmeldung* krankheit* fehlzeit*
urlaubsantrag* urlaub* urlaubsplanung
neue_mitarbeit* neue_kolleg* neuzugäng* neueinstellung* einsteiger*
auszubildende* azubi* lehrling* auszubildender
praktikant* praktikum praktika hospitant*
aushilf* aushilfskräft* minijobber* teilzeitkräft* studentische
zeitarbeitskräft* leiharbeit* leihkräft* zeitarbeit*
kanzlei* büro* anwaltskanzlei* sozietät*
mandat* fall fälle fällen mandant*
mandantengespräch* mandantentermin* besprechung*
schriftsatz schriftsätz* klage* schreiben
gerichtsverfahren verfahren prozess* rechtsstreit*
gerichtstermin* verhandlung* termin*
fristenkalender* fristen fristenkontrolle*
vertragsentwurf* vertragsentwürf* verträge verträgen
akteneinsicht akten
gesetzestext* gesetz* vorschrift*
antragstell* bürger* kund*
antrag* anträg* gesuch* ersuchen
bescheid* verfügung* entscheidung*
bürgeramt* bürgerbüro* rathaus* amt
kommune* gemeinde* stadt stadtverwaltung*
stadtrat* gemeinderat* rat gremium
gebühr* entgelt* abgabe*
bußgeld* ordnungswidrigkeit* strafzettel*
ausweis* pass pässe pässen reisepass* personalausweis*
mieter* wohnungsnehm* bewohner* mietpartei*
mietobjekt* wohnung* immobilie*
wohnungsbesichtigung* besichtigung*
wohnungsübergabe* übergabe*
nebenkosten* betriebskosten* nebenkostenabrechnung*
immobilie* objekt* liegenschaft* haus häuser häusern
hausmeister* hausverwalt* objektbetreu*
grünanlage* grünfläch* park parks garten gärten außenanlag*
hecke* strauch sträuch* gehölz*
rasen* wiese* grünfläch*
pflanze* blume* gewächs*
gewächshaus* glashaus* folientunnel*
feld felder feldern acker äcker fläche*
ernte* lese ertrag*
vieh tiere tieren rinder rindern nutztier*
stall* ställe stallung*
futter* fütterung* tierfutter tierfuttern
labor* laboratorium laboratorien
laborgerät* gerät* messgerät*
versuch* experiment* testreihe* versuchsreihe* prüfung*
versuchsreihe* messreihe* versuch*
studie* untersuchung* forschungsarbeit* erhebung*
forschungsprojekt* projekt* studie* forschung*
fachartikel* veröffentlichung* publikation* paper*
fragebogen* fragebög* umfrage* befragung*
tagung* konferenz* kongress* fachtagung*
wachdienst* sicherheitsdienst* objektschutz bewachung*
kontrollgang* kontrollgäng* rundgang* rundgäng* streife*
zutrittskontrolle* einlasskontrolle* eingangskontrolle* einlass
leitstelle* zentrale*
notfall* notfäll* notruf* einsatz* einsätz*
brandschutz* feuerschutz
einsatz* einsätz* notfall*
feuerwehr* löschzug*
schichtplan* dienstplan* einsatzplan* personaleinsatzplan*
personaleinsatzplanung dienstplan* personaleinsatz*
stoßzeit* spitzenzeit* hochbetrieb*
hochsaison hauptsaison
durchlaufzeit* bearbeitungszeit* bearbeitungsdauer
bearbeitungszeit* bearbeitungsdauer durchlaufzeit*
wartezeit* wartedauer warten
antwortzeit* reaktionszeit*
lieferzeit* lieferdauer vorlaufzeit*
lieferverzug verspätung* verzögerung* lieferverzögerung*
termintreue pünktlichkeit liefertreue
verbrauch* energieverbrauch
energieverbrauch strom* energie*
kundenzufriedenheit zufriedenheit
auslastung* belegung*
fehlerrate* fehlerquote* fehler
kollegin kollege* team mitarbeiter*
teamsitzung* teambesprechung* besprechung* team
abteilungsübergreifend fachübergreifend schnittstellen*
belegschaft* mitarbeiter* personal beschäftigte*
vorgesetzte* teamleitung chef* leitung
bereichsleit* abteilungsleit*
betrieb* firma unternehmen werk*
unternehmen* firma firmen betrieb* konzern*
tochterunternehm* tochtergesellschaft* gesellschaft*
geschäftspartner* partner* externe*
dienstleister* anbieter* externe* fremdfirm*
nachbar* anwohner* bewohner*
anwohner* bürger* bewohner*
teilnehm* person personen menschen leute
dokumentarfilm* dokumentation* doku dokus
eingehende eingehender eingegangene eingangspost
imker* bienen bienenhaltung
wochenmarkt* wochenmärkt* markt märkte märkten
op ops operation operationen *operation *operationen
`
