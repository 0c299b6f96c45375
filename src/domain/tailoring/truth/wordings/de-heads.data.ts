/**
 * The act that ends a German compound, said by itself: "Material geprüft" for "Materialprüfung". What
 * stands before the `<` may be said for such a compound, and no compound for another.
 */
export const headWordingsDe = `
prüf* geprüft kontrollier* überprüf* < *prüfung *prüfungen *kontrolle *kontrollen *inspektion *check
kontrollier* überprüf* kontrolle < *überwachung *aufsicht *begehung
pfleg* gepflegt < *pflege
pfleg* gepflegt aktualisier* führ* geführt < *pflege *verwaltung
plan* geplant planung < *planung *planungen *disposition
liefer* geliefert ausgeliefert auslieferung beliefer* < *lieferung *lieferungen *auslieferung *belieferung *zustellung
bearbeit* bearbeitung erledig* abgewickelt abwickl* < *bearbeitung *abwicklung *sachbearbeitung
vermittel* vermittl* < *vermittlung
berat* beraten < *beratung *beratungen
behandel* behandl* < *behandlung *behandlungen *therapie
betreu* begleit* < *betreuung *begleitung
versorg* betreu* < *versorgung *verpflegung
reinig* gereinigt säuber* geputzt putzen < *reinigung *säuberung *putz
mess* gemessen vermess* messung < *messung *messungen *vermessung
besprech* besprochen besprechung < *besprechung *besprechungen *gespräch *gespräche
gespräch gespräche gesprächen gesprochen sprach < *gespräch *gespräche *gesprächen *besprechung
bestell* bestellung bestellungen geordert < *bestellung *bestellungen *bestellwesen
abrechn* abgerechnet abrechnung < *abrechnung *abrechnungen
buch* gebucht verbuch* buchung < *buchung *buchungen
annahm* angenommen annehm* entgegengenommen entgegennahm* < *annahme *entgegennahme
aufnahm* aufgenommen aufnehm* < *aufnahme *aufnahmen
abnahm* abgenommen abnehm* < *abnahme *abnahmen
entnahm* entnommen entnehm* < *entnahme *entnahmen
übernahm* übernommen übernehm* < *übernahme *übernahmen
rücknahm* zurückgenommen zurücknehm* < *rücknahme
ausgab* ausgegeben ausgeb* verteilt verteil* < *ausgabe *ausgaben *verteilung
abgab* abgegeben abgeb* < *abgabe *abgaben
übergab* übergeben übergeb* < *übergabe *übergaben
rückgab* zurückgegeben zurückgeb* < *rückgabe *rückgaben
vergab* vergeben vergeb* < *vergabe *vergaben
eingab* eingegeben eingeb* erfass* < *eingabe *erfassung
erfass* erfasst aufgenommen < *erfassung *aufnahme
weitergab* weitergegeben weitergeb* < *weitergabe
schneid* geschnitten zugeschnitten schnitt < *schnitt *schnitte *zuschnitt *beschnitt
kauf* gekauft einkauf* eingekauft beschaff* < *kauf *einkauf *beschaffung
verkauf* verkaufen verkauft < *verkauf *verkäufe
verleih* verliehen ausgeliehen ausleih* < *verleih *ausleihe
vermiet* vermietet < *vermietung
miet* gemietet angemietet < *miete *anmietung
hilf* geholfen unterstütz* < *hilfe *unterstützung
send* gesendet versandt verschick* verschickt versend* < *versand *sendung *versendung
fahr* gefahren fahrten fahrt < *fahrt *fahrten *beförderung *transport *transporte
transport* transportier* befördern befördert* gefahren < *transport *transporte *beförderung
tausch* getauscht gewechselt wechsel* ersetzt erneuert ausgetauscht austausch* < *tausch *wechsel *austausch
wasch* gewaschen < *wäsche
zieh* gezogen < *zucht *aufzucht
schließ* geschlossen abgeschlossen abschließ* < *abschluss *abschlüsse *schließung
öffn* geöffnet eröffn* < *öffnung *eröffnung
suche gesucht such* < *suche
analys* analysier* ausgewertet auswert* < *analyse *analysen *auswertung *auswertungen
test* getestet erprob* < *test *tests *erprobung
sanier* saniert renovier* < *sanierung *renovierung *modernisierung
reparier* repariert instandgesetzt instandsetz* behoben beheb* < *reparatur *reparaturen *instandsetzung *behebung
wart* gewartet instandgehalten < *wartung *wartungen *instandhaltung *service
montier* montiert eingebaut einbau* angebracht < *montage *montagen *einbau
installier* installiert angeschlossen < *installation *anschluss
demontier* demontiert abgebaut < *demontage *abbau *rückbau
bau* gebaut errichtet < *errichtung
korrigier* korrigiert korrektur < *korrektur *korrekturen
organisier* organisiert < *organisation
koordinier* koordiniert abgestimmt < *koordination *koordinierung *abstimmung
dokumentier* dokumentiert festgehalten < *dokumentation *protokollierung
entwickel* entwickl* < *entwicklung
programmier* programmiert < *programmierung
gestalt* gestaltet < *gestaltung *design
entworfen entwurf entwerf* < *entwurf *entwürfe
erstell* erstellt angefertigt verfasst < *erstellung *anfertigung
schreib* geschrieben verfass* < *schreibung *texte *erstellung
herstell* hergestellt gefertigt produzier* < *herstellung *fertigung *produktion
fertig* gefertigt hergestellt < *fertigung *herstellung *produktion *anfertigung
verwalt* verwaltet < *verwaltung
überwach* überwacht kontrollier* beobacht* < *überwachung *kontrolle *monitoring *aufsicht
beaufsichtig* aufsicht < *aufsicht *beaufsichtigung
unterricht* unterrichtet gegeben < *unterricht *unterrichtung
schul* geschult unterwiesen unterweis* < *schulung *schulungen *unterweisung *training
trainier* trainiert geübt < *training *übung
ausgebildet ausbild* < *ausbildung
einarbeit* eingearbeitet angelernt < *einarbeitung
beantwort* beantwortet antwort* < *beantwortung
beantrag* beantragt < *beantragung *antrag *anträge *antragstellung
genehmig* genehmigt < *genehmigung *genehmigungen
beseitig* beseitigt behoben < *beseitigung *behebung
entsorg* entsorgt < *entsorgung
entfern* entfernt < *entfernung *beseitigung
vernicht* vernichtet < *vernichtung
lager* gelagert eingelagert < *lagerung *einlagerung
verpack* verpackt eingepackt < *verpackung
verlad* verladen beladen entladen < *verladung *beladung *entladung *umschlag
sortier* sortiert < *sortierung
zähl* gezählt < *zählung *inventur
wieg* gewogen < *wägung
bohr* gebohrt < *bohrung *bohrungen
dreh* gedreht < *drehung *dreharbeiten
schweiß* geschweißt < *schweißung
streich* gestrichen < *anstrich *anstriche
verleg* verlegt gelegt < *verlegung
deck* gedeckt eingedeckt < *deckung *eindeckung
dämm* gedämmt isoliert < *dämmung *isolierung
abgedichtet abdicht* < *abdichtung
verkabel* verkabelt verdrahtet < *verkabelung *verdrahtung
kalibrier* kalibriert justier* < *kalibrierung *justierung
eingestellt einstell* < *einstellung
umgebaut umbau* < *umbau *umbauten
aufgebaut aufbau* < *aufbau
ausgebaut ausbau* erweiter* < *ausbau *erweiterung
angebaut anbau* < *anbau
geerntet ernt* < *ernte *lese
gesät säen aussä* < *saat *aussaat
gepflanzt pflanz* bepflanz* < *pflanzung *bepflanzung
gefüttert fütter* füttern < *fütterung
gemolken melk* < *melken *melkarbeit
gebacken back* < *backen *bäckerei
gekocht koch* < *kochen
zubereitet zubereit* hergestellt < *zubereitung
serviert bedient bedien* < *service *bedienung *bewirtung
kassiert kassier* eingezogen < *inkasso *einzug
reserviert reservier* gebucht < *reservierung *reservierungen *buchung
empfangen empfang* begrüßt < *empfang *begrüßung
verhandelt verhandel* verhandl* < *verhandlung *verhandlungen
vereinbart vereinbar* abgesprochen < *vereinbarung *vereinbarungen *absprache
abgesprochen absprach* abgestimmt < *absprache *absprachen *abstimmung
vorbereitet vorbereit* < *vorbereitung *vorbereitungen
nachbereitet nachbereit* < *nachbereitung
durchgeführt durchführ* < *durchführung
ausgeführt ausführ* < *ausführung
eingeführt einführ* < *einführung
umgestellt umstell* < *umstellung *migration
verbessert verbesser* optimier* < *verbesserung *verbesserungen *optimierung
gesteigert steiger* erhöh* < *steigerung *steigerungen *erhöhung
gesenkt senk* reduzier* verringer* < *senkung *reduzierung *reduktion *einsparung
gespart eingespart einspar* < *einsparung *einsparungen *ersparnis
beworben werb* geworben < *werbung
veröffentlicht veröffentlich* < *veröffentlichung *veröffentlichungen *publikation
übersetzt übersetz* < *übersetzung *übersetzungen
fotografiert fotografier* < *fotografie *fotos
gefilmt film* gedreht < *film *filme *dreh
moderiert moderier* < *moderation *moderationen
präsentiert präsentier* vorgestellt < *präsentation *präsentationen *vorstellung
vorgeführt vorführ* gezeigt < *vorführung *vorführungen
vorgelesen vorles* < *lesung *vorlesen
gespielt spiel* < *spiel *spiele
gesungen sing* < *gesang
aufgetreten auftret* < *auftritt *auftritte
besucht besuch* aufgesucht < *besuch *besuche *visite
besichtigt besichtig* < *besichtigung *besichtigungen *begehung
recherchiert recherchier* < *recherche *recherchen
befragt befrag* < *befragung *befragungen *umfrage *interview
ermittelt ermittel* ermittl* < *ermittlung *ermittlungen
berechnet berechn* kalkulier* < *berechnung *berechnungen *kalkulation *kalkulationen
geschätzt schätz* < *schätzung *schätzungen
bewertet bewert* beurteil* < *bewertung *bewertungen *beurteilung
ausgewählt auswähl* auswahl < *auswahl
eingeteilt einteil* < *einteilung *einteilungen
verteilt verteil* ausgeteilt < *verteilung *ausgabe
gemeldet meld* < *meldung *meldungen
informiert informier* < *information *informationen *auskunft
beschriftet beschrift* gekennzeichnet < *beschriftung *kennzeichnung *etikettierung
archiviert archivier* abgelegt < *archivierung *ablage
digitalisiert digitalisier* eingescannt < *digitalisierung
gesichert sicher* < *sicherung *sicherungen
bewacht bewach* < *bewachung *schutz
geschützt schütz* < *schutz
gerettet rett* < *rettung
gelöscht lösch* < *löschung
impf* geimpft < *impfung *impfungen
desinfiziert desinfizier* < *desinfektion
sterilisiert sterilisier* < *sterilisation
mobilisiert mobilisier* < *mobilisation *mobilisierung
massiert massier* < *massage *massagen
untersucht untersuch* < *untersuchung *untersuchungen
diagnostiziert diagnostizier* < *diagnose *diagnostik
operiert operier* < *operation *operationen
verabreicht verabreich* gegeben < *medikamentengabe *arzneimittelgabe *verabreichung
gemischt misch* angerührt < *mischung *mischungen
abgefüllt abfüll* < *abfüllung *abfüllungen
konstruiert konstruier* < *konstruktion *konstruktionen
modelliert modellier* < *modellierung
simuliert simulier* < *simulation *simulationen
visualisiert visualisier* < *visualisierung
gesteuert steuer* < *steuerung *steuerungen
bedient bedien* < *bedienung
gerüstet rüst* umgerüstet < *umrüstung
teilgenommen teilnahm* teilnehm* < *teilnahme
mitgewirkt mitwirk* mitgearbeitet mitarbeit* < *mitwirkung *mitarbeit
vertreten vertret* vertrat < *vertretung *vertretungen
begutachtet begutacht* < *begutachtung *gutachten
verfolgt verfolg* nachverfolgt < *verfolgung *nachverfolgung
ergänzt ergänz* aufgefüllt < *ergänzung *auffüllung
gebündelt bündel* < *bündelung
verglichen vergleich* < *vergleich *vergleiche
abgeglichen abgleich* < *abgleich *abgleiche
beigelegt geschlichtet schlicht* < *schlichtung
`
