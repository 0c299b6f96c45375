/** German words for the same thing worked on or with, by field, a row a thing; see `wordings.ts`. */
export const thingWordingsDe = `
wohngebäude* wohnhaus* häuser* haus gebäude*
mehrfamilienhaus* mietshaus* wohnblock* mehrparteienhaus*
einfamilienhaus* eigenheim* privathaus*
bürogebäude* bürohaus* verwaltungsgebäude*
haus häuser* hauses gebäude gebäuden gebäudes objekt objekten objekte
dach dächer* dachs daches dachfläche* bedachung*
steildach* geneigt* schrägdach*
flachdach* flache flachen
dachziegel* ziegel* dachpfanne* tonziegel* tondachziegel*
dachlatte* lattung* dachlattung*
dachrinne* regenrinne* rinne rinnen
dachfenster* dachflächenfenster*
absturzsicherung* sicherungssystem* sicherung_gegen_absturz
sturmschaden* vom_sturm
schaden schäden schadens beschädigt* beschädigung* schadhaft* *schaden *schäden
bauschutt* schutt bauabfall*
baustoff* baumaterial* material*
fundament* gründung*
innenausbau* ausbauarbeit*
innenwand* trennwand*
gipsplatte* gipskarton* rigips* trockenbauplatte*
fassade* außenfassade* außenwand* hausfassade*
tür türen türe
parkett* holzboden*
teppich* auslegware
tapete* wandbelag* wandbekleidung*
wand wände wänden wandfläche*
zaun zäune* umzäunung* einfriedung*
gehweg* bürgersteig* fußweg* trottoir*
straße straßen fahrbahn* verkehrsweg*
straßenbau* straßenarbeit* wegebau*
kanal kanäle* kanalisation* abwasserleitung* abwasserkanal*
wasserhahn* armatur* mischbatterie*
badezimmer* badsanierung* bad bäder* nasszelle*
heizung* heizkörper* wärmeanlage*
solarmodul* photovoltaikmodul* pv-modul* solarpanel* modul module modulen
solaranlage* photovoltaikanlage* pv-anlage* solarstromanlage*
windrad* windenergieanlage* windkraftanlage* windturbine* wea
wechselrichter* umrichter*
strom* elektrizität* elektrische_energie
stromnetz* netz verteilnetz* versorgungsnetz*
zähler* stromzähler* messeinrichtung*
sensor* messfühler* fühler fühlern
schalter* taster*
motor* antrieb antriebe* triebwerk*
kessel* dampfkessel*
behälter* behältnis* gefäß* tank tanks container*
gerät geräte geräten gerätschaft* apparat*
messgerät* messinstrument* prüfgerät* messmittel*
werkzeug* handwerkszeug*
maschinenteil* bauteil* ersatzteil* komponente*
fertigungsteil* werkstück* bauteil*
rohling* halbzeug* rohteil*
schablone* vorlage* muster mustern
form formen gussform*
guss gussteil* gussstück*
blechteil* blech bleche blechen
kleinteil* normteil*
baugruppe* module modulen komponente*
prototyp* versuchsmuster* funktionsmuster* erstmuster*
nullserie* vorserie* pilotserie*
losgröße* stückzahl* auflage auflagen
fertigungszeit* bearbeitungszeit* produktionszeit*
taktzeit* zykluszeit*
auslastung* belegung* kapazitätsauslastung*
stillstand* ausfallzeit* standzeit*
betriebsstörung* maschinenstörung* anlagenstörung* maschinenausfall* störung störungen
fehlermeldung* störungsmeldung* alarm alarme alarmen
schichtprotokoll* schichtbericht* schichtbuch*
schichtende* dienstschluss* dienstende* feierabend* schichtschluss* arbeitsende*
schichtbeginn* dienstbeginn* arbeitsbeginn* dienstantritt* schichtanfang*
feierabend* ladenschluss* geschäftsschluss*
dienst dienste diensten schicht schichten
schichtdienst* wechselschicht* schichtbetrieb* schichtarbeit* dreischicht*
notdienst* bereitschaft* rufbereitschaft* pikett*
dienstplan* schichtplan* einsatzplan* personalplan* arbeitsplan* diensteinteilung* schichteinteilung*
überstunden mehrarbeit* mehrstunden
pause pausen pausenzeit*
urlaubsvertretung* ferienvertretung* krankheitsvertretung* vertretung*
einsatzort* arbeitsort* einsatzstelle* arbeitsstätte*
arbeitssicherheit* arbeitsschutz* unfallverhütung*
sicherheitsunterweisung* arbeitsschutzunterweisung* sicherheitsschulung* unterweisung*
unfall unfälle* unfallfrei* ohne_unfall arbeitsunfall*
brandschutz* feuerschutz* brandverhütung*
feuerlöscher* löschgerät* handfeuerlöscher*
schutzkleidung* schutzausrüstung* psa arbeitskleidung*
vorgabe* angabe* vorschrift* anweisung* *vorgabe *vorgaben *vorschrift *vorschriften
lebensmittelhygiene* haccp
prüfplan* kontrollplan*
prüfbericht* prüfprotokoll* messprotokoll* kontrollbericht* abnahmeprotokoll*
messreihe* messserie* versuchsreihe* testreihe*
probe proben probenmaterial* untersuchungsmaterial*
laborprobe* probe proben
wasserprobe* gewässerprobe*
bodenprobe* erdprobe*
gewebeprobe* gewebe geweben präparat*
chemikalie* reagenz*
lösung* mischung*
nährmedium* nährmedien* nährboden*
zellkultur* zellen
versuchstier* labortier*
analysegerät* messgerät* laborgerät*
untersuchungsergebnis* befund* testergebnis* laborergebnis* laborbefund*
versuchsprotokoll* laborbuch* laborprotokoll* labortagebuch*
forschung* studie studien
studie studien untersuchung* erhebung*
publikation* veröffentlichung* fachartikel* fachbeitrag* aufsatz*
vortrag* referat* präsentation*
tagung* kongress* konferenz* symposium* fachtagung*
fördermittel* drittmittel* forschungsgelder forschungsgeldern fördergelder* zuschuss* bezuschuss* gefördert* förderung*
förderantrag* antrag_auf_förderung fördermittelantrag* drittmittelantrag*
datensatz* daten
datenmodell* datenstruktur*
datenbankabfrage* abfrage* sql-abfrage* query
datenqualität* datenpflege* datenbereinigung*
dashboard* kennzahlenübersicht* übersichtsseite*
softwarefehler* programmfehler* bug bugs fehler fehlern
softwaretest* funktionstest* test tests
benutzerhandbuch* anwenderhandbuch* handbuch* bedienungsanleitung* nutzerhandbuch*
benutzeroberfläche* bedienoberfläche* nutzeroberfläche* oberfläche oberflächen frontend
quelltext* quellcode* code programmcode
app apps applikation* mobile_anwendung mobilanwendung* handy-app* smartphone-app*
webanwendung* webapp* internetanwendung* webbasiert*
webshop* onlineshop* onlinehandel* internetshop* e-shop*
webseite* webauftritt* internetseite* internetauftritt* homepage* onlineauftritt* website* internetpräsenz*
passwort* kennwort* zugangsdaten
benutzerkonto* benutzerkonten* nutzerkonto* nutzerkonten* account accounts anwenderkonto* anwenderkonten*
zugriffsrecht* berechtigung* zugangsrecht* nutzerrecht*
arbeitsplatzrechner* computerarbeitsplatz* pc-arbeitsplatz* arbeitsplätze arbeitsplätzen arbeitsplatz
endgerät* geräte geräten rechner rechnern
störungsticket* ticket tickets supportanfrage* störmeldung* störungsmeldung* supportfall*
nutzeranfrage* anwenderanfrage* benutzeranfrage* useranfrage*
fernwartung* fernzugriff* remote
serverausfall* systemausfall* ausfälle_der_server
netzwerkkabel* datenkabel* netzwerkverkabelung*
datenschutz* dsgvo
it-sicherheit* informationssicherheit* datensicherheit* cybersicherheit*
einzelbehandlung* einzeltherapie* einzelstunde* einzelsitzung*
krankengymnastik* physiotherap* kg heilgymnastik*
wassergymnastik* aquagymnastik* aquafitness* gymnastik_im_wasser aqua-gymnastik
atemtherap* atemgymnastik* atemübung* atemtraining*
rückenkurs* rückenschule* rückentraining* rückengymnastik* kurs_für_den_rücken
gehhilfe* < gehstütze* krücke* unterarmgehstütze* rollator*
sturzprophylaxe* sturzvorbeugung* sturzprävention* sturzvermeidung*
prophylaxe* vorbeugung* prävention* verhütung* vorsorge*
vorsorgeuntersuchung* früherkennung* check-up*
operation* operativ* eingriff eingriffe eingriffen op ops
eingriff* operation* chirurgisch*
rezept rezepte rezepten rezepts verordnung* ärztliche_verordnung
rezeptabrechnung* abrechnung_der_rezepte
medikament* arzneimittel* arznei arzneien tablette* medizin
wunde wunden wundversorgung* wundpflege* wundbehandlung* verbandswechsel* verbandwechsel*
blutprobe* blutentnahme* blutabnahme* blut
vitalwert* vitalparameter* vitaldaten* vitalzeichen*
aufnahmegespräch* erstgespräch* anamnesegespräch* aufnahme aufnahmen
arztgespräch* visite visiten arztvisite*
arztbrief* befundbericht* entlassungsbrief* entlassbrief*
krankheit* erkrankung* leiden
behinderung* beeinträchtigung* einschränkung* handicap*
pflegedokumentation* pflegebericht* pflegeakte* dokumentation_der_pflege
pflegebedarf* pflegegrad* pflegestufe* hilfebedarf*
körperpflege* grundpflege* waschen ankleiden körperhygiene* hygiene
nahrungsaufnahme* essen_und_trinken essenseingabe* mahlzeiten
lagerung* umlagerung* positionierung* lagern
toilettengang* ausscheidung*
freizeitangebot* aktivierung* beschäftigung* gruppenangebot*
essensausgabe* speisenausgabe* essenausgabe* mahlzeitenausgabe*
lernstoff* unterrichtsstoff* lerninhalt* lehrinhalt* stoff
lehrplan* curricul* bildungsplan* rahmenplan*
unterrichtsfach* fach fächer fächern
unterrichtsmaterial* lehrmaterial* lernmaterial* arbeitsmaterial* arbeitsblatt* lehrmittel*
lernkontrolle* lernzielkontrolle* test tests klassenarbeit* klausur*
hausaufgabenbetreuung* hausaufgabenhilfe* hausaufgaben lernzeit*
förderunterricht* förderstunde* förderkurs* lernförderung* nachhilfe*
klassenfahrt* schulausflug* schulfahrt* klassenreise* landschulwoche*
schulweg* weg_zur_schule
schulfest* schulfeier* sommerfest*
ferienprogramm* ferienangebot* ferienfreizeit* ferienbetreuung* ferienspiele ferienspielen
kurs kurse kursen lehrgang* seminar* kursangebot* workshop*
kursprogramm* kursangebot* bildungsangebot* programm
lehrveranstaltung* seminar* vorlesung*
abschlussprüfung* prüfung* examen*
bildungsmaßnahme* qualifizierungsmaßnahme* weiterbildungsmaßnahme* maßnahme*
lebenslauf* bewerbungsunterlage* bewerbungsmappe*
unterstützungsbedarf* hilfebedarf* förderbedarf*
sozialleistung* leistung leistungen leistungsantrag* transferleistung*
antragsverfahren* antragsbearbeitung* antragstellung*
antrag anträge anträgen antrags gesuch* antragsformular*
bescheid bescheide bescheiden verwaltungsakt*
widerspruch* einspruch* einsprache*
genehmigung* baugenehmigung* erlaubnis* bewilligung*
ausweisdokument* ausweis ausweise ausweisen ausweispapier* < personalausweis* reisepass*
meldung meldungen anmeldung* ummeldung*
fundsache* fundstück* fundgegenstand*
bußgeld* strafzettel* verwarnungsgeld*
steuerbescheid* bescheid
sitzungsunterlage* sitzungsvorlage* beschlussvorlage* vorlage*
satzung* verordnung*
öffentlichkeit* bevölkerung* bürger*
vergabe* ausschreibung*
haushalt* etat* budget*
klage klagen klageschrift* gerichtsverfahren*
gerichtsverhandlung* verhandlung verhandlungen gerichtstermin* termin_bei_gericht prozess
urteil* gerichtsentscheidung*
vertragsentwurf* entwurf_von_verträgen vertrag verträge verträgen
arbeitsvertrag* anstellungsvertrag* dienstvertrag*
testament* nachlass* erbe erbschaft*
vollmacht* bevollmächtigung*
akte akten aktenbestand* vorgang vorgänge vorgängen unterlagen
frist fristen fristenkontrolle* fristenkalender* fristenüberwachung* termin*
urkunde* dokument*
posteingang* eingangspost* eingehende_post post
postausgang* ausgangspost* ausgehende_post versandpost
schriftverkehr* korrespondenz* schriftwechsel* briefwechsel* schreiben briefe briefen
reisebuchung* reiseorganisation* buchung_von_reisen
besprechung* meeting* sitzung* teambesprechung* teamsitzung* teammeeting* dienstbesprechung* jour_fixe
besprechungsprotokoll* sitzungsprotokoll* protokoll protokolle protokollen mitschrift*
besprechungsraum* sitzungszimmer* konferenzraum* tagungsraum*
büroausstattung* büromöbel*
büromaterial* bürobedarf* büroartikel* schreibwaren
liste listen aufstellung* verzeichnis* übersicht*
formular formulare formularen vordruck* antragsformular* formblatt*
vorlage vorlagen muster mustern mustervorlage* template*
ablage* aktenablage* dokumentenablage* archiv archive archiven
eingangsrechnung* eingehende_rechnung* lieferantenrechnung* rechnungseingang*
rechnungsprüfung* prüfung_von_rechnungen rechnungskontrolle*
zahlungseingang* geldeingang* eingegangene_zahlungen
kontoführung* kontenpflege* konten konto
tageseinnahme* einnahmen_des_tages tagesumsatz* tagesabrechnung* tageslosung*
tagesabschluss* kassenabschluss* abrechnung_der_tageskasse kassensturz*
jahresabschluss* jahresrechnung* bilanz*
kostensenkung* kosteneinsparung* einsparung* kostenreduzierung*
ersparnis* einsparung* eingespart* gespart*
umsatzsteigerung* mehrumsatz* umsatzzuwachs* umsatzplus umsatzwachstum*
nachfrage* bedarf bedarfe bedarfen
marktforschung* marktanalyse* marktstudie* marktbeobachtung*
werbung* werbemaßnahme* reklame marketingmaßnahme*
werbekampagne* marketingkampagne* kampagne kampagnen
anzeige anzeigen inserat* annonce* werbeanzeige*
anzeigenschaltung* anzeigen_geschaltet schaltung_von_anzeigen
imagefilm* unternehmensfilm* werbefilm* firmenvideo*
videoclip* kurzvideo* clip clips video videos
grafik* illustration* schaubild*
logo logos firmenlogo*
drucksache* druckerzeugnis* printprodukt* printmedi*
flyer* handzettel* faltblatt* werbezettel* prospekt*
plakat plakate plakaten poster aushang*
broschüre* heft hefte heften katalog*
magazin magazine magazinen zeitschrift* heft
zeitungsartikel* zeitungsbeitrag* presseartikel* pressebeitrag*
reportage* bericht berichte berichten beitrag beiträge beiträgen
nachricht nachrichten meldung meldungen kurzmeldung*
sendung* programm rundfunksendung* radiosendung* fernsehsendung*
pressearbeit* medienarbeit* öffentlichkeitsarbeit*
pressekonferenz* medienkonferenz* pressetermin*
presseanfrage* medienanfrage* journalistenanfrage*
newsletter* rundbrief* infobrief* kundenbrief* mitgliederbrief*
social-media-beitrag* social-media-post* posting* posts beiträge_in_sozialen_medien
redaktionsplan* themenplan* contentplan*
manuskript* typoskript* textvorlage*
drehbuch* skript*
bühnenbild* kulisse* bühnenaufbau*
requisite* ausstattung*
tontechnik* tonanlage* beschallung*
lichttechnik* beleuchtungstechnik* lichtanlage* scheinwerfer*
konzert konzerte konzerten auftritt auftritte auftritten aufführung*
aufführung* vorstellung* spielvorstellung* inszenierung*
ausstellung* schau sonderausstellung*
ausstellungsstück* exponat* objekt objekte objekten ausstellungsobjekt* ausstellungsgut*
buchbestand* bücherbestand* medienbestand* bestand bestände beständen
buchausleihe* ausleihe ausleihen medienausleihe* buchverleih
lesung* autorenlesung* dichterlesung*
theaterstück* bühnenstück* stück stücke stücken
chorprobe* orchesterprobe* probe proben
musikunterricht* instrumentalunterricht* musikstunde*
mannschaft mannschaften team teams
wettkampf* turnier* wettbewerb*
schwimmkurs* schwimmunterricht* schwimmtraining* schwimmstunde*
badegast* badende* schwimmer* besucher*
beckenaufsicht* badeaufsicht* wasseraufsicht* aufsicht_am_becken
wasserqualität* wasserwert*
fahrkarte* fahrschein* ticket tickets fahrausweis* billett*
fahrkartenverkauf* fahrscheinverkauf* ticketverkauf*
fahrpreis* tarif* beförderungstarif* ticketpreis*
fahrplan* liniennetzplan* netzplan* linienplan*
abonnement* abo abos jahreskarte* zeitkarte*
linie linien buslinie* straßenbahnlinie* bahnlinie*
nahverkehr* öffentlich_nahverkehr öpnv stadtverkehr* personennahverkehr*
bus busse bussen omnibus* reisebus* linienbus*
straßenbahn* tram trambahn* bahn bahnen
zug züge zügen eisenbahn* bahn
fahrgastraum* businnenraum* innenraum fahrgastbereich*
verspätung* verspätet* verzögerung* zugverspätung*
bremse* bremsanlage* bremssystem*
reifenwechsel* räderwechsel* radwechsel* reifen
inspektion* durchsicht* service servicearbeit*
fahrzeugwartung* fahrzeugpflege* wagenpflege*
fahrzeugschein* fahrzeugpapier* zulassung*
auto autos pkw personenkraftwagen wagen fahrzeug
fahrzeugflotte* fahrzeugpark* fuhrpark* flotte flotten wagenpark*
lieferwagen* transporter* kleintransporter*
anhänger* auflieger* trailer* sattelauflieger*
frachtbrief* frachtpapier* lieferschein* begleitpapier* transportpapier* versandpapier*
tour touren tourenplan* route routen fahrtroute* fahrstrecke* strecke strecken
fahrtenbuch* fahrtennachweis* tachograf* fahrtenschreiber*
stückgut* ladung ladungen fracht frachtgut* güter
ladungssicherung* sicherung_der_ladung ladung_gesichert
lagerplatz* lagerfläche* lagerort* stellplätze*
lagerbuchung* bestandsbuchung*
warenannahme* wareneingang* anlieferung* annahme_von_waren
warenausgabe* warenausgang*
bestandskontrolle* bestandsprüfung* lagerkontrolle* bestandsüberwachung* bestandsaufnahme* inventur*
fehlmenge* fehlbestand* differenz* bestandsdifferenz* abweichung*
retoure* rücksendung* rückläufer* warenrücksendung*
verpackungsmaterial* packmaterial* kartonage* karton kartons
kühlkette* kühltransport* gekühlt* kühlware*
kurierdienst* kurierfahrt* botendienst* botenfahrt*
briefzustellung* postzustellung* zustellung
umzug* übersiedlung*
schiff schiffe schiffen boot boote booten frachter*
ladung beladung frachtraum*
flug flüge flügen flugverbindung*
gepäck* koffer koffern
passkontrolle* ausweiskontrolle* grenzkontrolle*
kontrollgang* rundgang* streifengang* patrouille*
einlass* zugangskontrolle* zutrittskontrolle* eingangskontrolle*
alarm* einbruchmeldung*
einsatzbericht* wachbericht* wachbuch* einsatzprotokoll*
löschübung* feuerwehrübung* einsatzübung* übung übungen
notruf* notfallmeldung* hilferuf*
mittagstisch* mittagsgericht* mittagessen* mittagsmenü* mittagsverpflegung*
abendessen* abendservice* abendgeschäft* abendmenü*
vorspeise* kalte_speisen
süßspeise* dessert* nachspeise* nachtisch*
torte* kuchen feingebäck*
wurst* fleischware*
fisch fische fischen fischgericht* fischware*
obst* früchte früchten frucht
wein weine weinen weinsorte*
lebensmittelbestellung* warenbestellung* bestellung* wareneinkauf*
speiseplan* menüplan* wochenkarte* wochenmenü*
geschirr* besteck* teller tellern gläser gläsern
tisch tische tischen tafel tafeln
gedeck* kuvert*
bankett* festessen* feier feiern feierlichkeit* fest feste festen
firmenfeier* betriebsfeier* firmenevent* betriebsfest* weihnachtsfeier*
firmenveranstaltung* firmenevent* betriebsveranstaltung*
gästezimmer* hotelzimmer* zimmer zimmern
anreise* check-in ankunft ankünfte ankünften
zimmerreservierung* zimmerbuchung* reservierung* buchung buchungen
gästewunsch* wunsch wünsche wünschen anliegen sonderwunsch* kundenwunsch*
gästemappe* gästeinformation*
wäsche* bettwäsche* textilien
unterhaltsreinigung* gebäudereinigung* raumreinigung*
glasreinigung* fensterreinigung* fensterputzen fenster_geputzt
müllentsorgung* abfallentsorgung* entsorgung_von_abfällen mülltrennung* abfalltrennung*
abfall abfälle abfällen müll restmüll*
wertstoff* altstoff* recyclingmaterial*
kundenberatung* beratung_von_kunden kundengespräch* fachberatung* verkaufsberatung*
preisschild* preisetikett* preisauszeichnung* etikett etiketten
sonderverkauf* schlussverkauf* ausverkauf* rabattaktion* verkaufsaktion*
warenpräsentation* warenauslage* warenaufbau* verkaufsfläche*
umkleide* anprobe*
verkaufszahl* absatzzahl* verkaufte
warenwirtschaft* wawi
wohnung* mietwohnung* mietobjekt* wohneinheit*
immobilie* objekt objekte objekten liegenschaft*
grundstück* parzelle* bauland*
exposé* objektbeschreibung* verkaufsunterlage* immobilienanzeige*
wohnungsbesichtigung* besichtigung* hausbesichtigung* objektbesichtigung*
wohnungsübergabe* schlüsselübergabe* übergabeprotokoll*
nebenkostenabrechnung* betriebskostenabrechnung* heizkostenabrechnung*
mietrückstand* rückständige_mieten mietschuld*
eigentümerversammlung* versammlung*
hausverwaltung* immobilienverwaltung* objektverwaltung* gebäudeverwaltung*
feld felder feldern äcker* anbaufläche*
ackerbau* feldarbeit* feldbestellung*
getreide* korn
saatgut* samen aussaat*
düngung* gedüngt dünge*
pflanzenschutz* spritzmittel*
unkraut* wildkräuter*
traktor* schlepper* trecker* zugmaschine*
mähdrescher* erntemaschine*
kuh kühe kühen milchvieh* milchkuh*
rinder* rindvieh* < kuh kühe kühen milchvieh* milchkuh* milchkühe* kalb kälber*
kalb kälber* jungvieh* jungtier*
geflügel* < huhn hühner* hühnern legehenne*
schaf schafe schafen schafherde*
weide weiden weidefläche* koppel koppeln
tierbestand* viehbestand* herde herden tiere tieren
tierfutter* futter futtern futtermittel* futterration*
milchleistung* milchmenge* milchertrag*
weinberg* rebfläche* reben rebanlage* weingarten*
traube* weinlese*
wald wälder* forst* waldfläche* waldbestand*
baum bäume* gehölz* baumbestand*
motorsäge* kettensäge*
beet beete beeten blumenbeet* pflanzbeet*
rasenfläche* rasen wiese wiesen grünfläche*
grünpflege* grünflächenpflege* gartenpflege* landschaftspflege* pflege_der_grünanlagen
blumenschmuck* blumendekoration* blumenarrangement* gesteck*
strauß* blumenstrauß* gebinde* bouquet*
trauerkranz* kranz kränze* trauerfloristik*
grab gräber* grabstelle* grabpflege*
kleidung* bekleidung* textilien konfektion*
kostüm* bühnenkleidung* theaterkostüm*
stoff stoffe stoffen gewebe geweben tuch textil*
naht nähte*
möbel* mobiliar* einrichtungsgegenst*
schrank schränke* einbauschrank*
küchenmöbel* einbauküche* küchenmontage*
uhr uhren armbanduhr*
gesichtspflege* gesichtsbehandlung* kosmetikbehandlung*
brille* sehhilfe*
hörgerät* hörsystem* hörhilfe*
zahnersatz* prothese* zahnprothese*
kredit kredite krediten darlehen* finanzierung*
baufinanzierung* immobilienfinanzierung* hausfinanzierung* baukredit*
geldanlage* anlageprodukt* vermögensanlage*
leistungsfall* schadenfall*
spende spenden spendengeld* spendenmittel* zuwendung* geldspende*
spendenaktion* sammelaktion* spendensammlung* spendenkampagne*
vereinsheim* vereinshaus* klubhaus* clubhaus*
vereinsarbeit* vereinsleben*
großveranstaltung* großevent*
messestand* stand stände ständen messeauftritt* standbau*
workshop* seminar seminare seminaren kurs arbeitsgruppe*
arbeitsgruppe* arbeitskreis* projektgruppe* taskforce
projektplan* zeitplan* terminplan* ablaufplan*
projektleitung* leitung_des_projekts leitung_von_projekten
zwischenstand* zwischenbericht* statusbericht* sachstandsbericht* projektstand*
meilenstein* etappenziel*
abschlussbericht* schlussbericht* endbericht*
leitfaden* handreichung* arbeitshilfe* ratgeber*
merkblatt* informationsblatt* infoblatt*
fragebogen* umfragebogen*
statistik* statistisch*
diagramm* schaubild* grafik*
karte karten landkarte* kartenmaterial*
gutachten* expertise* stellungnahme*
kostenvoranschlag* kostenschätzung* offerte* angebot angebote angeboten
leistungsverzeichnis* leistungsbeschreibung* ausschreibungsunterlage*
bauabnahme* abnahme* objektübergabe*
bautagebuch* bautagesbericht* tagesbericht*
naturschutzgebiet* schutzgebiet*
energieverbrauch* stromverbrauch* energiebedarf* verbrauch
energieberatung* beratung_zu_energie
kläranlage* abwasserreinigung* abwasseranlage*
trinkwasser* wasserversorgung*
wasserwerk* wasserversorger*
abwasser* schmutzwasser*
luftfilter* filter filtern filtereinheit*
herde* viehbestand* kühe kühen milchkuh* rinderherde* schafherde* tierbestand*
stallhaltung* laufstall* stall ställe* stallung*
ausmist* ausgemistet entmist* stallreinigung* stallarbeit* stalldienst* stall ställe ställen
silier* silage* silo gärfutter*
heu heuernte* heuen raufutter* grünfutter*
futterration* ration rationen rationsberechnung* fütterungsplan* futterplan* futtermischung*
grünland* wiese wiesen weidefläche* weiden mähwiese*
almweide* alm almen alp alpe sömmerung*
zaunbau* zaun zäune* einzäun* eingezäunt umzäunung* weidezaun* einfriedung*
gülle* mist jauche* wirtschaftsdünger*
klauenpflege* klauen klauenschnitt*
kartoffelernte* kartoffeln kartoffel erdäpfel*
hofladen* direktverkauf* ab-hof-verkauf* direktvermarktung* hofverkauf*
bienenvolk* bienen bienenstock* imkerei*
fischzucht* teichwirtschaft* fischteich*
jagd* wild wildbestand*
exemplar* band bände* buch bücher* titel titeln
bücherregal* regal regale regalen einstellen zurückstell* einsortier* eingestellt
medien medium bücher büchern buch titel medienbestand* bestände
hochschul* universität* akademisch* wissenschaftlich*
stadtbibliothek* stadtbücherei* öffentliche_bibliothek* gemeindebücherei* gemeindebibliothek*
fernleihe* fernleihbestellung* leihverkehr*
lesesaal* lesesäle* leseraum*
reihe reihen veranstaltungsreihe* serie serien *reihe *reihen
flohmarkt* trödelmarkt* basar* tauschbörse* *flohmarkt *basar
ansichtskarte* postkarte*
gebühr gebühren gebühreneinzug* entgelt* mahngebühr*
einzug* eingezogen einzieh* inkasso kassier* einkassier* eintreib* eingetrieben vereinnahm*
windenergie* windkraft* windrad* windpark* windanlage*
offshore auf_see see meer hochsee
onshore an_land
flügel rotor*
turm türme* mast masten
betriebsmittel elektrogerät* geräte geräten elektrische_geräte
frequenzumrichter* umrichter* wechselrichter*
stromlaufplan* schaltplan* elektroplan*
schaltanlage* verteilung* schaltschrank* verteiler*
drehmoment* anzugsmoment*
ölfilter* filter ölwechsel*
bremsbelag* bremsklotz* bremsen
servicebericht* einsatzbericht* arbeitsbericht* tätigkeitsbericht* monteurbericht* montagebericht*
netzausbau* leitungsbau* kabelverlegung* trassenbau*
freileitung* hochspannungsleitung* stromleitung*
umspannwerk* schaltstation* transformator* trafo*
hausanschluss* netzanschluss*
gasleitung* gasrohr* gasnetz*
fernwärme* wärmenetz* nahwärme*
wärmepumpe* erdwärme*
blockheizkraftwerk* bhkw
ladesäule* ladestation* ladepunkt* wallbox*
elektroauto* elektrofahrzeug* e-auto* stromer
leckage* leck undichtigkeit* rohrbruch* wasserschaden*
druckprüfung* dichtheitsprüfung* drucktest* dichtigkeitsprüfung*
aufzug* lift lifte fahrstuhl*
rolltreppe* fahrtreppe*
kran kräne* autokran* mobilkran* hebezeug*
bagger baggern baumaschine* erdbaumaschine* radlader*
schalung* verschalung*
dachstuhl* dachkonstruktion* sparren
zimmererarbeit* holzbau* abbund*
holzfenster* fensterbau*
bodenleg* bodenbelag* bodenarbeit* fußboden*
fliesenleg* fliesenarbeit* fliesen fliese plattenleg*
malerarbeit* anstrich* innenanstrich* streicharbeit*
stuckarbeit* stuck putzarbeit*
sanitärarbeit* sanitärinstallation* sanitäranlage*
erdarbeit* erdbau* aushub* bodenaushub*
baugrube* grube gruben
lageplan* plan pläne
gelände* grundstück* areal*
brücke* überführung*
tunnel* stollen
gleis* schienen schiene
weiche weichen gleisanlage*
signalanlage* signal signale signaltechnik*
ampel* lichtsignalanlage*
verkehrszeichen* verkehrsschild* beschilderung* schild schilder schildern
winterdienst* schneeräum* streudienst* räumdienst*
straßenreinigung* kehrdienst* straßenkehr*
müllabfuhr* abfallsammlung* müllwagen* entsorgungsfahrzeug* abfuhr
recyclinghof* wertstoffhof* altstoffsammelzentr* entsorgungshof*
container* mulde mulden absetzcontainer*
schädling* ungeziefer*
hausmeistertätigkeit* hausmeisterdienst* hausmeisterarbeit* hauswart* hausbetreuung*
schlüsselverwaltung* schlüsselausgabe* schlüssel
rauchmelder* brandmelder* rauchwarnmelder*
schließanlage* schlösser schloss türschloss*
sitzplatz* plätze platz
saal säle* raum halle
bühnentechnik* veranstaltungstechnik* bühne
eintrittskarte* eintritt ticket tickets karten kartenverkauf*
abendkasse* theaterkasse* kasse
spielplan* programm programmplanung*
instrument instrumente instrumenten musikinstrument*
klavier* flügel piano
geige* violine*
lied lieder liedern gesang gesangsstück*
malerei* gemälde* bild bilder bildern
skulptur* plastik plastiken bildhauer*
werkstück* skulptur* objekt
keramik* töpfer* tonware*
fotostudio* atelier* studio
rahmen bilderrahmen* einrahm* gerahmt
roman* buch erzählung*
kurzgeschichte* erzählung*
synchron* vertonung* vertont
tonaufnahme* audioaufnahme* aufnahmen audio
podcast* audioserie*
folge folgen episode* ausgabe ausgaben
schnitt videoschnitt* filmschnitt* geschnitten
leserbrief* leserzuschrift* zuschrift*
titelseite* aufmacher* titelgeschichte*
korrekturabzug* korrekturfahne* druckfahne*
layout* satz seitenlayout*
schriftart* schrift schriften typografie*
hausaufgabe* aufgabe aufgaben schularbeit*
rechtschreib* orthograf*
grammatik* sprachlehre*
wortschatz* vokabel* vokabular*
aufsatz* text textarbeit
mathe mathematik* rechnen
naturwissenschaft* physik chemie biologie
fremdsprache* sprachunterricht* sprachkurs*
deutschkurs* deutschunterricht* sprachkurs* daf-kurs* deutsch_als
alphabetisierung* lesen_und_schreiben
integrationskurs* integrationsarbeit* eingliederung* integration
inklusion* integrativ* inklusiv*
streitschlichtung* konfliktlösung* mediation* streit konflikt konflikte konflikten
tagesablauf* tagesstruktur* tagesgestaltung*
schlafzeit* mittagsschlaf* ruhezeit*
brotzeit* jause* vesper zwischenmahlzeit* imbiss*
spielplatz* außengelände*
bastel* werken kreativangebot*
eingewöhn* ankommen
entwicklungsbericht* entwicklungsdokumentation* beobachtungsbogen* lerndokumentation* portfolio*
entwicklungsgespräch* elterngespräch*
sprachförderung* sprachbildung* sprachentwicklung*
neubau* neu_gebaut neu_errichtet häuser häusern gebäude gebäuden
wohnungen wohneinheit* wohnungsbestand* wohnbestand* bestand bestände beständen portfolio* einheiten einheit
mieterakte* mietakte* mieterunterlag*
bonität* kreditwürdigkeit* zahlungsfähigkeit*
mieterhöhung* mietanpassung*
mietminderung* mietkürzung*
kaution* mietkaution* mietsicherheit*
kulisse* bühnenbild* bühnendekoration* bühnenaufbau* dekoration* ausstattung
mischpult* tonpult* audiopult*
beschallung* tontechnik* tontechnisch* tonanlage* ton
lampe* leuchtmittel* leuchte* glühbirne*
scheinwerfer* strahler* spots
bestuhl* stuhlreihe* stühle stühlen
neuproduktion* inszenierung* produktion produktionen neuinszenierung*
spielzeit* saison theatersaison*
premiere* erstaufführung* uraufführung*
freilichtbühne* open-air freiluft*
brand brände* feuer
brandbekämpfung* feuerlöschen lösch*
brandschutzerziehung* feuererziehung* umgang_mit_feuer brandaufklärung*
atemschutz* pressluftatmer*
rettungswagen* rtw krankenwagen* ambulanz*
hydrant* wandhydrant*
zeltlager* ferienlager* camp jugendlager* jugendfreizeit*
technische_hilfeleistung technische_hilfe hilfeleistung* thl
gefahrgutübung* übung übungen gefahrguteinsatz*
giroformular* konto konten girokonto* girokonten
wertpapier* aktien depot*
sparplan* sparvertrag* sparkonto*
zinssatz* zinsen verzinsung* zins
bargeld* scheine münzen banknoten geldschein*
geldautomat* bankomat* bancomat*
lastschrift* bankeinzug* sepa
kreditkarte* karte bankkarte* ec-karte*
geldwäsche* aml
versicherungsantrag* antrag
hausratversicherung* sachversicherung*
kfz-versicherung* autoversicherung* kraftfahrtversicherung*
lebensversicherung* vorsorge altersvorsorge* rentenversicherung*
prämienrechnung* prämie prämien beitrag beiträge
kaltakquise* telefonakquise* erstkontakt* kundenakquise* neukundengewinnung* akquise kundengewinnung*
vertriebsziel* umsatzziel* verkaufsziel* absatzziel* zielvorgabe*
deckungsbeitrag* marge* gewinnspanne*
abschreibung* wertminderung* afa
steuervorauszahlung* vorauszahlung*
sozialversicherung* sozialabgabe*
lohnnebenkosten* personalkosten* lohnkosten*
krankenstand* fehlzeit* krankheitstag* fehltag*
fluktuation* personalwechsel* kündigungsrate*
onboarding* einarbeitung* einführung_neuer willkommenstag*
personalentwicklung* mitarbeiterentwicklung* weiterbildung*
mitarbeitergespräch* personalgespräch* jahresgespräch*
betriebsklima* arbeitsklima* mitarbeiterzufriedenheit*
recruiting* personalgewinnung* personalsuche* mitarbeitersuche* stellenbesetzung*
stelle stellen position positionen vakanz* arbeitsplatz
bewerberauswahl* bewerbervorauswahl* auswahl_der_bewerb personalauswahl*
jobmesse* karrieremesse* ausbildungsmesse* berufsmesse*
gehaltsabrechnung* lohnabrechnung* entgeltabrechnung* lohn_und_gehaltsabrechnung* payroll lohnbuchhaltung*
inventurdifferenz* bestandsabweichung* schwund*
rücklieferung* rückgabe rückversand* retoure*
kundenretoure* retouren retoure
lieferschwierigkeit* lieferengpass* lieferausfall* lieferproblem* engpass*
rahmenvertrag* rahmenvereinbarung*
lieferantenbewertung* lieferantenbeurteilung* bewertung_der_lieferant
einkaufspreis* beschaffungskosten* bezugspreis* materialpreis*
materialbedarf* bedarf bedarfsermittlung* bedarfsplanung*
wareneinsatz* warenkosten* lebensmittelkosten*
förderband* fließband* transportband* förderanlage* fördertechnik*
roboter* industrieroboter*
3d-druck* additive_fertigung
stanze* stanzmaschine* stanzpresse* presse pressen
galvanik* beschichtungsanlage*
webstuhl* webmaschine*
nähmaschine* nähautomat*
zuschnitt* zuschneide* stoffzuschnitt*
hörtest* hörmessung* audiometrie*
sehtest* augenprüfung* refraktion*
kontaktlinse* linsen
zahnreinigung* prophylaxe* pzr mundhygiene*
abformung* abdruck abdrücke
zahnspange* kieferorthopäd*
haarverlängerung* extensions
dauerwelle* umformung*
make-up makeup geschminkt schmink*
wimpern* augenbrauen
fußpflege* pediküre* podolog*
handpflege* maniküre* nagelpflege* nageldesign*
enthaarung* haarentfernung* waxing
tätowierung* tattoo*
aufguss* saunaaufguss* sauna
rettungsschwimmen* wasserrettung* rettungsschwimmer*
erste-hilfe-kurs* ersthelferkurs* ersthelferausbildung*
wasserprobe* wasseranalyse* beckenwasser* wasserkontrolle*
liegewiese* außenanlage*
kursplan* stundenplan*
sportgerät* trainingsgerät* fitnessgerät* geräte geräten
fitnesskurs* gymnastikkurs* sportkurs* kurs kurse kursen
ernährungsplan* ernährungsberatung* ernährung
liga ligen spielklasse*
heimspiel* spiel spiele
talentsichtung* talentsuche* scouting
laufzeit* lieferzeit* transitzeit* transportdauer* lieferdauer beförderungszeit*
grundstücksrecht* immobilienrecht* liegenschaftsrecht*
fristablauf* ablauf ablauf_der_frist fristende*
frachtrate* frachtpreis* frachtkosten* transportkosten* transportpreis*
diktat* phonodiktat* tonband* band
schreibarbeit* getippt tipp* abgetippt schreiben geschrieben abtipp*
ausfertigung* abschrift* kopie kopien
kaufvertrag* grundstückskauf* immobilienkauf*
willkommensheft* willkommensbroschüre* begrüßungsmappe* gästemappe*
skikurs* skiunterricht* skischule*
skipass* liftkarte* liftticket*
ferienlager* ferienfreizeit* ferienprogramm* zeltlager* jugendfreizeit* freizeit freizeiten kinderfreizeit*
gerichtsbericht* gerichtsreportage* prozessberichterstattung* prozesse prozess prozessen
schulden schuld überschuldung* verschuldung* verbindlichkeit*
ratenzahlung* raten rate teilzahlung* abzahlung*
insolvenz* konkurs* privatinsolvenz* verbraucherinsolvenz*
taschengeld* bargeld
arbeitskreis* fachgruppe* runder_tisch arbeitsgemeinschaft* gremium gremien ausschuss
redaktionskonferenz* redaktionssitzung* redaktionsbesprechung* themenkonferenz*
radiobeitrag* hörfunkbeitrag* beiträge beiträgen radiosendung*
kundenmagazin* kundenzeitschrift* kundenzeitung* firmenzeitschrift*
mitarbeiterzeitung* mitarbeitermagazin* hauszeitung* betriebszeitung*
morgensendung* frühsendung* morgenshow* morgenmagazin*
kurzvideo* kurze_videos clips clip reel reels videos
alltag* tagesgeschäft* tagesbetrieb* tagesablauf* laufender_betrieb laufenden_betrieb
anbahnung* kontaktaufnahme* akquise*
anlass* feier feiern feierlichkeit* veranstaltung*
anordnung* aufstellung* platzierung*
anspruch ansprüche* forderung* leistungsanspruch*
dienstantritt* arbeitsbeginn* schichtbeginn* beginn antritt
ausgang* warenausgang*
außenbereich* außenanlage* außengelände* freigelände* außenfläche*
belange anliegen bedürfnis* interessen
betrag beträge* summe summen geldbetrag*
detail details einzelheit*
dialog austausch gespräch gespräche
dienstleistung* service serviceleistung* leistung leistungen
effizienz* wirtschaftlichkeit* produktivität*
eignung* tauglichkeit*
eingang* zugang
einstieg* einführung* einarbeitung*
erfolg erfolge erfolgreich*
erscheinungsbild* auftritt* optik corporate_design
etappe* abschnitt* phase phasen teilabschnitt*
finanzen finanziell* finanzwesen* kassenwart*
gegenstand* objekt objekte stücke
impuls* anregung* idee ideen denkanstoß*
kapazität* auslastung*
lage lagen situation* stand
liquidität* zahlungsfähigkeit*
lücke* fehlstelle*
mehrwert* nutzen vorteil*
nachfolge* nachbesetzung*
pensum* arbeitspensum* arbeitsmenge*
priorisier* prioritäten gewichtung* rangfolge*
reihenfolge* abfolge* sequenz*
ressourcen* mittel kapazitäten
sachverhalt* vorgang vorgänge vorgängen sachlage* fall fälle
struktur* gliederung* aufbau
tempo geschwindigkeit*
trend* tendenz* entwicklung*
unregelmäßigkeit* auffälligkeit* abweichung* vorkommnis* vorfall vorfälle vorfällen
unterkunft* unterbringung* quartier*
verhalten* benehmen
verkehr straßenverkehr* verkehrsaufkommen*
verlust* ausfall schwund* einbuße*
verschleiß* abnutzung*
vorkommnis* ereignis* vorfall vorfälle vorfällen zwischenfall* besonderheit*
zubehör* ausstattung*
zustand* beschaffenheit* verfassung
zyklus zyklen* intervall* turnus* takt
hochphase* spitzenzeit* stoßzeit* hochsaison* stoßbetrieb*
honorar* vergütung* gage*
zuschlag* aufschlag* aufpreis*
guthaben* gutschrift*
gutschein* voucher geschenkkarte*
bon bons kassenbon* kassenzettel* beleg belege belegen quittung*
notiz* vermerk* aktennotiz* gesprächsnotiz*
anhang* beilage* anlage beiblatt*
porto* frankierung*
stempel* siegel* abgestempelt gestempelt
räumlichkeit* räume räumen raum lokalität* zimmer
innenraum* innenbereich*
funktionsfähigkeit* funktionstüchtigkeit* funktionsprüfung* funktion einsatzbereitschaft* betriebsbereitschaft*
verfügbarkeit* betriebsbereitschaft*
vollständigkeit* vollzähligkeit*
richtigkeit* korrektheit* plausibilität*
genauigkeit* präzision*
zuverlässigkeit* verlässlichkeit*
aufgabenbereich* aufgabengebiet* tätigkeitsfeld* arbeitsbereich* zuständigkeitsbereich* verantwortungsbereich*
fachgebiet* fachbereich* themengebiet* themenfeld* thema themen
vorgehen* verfahren* methode* methodik
erkenntnis* ergebnis* befund* resultat*
regelung* regeln vorgabe* vereinbarung*
neuerung* innovation* neuheit*
störfall* störung* zwischenfall* vorfall vorfälle
schriftstück* dokument* schreiben brief briefe
losgröße* kleinserie* serie serien stückzahl*
überwinter* winterfest* einwinter* eingewintert
kurs kurse kursen kursangebot* schwimmkurs* angeboten anbiet*
badebetrieb* badegast* badeaufsicht* schwimmbetrieb*
badeordnung* hausordnung*
zukaufteil* kaufteil* zulieferteil*
wifi wlan wlans drahtlos* funknetz* drahtloses_netz drahtlose_netze wireless
hosen röcke saum säume hosenbein* kleidungsstück*
kürz* gekürzt schneid* geschnitten gestutzt stutz*
`
