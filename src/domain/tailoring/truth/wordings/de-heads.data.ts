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
rücknahm* zurückgenommen zurücknehm* < *rücknahme
ausgab* ausgegeben ausgeb* verteilt verteil* < *ausgabe *ausgaben *verteilung
übergab* übergeben übergeb* < *übergabe *übergaben
vergab* vergeben vergeb* < *vergabe *vergaben
eingab* eingegeben eingeb* erfass* < *eingabe *erfassung
erfass* erfasst aufgenommen < *erfassung *aufnahme
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
schließ* geschlossen abgeschlossen abschließ* < *abschluss *abschlüsse *schließung
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
beseitig* beseitigt behoben < *beseitigung *behebung
vernicht* vernichtet < *vernichtung
lager* gelagert eingelagert < *lagerung *einlagerung
verpack* verpackt eingepackt < *verpackung
verlad* verladen beladen entladen < *verladung *beladung *entladung *umschlag
sortier* sortiert < *sortierung
zähl* gezählt < *zählung *inventur
dreh* gedreht < *drehung *dreharbeiten
verleg* verlegt gelegt < *verlegung
deck* gedeckt eingedeckt < *deckung *eindeckung
dämm* gedämmt isoliert < *dämmung *isolierung
abgedichtet abdicht* < *abdichtung
verkabel* verkabelt verdrahtet < *verkabelung *verdrahtung
kalibrier* kalibriert justier* < *kalibrierung *justierung
eingestellt einstell* < *einstellung
umgebaut umbau* < *umbau *umbauten
aufgebaut aufbau* < *aufbau
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
durchgeführt durchführ* < *durchführung
eingeführt einführ* < *einführung
umgestellt umstell* < *umstellung *migration
gesteigert steiger* erhöh* < *steigerung *steigerungen *erhöhung
gesenkt senk* reduzier* verringer* < *senkung *reduzierung *reduktion *einsparung
gespart eingespart einspar* < *einsparung *einsparungen *ersparnis
moderiert moderier* < *moderation *moderationen
vorgelesen vorles* < *lesung *vorlesen
besucht besuch* aufgesucht < *besuch *besuche *visite
besichtigt besichtig* < *besichtigung *besichtigungen *begehung
recherchiert recherchier* < *recherche *recherchen
berechnet berechn* kalkulier* < *berechnung *berechnungen *kalkulation *kalkulationen
ausgewählt auswähl* auswahl < *auswahl
eingeteilt einteil* < *einteilung *einteilungen
verteilt verteil* ausgeteilt < *verteilung *ausgabe
gemeldet meld* < *meldung *meldungen
informiert informier* < *information *informationen *auskunft
archiviert archivier* abgelegt < *archivierung *ablage
digitalisiert digitalisier* eingescannt < *digitalisierung
gesichert sicher* < *sicherung *sicherungen
gerettet rett* < *rettung
mobilisiert mobilisier* < *mobilisation *mobilisierung
untersucht untersuch* < *untersuchung *untersuchungen
diagnostiziert diagnostizier* < *diagnose *diagnostik
operiert operier* < *operation *operationen
konstruiert konstruier* < *konstruktion *konstruktionen
bedient bedien* < *bedienung
teilgenommen teilnahm* teilnehm* < *teilnahme
mitgewirkt mitwirk* mitgearbeitet mitarbeit* < *mitwirkung *mitarbeit
vertreten vertret* vertrat < *vertretung *vertretungen
verfolgt verfolg* nachverfolgt < *verfolgung *nachverfolgung
abgeglichen abgleich* < *abgleich *abgleiche
`
