/**
 * German words for the same act, a row an act, with its nouns: near-synonyms of one strength. Whoever
 * helped, used or took part stands in no row with whoever led, designed or decided.
 */
export const verbWordingsDe = `
beantwort* antwort* bearbeit* reagier* entgegennahm* entgegengenommen entgegennehm*
entgegennahm* entgegengenommen entgegennehm* annahm* angenommen annehm* empfang* aufnahm* aufgenommen
telefonier* anruf* angerufen telefonat* gespräch*
informier* benachrichtig* unterricht* mitteil* mitgeteilt auskunft auskünfte auskünften verständig* hinweis* hingewiesen kommunizier*
auskunft auskünfte auskünften information* beratung* beantwort* auskunftserteilung
meld* gemeldet melde* anzeig* angezeigt bericht* weitergeb* weitergegeben informier* mitgeteilt weitergabe hinweis*
besprech* besprochen abstimm* abgestimmt absprach* abgesprochen austausch* ausgetauscht diskut* beraten erörter* gespräch* rücksprache rücksprachen
abstimm* abgestimmt koordin* abspr* abgesprochen rücksprache rücksprachen vereinbar* absprache
zeig* gezeigt vorführ* vorgeführt demonstrier* präsentier* vorstell* vorgestellt erklär*
präsentier* vorstell* vorgestellt vortrag* vorgetragen darstell* dargestellt zeig* gezeigt präsentation*
einhol* eingeholt anforder* angefordert beschaff* besorg* erfrag* angefragt anfrag*
anforder* angefordert bestell* beantrag* anfrag* einhol* eingeholt
erinner* mahn* gemahnt nachfass* nachgefasst mahnung* nachhak*
schreib* geschrieben schrieb* verfass* formulier* erstell* entwurf entworfen erarbeit* aufsetz* aufgesetzt abfass*
erstell* anfertig* angefertigt verfass* erarbeit* ausarbeit* ausgearbeitet aufstell* aufgestellt zusammenstell* zusammengestellt schreib* geschrieben ausstell* ausgestellt
anfertig* angefertigt herstell* hergestellt fertig* gefertigt bau* gebaut erstell* produzier*
herstell* hergestellt fertig* gefertigt produzier* produktion anfertig* fabrik* erzeug*
ausarbeit* ausgearbeitet erarbeit* entwickel* entwickl* entworfen konzip* konzept*
entwickel* entwickl* entworfen entwurf konzip* erarbeit* programmier* konstruier* gestalt*
programmier* entwickel* entwickl* implementier* codier* geschrieben umsetz* umgesetzt
umsetz* umgesetzt realisier* implementier* durchführ* durchgeführt verwirklich* einführ* eingeführt
einführ* eingeführt implementier* etablier* einricht* eingerichtet aufbau* aufgebaut ausroll* ausgerollt introduz* start*
veröffentlich* publizier* herausgab* herausgegeben post* gepostet publikation*
einricht* eingerichtet installier* konfigurier* aufsetz* aufgesetzt anleg* angelegt aufbau* aufgebaut vorbereit*
anleg* angelegt erstell* einricht* eingerichtet eröffn* erfass*
installier* einbau* eingebaut montier* einricht* anschluss anschließ* angeschlossen aufstell* aufgestellt verleg*
montier* montage* zusammenbau* zusammengebaut aufbau* aufgebaut anbring* angebracht einbau* eingebaut befestig* zusammensetz* zusammengesetzt
demontier* abbau* abgebaut ausbau* ausgebaut zerleg* rückbau* entfern*
reparier* reparatur* instand* behob* beheb* ausbesser* ausgebessert flick* richt*
wart* gewartet wartung* instandhalt* instandgehalten pfleg* gepflegt inspektion*
austausch* ausgetauscht ersetz* ersatz wechsel* gewechselt tausch* getauscht erneuer* auswechs* ausgewechselt
einstell* eingestellt justier* abgleich* kalibrier* regulier* anpass* angepasst
anpass* angepasst änder* geändert überarbeit* modifizier* umgestalt* umgestellt adaptier*
änder* geändert anpass* angepasst umstell* umgestellt wechsel*
überarbeit* aktualisier* verbesser* korrigier* neu_gefasst revidier* bearbeit*
aktualisier* pfleg* gepflegt fortschreib* fortgeschrieben auf_dem_neuesten_stand auf_dem_laufenden nachführ* nachgeführt update*
pfleg* gepflegt führ* geführt verwalt* aktualisier* wart* betreu*
führ* geführt führung pfleg* verwalt*
verwalt* administrier* pfleg* führ* geführt verwaltung administration
bearbeit* erledig* abwickel* abgewickelt abwickl* verarbeit* bearbeitung betreu* übernahm* übernommen sachbearbeitung
verarbeit* bearbeit* erfass* buch*
erfass* eingab* eingeb* eingegeben eintrag* eingetragen einpfleg* eingepflegt dokumentier* aufnahm* aufgenommen registrier* notier* aufzeichn* aufgezeichnet eintrag
dokumentier* protokoll* erfass* festhalt* festgehalten aufzeichn* aufgezeichnet niederschr* nachweis*
protokollier* protokoll* mitschr* mitgeschrieben aufzeichn*
zusammenstell* zusammengestellt sammel* gesammelt samml* bündel* aufbereit* erstell* zusammentrag* zusammengetragen
sammel* gesammelt samml* erheb* erhoben zusammentrag* zusammengetragen einhol* eingeholt
sortier* ordn* geordnet einsortier* gliederung strukturier* klassifizier* trenn*
ablag* abgelegt ableg* archivier* ordn* einsortier* abgeheftet abheft* aktenablage aktenablagen
scan* gescannt digitalisier* einscann* eingescannt kopier* einles* eingelesen
berechn* kalkulier* ermittel* ermittl* errechn* bestimm*
zähl* gezählt inventur* bestandsaufnahm* erfass* inventarisier*
prüf* geprüft kontrollier* überprüf* kontroll* durchseh* durchgesehen begutacht* test* getestet check* gecheckt nachprüf* sicht* gesichtet abgleich*
begutacht* bewert* prüf* beurteil* untersuch* inspizier*
inspizier* inspektion* begutacht* begeh* begangen besichtig* prüf* kontrollier*
mess* gemessen vermess* ausmess* ausgemessen messung* ermittel* aufmaß*
test* getestet erprob* prüf* geprüft ausprobier* versuch* testung*
analysier* analyse* auswert* ausgewertet untersuch* evaluier* betracht* aufbereit*
untersuch* analysier* erforsch* prüf* recherchier* ergründ*
recherchier* recherche* nachforsch* such* gesucht ermittel* zusammentrag* erkund*
diagnos* festgestellt feststell* erkenn* erkannt ermittel* fehlersuche
vergleich* verglichen gegenüberstell* gegenübergestellt abgleich* abgeglichen
abgleich* abgeglichen abstimm* abgestimmt vergleich* verglichen kontrollier*
plan* geplant planung* disponier* disposition organisier* vorbereit* einteil* eingeteilt terminier*
organisier* organisation plan* geplant vorbereit* ausricht* ausgerichtet veranstalt* durchführ* durchgeführt arrangier* koordin*
terminier* vereinbar* plan* leg* abstimm* festleg* festgelegt
vereinbar* abspr* abgesprochen abgemacht festgelegt festleg* getroffen vergeb* vergabe vergab*
vergeb* vergabe vergab* vereinbar* zuteil* zugeteilt verteil*
reservier* buch* gebucht vorbestell*
buch* gebucht verbuch* kontier* erfass* buchung* reservier*
vorbereit* vorarbeit* bereitstell* bereitgestellt herricht* hergerichtet rüst* gerüstet aufbereit* bereitleg* bereitgelegt zubereit*
zubereit* koch* gekocht hergestellt herstell* anricht* angerichtet vorbereit*
koch* gekocht zubereit* brat* gebraten gar* gegart
back* gebacken herstell* hergestellt zubereit*
servier* bedien* bewirt* service ausgeschenkt ausschank auftrag* bedienung gereicht
bedien* betreu* versorg* bewirt* servier* beraten berat*
bedien* bedienung steuer* gesteuert fahr* gefahren betreib* handhab* betrieb
steuer* gesteuert bedien* fahr* regel* führ*
fahr* gefahren lenk* steuer* beförder* transportier* fuhr
reinig* gereinigt sauber* putz* geputzt säuber* wisch* gewischt spül* gespült wasch* gewaschen
desinfizier* desinfektion steril* keimfrei*
aufräum* aufgeräumt ordnung sauber* ordn*
wasch* gewaschen körperpflege reinig* wäsche
verkauf* verkäufe vertrieb* absatz abgesetzt
berat* beraten beratung* empfehl* empfohlen informier* beratungsgespräch*
empfehl* empfohlen vorschlag* vorgeschlagen berat* anreg*
betreu* begleit* versorg* kümmer* gekümmert betreuung ansprechpartner*
begleit* betreu* unterstütz* begleitung geleit*
pfleg* gepflegt versorg* betreu* grundpflege
versorg* pfleg* betreu* beliefer* verpfleg*
behandel* behandl* therap* versorg*
unterricht* lehr* gelehrt unterweis* unterwiesen gelehrt beibring* beigebracht unterrichtet lehrtätigkeit
schul* geschult trainier* unterweis* unterwiesen einarbeit* eingearbeitet anleit* angeleitet fortbild* ausbild* ausgebildet einweis* eingewiesen qualifizier* anlern* angelernt
förder* gefördert förderung* stärk* unterstütz*
nachhilfe förder* unterricht*
beaufsicht* aufsicht* überwach* betreu*
überwach* beobacht* kontrollier* monitor* verfolg* nachverfolg* beaufsichtig* kontroll*
verfolg* nachverfolg* überwach* nachhalt* nachgehalten nachfass* nachgefasst
sicher* gesichert schütz* geschützt absicher* abgesichert bewach*
bewach* überwach* sicher* schütz* kontrollgäng* kontrollgang*
lager* gelagert einlager* eingelagert aufbewahr* verwahr* einräum*
einlager* eingelagert einräum* eingeräumt verstau* lager*
einräum* eingeräumt auffüll* aufgefüllt befüll* nachfüll* nachgefüllt bestück* verräum* regalpflege
verpack* eingepackt einpack* pack* gepackt kommissionier* versandfertig*
kommissionier* zusammenstell* zusammengestellt pick* gepickt bereitstell* bereitgestellt
verlad* verladen belad* beladen lad* geladen entlad* entladen be_und_entladen umschlag* umgeschlagen
versand* versend* verschick* verschickt versandt schick* geschickt send* gesendet zusend* abgeschickt abschick* übersend*
transportier* beförder* befördert fahr* gefahren überführ* bring* gebracht
verteil* ausgab* ausgeb* ausgegeben austeil* ausgeteilt zuteil* zugeteilt ausgehändigt aushändig*
ausgab* ausgeb* ausgegeben aushändig* ausgehändigt verteil* abgab* abgegeben
übergab* übergeb* übergeben aushändig* überreich* weitergab*
annahm* angenommen annehm* empfang* entgegennahm* entgegengenommen wareneingang
empfang* empfing* begrüß* willkommen
aufnahm* aufgenommen aufnehm* anmeld* angemeldet registrier* erfass*
bestell* nachbestell* order* geordert disponier* einkauf* eingekauft beschaff* bezog* bezieh* bezug
einkauf* eingekauft beschaff* kauf* gekauft bestell* erwarb* erworben erwerb* bezog*
zahl* gezahlt bezahl* überweis* überwiesen begleich* beglichen anweis* angewiesen auszahl* ausgezahlt
kassier* abrechn* abgerechnet kasse kassen bezahlung zahlung*
abrechn* abgerechnet fakturier* berechn* rechnungsstell* verrechn*
fakturier* rechnungsstell* rechnung* abrechn* berechn*
beantrag* antrag* anträge eingereicht einreich* anforder*
ausstell* ausgestellt erteil* ausgab* ausgefertigt ausfertig*
erteil* ausstell* ausgestellt vergab* gewähr* gab gegeben
einhalt* eingehalten beacht* befolg* berücksichtig* umsetz* gewährleist*
verringer* reduzier* senk* gesenkt verminder* verkürz* minimier* abbau* abgebaut einspar* gekürzt kürz* herunter niedriger halbier* gesunken
verkürz* kürz* gekürzt reduzier* verringer* beschleunig* senk* gesenkt
erhöh* steiger* gesteigert anheb* angehoben ausbau* ausgebaut wachs* gewachsen stieg* gestiegen verbesser* zuwachs verdoppel* hob
verbesser* optimier* weiterentwickel* weiterentwickl* gesteigert steiger*
beschleunig* schneller verkürz*
lös* gelöst löste behob* beheb* klär* geklärt beseitig* bereinig* bewältig*
klär* geklärt lös* gelöst bereinig* aufklär* abklär* abgeklärt
umstell* umgestellt umstieg wechsel* migrier* überführ* umzug übertrag*
verbind* verbunden verknüpf* anbind* angebunden integrier* koppel* anschluss anschließ* angeschlossen
automatisier* digitalisier*
entwerf* entwurf entworfen gestalt* zeichn* gezeichnet design* konzip* skizzier*
gestalt* entworfen design* layout* kreier*
konstruier* konstruktion* entwickel* entwickl* entworfen
redigier* lektor* korrigier* überarbeit* bearbeit* gegenles* gegengelesen
film* gefilmt dreh* gedreht aufnahm* aufgenommen
veranstalt* organisier* ausricht* ausgerichtet durchführ* durchgeführt
durchführ* durchgeführt abhalt* abgehalten leist* halt* gehalten vornahm* vorgenommen ausführ* ausgeführt absolvier*
teilnahm* teilgenommen teilnehm* besuch* beteilig* mitwirk* mitgewirkt
mitarbeit* mitgearbeitet mitwirk* mitgewirkt mithilf* mitgeholfen beteilig* beitrag* beigetragen unterstütz*
unterstütz* hilf* geholfen half assistier* zuarbeit* mithilf* mitgeholfen entlast* behilflich
assistier* unterstütz* zuarbeit* hilf* geholfen
zusammenarbeit* zusammengearbeitet kooperier* kooperation* gemeinsam hand_in_hand abstimmung
besuch* aufsuch* aufgesucht bereis* hausbesuch* vor_ort
vertrat* vertret* vertretung* einspring* eingesprungen übernahm*
einspring* eingesprungen aushelf* ausgeholfen aushilf* vertret*
vermittel* vermittl* schlicht* geschlichtet
bepflanz* pflanz* gepflanzt anpflanz* setz* angelegt
säen gesät aussaat
gieß* gegossen bewässer* wässer*
fütter* gefüttert füttern futter
schneid* geschnitten schnitt* stutz* gestutzt beschneid* beschnitten zuschneid* zugeschnitten zuschnitt
mähen gemäht mäht rasenmäh* rasenpflege rasenschnitt
dreh* gedreht dreharbeit* zerspan* drehen
fräs* gefräst fräsarbeit* zerspan*
schleif* geschliffen polier*
verleg* gelegt leg* verlegung
errichte* errichtet gebaut bau* aufbau* erbaut
sanier* renovier* modernisier* instandsetz* restaurier* umbau* umgebaut erneuer*
verkabel* verdraht* kabel* leitungen
dämm* gedämmt isolier*
verabreich* gegeben gab* gabe verabreichung
mobilisier* lager* gelagert umlager* transfer*
verbind* verband* wundversorg* wunden
entnahm* entnommen entnehm* abnahm* abgenommen probenahme*
leih* ausleih* ausgeliehen verleih* verliehen
vermiet* verpacht* vermietung*
dekorier* schmück* geschmückt gestalt* deko*
bastel* gebastelt werk*
färb* gefärbt colorier* tön* getönt
auswähl* ausgewählt auswahl wähl* gewählt aussuch* ausgesucht vorauswahl sicht*
einteil* eingeteilt zuteil* zugeteilt zuweis* zugewiesen plan*
zuordn* zugeordnet kontier* zuweis*
rett* gerettet berg* geborgen
absicher* abgesichert sicher* sperr*
instand_gesetzt instand_setz* reparier* reparatur* instandsetz* behob*
instand_gehalten instand_halt* wart* gewartet instandhalt*
in_empfang_genommen in_empfang_nehm* entgegengenommen entgegennahm* annahm* angenommen
zu_papier_gebracht geschrieben verfass*
auf_dem_laufenden_gehalten aktualisier* pfleg* gepflegt
`
