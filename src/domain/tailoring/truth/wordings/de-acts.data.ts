/** More German words for the same act of any trade, with its nouns, a row an act; see `wordings.ts`. */
export const actWordingsDe = `
abarbeit* abgearbeitet erledig* bearbeit* abwickl*
abbau* abgebaut demontage* demontier* rückbau* rückgebaut zerleg*
abdicht* abgedichtet dicht* gedichtet isolier*
abklär* abgeklärt klär* geklärt rückfrag*
abnahm* abgenommen bauabnahm* abnehm* freigab*
abrechn* abgerechnet faktur* verrechn*
abschleif* abgeschliffen schleif* geschliffen schliff
absicher* abgesichert sicher*
abspül* abgespült spül* gespült geschirr* abwasch* abgewaschen
abstell* abgestellt behob* beheb* beseitig*
analys* untersuch* auswert* ausgewertet ergründ*
anbau* angebaut kultivier*
anbind* angebunden integrier* integration* anschluss anschließ* angeschlossen verknüpf* einbind* eingebunden
anbring* angebracht befestig* montage* montier* installier* anmontier*
anfertig* angefertigt herstell* hergestellt fertig* gefertigt
angeleitet anleit* einweis* eingewiesen einarbeit* anlern* angelernt unterweis* unterwiesen begleit* betreu*
ankauf* angekauft kauf* gekauft erwerb* erworben einkauf* eingekauft
anleg* angelegt anlage anlagen schuf geschaffen schaff*
annahm* angenommen entgegennahm* entgegennehm* entgegengenommen
anpass* angepasst zuschneid* maßgeschneidert abstimm* abgestimmt
anpflanz* angepflanzt pflanz* gepflanzt bepflanz* setzen gesetzt einpflanz*
ansprech* angesprochen kontaktier* kontaktaufnahm*
ansaat* aussaat* ausgesät säen gesät
anschaff* angeschafft beschaff* kauf* gekauft
anwend* angewandt angewendet einsatz eingesetzt einsetz* nutz* verwend* gebrauch*
arbeit* gearbeitet tätig* beschäftig*
archiv* ablag* ablege* abgelegt aufbewahr*
aufbau* aufgebaut errichtung* errichte* aufstell* aufgestellt
aufbau* aufgebaut aufstell* aufgestellt errichte* < auf_und_abbau auf_und_abgebaut auf_und_abbauen
abbau* abgebaut demontage* demontier* < auf_und_abbau auf_und_abgebaut auf_und_abbauen
aufbereit* zusammenstell* zusammengestellt vorbereit*
aufbewahr* lager* gelagert verwahr*
aufforst* aufgeforstet wiederaufforst* pflanz*
aufführ* aufgeführt vorstell* inszenier*
aufgenommen aufnahm* aufnehm* erheb* erhob* erfass* anamnes*
aufgesetzt aufsetz* verfass* entwürf* entworf* formulier*
aufklär* aufgeklärt informier* information* unterricht*
aufmess* aufgemessen aufmaß* ausmess* ausgemessen vermess* mess* gemessen
aufräum* aufgeräumt ordnung* sauber_gehalten sauber_halt* sauberhalt* sauberkeit
auftrag* aufgetragen beschicht*
aufzieh* aufgezogen aufzucht* großzieh* großgezogen zucht
ausarbeit* ausgearbeitet erarbeit* erstell* entwickl* entwickel* ausformulier*
ausbesser* ausgebessert reparier* reparatur* flick* geflickt nachbesser*
ausbild* ausgebildet lehrlingsausbildung lehre lehren anleit* angeleitet
ausfahr* ausgefahren ausliefer* zustell* ausrück* ausgerückt
ausführ* ausgeführt durchführ* durchgeführt erledig*
ausgab* ausgeb* ausgegeben verteil* aushändig*
ausgestalt* gestalt*
aushandel* ausgehandelt aushandl* verhandel* verhandl*
aushelf* ausgeholfen aushilf* mithilf* mitgeholfen mithelf* einspring* eingesprungen
auskunft* informier* information* beauskunft*
ausleg* ausgelegt dimensionier* bemess* berechn*
ausräum* ausgeräumt leer* geleert entleer* räumung*
ausrechn* berechn* errechn* kalkulier* kalkulation*
ausricht* ausgerichtet veranstalt* durchführ*
aussortier* ausgesondert aussonder* sortier* ausles*
ausstell* ausgestellt präsentier* gezeigt
aussteck* ausgesteckt absteck* abgesteckt einmess* eingemessen
aussuch* ausgesucht auswahl* ausgewählt
austausch* ausgetauscht erneuer* ersetz* wechsel* gewechselt auswechs* ausgewechselt tausch*
auswert* ausgewertet analys* interpretier*
automatisier* automatisch*
back* gebäck*
bade* gebadet dusch* geduscht
bau* gebaut anfertig* herstell* hergestellt
beantrag* antragstell* antrag anträge anträgen
beantwort* antwort* reagier* erwider*
bearbeit* erledig* abwickl* abwickel* verarbeit*
beaufsichtig* aufsicht* überwach*
beauftrag* vergab* vergeb*
bedien* handhab*
befahr* befuhr* gefahren fahr*
befest* fixier* anschraub* angeschraubt schraub* verschraub*
beförder* transport* gefahren personenbeförderung*
begeh* begangen rundgang* besichtig*
begrüß* empfang* empfing* willkommen
behand* therapier* versorg*
beheb* behoben beseitig* reparier* reparatur* instandsetz* instandgesetzt entstör* abstell*
belad* verlad* laden ladetätigkeit* einlad* eingeladen
beleucht* ausleucht* licht*
beliefer* versorg* liefer* anlieferung*
berat* kundenberatung*
bereit_gelegt bereitleg* bereitgelegt herricht* hergerichtet vorbereit* zurechtleg*
berechn* kalkulier* kalkulation* ermittl* ermittel* rechnerisch*
bericht* meldung* rapport*
beschaff* besorg* einkauf* eingekauft
beschrift* etikettier* kennzeichn* label*
beseitig* beheb* behoben entfern*
besichtig* begutacht* ortstermin*
bespiel* musik*
bestell* order* nachbestell* nachgeordert geordert
betätig* bedien*
betreib* betrieben betreu*
betreu* begleit* beistand* beistehen
bind* gebunden gebinde*
buch* gebucht verbuch* einbuch* kontier*
chauffier* gefahren fahr*
diagnos* befund*
digitalisier* einscann* eingescannt scan* gescannt elektronisch_erfass*
disponier* disposition* einteil* eingeteilt plan* geplant einsatzplanung*
dokument* festhalt* festgehalten aufzeichn* niederschreib* niedergeschrieben erfass* nachweis* protokollier*
drehen gedreht drechsel* drehteil*
durchführ* durchgeführt vornahm* vorgenommen realisier* umsetz* umgesetzt
durchgab* durchgegeben durchgeb* meld* gemeldet weitergab* weitergegeben
durchgesehen durchseh* durchsicht* prüf* geprüft gegengelesen gegenles*
eindeck* eingedeckt deck* gedeckt bedach* dachdeck*
eindeck* eingedeckt tisch*
einführ* eingeführt implementier* ausroll* rollout*
eingab* eingeb* eingegeben erfass* eintipp*
eingekauft einkauf* bezug bezog*
eingelernt einlern* anlern* angelernt einarbeit* eingearbeitet einschul* eingeschult einweis* eingewiesen
eingepflegt einpfleg* eintrag* eingetragen hinterleg* erfass*
einhalt* eingehalten beacht* befolg*
einhol* eingeholt anforder* angefordert beschaff*
einlager* eingelagert lager* verstau* verräum*
einräum* eingeräumt verräum* auffüll*
einricht* eingerichtet rüst* gerüstet konfigurier* aufsetz* aufgesetzt
einsammel* eingesammelt sammel* gesammelt abhol* abgeholt einsammlung*
einsatz einsätze einsätzen eingesetzt einsetz*
einsetz* eingesetzt einbau* eingebaut montier* einfüg*
eintrag* eingetragen einpfleg* notier* vermerk* erfass*
einüb* eingeübt geübt trainier*
einzieh* eingezogen inkasso kassier* einkassier*
entgegennahm* entgegennehm* entgegengenommen annahm* angenommen annehm*
entgrat* nachbearbeit*
entlad* auslad* ausgeladen ablad* abgeladen lösch*
entnahm* entnehm* entnommen zieh* gezogen
entstör* störungsbehebung störungsbeseitigung beheb* behob*
entwerf* entworfen entwürf* konzipier* konzeption*
entwickl* entwickel* erarbeit* programmier*
erbring* erbracht leist* geleistet
erfass* aufnahm* aufnehm* aufgenommen eingab* eingegeben registrier*
erforsch* forsch* geforscht untersuch* studier*
erneuer* sanier* modernisier* neueindeck* austausch* ausgetauscht
erprob* test* getestet ausprobier* probelauf* pilotier*
ersetz* ersatz erneuer* ablös* abgelöst
erstell* anfertig* angefertigt verfass* ausarbeit*
erstversorg* erste_hilfe
erzeug* produktion* produzier* herstell* hergestellt
erzieh* erzogen
evaluier* evaluation* auswert* ausgewertet
fertig* gefertigt produzier* produktion*
führ* geführt geleitet leit*
fütter* gefüttert
geleit* begleit*
gestalt* layout* entwarf entwurf entworfen kreation
haltung halten gehalten tierhaltung*
handhab* umgang bedien* gebrauch* benutz*
herstell* hergestellt produktion* produzier* fertigung* gefertigt
hilf* geholfen half helf* mithilf* unterstütz* beistand
gehütet beaufsichtig*
import* einfuhr* eingeführt
informier* information* unterricht* aufklär* aufgeklärt in_kenntnis_gesetzt in_kenntnis_setz*
inspizier* inspektion* sichtprüf* sichtkontroll* kontroll*
installier* installation* einbau* eingebaut anschluss*
inventar* bestandsaufnahm* inventur*
isolier* dämm* gedämmt wärmedämm*
kalibrier* eich* geeicht justier*
kalkulier* kalkulation* kostenberechn* kostenermittl* berechn* preisberechn*
kassier* kassendienst einkassier* kassentätigkeit*
katalogisier* verzeichn* erschließ* erschlossen erfass*
kochen gekocht zubereit* küche küchen
kommissionier* zusammenstell* zusammengestellt pick* gepickt
konstruier* konstruktion*
kontaktier* kontaktaufnahm* kontakt_aufgenommen anschreib* anruf*
kontrollier* kontrolle* prüf* geprüft überprüf* sichtprüf* check* gecheckt
konzipier* konzept* entworfen entwerf* ausgearbeitet
kooperier* kooperation* zusammenarbeit* zusammengearbeitet partnerschaft*
koordinier* koordination* abstimm* abgestimmt
korrespondier* korrespondenz* schriftwechsel* briefwechsel*
kultivier* anzieh* angezogen anzucht* aufzucht*
kundenberatung* kunden_berat* berat*
kürz* gekürzt verkürz* verringer* senk* gesenkt
lehr* gelehrt unterricht* dozier*
leihen ausleih* ausgeliehen verleih* verliehen leihweise
leist* geleistet erbrach* erbring*
mahn* gemahnt zahlungserinner*
meld* gemeldet rückmeld* mitteil* mitgeteilt anzeig* angezeigt
melk* gemolken milchgewinn*
migrier* migration* umzieh* umgezogen umzug umstell* umgestellt überführ*
mitarbeit* mitgearbeitet mitwirk* mitgewirkt beteilig*
mobilisier* mobilisation* bewegungsförder* frühmobilis*
moderier* moderation* gesprächsleit*
montier* montage* anbring* angebracht anbau* angebaut aufbau* aufgebaut zusammenbau* zusammengebaut einbau* eingebaut
nacharbeit* nachgearbeitet nachbesser* nachgebessert
nachbestell* nachgeordert nachkauf* bestell*
nachfass* nachgefasst nachtelefon* nachhak* nachgehakt nachverfolg*
nachhalt* nachgehalten nachverfolg* verfolg*
nachles* nachschlag* nachgeschlagen recherch*
nachweis* nachgewiesen beleg*
nivellier* nivellement* vermess* höhenmess*
nutz* genutzt benutz* verwend* gebrauch* einsatz
ordn* geordnet sortier*
organisier* organisation* ausricht* ausgerichtet vorbereit* durchführ* plan* geplant
pack* gepackt einpack* eingepackt verpack* abpack* abgepackt
pfleg* gepflegt instandhalt* wartung* unterhalt*
polier* politur*
präsentier* präsentation* vorstell* vorgestellt vorführ* vorgeführt
produzier* produktion* herstell* fertig* gefertigt
programmier* entwickl* entwickel* codier* kodier*
protokoll* schriftlich_festhalt* schriftlich_festgehalten aufzeichn* aufgezeichnet mitschrift*
prüf* geprüft kontrollier* kontrolle* untersuch* nachseh* nachgesehen
putz* geputzt reinig* gereinigt säuber*
recherchier* recherche* nachforsch* ermittl*
redigier* redaktion* überarbeit* bearbeit*
reduzier* reduktion* senk* gesenkt verringer* minder* gemindert
registrier* erfass* vermerk* anmeld* angemeldet
reparier* reparatur* instandsetz* instandgesetzt beheb* behoben ausbesser* richt* gerichtet
reservier* buch* gebucht vormerk* vorgemerkt
rett* gerettet berg* geborgen
roden gerodet rodung* fäll* gefällt
rüst* gerüstet umrüst* umgerüstet einricht* eingerichtet
säen gesät aussä* ausgesät saat
sammel* gesammelt sammlung* zusammentrag* zusammengetragen
sanier* renovier* erneuer* instandsetz*
säuber* gesäubert reinig* gereinigt
schaffung* geschaffen schuf aufbau* aufgebaut einricht*
schär* geschärft schleif* geschliffen nachschleif*
schlicht* geschlichtet vermittl* vermittel* beileg* beigelegt
schneid* geschnitten schnitt zuschneid* zugeschnitten zuschnitt* säg* gesägt ablängen abgelängt ablängt
schreib* geschrieben verfass* abfass* text* getextet formulier*
schütz* geschützt sicher*
senk* gesenkt verminder* reduzier*
sicher* gesichert absicher*
sortier* trenn* getrennt aufteil* ordn*
steiger* gesteigert erhöh* anheb* angehoben
steuer* gesteuert bedien* fahr* gefahren
tätigkeit* arbeit* aufgab*
tausch* getauscht austausch* wechsel* gewechselt umtausch*
teilnahm* teilnehm* teilgenommen beteilig* mitwirk*
telefonier* telefonat* telefonisch* telefongespräch* anruf* angerufen
trainier* training* geübt übung* einüb*
transport* beförder* gefahren bring* gebracht überführ*
überarbeit* revidier* revision* neufass* neugestalt*
überbrück* vertret*
überführ* verleg* transportier*
übergab* übergeb* aushändig* ausgehändigt überreich*
überprüf* kontrollier* kontrolle* nachprüf* nachgeprüft durchgesehen
überreich* übergab* übergeben verleih*
überwach* beobacht* kontrollier* im_blick im_auge
überweis* überwiesen anweis* angewiesen zahl*
umbau* umgebaut umgestalt* umrüst* umgerüstet
umgestell* umstell* wechsel* umstieg
unterhalt* unterhielt instandhalt* pfleg* wartung*
unterstütz* hilf* geholfen beistand beigestanden behilflich* mithilf* mitgeholfen
untersuch* prüf* geprüft analys*
unterweis* unterwiesen belehr* einweis* eingewiesen instruier* schulung* geschult
veranstalt* ausricht* ausgerichtet abhalt* abgehalten
verarbeit* weiterverarbeit* bearbeit*
vereinbar* absprach* abgesprochen ausmach* ausgemacht terminier* vergab*
vereinnahm* kassier* einnahm*
verfass* abfass* schreib* geschrieben schrieb* text*
verifizier* prüf* geprüft bestätig*
verkauf* absatz abgesetzt veräußer*
verlad* umschlag* umgeschlagen
verleg* leg* gelegt einbau*
verleih* verliehen ausgeb* ausgabe ausleih* ausgeliehen vermiet*
vermess* ausmess* aufmess* einmess* mess* gemessen
vermittel* vermittl* nahebring* nähergebracht beibring* beigebracht weitergab* weitergegeben
vernetz* netzwerk*
veröffentlich* publizier* publikation* herausgab* herausgegeben erschienen
verpfleg* bewirt* verköstig* essensversorg* versorg*
verringer* reduzier* senk* gesenkt abbau* abgebaut absenk* abgesenkt drossel* gedrosselt
verschalt* verdraht* anschluss* anschließ* angeschlossen anklemm* angeklemmt verkabel*
verschick* versand* versend* zuschick* zugeschickt zusend*
verschieb* verschoben verleg*
verschraub* schraub* geschraubt anschraub*
versorg* betreu* kümmer* gekümmert pfleg* gepflegt
verteil* austeil* ausgeteilt ausgab* ausgegeben zuteil* zugeteilt
vertreib* vertrieben vertrieb verkauf* absatz
vertret* vertrat einspring* eingesprungen abdeck*
verwalt* pfleg* gepflegt führ* geführt administrier* administration*
vorbereit* vorarbeit* bereitleg* rüst*
vorbestell* vormerk* vorgemerkt reservier*
vorles* vorgelesen
vorschlag* vorgeschlagen angeregt anreg* empfohlen empfehl*
gewartet wart* instandhalt* instandgehalten
wechsel* gewechselt austausch* ausgetauscht tausch* getauscht
zähl* gezählt auszähl* ausgezählt
zahl* gezahlt bezahl* begleich* beglichen
zeichn* gezeichnet skizzier* skizze*
zubereit* gekocht koch* herstell* hergestellt anfertig*
gezüchtet zucht*
zurechtschneid* zuschneid* zugeschnitten zuschnitt*
zusammenarbeit* zusammengearbeitet kooperier* abstimm* hand_in_hand
zusammenstell* zusammengestellt bündel* aufbereit*
abgerufen abruf* abfrag* abgefragt geladen
abgewandelt abwandl* variier* angepasst anpass*
adressier* angesprochen ansprech* gerichtet
angegangen angepackt angefasst aufgegriffen aufgreif* bearbeit* übernommen
angemahnt anmahn* gemahnt mahn* erinner*
aufgefrischt auffrisch* erneuer* wiederhol*
beigewohnt teilgenommen anwesend teilnahm*
finanzier* bezuschusst gefördert
subvention* gefördert förderung* bezuschuss*
gefiltert filter* filtrier* gesiebt sieb* herausgefiltert
gehandelt handel handels* vertrieben
gehängt aufgehängt aufhäng* hängen hängung* angebracht
geregelt regel* regulier* geklärt
röntgen geröntgt röntgenaufnahme* röntgenbild*
geschält schäl* geputzt
nachverhandelt nachverhandl* neu_verhandelt verhandelt neuverhandl*
umgesiedelt umsied* umgezogen umzug
begrüßt verabschiedet empfangen empfang
verbaut verbauen eingebaut einbau*
verschrieben verschreib* verordn* rezept*
vorgebeugt vorbeug* präventiv* prävention* prophylaktisch*
`
