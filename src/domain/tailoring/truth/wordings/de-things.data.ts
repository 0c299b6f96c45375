/** German words for the same thing worked on or with, by field and in everyday work, a row a thing; see `wordings.ts`. */
export const thingWordingsDe = `
wohngebäude* wohnhaus* häuser* haus gebäude*
steildach* geneigt* schrägdach*
flachdach* flache flachen
dachziegel* ziegel* dachpfanne* tonziegel* tondachziegel*
dachlatte* lattung* dachlattung*
dachfenster* dachflächenfenster*
sturmschaden* vom_sturm
schaden schäden schadens beschädigt* beschädigung* schadhaft* *schaden *schäden
bauschutt* schutt bauabfall*
baustoff* baumaterial* material*
straße straßen fahrbahn* verkehrsweg*
kanal kanäle* kanalisation* abwasserleitung* abwasserkanal*
heizung* heizkörper* wärmeanlage*
solaranlage* photovoltaikanlage* pv-anlage* solarstromanlage*
strom* elektrizität* elektrische_energie
zähler* stromzähler* messeinrichtung*
behälter* behältnis* gefäß* tank tanks container*
messgerät* messinstrument* prüfgerät* messmittel*
werkzeug* handwerkszeug*
maschinenteil* bauteil* ersatzteil* komponente*
fertigungsteil* werkstück* bauteil*
blechteil* blech bleche blechen
prototyp* versuchsmuster* funktionsmuster* erstmuster*
schichtende* dienstschluss* dienstende* feierabend* schichtschluss* arbeitsende*
dienst dienste diensten schicht schichten
schichtdienst* wechselschicht* schichtbetrieb* schichtarbeit* dreischicht*
notdienst* bereitschaft* rufbereitschaft* pikett*
dienstplan* schichtplan* einsatzplan* personalplan* arbeitsplan* diensteinteilung* schichteinteilung*
urlaubsvertretung* ferienvertretung* krankheitsvertretung* vertretung*
sicherheitsunterweisung* arbeitsschutzunterweisung* sicherheitsschulung* unterweisung*
unfall unfälle* unfallfrei* ohne_unfall arbeitsunfall*
feuerlöscher* löschgerät* handfeuerlöscher*
vorgabe* angabe* vorschrift* anweisung* *vorgabe *vorgaben *vorschrift *vorschriften
nährmedium* nährmedien* nährboden*
analysegerät* messgerät* laborgerät*
publikation* veröffentlichung* fachartikel* fachbeitrag* aufsatz*
tagung* kongress* konferenz* symposium* fachtagung*
fördermittel* drittmittel* forschungsgelder forschungsgeldern fördergelder* zuschuss* bezuschuss* gefördert* förderung*
softwarefehler* programmfehler* bug bugs fehler fehlern
softwaretest* funktionstest* test tests
einzelbehandlung* einzeltherapie* einzelstunde* einzelsitzung*
krankengymnastik* physiotherap* kg heilgymnastik*
wassergymnastik* aquagymnastik* aquafitness* gymnastik_im_wasser aqua-gymnastik
atemtherap* atemgymnastik* atemübung* atemtraining*
rückenkurs* rückenschule* rückentraining* rückengymnastik* kurs_für_den_rücken
sturzprophylaxe* sturzvorbeugung* sturzprävention* sturzvermeidung*
operation* operativ* eingriff eingriffe eingriffen op ops
eingriff* operation* chirurgisch*
rezept rezepte rezepten rezepts verordnung* ärztliche_verordnung
rezeptabrechnung* abrechnung_der_rezepte
medikament* arzneimittel* arznei arzneien tablette* medizin
lernkontrolle* lernzielkontrolle* test tests klassenarbeit* klausur*
kurs kurse kursen lehrgang* seminar* kursangebot* workshop*
abschlussprüfung* prüfung* examen*
fundsache* fundstück* fundgegenstand*
haushalt* etat* budget*
gerichtsverhandlung* verhandlung verhandlungen gerichtstermin* termin_bei_gericht prozess
vertragsentwurf* entwurf_von_verträgen vertrag verträge verträgen
frist fristen fristenkontrolle* fristenkalender* fristenüberwachung* termin*
urkunde* dokument*
posteingang* eingangspost* eingehende_post post
schriftverkehr* korrespondenz* schriftwechsel* briefwechsel* schreiben briefe briefen
besprechung* meeting* sitzung* teambesprechung* teamsitzung* teammeeting* dienstbesprechung* jour_fixe
liste listen aufstellung* verzeichnis* übersicht*
formular formulare formularen vordruck* antragsformular* formblatt*
eingangsrechnung* eingehende_rechnung* lieferantenrechnung* rechnungseingang*
tageseinnahme* einnahmen_des_tages tagesumsatz* tagesabrechnung* tageslosung*
jahresabschluss* jahresrechnung* bilanz*
anzeige anzeigen inserat* annonce* werbeanzeige*
videoclip* kurzvideo* clip clips video videos
sendung* programm rundfunksendung* radiosendung* fernsehsendung*
bühnenbild* kulisse* bühnenaufbau*
tontechnik* tonanlage* beschallung*
lichttechnik* beleuchtungstechnik* lichtanlage* scheinwerfer*
aufführung* vorstellung* spielvorstellung* inszenierung*
buchbestand* bücherbestand* medienbestand* bestand bestände beständen
mannschaft mannschaften team teams
fahrkarte* fahrschein* ticket tickets fahrausweis* billett*
fahrpreis* tarif* beförderungstarif* ticketpreis*
fahrplan* liniennetzplan* netzplan* linienplan*
abonnement* abo abos jahreskarte* zeitkarte*
linie linien buslinie* straßenbahnlinie* bahnlinie*
nahverkehr* öffentlich_nahverkehr öpnv stadtverkehr* personennahverkehr*
straßenbahn* tram trambahn* bahn bahnen
zug züge zügen eisenbahn* bahn
verspätung* verspätet* verzögerung* zugverspätung*
reifenwechsel* räderwechsel* radwechsel* reifen
auto autos pkw personenkraftwagen wagen fahrzeug
lieferwagen* transporter* kleintransporter*
frachtbrief* frachtpapier* lieferschein* begleitpapier* transportpapier* versandpapier*
tour touren tourenplan* route routen fahrtroute* fahrstrecke* strecke strecken
fahrtenbuch* fahrtennachweis* tachograf* fahrtenschreiber*
warenannahme* wareneingang* anlieferung* annahme_von_waren
bestandskontrolle* bestandsprüfung* lagerkontrolle* bestandsüberwachung* bestandsaufnahme* inventur*
notruf* notfallmeldung* hilferuf*
fisch fische fischen fischgericht* fischware*
tisch tische tischen tafel tafeln
bankett* festessen* feier feiern feierlichkeit* fest feste festen
gästezimmer* hotelzimmer* zimmer zimmern
kundenberatung* beratung_von_kunden kundengespräch* fachberatung* verkaufsberatung*
umkleide* anprobe*
wohnung* mietwohnung* mietobjekt* wohneinheit*
immobilie* objekt objekte objekten liegenschaft*
grundstück* parzelle* bauland*
exposé* objektbeschreibung* verkaufsunterlage* immobilienanzeige*
wohnungsbesichtigung* besichtigung* hausbesichtigung* objektbesichtigung*
kuh kühe kühen milchvieh* milchkuh*
rinder* rindvieh* < kuh kühe kühen milchvieh* milchkuh* milchkühe* kalb kälber*
strauß* blumenstrauß* gebinde* bouquet*
trauerkranz* kranz kränze* trauerfloristik*
möbel* mobiliar* einrichtungsgegenst*
schrank schränke* einbauschrank*
messestand* stand stände ständen messeauftritt* standbau*
arbeitsgruppe* arbeitskreis* projektgruppe* taskforce
kostenvoranschlag* kostenschätzung* offerte* angebot angebote angeboten
bautagebuch* bautagesbericht* tagesbericht*
abwasser* schmutzwasser*
stallhaltung* laufstall* stall ställe* stallung*
ausmist* ausgemistet entmist* stallreinigung* stallarbeit* stalldienst* stall ställe ställen
silier* silage* silo gärfutter*
futterration* ration rationen rationsberechnung* fütterungsplan* futterplan* futtermischung*
grünland* wiese wiesen weidefläche* weiden mähwiese*
zaunbau* zaun zäune* einzäun* eingezäunt umzäunung* weidezaun* einfriedung*
kartoffelernte* kartoffeln kartoffel erdäpfel*
exemplar* band bände* buch bücher* titel titeln
bücherregal* regal regale regalen einstellen zurückstell* einsortier* eingestellt
hochschul* universität* akademisch* wissenschaftlich*
fernleihe* fernleihbestellung* leihverkehr*
reihe reihen veranstaltungsreihe* serie serien *reihe *reihen
einzug* eingezogen einzieh* inkasso kassier* einkassier* eintreib* eingetrieben vereinnahm*
offshore auf_see see meer hochsee
betriebsmittel elektrogerät* geräte geräten elektrische_geräte
stromlaufplan* schaltplan* elektroplan*
schaltanlage* verteilung* schaltschrank* verteiler*
drehmoment* anzugsmoment*
bremsbelag* bremsklotz* bremsen
leckage* leck undichtigkeit* rohrbruch* wasserschaden*
kran kräne* autokran* mobilkran* hebezeug*
dachstuhl* dachkonstruktion* sparren
lageplan* plan pläne
gelände* grundstück* areal*
container* mulde mulden absetzcontainer*
saal säle* raum halle
bühnentechnik* veranstaltungstechnik* bühne
eintrittskarte* eintritt ticket tickets karten kartenverkauf*
instrument instrumente instrumenten musikinstrument*
tonaufnahme* audioaufnahme* aufnahmen audio
schnitt videoschnitt* filmschnitt* geschnitten
leserbrief* leserzuschrift* zuschrift*
eingewöhn* ankommen
entwicklungsgespräch* elterngespräch*
neubau* neu_gebaut neu_errichtet häuser häusern gebäude gebäuden
wohnungen wohneinheit* wohnungsbestand* wohnbestand* bestand bestände beständen portfolio* einheiten einheit
bonität* kreditwürdigkeit* zahlungsfähigkeit*
kulisse* bühnenbild* bühnendekoration* bühnenaufbau* dekoration* ausstattung
beschallung* tontechnik* tontechnisch* tonanlage* ton
lampe* leuchtmittel* leuchte* glühbirne*
scheinwerfer* strahler* spots
bestuhl* stuhlreihe* stühle stühlen
neuproduktion* inszenierung* produktion produktionen neuinszenierung*
brand brände* feuer
brandschutzerziehung* feuererziehung* umgang_mit_feuer brandaufklärung*
rettungswagen* rtw krankenwagen* ambulanz*
zeltlager* ferienlager* camp jugendlager* jugendfreizeit*
technische_hilfeleistung technische_hilfe hilfeleistung* thl
gefahrgutübung* übung übungen gefahrguteinsatz*
mitarbeitergespräch* personalgespräch* jahresgespräch*
laufzeit* lieferzeit* transitzeit* transportdauer* lieferdauer beförderungszeit*
fristablauf* ablauf ablauf_der_frist fristende*
frachtrate* frachtpreis* frachtkosten* transportkosten* transportpreis*
diktat* phonodiktat* tonband* band
schreibarbeit* getippt tipp* abgetippt schreiben geschrieben abtipp*
kaufvertrag* grundstückskauf* immobilienkauf*
willkommensheft* willkommensbroschüre* begrüßungsmappe* gästemappe*
skikurs* skiunterricht* skischule*
skipass* liftkarte* liftticket*
ferienlager* ferienfreizeit* ferienprogramm* zeltlager* jugendfreizeit* freizeit freizeiten kinderfreizeit*
gerichtsbericht* gerichtsreportage* prozessberichterstattung* prozesse prozess prozessen
ratenzahlung* raten rate teilzahlung* abzahlung*
insolvenz* konkurs* privatinsolvenz* verbraucherinsolvenz*
taschengeld* bargeld
arbeitskreis* fachgruppe* runder_tisch arbeitsgemeinschaft* gremium gremien ausschuss
redaktionskonferenz* redaktionssitzung* redaktionsbesprechung* themenkonferenz*
radiobeitrag* hörfunkbeitrag* beiträge beiträgen radiosendung*
kundenmagazin* kundenzeitschrift* kundenzeitung* firmenzeitschrift*
kurzvideo* kurze_videos clips clip reel reels videos
alltag* tagesgeschäft* tagesbetrieb* tagesablauf* laufender_betrieb laufenden_betrieb
anlass* feier feiern feierlichkeit* veranstaltung*
dienstleistung* service serviceleistung* leistung leistungen
bon bons kassenbon* kassenzettel* beleg belege belegen quittung*
schriftstück* dokument* schreiben brief briefe
losgröße* kleinserie* serie serien stückzahl*
überwinter* winterfest* einwinter* eingewintert
badebetrieb* badegast* badeaufsicht* schwimmbetrieb*
zukaufteil* kaufteil* zulieferteil*
kürz* gekürzt schneid* geschnitten gestutzt stutz*
wohnung* wohneinheit* appartement* apartment*
versetzen versetzt montage montagen montieren montiert
röntgenbild* röntgenaufnahme* röntgen
belegschaft mitarbeiterschaft personal mitarbeitende*
dienstplan* schichtplan* einsatzplan*
kasse kassen kassensystem* registrierkasse*
inventur* bestandsaufnahme* bestandszählung* zählung*
lieferung* sendung* anlieferung*
paket* päckchen sendung*
kommissionierung* kommissionier* warenzusammenstellung
wareneingang* warenannahme* anlieferung*
rechnung* faktura fakturen beleg*
angebot* kostenvoranschlag* offerte*
mahnung* zahlungserinnerung* mahnwesen forderungsmanagement
debitoren* forderung* außenstände*
monatsabschluss* monatsabschlüsse* monatliche_abschlüsse
jahresabschluss* jahresabschlüsse*
reisekostenabrechnung* spesenabrechnung* reisekosten
protokoll* sitzungsprotokoll* niederschrift*
terminkalender* kalender kalendern termine terminen
beschwerde* reklamation* beanstandung*
ersatzteil* austauschteil*
schaltschrank* schaltschränke* schaltanlage* verteilerkasten
gerüst* gerüstbau
bewehrung* bewehrungsarbeit* eisenflecht* armierung*
baustelle* bauvorhaben bauprojekt*
aufmaß* massenermittlung* mengenermittlung*
station* krankenstation* pflegestation*
verband* verbände* verbandwechsel* wundverband* wundversorgung*
medikament* arzneimittel* medikation*
bewohner* heimbewohner* pflegebedürftig*
unterrichtsstunde* stunden unterricht
elternabend* elterngespräch* elternversammlung*
ausflug* ausflüge* exkursion*
kita kitas kindertagesstätte* kindergarten* kindertageseinrichtung*
gast gäste gästen besucher*
reservierung* buchung* tischreservierung*
empfang rezeption*
veranstaltung* event* feier* bankett*
hochzeit* trauung* vermählung*
blumenstrauß* strauß sträuße* blumengesteck*
trauerfloristik trauergesteck* kranz kränze kränzen trauerkränze*
hecke* hecken sträucher sträuchern strauch
rasen* rasenfläche* grünfläche*
testfall* testfälle* testszenari*
notebook* laptop* tragbare_rechner
erste_hilfe erstversorgung
unterweisung* sicherheitsunterweisung* belehrung* einweisung*
fräsmaschine* fräse*
messmittel* messgerät* prüfmittel*
vorrichtung* spannvorrichtung*
schichtbetrieb* schichtdienst* wechselschicht* schichtarbeit
nachtschicht* nachtdienst* nachtarbeit
bereitschaft* rufbereitschaft* bereitschaftsdienst* notdienst*
auszubildende* lehrling* azubi*
neue_mitarbeitende neue_kolleg* neuzugänge* berufseinsteiger* neue_mitarbeiter*
besichtigung* wohnungsbesichtigung* objektbesichtigung*
exposé* exposés objektbeschreibung* inserat*
gerichtstermin* verhandlung* gerichtsverhandlung*
mandant* mandanten mandantschaft
ehrenamtliche* freiwillige* helfer*
schwimmbad* schwimmbäder* hallenbad* freibad* bad bäder
bestand bestände beständen sammlung*
auswertung* analyse* datenanalyse*
warenpräsentation* warenaufbau* schaufenster* auslage*
`
