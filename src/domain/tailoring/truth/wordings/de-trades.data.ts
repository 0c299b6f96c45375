/**
 * More German words for the same thing, by trade: office, shop, kitchen, care, building, workshop,
 * school, law, money, public service. What stands before a `<` is the kind of what stands behind it.
 */
export const tradeWordingsDe = `
schriftverkehr* korrespondenz briefverkehr briefe briefen schreiben schriftwechsel schriftwechseln
posteingang eingangspost post postbearbeitung
telefonzentrale vermittlung zentrale zentralen anrufe anrufen telefon*
telefondienst anrufe anrufen telefon* telefonate
telefonisch* telefon* anruf* fernmündlich
termin* terminierung terminplanung terminkoordination terminvergabe terminvereinbarung
protokollführung protokoll* mitschrift*
ablage* archiv* dokumentenablage dokumentenablagen aktenverwaltung
vorlage* muster* formular* template*
formular* vordruck* formblatt*
übersicht* liste* aufstellung* tabelle* verzeichnis*
besucher* gäste gästen gast kund* publikum
kundenkontakt kundenbetreuung kund*
arbeitsmittel arbeitsmitteln ausstattung geräte geräten werkzeug*
reisekosten* spesen* reisekostenabrechnung*
rechner rechnern computer* pc pcs arbeitsplatzrechner arbeitsplatzrechnern laptop* notebook* arbeitsplätze arbeitsplätzen
laptop* notebook* rechner rechnern computer*
drucker* kopierer* gerät*
peripherie* drucker* monitor*
bildschirm* monitor*
benutzer* anwender* nutzer* mitarbeiter*
server* serverlandschaft hosts
netzwerk* lan wlan netz
firmennetz* unternehmensnetz* netzwerk*
störung* störfall* incident* ausfall* problem* fehler*
webanwendung* webapplikation* web-app* anwendung* webapp*
datenpflege stammdatenpflege daten stammdaten
softwaretest* tests test
testfall* testfälle tests testszenarien
fehlerbehebung* bugfixing fehlerbeseitigung störungsbehebung fehler
sicherung* backup* datensicherung*
kasse kassen kassentätigkeit* kassier* kassendienst
nachschub nachbestellung* ware
haltbarkeit* mhd mindesthaltbarkeit* verfallsdat* ablaufdat*
lebensmittel* nahrungsmittel* ware* frischware*
sortiment* warenangebot* angebot* produktpalette*
aktionsware* aktion* angebot*
sonderaktion* aktion* rabattaktion* angebot*
reklamation* beschwerde* beanstandung* retoure*
reklamationsbearbeitung reklamation* beschwerde* beschwerdemanagement
verkaufsgespräch* kundengespräch* beratungsgespräch* verkauf*
stammkund* bestandskund* dauerkund* kund*
lager* lagerhalle* warenlager* depot* lagerraum*
lagerist* lagermitarbeit* lagerkräft* lagerarbeit*
lagerbestand* bestand bestände beständen warenbestand* vorrat vorräte vorräten
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
ladungssicherung sicher* ladung
hubwagen ameise* stapler*
stapler* gabelstapler* frontstapler* flurförderzeug*
restaurant* gaststätte* lokal* gasthaus* wirtshaus*
gaststätte* restaurant* lokal* gasthof*
hauptgericht* hauptgäng* hauptspeise* gericht*
sauce* soße* saucen soßen
menü* speisefolge* gericht* speise*
mise_en_place vorbereit*
warenwirtschaft* bestell* lagerhaltung
bankett* veranstaltung* feier* fest*
feierlichkeit* feier* fest* veranstaltung*
tischreservierung* reservierung* tische tischen
gästezimmer* zimmer zimmern hotelzimmer*
gästebeschwerde* beschwerde* gäste gästen
patient* pflegebedürftig* kranke* heimbewohner* bewohner* klient*
heimbewohner* bewohner* senior* pflegebedürftig*
pflegeheim* seniorenheim* altenheim* pflegeeinrichtung* seniorenzentrum* altenpflegeheim*
station* wohnbereich* abteilung* bereich
behandlungspflege medizinische_pflege wundversorgung medikament*
pflegebericht* pflegedokumentation dokumentation berichte berichten
vitalzeichen* vitalwert* vitaldaten blutdruck*
blutzucker* bz zuckerwert*
blutdruck* rr vitalwert*
verband* verbände wundversorgung verbandswechsel wunde*
medikament* arznei* medikation* präparat* tablette*
medikamentengabe medikament* arzneimittelgabe arzneimittelgaben verabreich*
rezept* verordnung* verschreibung*
sprechstunde* behandlung* termin*
operation* op ops eingriff* eingriffe chirurg*
operationsbesteck instrument* besteck
angehörige* familie* verwandt* bezugsperson*
angehörigenarbeit angehörige* angehörigengespräch*
therapieplan* behandlungsplan* therapie*
mahlzeit* essen speise* verpflegung ernährung
ratsuchend* klient* kund*
jugendamt* amt ämter behörde*
kita* kindergarten* kindertagesstätte* kindergärt* krippe*
kindergruppe* gruppe gruppen kinder kindern
elterngespräch* elternarbeit eltern
ausflug ausflüge ausflügen exkursion* fahrt*
grundschul* primarstufe
unterrichtsstund* stunde* unterricht* lektion*
klausur* klassenarbeit* schularbeit* test* prüfung*
lehrgang* lehrgänge kurs* seminar*
teilnehm* kursteilnehm* besucher*
baustelle* bauprojekt* bauvorhaben* bauort
bauvorhaben bauprojekt* projekt* baustelle*
neubau* bau* neubauprojekt*
altbau* bestandsbau* bestand
rohbau* mauerwerk* bau
gerüst* gerüstbau
sanitäranlag* sanitär* bäder
wasserleitung* leitung* rohr*
abfluss* abwasser* kanal*
heizungsanlag* heizung* heizkessel* wärmeerzeuger*
wärmepumpe* heizung*
stromleitung* kabel* leitung*
beleuchtung* lampe* leuchte* licht*
photovoltaik* solaranlag* pv pv-anlag*
dachdecker* dach dächer dächern eindeck*
dacheindeckung* dach*
bauplan* baupläne bauzeichnung* zeichnung* plan pläne plänen
technische_zeichnung* zeichnung* konstruktionszeichnung* plan
zeichnung* plan pläne plänen konstruktionsunterlag*
aufmaß* messung* maße
handwerker* handwerksbetrieb* gewerke gewerken fachfirm*
unfallverhütung arbeitssicherheit arbeitsschutz sicherheit*
sicherheitsunterweisung* unterweisung* sicherheitsbelehrung*
werkstück* bauteil* teil teile teilen
bauteil* teil teile teilen komponente* werkstück*
einzelteil* teil teile teilen einzelstück*
kleinserie* serie* einzelteil*
produktion* fertigung* herstellung*
fertigung* produktion* herstellung* fabrikation
produktionslinie* fertigungslinie* linie* anlage* straße straßen
schichtdienst* schichtbetrieb* schicht*
nachtschicht* nachtdienst* nachtwache*
messmittel* messgerät* messwerkzeug* messinstrument*
prüfprotokoll* prüfbericht* protokoll* messprotokoll*
qualitätskontrolle* qualitätsprüfung* qs endkontrolle* qualität*
qualitätsmanagement qm qualität*
ersatzteil* teil teile teilen
wartungsplan* wartungsintervall* wartung*
wartungsarbeit* wartung* instandhaltung*
blech* metall* stahl*
stahlbau stahl* stahlkonstruktion*
kosmetikbehandlung* gesichtsbehandlung* behandlung*
mitglied* kund* teilnehm*
konzert* auftritt* aufführung*
aufführung* vorstellung* auftritt*
bibliothek* bücherei* mediathek*
buch* bücher medien titel
artikel* beitrag* beiträg* text* bericht*
öffentlichkeitsarbeit pressearbeit pr presse
messestand* stand messe*
kundenbesuch* kundentermin* außendienst
auftraggeber* kund*
auftragseingang* auftrag* aufträge
auftrag* aufträge bestellung* order*
angebotswesen angebot* offert*
kreditorenbuchhaltung kreditoren* lieferantenrechnung* eingangsrechnung*
debitorenbuchhaltung debitoren* ausgangsrechnung* kundenrechnung*
debitor* kund* schuldner*
eingangsrechnung* lieferantenrechnung* rechnung* kreditor*
ausgangsrechnung* kundenrechnung* rechnung* debitor*
zahlungserinnerung* mahnung* mahn*
forderung* außenständ* offene_posten
offene_rechnung* außenständ* offene_posten forderung*
buchungsbeleg* beleg* buchung*
monatsabschluss* monatsabschlüss* periodenabschluss* monatlich* abschluss
jahresabschluss* jahresabschlüss* bilanz*
umsatzsteuervoranmeldung* ust-voranmeldung* ustva voranmeldung* umsatzsteuer*
kostenstell* abteilung*
versicherungsnehm* versichert* kund*
schadensfall* schadensfäll* schäden schadenfäll* schaden*
schadensmeldung* schadenanzeige* schaden*
personalwesen hr personal*
bewerbungsgespräch* vorstellungsgespräch* interview* auswahlgespräch*
arbeitsvertrag* arbeitsverträg* vertrag*
urlaubsantrag* urlaub* urlaubsplanung
neue_mitarbeit* neue_kolleg* neuzugäng* neueinstellung* einsteiger*
auszubildende* azubi* lehrling* auszubildender
praktikant* praktikum praktika hospitant*
aushilf* aushilfskräft* minijobber* teilzeitkräft* studentische
zeitarbeitskräft* leiharbeit* leihkräft* zeitarbeit*
mandat* fall fälle fällen mandant*
gerichtstermin* verhandlung* termin*
fristenkalender* fristen fristenkontrolle*
vertragsentwurf* vertragsentwürf* verträge verträgen
antragstell* bürger* kund*
antrag* anträg* gesuch* ersuchen
mieter* wohnungsnehm* bewohner* mietpartei*
mietobjekt* wohnung* immobilie*
wohnungsbesichtigung* besichtigung*
nebenkosten* betriebskosten* nebenkostenabrechnung*
immobilie* objekt* liegenschaft* haus häuser häusern
hecke* strauch sträuch* gehölz*
rasen* wiese* grünfläch*
pflanze* blume* gewächs*
stall* ställe stallung*
labor* laboratorium laboratorien
laborgerät* gerät* messgerät*
forschungsprojekt* projekt* studie* forschung*
fachartikel* veröffentlichung* publikation* paper*
tagung* konferenz* kongress* fachtagung*
notfall* notfäll* notruf* einsatz* einsätz*
einsatz* einsätz* notfall*
feuerwehr* löschzug*
schichtplan* dienstplan* einsatzplan* personaleinsatzplan*
personaleinsatzplanung dienstplan* personaleinsatz*
hochsaison hauptsaison
verbrauch* energieverbrauch
energieverbrauch strom* energie*
fehlerrate* fehlerquote* fehler
kollegin kollege* team mitarbeiter*
teamsitzung* teambesprechung* besprechung* team
belegschaft* mitarbeiter* personal beschäftigte*
betrieb* firma unternehmen werk*
unternehmen* firma firmen betrieb* konzern*
tochterunternehm* tochtergesellschaft* gesellschaft*
nachbar* anwohner* bewohner*
anwohner* bürger* bewohner*
teilnehm* person personen menschen leute
op ops operation operationen *operation *operationen
`
