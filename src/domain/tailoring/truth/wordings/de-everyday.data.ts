/** German names of one thing of everyday work in many trades. See `wordings.ts`. */
export const everydayWordingsDe = `
wohnung* wohneinheit* appartement* apartment*
versetzen versetzt montage montagen montieren montiert
röntgenbild* röntgenaufnahme* röntgen
einwegmaterial* verbrauchsmaterial* einmalartikel*
broschüre* faltblatt faltblätter faltblättern prospekt* flyer* merkblatt merkblätter merkblättern
belegschaft mitarbeiterschaft personal mitarbeitende*
dienstplan* schichtplan* einsatzplan*
kasse kassen kassensystem* registrierkasse*
tageseinnahme* kasseneinnahme* umsatzerlös*
inventur* bestandsaufnahme* bestandszählung* zählung*
lieferung* sendung* anlieferung*
paket* päckchen sendung*
palette* paletten ladungsträger*
kommissionierung* kommissionier* warenzusammenstellung
wareneingang* warenannahme* anlieferung*
warenausgang* versand
rechnung* faktura fakturen beleg*
angebot* kostenvoranschlag* offerte*
mahnung* zahlungserinnerung* mahnwesen forderungsmanagement
debitoren* forderung* außenstände*
kreditoren* lieferantenrechnung* verbindlichkeit*
monatsabschluss* monatsabschlüsse* monatliche_abschlüsse
jahresabschluss* jahresabschlüsse*
umsatzsteuervoranmeldung* ust-voranmeldung* voranmeldung*
reisekostenabrechnung* spesenabrechnung* reisekosten
stundenzettel stundenzetteln arbeitszeitnachweis* zeiterfassung*
tabelle* excel-liste* excel-tabelle* tabellenblatt
protokoll* sitzungsprotokoll* niederschrift*
terminkalender* kalender kalendern termine terminen
postbearbeitung post_bearbeitet briefverkehr korrespondenz
rundschreiben newsletter* infobrief*
anfrage* anliegen kundenanliegen
beschwerde* reklamation* beanstandung*
telefonzentrale* vermittlung
störung* ausfall ausfälle* defekt*
ersatzteil* austauschteil*
verkabelung verdrahtung kabelverlegung
schaltschrank* schaltschränke* schaltanlage* verteilerkasten
heizkessel heizkesseln kesselanlage* heizungsanlage*
rohrleitung* rohre rohren leitungen
zeichnung* bauplan* baupläne*
gerüst* gerüstbau
mauerwerk* maurerarbeit* mauerarbeit*
schalung* schalarbeit* schalungsarbeit*
bewehrung* bewehrungsarbeit* eisenflecht* armierung*
estrich* bodenbelag* fußboden*
fliesen* fliesenleg* kacheln
baustelle* bauvorhaben bauprojekt*
subunternehmer* nachunternehmer* fremdfirma* fremdfirmen
bauherr* auftraggeber*
architekt* planer* planungsbüro*
aufmaß* massenermittlung* mengenermittlung*
station* krankenstation* pflegestation*
verband* verbände* verbandwechsel* wundverband* wundversorgung*
medikament* arzneimittel* medikation*
impfung* schutzimpfung* impfen
blutentnahme* blutabnahme* blutproben
vitalzeichen vitalwert* vitalparameter*
übergabe* dienstübergabe* schichtübergabe*
pflegeplan* pflegeplanung*
pflegekraft* pflegende* pflegefachkraft* pflegefachkräfte*
bewohner* heimbewohner* pflegebedürftig*
körperpflege grundpflege waschen_und_ankleiden
rollstuhlfahrer* menschen_im_rollstuhl
überweisung* einweisung*
unterrichtsstunde* stunden unterricht
hausaufgaben hausaufgabenbetreuung
klassenarbeit* klausur* prüfungsarbeit*
elternabend* elterngespräch* elternversammlung*
ausflug* ausflüge* exkursion*
pausenaufsicht* hofaufsicht*
kita kitas kindertagesstätte* kindergarten* kindertageseinrichtung*
krippe* kinderkrippe* u3-gruppe*
hort horte horten nachmittagsbetreuung
speisekarte* menükarte* menüplan* speiseplan*
gericht gerichte gerichten speisen mahlzeit*
vorspeise* entrée
nachspeise* dessert* nachtisch*
teig teige teigen teigling*
brötchen semmel* kleingebäck
allergen* allergenkennzeichnung*
gast gäste gästen besucher*
reservierung* buchung* tischreservierung*
empfang rezeption*
zimmerreinigung zimmerservice housekeeping
veranstaltung* event* feier* bankett*
hochzeit* trauung* vermählung*
blumenstrauß* strauß sträuße* blumengesteck*
trauerfloristik trauergesteck* kranz kränze kränzen trauerkränze*
hecke* hecken sträucher sträuchern strauch
rasen* rasenfläche* grünfläche*
jungpflanze* setzling* stecklinge*
gewächshaus* gewächshäuser* treibhaus*
ernte* ertrag
vieh rinder rindern herde* kühe milchkühe milchkühen viehbestand
melken melkarbeit* melkstand
haarschnitt* haareschneiden schnitt
färben gefärbt färbung* coloration* haarfarbe*
pressemitteilung* presseinformation* pressemeldung*
korrekturlesen lektorat korrektorat
seitenlayout* satz seitengestaltung
plakat* poster aushang aushänge*
website* webseite* internetseite* homepage* webauftritt* internetauftritt*
funktion* feature* funktionalität*
release* veröffentlichung*
anforderung* user_story user_stories
testfall* testfälle* testszenari*
datenpipeline* datenfluss* datenstrecke*
serverraum* rechenzentrum* rechenzentren
notebook* laptop* tragbare_rechner
kontrollgang* rundgang* streifengang* streife*
videoüberwachung kameraüberwachung überwachungskamera*
vorfall* vorfälle* zwischenfall* ereignis*
erste_hilfe erstversorgung
räumungsübung* evakuierungsübung* brandschutzübung*
gefährdungsbeurteilung* risikobeurteilung* gefahrenanalyse*
unterweisung* sicherheitsunterweisung* belehrung* einweisung*
probe* proben muster mustern stichprobe*
charge* chargen los lose
etikett* etiketten aufkleber* kennzeichnung*
dichtung* dichtungen
lager wälzlager* kugellager*
schweißnaht* schweißnähte* schweißarbeit* schweißen
drehmaschine* drehbank*
fräsmaschine* fräse*
ausschuss* fehlteile* ausschussteile*
messmittel* messgerät* prüfmittel*
vorrichtung* spannvorrichtung*
fertigungslinie* produktionslinie* fertigungsstraße* montagelinie* produktionsstraße*
schichtbetrieb* schichtdienst* wechselschicht* schichtarbeit
nachtschicht* nachtdienst* nachtarbeit
bereitschaft* rufbereitschaft* bereitschaftsdienst* notdienst*
überstunde* mehrarbeit
wochenenddienst* wochenendeinsatz*
auszubildende* lehrling* azubi*
neue_mitarbeitende neue_kolleg* neuzugänge* berufseinsteiger* neue_mitarbeiter*
mieter* mietpartei* bewohnerschaft
vermieter* eigentümer*
mietvertrag* mietverträge*
besichtigung* wohnungsbesichtigung* objektbesichtigung*
exposé* exposés objektbeschreibung* inserat*
klage* klageschrift* prozess prozesse prozessen rechtsstreit*
schriftsatz* schriftsätze*
gerichtstermin* verhandlung* gerichtsverhandlung*
akte* akten handakte* aktenführung
mandant* mandanten mandantschaft
geflüchtete* flüchtling* schutzsuchende* asylbewerber*
pflegefamilie* gastfamilie*
hausbesuch* besuche_zu_hause
leistungsantrag* antrag anträge anträgen
förderantrag* fördermittelantrag* zuschuss*
spender* förderer* unterstützer*
ehrenamtliche* freiwillige* helfer*
wettkampf* wettkämpfe* spiel spiele spielen turnier*
trainingseinheit* training übungsstunde*
schwimmbad* schwimmbäder* hallenbad* freibad* bad bäder
badeaufsicht* bademeister* schwimmaufsicht*
probe proben bühnenprobe*
publikum zuschauer* besucher*
ausstellung* schau präsentation
bestand bestände beständen sammlung*
ausleihe* leihe leihen verleih
regal* regale regalpflege
gepäck koffer koffern reisegepäck
schiff* schiffe boot boote booten
besatzung* crew* mannschaft*
kennzahl* kpi kpis messgröße*
auswertung* analyse* datenanalyse*
verbesserungsvorschlag* verbesserungsidee*
arbeitsanweisung* arbeitsanleitung* verfahrensanweisung*
führungskraft* vorgesetzte*
kundschaft kunden laufkundschaft stammkunden
verkaufsfläche* verkaufsraum* ladenfläche*
warenpräsentation* warenaufbau* schaufenster* auslage*
preisauszeichnung* etikettierung*
`
