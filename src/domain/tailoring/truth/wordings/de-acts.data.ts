/** More German words for the same act of any trade, with its nouns, a row an act; see `wordings.ts`. */
export const actWordingsDe = `
abarbeit* abgearbeitet erledig* bearbeit* abwickl*
abbau* abgebaut demontage* demontier* rückbau* rückgebaut zerleg*
abdicht* abgedichtet dicht* gedichtet isolier*
abdeck* abgedeckt zudeck* zugedeckt
abfertig* abgefertigt check-in
abfüll* abgefüllt füll* gefüllt umfüll* umgefüllt
abgelesen ables* aufgenommen zählerstand*
abhol* abgeholt holt* geholt
abklär* abgeklärt klär* geklärt rückfrag*
ablös* abgelöst ersetz* austausch* ausgetauscht
abmeld* abgemeldet
abnahm* abgenommen bauabnahm* abnehm* freigab*
abrechn* abgerechnet faktur* verrechn*
abschleif* abgeschliffen schleif* geschliffen schliff
abschließ* abgeschlossen abschluss unterzeichn*
abschmeck* abgeschmeckt würz* gewürzt
abschreib* abgeschrieben abtipp* transkri*
absicher* abgesichert sicher*
absperr* abgesperrt sperr*
abspül* abgespült spül* gespült geschirr* abwasch* abgewaschen
abwieg* abgewogen einwieg* eingewogen auswieg* ausgewogen abwäg* einwaag* wieg* gewogen
abstell* abgestellt behob* beheb* beseitig*
abstreich* streich* gestrichen anstreich* angestrichen anstrich* malerarbeit*
analys* untersuch* auswert* ausgewertet ergründ*
anbau* angebaut kultivier*
anbind* angebunden integrier* integration* anschluss anschließ* angeschlossen verknüpf* einbind* eingebunden
anbring* angebracht befestig* montage* montier* installier* anmontier*
anfahr* angefahren beliefer* auslief* ansteuer*
anfertig* angefertigt herstell* hergestellt fertig* gefertigt
anfrag* angefragt nachfrag* erkundig*
angeleitet anleit* einweis* eingewiesen einarbeit* anlern* angelernt unterweis* unterwiesen begleit* betreu*
anhör* angehört
ankauf* angekauft kauf* gekauft erwerb* erworben einkauf* eingekauft
ankündig* angekündigt bekanntgab* bekanntgeb* bekanntmach*
anleg* angelegt anlage anlagen schuf geschaffen schaff*
annahm* angenommen entgegennahm* entgegennehm* entgegengenommen
anpass* angepasst zuschneid* maßgeschneidert abstimm* abgestimmt
anpflanz* angepflanzt pflanz* gepflanzt bepflanz* setzen gesetzt einpflanz*
anregung* angeregt vorschlag* vorgeschlagen
anreich* angereicht zureich* zugereicht gereicht
anricht* angerichtet teller tellern garnier*
ansprech* angesprochen kontaktier* kontaktaufnahm*
ansaat* aussaat* ausgesät säen gesät
anschaff* angeschafft beschaff* kauf* gekauft
anschreib* angeschrieben kontaktier*
anstoß* angestoßen initiier*
anwend* angewandt angewendet einsatz eingesetzt einsetz* nutz* verwend* gebrauch*
anzieh* angezogen ankleid* angekleidet
arbeit* gearbeitet tätig* beschäftig*
archiv* ablag* ablege* abgelegt aufbewahr*
aufarbeit* aufgearbeitet restaurier* wiederherstell* wiederhergestellt überhol*
aufbau* aufgebaut errichtung* errichte* aufstell* aufgestellt
aufbau* aufgebaut aufstell* aufgestellt errichte* < auf_und_abbau auf_und_abgebaut auf_und_abbauen
abbau* abgebaut demontage* demontier* < auf_und_abbau auf_und_abgebaut auf_und_abbauen
aufbereit* zusammenstell* zusammengestellt vorbereit*
aufbewahr* lager* gelagert verwahr*
aufdeck* aufgedeckt entdeck* feststell* festgestellt find* gefunden
auffang* aufgefangen
aufforst* aufgeforstet wiederaufforst* pflanz*
aufführ* aufgeführt vorstell* inszenier*
auffüll* aufgefüllt nachfüll* nachgefüllt befüll* nachleg* nachgelegt nachschub
aufgab* aufgegeben
aufgelegt aufleg* veröffentlich* herausgab* herausgeb*
aufgenommen aufnahm* aufnehm* erheb* erhob* erfass* anamnes*
aufgesetzt aufsetz* verfass* entwürf* entworf* formulier*
aufgeteilt aufteil* verteil*
aufklär* aufgeklärt informier* information* unterricht*
auflös* aufgelöst
aufmess* aufgemessen aufmaß* ausmess* ausgemessen vermess* mess* gemessen
aufräum* aufgeräumt ordnung* sauber_gehalten sauber_halt* sauberhalt* sauberkeit
aufschlüssel* glieder* gegliedert
aufstock* aufgestockt ergänz* erweiter*
auftank* aufgetankt tank* getankt betank*
auftrag* aufgetragen beschicht*
auftret* aufgetreten auftritt* vorspiel* gastier*
aufwärm* aufgewärmt erwärm* erhitz*
aufwert* aufgewertet verbesser* verschöner*
aufzeichn* aufgezeichnet mitschneid* mitschnitt*
aufzieh* aufgezogen aufzucht* großzieh* großgezogen zucht
ausarbeit* ausgearbeitet erarbeit* erstell* entwickl* entwickel* ausformulier*
ausbau* ausgebaut erweiter* vergrößer*
ausbesser* ausgebessert reparier* reparatur* flick* geflickt nachbesser*
ausbild* ausgebildet lehrlingsausbildung lehre lehren anleit* angeleitet
ausdruck* ausgedruckt druck* gedruckt
ausfahr* ausgefahren ausliefer* zustell* ausrück* ausgerückt
ausfüll* ausgefüllt eintrag* eintrug* eingetragen
ausführ* ausgeführt durchführ* durchgeführt erledig*
ausgab* ausgeb* ausgegeben verteil* aushändig*
ausgleich* ausgeglichen begleich* beglichen
ausgestalt* gestalt*
aushandel* ausgehandelt aushandl* verhandel* verhandl*
aushelf* ausgeholfen aushilf* mithilf* mitgeholfen mithelf* einspring* eingesprungen
aushub* ausgehoben ausheb* ausbagger* ausgebaggert bagger* gebaggert graben
auskehr* kehr* gekehrt feg* gefegt zusammenkehr*
auskunft* informier* information* beauskunft*
ausleg* ausgelegt dimensionier* bemess* berechn*
ausles* ausgelesen
ausliefer* ausgeliefert zustell* zugestellt überbring* überbracht liefer* geliefert
ausmist* ausgemistet entmist*
ausräum* ausgeräumt leer* geleert entleer* räumung*
ausrechn* berechn* errechn* kalkulier* kalkulation*
ausricht* ausgerichtet veranstalt* durchführ*
ausrüst* ausgerüstet ausstatt* ausgestattet bestück*
ausschenk* ausgeschenkt ausschank* zapf* gezapft
ausschild* ausgeschildert beschilder* kennzeichn*
ausschreib* ausgeschrieben
aussortier* ausgesondert aussonder* sortier* ausles*
ausstell* ausgestellt präsentier* gezeigt
aussteck* ausgesteckt absteck* abgesteckt einmess* eingemessen
aussuch* ausgesucht auswahl* ausgewählt
austausch* ausgetauscht erneuer* ersetz* wechsel* gewechselt auswechs* ausgewechselt tausch*
austrag* ausgetragen zustell* zugestellt verteil*
auswert* ausgewertet analys* interpretier*
auszeichn* ausgezeichnet auspreis* etikettier* preisschild*
auszahl* ausgezahlt ausbezahl*
automatisier* automatisch*
back* gebäck*
bade* gebadet dusch* geduscht
bargeld* abrechn* kassensturz kassenabschluss
baupläne bauplänen planzeichn*
bau* gebaut anfertig* herstell* hergestellt
beantrag* antragstell* antrag anträge anträgen
beantwort* antwort* reagier* erwider*
bearbeit* erledig* abwickl* abwickel* verarbeit*
beaufsichtig* aufsicht* überwach*
beauftrag* vergab* vergeb*
bedien* handhab*
befahr* befuhr* gefahren fahr*
befest* fixier* anschraub* angeschraubt schraub* verschraub*
befrag* interview* umfrag*
beförder* transport* gefahren personenbeförderung*
begeh* begangen rundgang* besichtig*
beglaubig* bestätig*
begrenz* beschränk* einschränk*
begrüß* empfang* empfing* willkommen
begründ* argument*
begutacht* gutachten prüf*
behand* therapier* versorg*
beheb* behoben beseitig* reparier* reparatur* instandsetz* instandgesetzt entstör* abstell*
beherrsch* sicherer_umgang
beisetz* beigesetzt bestatt* beerdig*
belad* verlad* laden ladetätigkeit* einlad* eingeladen
beleucht* ausleucht* licht*
beliefer* versorg* liefer* anlieferung*
benachrichtig* verständig* informier*
benot* bewert* noten zensier* korrektur* korrigier*
berat* kundenberatung*
bereinig* korrigier* korrektur*
bereitstell* bereitgestellt zurverfügungstell* zur_verfügung_gestellt zur_verfügung_stell*
bereit_gelegt bereitleg* bereitgelegt herricht* hergerichtet vorbereit* zurechtleg*
berechn* kalkulier* kalkulation* ermittl* ermittel* rechnerisch*
berichtig* korrigier* korrektur* richtigstell*
bericht* meldung* rapport*
beschaff* besorg* einkauf* eingekauft
beschicht* lackier*
beschick* bestück* befüll*
beschnitt* beschneid* rückschnitt* zurückschneid* zurückgeschnitten schnitt schneiden
beschrift* etikettier* kennzeichn* label*
beseitig* beheb* behoben entfern*
besichtig* begutacht* ortstermin*
bespiel* musik*
besprech* besprochen abspr*
bestell* order* nachbestell* nachgeordert geordert
bestimm* ermittl* ermittel* feststell* identifizier*
bestück* einleg* eingelegt
besuch* aufsuch* aufgesucht
betätig* bedien*
betreib* betrieben betreu*
betreu* begleit* beistand* beistehen
beurteil* bewert* einschätz* eingeschätzt evaluier* evaluation*
bewach* objektschutz objektbewach* schutz
bewässer* gieß* gegossen beregn*
beworben werb* vermarkt*
bewert* beurteil* einstuf* eingestuft
bewirt* verköstig* verpfleg* gästebewirtung*
beziffer* schätz*
bind* gebunden gebinde*
blut_abgenommen blutabnahm* blutentnahm* blut_entnommen blut_abnehm*
bohr* gebohrt
brat* gebraten grill* gegrillt
buch* gebucht verbuch* einbuch* kontier*
bündel* gebündelt zusammenfass* zusammengefasst
chauffier* gefahren fahr*
codier* kodier* verschlüssel*
darstell* dargestellt präsentier* aufzeig* aufgezeigt visualisier* veranschaulich*
desinfizier* desinfektion* sterilisier* sterilisation* entkeim*
diagnos* befund*
digitalisier* einscann* eingescannt scan* gescannt elektronisch_erfass*
diskutier* diskussion* debatt* erörter*
disponier* disposition* einteil* eingeteilt plan* geplant einsatzplanung*
dokument* festhalt* festgehalten aufzeichn* niederschreib* niedergeschrieben erfass* nachweis* protokollier*
dolmetsch* gedolmetscht verdolmetsch* übersetz*
drehen gedreht drechsel* drehteil*
druck* gedruckt auflage*
duplizier* kopier* vervielfältig*
durchführ* durchgeführt vornahm* vorgenommen realisier* umsetz* umgesetzt
durchgab* durchgegeben durchgeb* meld* gemeldet weitergab* weitergegeben
durchgesehen durchseh* durchsicht* prüf* geprüft gegengelesen gegenles*
eindeck* eingedeckt deck* gedeckt bedach* dachdeck*
eindeck* eingedeckt tisch*
einfüg* eingefügt ergänz*
einführ* eingeführt implementier* ausroll* rollout*
eingab* eingeb* eingegeben erfass* eintipp*
eingekauft einkauf* bezug bezog*
eingelernt einlern* anlern* angelernt einarbeit* eingearbeitet einschul* eingeschult einweis* eingewiesen
eingepflegt einpfleg* eintrag* eingetragen hinterleg* erfass*
einhalt* eingehalten beacht* befolg*
einhol* eingeholt anforder* angefordert beschaff*
einkleid* eingekleidet
einkoch* eingekocht einmach* eingemacht konservier*
einlager* eingelagert lager* verstau* verräum*
einles* eingelesen import*
einräum* eingeräumt verräum* auffüll*
einreich* eingereicht vorleg* vorgelegt abgab* abgegeben
einricht* eingerichtet rüst* gerüstet konfigurier* aufsetz* aufgesetzt
einsammel* eingesammelt sammel* gesammelt abhol* abgeholt einsammlung*
einsatz einsätze einsätzen eingesetzt einsetz*
einseif* wasch* gewaschen
einsetz* eingesetzt einbau* eingebaut montier* einfüg*
einstell* eingestellt anstell* angestellt rekrut*
einstudier* prob* geprobt einüb* eingeübt erarbeit*
eintrag* eingetragen einpfleg* notier* vermerk* erfass*
einüb* eingeübt geübt trainier*
einzieh* eingezogen inkasso kassier* einkassier*
entfern* beseitig* demontier* abtrag* abgetragen
entgegennahm* entgegennehm* entgegengenommen annahm* angenommen annehm*
entgrat* nachbearbeit*
entlad* auslad* ausgeladen ablad* abgeladen lösch*
entlohn* vergüt*
entnahm* entnehm* entnommen zieh* gezogen
entrümpel* räumung* ausräum*
entscheid* entschieden beschied*
entschlack* verschlank* vereinfach*
entsorg* abtransport* wegfahr* beseitig*
entstör* störungsbehebung störungsbeseitigung beheb* behob*
entwerf* entworfen entwürf* konzipier* konzeption*
entwickl* entwickel* erarbeit* programmier*
erbring* erbracht leist* geleistet
erfass* aufnahm* aufnehm* aufgenommen eingab* eingegeben registrier*
erforsch* forsch* geforscht untersuch* studier*
erfüll* erreich*
ergänz* erweiter* hinzufüg* hinzugefügt vervollständig*
erheb* erhoben ermittl* ermittel*
erinner* hinweis*
erklär* erläuter* verdeutlich*
erkund* auskundschaft*
erlern* lern* gelernt aneign* angeeignet
erledig* besorg* ausführ* ausgeführt
ermittl* ermittel* feststell* festgestellt bestimm*
erneuer* sanier* modernisier* neueindeck* austausch* ausgetauscht
ernt* geerntet lese weinlese traubenlese einbring*
erprob* test* getestet ausprobier* probelauf* pilotier*
ersetz* ersatz erneuer* ablös* abgelöst
erstell* anfertig* angefertigt verfass* ausarbeit*
erstversorg* erste_hilfe
erteil* gegeben gab geben
erzeug* produktion* produzier* herstell* hergestellt
erzieh* erzogen
evaluier* evaluation* auswert* ausgewertet
export* exportier* ausfuhr* ausgeführt
fertigstell* fertiggestellt vollend* abschließ* abgeschlossen
fertig* gefertigt produzier* produktion*
festleg* festgelegt bestimm* definier*
feststell* festgestellt erkenn* erkannt ermittl* ermittel*
führ* geführt geleitet leit*
fütter* gefüttert
gärtnern gartenarbeit* gartenpflege
gegenüberstell* gegenübergestellt vergleich* verglichen
geleit* begleit*
gestalt* layout* entwarf entwurf entworfen kreation
gieß* gegossen guss
glasier* lasier* lasur*
gründung* gegründet gründete* ins_leben_gerufen
halten gehalten hielt abhalt* abgehalten
haltung halten gehalten tierhaltung*
handhab* umgang bedien* gebrauch* benutz*
gehoben anheb* angehoben
heft* geheftet bind*
herausgab* herausgeb* herausgegeben publizier* veröffentlich*
herstell* hergestellt produktion* produzier* fertigung* gefertigt
hilf* geholfen half helf* mithilf* unterstütz* beistand
hinweis* hingewiesen aufmerksam* informier*
gehütet beaufsichtig*
identifizier* identifikation* erkenn* erkannt feststell*
illustrier* illustration* bebilder*
import* einfuhr* eingeführt
impf* geimpft
informier* information* unterricht* aufklär* aufgeklärt in_kenntnis_gesetzt in_kenntnis_setz*
initiier* angestoßen anstoß* ins_leben_gerufen gegründet
inspizier* inspektion* sichtprüf* sichtkontroll* kontroll*
installier* installation* einbau* eingebaut anschluss*
instruier* instruktion* unterweis* unterwiesen anweis* angewiesen
inventar* bestandsaufnahm* inventur*
isolier* dämm* gedämmt wärmedämm*
jät* gejätet unkraut*
kalibrier* eich* geeicht justier*
kalkulier* kalkulation* kostenberechn* kostenermittl* berechn* preisberechn*
kassier* kassendienst einkassier* kassentätigkeit*
katalogisier* verzeichn* erschließ* erschlossen erfass*
kategorisier* einordn* eingeordnet klassifizier* zuordn*
gekeltert kelter* press* gepresst
kennzeichn* markier*
kleb* geklebt verkleb* leim* geleimt verleim*
klassifizier* klassifikation* einteil* eingeteilt einstuf*
kochen gekocht zubereit* küche küchen
kombinier* kombination* verbind* verbunden
kommissionier* zusammenstell* zusammengestellt pick* gepickt
kommunizier* kommunikation* austausch* ausgetauscht verständig*
komponier* komposition*
konfigurier* konfiguration* einstell* eingestellt parametrier* parametrisier*
konservier* haltbar* einleg*
konstruier* konstruktion*
kontaktier* kontaktaufnahm* kontakt_aufgenommen anschreib* anruf*
kontrollier* kontrolle* prüf* geprüft überprüf* sichtprüf* check* gecheckt
konzipier* konzept* entworfen entwerf* ausgearbeitet
kooperier* kooperation* zusammenarbeit* zusammengearbeitet partnerschaft*
koordinier* koordination* abstimm* abgestimmt
korrespondier* korrespondenz* schriftwechsel* briefwechsel*
korrigier* korrektur* verbesser* berichtig*
kultivier* anzieh* angezogen anzucht* aufzucht*
kundenberatung* kunden_berat* berat*
kündig* gekündigt
kürz* gekürzt verkürz* verringer* senk* gesenkt
lagern gelagert lagerung* aufbewahr* einlager*
lehr* gelehrt unterricht* dozier*
leihen ausleih* ausgeliehen verleih* verliehen leihweise
leist* geleistet erbrach* erbring*
lenk* gelenkt steuer* gesteuert
liefer* geliefert zustell* zugestellt bring* gebracht
mahlen gemahlen zerkleiner*
mahn* gemahnt zahlungserinner*
mähen gemäht mäht mahd schnitt
maler* streich* gestrichen anstrich*
markier* anzeichn* angezeichnet kennzeichn*
massier* massage*
gemauert mauer* maurerarbeit*
meld* gemeldet rückmeld* mitteil* mitgeteilt anzeig* angezeigt
melk* gemolken milchgewinn*
migrier* migration* umzieh* umgezogen umzug umstell* umgestellt überführ*
gemischt misch* anmisch* angemischt ansetz* angesetzt anrühr* angerührt
mitarbeit* mitgearbeitet mitwirk* mitgewirkt beteilig*
mobilisier* mobilisation* bewegungsförder* frühmobilis*
moderier* moderation* gesprächsleit*
montier* montage* anbring* angebracht anbau* angebaut aufbau* aufgebaut zusammenbau* zusammengebaut einbau* eingebaut
motivier* motivation* anspor* ermutig*
musizier* musik* spiel* gespielt
nacharbeit* nachgearbeitet nachbesser* nachgebessert
nachbereit* nachgang
nachbestell* nachgeordert nachkauf* bestell*
nachfass* nachgefasst nachtelefon* nachhak* nachgehakt nachverfolg*
nachhalt* nachgehalten nachverfolg* verfolg*
nachles* nachschlag* nachgeschlagen recherch*
nachstell* nachgestellt justier* einstell* eingestellt
nachweis* nachgewiesen beleg*
nachzieh* nachgezogen festzieh* festgezogen anzieh* angezogen
näharbeit* genäht nähen schneider* geschneidert
niederleg* niedergelegt festhalt* festgehalten
nivellier* nivellement* vermess* höhenmess*
nutz* genutzt benutz* verwend* gebrauch* einsatz
optimier* verbesser*
ordn* geordnet sortier*
organisier* organisation* ausricht* ausgerichtet vorbereit* durchführ* plan* geplant
pack* gepackt einpack* eingepackt verpack* abpack* abgepackt
palettier* stapel* gestapelt aufsetzen
pflaster* gepflastert
pfleg* gepflegt instandhalt* wartung* unterhalt*
pflück* gepflückt ernt* geerntet lesen gelesen
platzier* aufstell* aufgestellt
polier* politur*
portion* aufteil*
präsentier* präsentation* vorstell* vorgestellt vorführ* vorgeführt
prob* geprobt geübt
produzier* produktion* herstell* fertig* gefertigt
programmier* entwickl* entwickel* codier* kodier*
protokoll* schriftlich_festhalt* schriftlich_festgehalten aufzeichn* aufgezeichnet mitschrift*
prüf* geprüft kontrollier* kontrolle* untersuch* nachseh* nachgesehen
pump* gepumpt abpump* abgepumpt
putz* geputzt reinig* gereinigt säuber*
quittier* quittung* bestätig*
räumung* geräumt freiräum*
rasier* rasur*
recherchier* recherche* nachforsch* ermittl*
rechnung* faktur*
redigier* redaktion* überarbeit* bearbeit*
reduzier* reduktion* senk* gesenkt verringer* minder* gemindert
referier* referat* vortrag* vorgetragen
registrier* erfass* vermerk* anmeld* angemeldet
rekrutier* recruiting personalgewinn* personalbeschaff* gewinn* gewonnen
reparier* reparatur* instandsetz* instandgesetzt beheb* behoben ausbesser* richt* gerichtet
reservier* buch* gebucht vormerk* vorgemerkt
restaurier* aufarbeit* aufgearbeitet wiederherstell* instandsetz*
rett* gerettet berg* geborgen
roden gerodet rodung* fäll* gefällt
rüst* gerüstet umrüst* umgerüstet einricht* eingerichtet
säen gesät aussä* ausgesät saat
sammel* gesammelt sammlung* zusammentrag* zusammengetragen
sanier* renovier* erneuer* instandsetz*
säuber* gesäubert reinig* gereinigt
schaffung* geschaffen schuf aufbau* aufgebaut einricht*
schär* geschärft schleif* geschliffen nachschleif*
schätz* geschätzt taxier*
scher* geschoren schur*
schlicht* geschlichtet vermittl* vermittel* beileg* beigelegt
schließ* geschlossen zuschließ* abschließ* abgeschlossen
schmier* geschmiert abschmier* abgeschmiert ölen geölt fett* gefettet einfett*
schneid* geschnitten schnitt zuschneid* zugeschnitten zuschnitt* säg* gesägt ablängen abgelängt ablängt
schreib* geschrieben verfass* abfass* text* getextet formulier*
schulung* geschult fortbild* weiterbild* unterweis* unterwiesen trainier*
schütz* geschützt sicher*
schweiß* geschweißt verschweiß*
senk* gesenkt verminder* reduzier*
serienfertig* serienproduktion*
sicher* gesichert absicher*
sicht* gesichtet durchgeh* durchgegangen durchseh*
signier* unterschr* unterzeichn*
simulier* simulation* nachstell*
sing* gesungen gesang* vorsing*
sortier* trenn* getrennt aufteil* ordn*
spachtel* gespachtelt verspachtel*
spend* gespendet gespendete
sperr* gesperrt absperr* abgesperrt
spritz* gespritzt injizier* injektion*
sprüh* gesprüht aufsprüh*
standardisier* vereinheitlich* normier*
stellen gestellt aufstell* aufgestellt
stapel* gestapelt aufschicht* aufgeschichtet
steiger* gesteigert erhöh* anheb* angehoben
steuer* gesteuert bedien* fahr* gefahren
stornier* storno rückabwickl*
streich* gestrichen anstreich* lackier* anstrich* bemal*
studier* studium auswert*
gesucht such* aufspür* auffind*
tätigkeit* arbeit* aufgab*
tapezier* tapete*
tauch* getaucht eintauch*
tausch* getauscht austausch* wechsel* gewechselt umtausch*
teilnahm* teilnehm* teilgenommen beteilig* mitwirk*
telefonier* telefonat* telefonisch* telefongespräch* anruf* angerufen
trainier* training* geübt übung* einüb*
transport* beförder* gefahren bring* gebracht überführ*
trockn* getrocknet
überarbeit* revidier* revision* neufass* neugestalt*
überbrück* vertret*
überführ* verleg* transportier*
übergab* übergeb* aushändig* ausgehändigt überreich*
überhol* instandsetz* instandgesetzt revision* revidier*
übermittel* übermittl* übersend* übersandt weiterleit* weitergeleitet zusend* zugesandt
übernahm* übernommen übernehm* übertragen
überprüf* kontrollier* kontrolle* nachprüf* nachgeprüft durchgesehen
überreich* übergab* übergeben verleih*
überwach* beobacht* kontrollier* im_blick im_auge
überweis* überwiesen anweis* angewiesen zahl*
überzeug* gewinn* gewonnen
umbau* umgebaut umgestalt* umrüst* umgerüstet
umgestell* umstell* wechsel* umstieg
umlager* umgelagert umräum* umgeräumt verlager*
umpack* umgepackt
umsetz* umgesetzt realisier* verwirklich*
umtopf* umgetopft topf* getopft pikier*
unterhalt* unterhielt instandhalt* pfleg* wartung*
unterstütz* hilf* geholfen beistand beigestanden behilflich* mithilf* mitgeholfen
untersuch* prüf* geprüft analys*
unterweis* unterwiesen belehr* einweis* eingewiesen instruier* schulung* geschult
veranlass* angestoßen anstoß* eingeleitet einleit*
veranschlag* kalkulier*
veranstalt* ausricht* ausgerichtet abhalt* abgehalten
verarbeit* weiterverarbeit* bearbeit*
verbesser* optimier* aufwert*
verbind* verbunden verknüpf*
verdicht* rüttel*
vereinbar* absprach* abgesprochen ausmach* ausgemacht terminier* vergab*
vereinheitlich* standardisier* angleich* angeglichen harmonisier*
vereinnahm* kassier* einnahm*
verfass* abfass* schreib* geschrieben schrieb* text*
verfug* fug* gefugt ausfug*
vergab* vergeb* zuteil* zugeteilt
vergüt* bezahl*
verhinder* verhüt* vermeid* vorbeug*
verifizier* prüf* geprüft bestätig*
verkauf* absatz abgesetzt veräußer*
verkleid* beplank*
verkost* probier* degustation*
verlad* umschlag* umgeschlagen
verleg* leg* gelegt einbau*
verleih* verliehen ausgeb* ausgabe ausleih* ausgeliehen vermiet*
vermark* beworben werb*
vermess* ausmess* aufmess* einmess* mess* gemessen
vermittel* vermittl* nahebring* nähergebracht beibring* beigebracht weitergab* weitergegeben
vernetz* netzwerk*
vernicht* schredder*
veröffentlich* publizier* publikation* herausgab* herausgegeben erschienen
verpfleg* bewirt* verköstig* essensversorg* versorg*
verputz* putz putzarbeit*
verreib* verrechn*
verringer* reduzier* senk* gesenkt abbau* abgebaut absenk* abgesenkt drossel* gedrosselt
verschalt* verdraht* anschluss* anschließ* angeschlossen anklemm* angeklemmt verkabel*
verschick* versand* versend* zuschick* zugeschickt zusend*
verschieb* verschoben verleg*
verschraub* schraub* geschraubt anschraub*
versiegel* abdicht*
versorg* betreu* kümmer* gekümmert pfleg* gepflegt
verständig* benachrichtig* informier* alarmier*
versteiger* auktion*
verteil* austeil* ausgeteilt ausgab* ausgegeben zuteil* zugeteilt
vertreib* vertrieben vertrieb verkauf* absatz
vertret* vertrat einspring* eingesprungen abdeck*
vervielfältig* kopier* kopien druck*
verwalt* pfleg* gepflegt führ* geführt administrier* administration*
verwert* weiterverwert* nutz*
visualisier* grafisch* dargestellt darstell* grafik*
vorbereit* vorarbeit* bereitleg* rüst*
vorbestell* vormerk* vorgemerkt reservier*
vorführ* vorgeführt demonstrier* demonstration* zeig* gezeigt
vorleg* vorgelegt vorlage vorlagen präsentier*
vorles* vorgelesen
vorschlag* vorgeschlagen angeregt anreg* empfohlen empfehl*
wachdienst* bewach*
wahrnahm* wahrgenommen wahrnehm* besuch*
gewartet wart* instandhalt* instandgehalten
wechsel* gewechselt austausch* ausgetauscht tausch* getauscht
weiterbild* weitergebildet fortbild* fortgebildet schulung*
weiterentwickl* weiterentwickel* verbesser* ausbau* ausgebaut fortentwick*
weitergab* weitergeb* weitergegeben weiterleit* weitergeleitet weiterreich* weitergereicht übermittel* übermittl*
werb* geworben akquirier* akquise* gewinn* gewonnen
wickel* gewickelt windel*
gewogen wieg* abwieg* verwieg* verwogen
gewischt wisch* bodenreinig* feuchtwisch*
zähl* gezählt auszähl* ausgezählt
zahl* gezahlt bezahl* begleich* beglichen
zeichn* gezeichnet skizzier* skizze*
zerleg* zerteil* auseinandernahm* auseinandergenommen auseinanderbau*
zeugnis* ausstell*
zubereit* gekocht koch* herstell* hergestellt anfertig*
gezüchtet zucht*
zuordn* zugeordnet zuweis* zugewiesen kategorisier*
zurechtschneid* zuschneid* zugeschnitten zuschnitt*
zurückgab* zurückgegeben rückgab* retournier* rücksend* rückversand
zurückgewonnen rückgewinn*
zurückverfolg* rückverfolg*
zusammenarbeit* zusammengearbeitet kooperier* abstimm* hand_in_hand
zusammenfass* zusammengefasst resümee* resümier*
zusammenleg* zusammengelegt fusion* zusammenführ*
zusammenstell* zusammengestellt bündel* aufbereit*
zustell* zugestellt ausliefer* ausgeliefert austrag* ausgetragen überbring*
zuteil* zugeteilt verteil* zuweis* zugewiesen
abgefangen abfang* aufgefangen aufgehalten
abgerufen abruf* abfrag* abgefragt geladen
abgeleitet ableit* hergeleitet herleit* gefolgert
abgespielt abspiel* wiedergegeben wiedergab*
abgewehrt abwehr* verteidig*
abgewandelt abwandl* variier* angepasst anpass*
adressier* angesprochen ansprech* gerichtet
angegangen angepackt angefasst aufgegriffen aufgreif* bearbeit* übernommen
angekurbelt angeschoben angestoßen anstoß* beleb* gefördert
angemahnt anmahn* gemahnt mahn* erinner*
angereichert anreicher* ergänz*
angetrieben vorangetrieben vorantreib* vorangebracht voranbring* forciert gefördert förder*
anvertraut betraut übertragen zugewiesen
aufgefrischt auffrisch* erneuer* wiederhol*
aufgerüstet aufrüst* nachgerüstet nachrüst* ausgerüstet erweitert modernisiert
nachrüst* nachgerüstet nachträglich_eingebaut
aufgeschlüsselt aufschlüssel* gegliedert unterteil* aufgeteilt
aufgespürt aufspür* gefunden gesucht entdeckt herausgefunden
ausgelagert auslager* outsourc* fremdvergab* fremd_vergeben extern_vergeben
ausgelöst auslös* veranlasst angestoßen
ausgeschaltet ausschalt* abgeschaltet abschalt* deaktivier*
eingeschaltet einschalt* aktivier* angeschaltet freigeschaltet freischalt*
ausgewiesen ausweis* angegeben aufgeführt
beigesteuert beisteuer* beigetragen beitragen mitgewirkt
beigewohnt teilgenommen anwesend teilnahm*
bekämpf* beseitigt
bedruck* druck* gedruckt
benannt benenn* ernannt bestimmt
beruhig* deeskalier* besänftigt entschärft
deeskalier* deeskalation* entschärf* geschlichtet beruhigt
bescheinig* bestätig* attest*
beschlossen beschließ* entschieden entscheid* beschluss*
besetz* stellenbesetzung* nachbesetz* eingestellt
verbreit* gestreut streu* verteilt bekannt
durchforstet durchsucht durchgesehen durchgearbeitet gesichtet
durchgesetzt durchsetz* erwirkt erreicht
durchlaufen durchlief absolviert
einkalkuliert eingeplant einplan* berücksichtigt
untergebracht unterbring* einquartiert beherberg*
entkern* ausgeräumt abgebrochen
entlüft* lüften gelüftet
entwässer* drainiert drainage*
entrost* rost
entfaltet entwickelt
entrichtet gezahlt bezahlt abgeführt abführ*
abgeführt abführ* abgabe überwiesen
entstanden entstehung* geschaffen
erleichter* vereinfach*
ermahn* zurechtgewiesen
finanzier* bezuschusst gefördert
subvention* gefördert förderung* bezuschuss*
fortgeführt fortführ* fortgesetzt fortsetz* weitergeführt weiterführ*
freigelegt freileg* ausgegraben ausgrab*
freigeschaltet freischalt* aktivier* freigegeben
frisier* frisur* haare hochgesteckt
gedehnt dehn* stretch*
gefaltet falz* gefalzt falt*
gefeilt feil* entgratet geschliffen
gefiltert filter* filtrier* gesiebt sieb* herausgefiltert
geflochten flecht*
geflogen flieg* flug flüge
geglättet glätt* spachtel* gebügelt
gehandelt handel handels* vertrieben
gehandhabt handhab* umgegangen umgang
gehängt aufgehängt aufhäng* hängen hängung* angebracht
geharkt harken gerecht laub
gehäkelt häkel* gestrickt strick* handarbeit*
gelockert locker* entspannt
gelüftet lüften lüftung*
gemalt mal* bemalt
gemeistert bewältig* geschafft gelöst
geplottet plott* ausgedruckt gedruckt
geräuchert räucher*
geregelt regel* regulier* geklärt
gerahmt einrahm* rahmen rahmung*
röntgen geröntgt röntgenaufnahme* röntgenbild*
gesalzen salzen gepökelt einsalz*
geschält schäl* geputzt
geschnitzt schnitz*
geschoben schieb* geschubst
geschossen fotografiert
gespannt einspann* eingespannt aufgespannt aufspann*
gespeichert speicher* abgelegt gesichert abspeicher*
gestanzt stanz* ausgestanzt
gestimmt stimmen stimmung instrumente_gestimmt
gewebt weben webarbeit* weberei*
gewendet wenden umgedreht umdreh*
gewuchtet auswucht* ausgewuchtet wucht*
herabgesetzt herabsetz* gesenkt reduziert ermäßigt
herangeführt heranführ* vertraut_gemacht eingeführt
herangezogen hinzugezogen hinzuzieh* beigezogen einbezogen einbezieh* eingebunden
herausgefunden ermittelt festgestellt herausfind*
hinterfrag* überprüft geprüft
hervorgehoben hervorheb* betont unterstrichen
improvisier* improvisation*
involviert einbezogen beteiligt eingebunden
kuratier* zusammengestellt ausgewählt kurator*
mitgründ* mitgegründet mitbegründ*
mitgenommen mitnahm* mitnehm*
nachgegangen nachgeh* verfolgt untersucht
nachgekommen nachkommen erfüllt befolgt
nachgerechnet nachrechn* überprüft berechnet
nachgeschaut nachgesehen kontrolliert nachseh*
nachverhandelt nachverhandl* neu_verhandelt verhandelt neuverhandl*
nachjustier* justiert nachgestellt feinjustier*
nominier* vorgeschlagen
orientier* ausgerichtet
perfektioniert verfeiner* verbessert
präparier* präparat* vorbereitet
rangier* verschoben
recycelt recycl* wiederverwert* wiederverwend*
reflektier* reflexion*
rekonstruier* rekonstruktion* wiederhergestellt nachgebildet
umstrukturier* restrukturier* neu_organisiert reorganis* umorganisier*
sensibilisier* aufgeklärt informiert
skalier* ausgebaut vergrößert
spezifizier* spezifikation* definiert beschrieben
stabilisier* gefestigt festig*
thematisier* angesprochen besprochen behandelt
überlassen überließ* ausgeliehen zur_verfügung_gestellt
umgearbeitet umarbeit* überarbeitet angepasst umgeschrieben
umgebettet umbett* umgelagert
umgebucht umbuch* geänderte_buchung
umgehängt umhäng* neu_gehängt
umgeleitet umleit* weitergeleitet
umgerechnet umrechn* konvertier* umwandel*
umgeschult umschul*
umgesiedelt umsied* umgezogen umzug
unterbrochen unterbrech* pause
unterteil* aufgeteilt gegliedert eingeteilt
unternommen unternehm* durchgeführt gemacht
begrüßt verabschiedet empfangen empfang
verabred* vereinbart ausgemacht
verbaut verbauen eingebaut einbau*
verblend* verkleid*
veredel* veredlung* oberflächen
verfüll* aufgefüllt zugeschüttet
verglas* glaserarbeit*
verlänger* ausgedehnt
verlink* links verknüpft
vermeng* gemischt mischen
vernommen vernehm* befragt
verpflichtet engagiert gebucht unter_vertrag
verriegel* abgeschlossen zugesperrt abgesperrt
verricht* erledigt ausgeführt
verschärf* strenger
verschlossen verschließ* zugemacht geschlossen
verschrieben verschreib* verordn* rezept*
verschrott* entsorgt schrott
verstärk* gestärkt ausgebaut
verwandelt verwandl* umgewandelt umwandl*
verwöhn* umsorg*
verzink* galvanisier*
verzoll* zollabfertig* zollabwickl*
vollstreck* zwangsvollstreck* pfänd* gepfändet
vorausgeplant vorausplan* vorausschauend_geplant geplant
vorgebeugt vorbeug* präventiv* prävention* prophylaktisch*
vorgefertigt vorfertig* vormontier* vorproduzier*
vorgewärmt vorwärm* aufgewärmt
vorsortier* sortiert
wiederaufgebaut wiederaufbau* rekonstruiert
wiedergegeben wiedergab* dargestellt
zitier* angeführt
zugelassen zulass*
zugesagt zusag* bestätigt
zugestimmt zustimm* bewilligt genehmigt
zusammengerechnet zusammenrechn* summiert addier* aufsummier*
akzeptier* angenommen
angekreuzt ausgefüllt ankreuz*
bekanntgegeben bekanntgab* verkünd* mitgeteilt veröffentlicht
abgerundet abrund* ergänzt
erwart* prognostiziert
erzähl* berichtet vorgetragen
bemuster* musterprüf*
dirigier* dirigat* orchesterleit* chorleit* musikalisch_geleitet
gravier* gravur* eingraviert
gegerbt gerb* lederherstell*
geschmiedet schmied*
getöpfert töpfer* keramik*
gepolstert polster* bezogen
bezogen bezieh* frisch_bezogen bettenmachen betten_gemacht betten_bezogen
gebeizt beiz* lasier* gestrichen
lackier* gespritzt gestrichen
eingeparkt einpark* geparkt abgestellt parken
abgeschleppt abschlepp* pannenhilfe* bergen geborgen
gesattelt reit* ausritt*
gestriegelt pferdepflege* gebürstet putzen
beschlagen hufbeschlag* hufe
geimpft impf* vakzin*
kastrier* kastration* sterilisier*
geschlachtet schlacht*
zerleg* zerwirk* fleisch_zerlegt ausgebeint
geräumt schneeräum* schnee_geräumt räumdienst* winterdienst*
`
