/** German words for the same persons, groups and places of work, a row each; see `wordings.ts`. */
export const peopleWordingsDe = `
patient* erkrankt* kranke kranken kranker betroffen*
erstklässler* erste_klasse ersten_klasse klasse_1 schulanfänger*
grundschüler* grundschulkind* primarschüler*
kita-kind* vorschulkind* kindergarten* kita
kleinkind* krippenkind* unter_dreijährig* u3-kind*
jugendlich* heranwachsend* junge_menschen junge_leute teenager*
senior* ältere_menschen alte_menschen betagt* hochbetagt* hochaltrig* rentner*
senioren seniorinnen bewohnende heimbewohn* bewohner*
pflegebedürftig* pflegegast* zu_pflegende* gepflegte
hilfsbedürftig* hilfebedürftig* bedürftig*
menschen_mit_behinderung* behinderte* beeinträchtigt* gehandicapt* menschen_mit_beeinträchtigung* menschen_mit_handicap
demenzkrank* demente* demenziell* menschen_mit_demenz demenzerkrankt* demenzpatient*
bettlägerig* immobil* ans_bett_gebunden*
angehörig* familienmitglied* nahestehend* familie familien
alleinerziehend* allein_erziehend*
ehepaar* ehepartner* eheleute*
elternteil* eltern erziehungsberechtigt* sorgeberechtigt*
zugewandert* migrant* menschen_mit_migrationshintergrund zuwander* migrationshintergrund eingewandert*
geflüchtet* flüchtling* geflohen* schutzsuchend* asylsuchend*
arbeitslos* arbeitssuchend* arbeitsuchend* erwerbslos* jobsuchend*
wohnungslos* obdachlos* menschen_ohne_wohnung
strafgefangen* häftling* inhaftiert* gefangen* insasse*
verurteilt* straffällig*
straßenpassant* passant* fußgänger*
fahrgast* mitfahrend* passagier*
hotelgast* hausgast* übernachtungsgast* gast gäste gästen
kurgast* urlauber* feriengast* tourist* urlaubsgast*
tagungsgast* tagungsteilnehm* konferenzteilnehm*
restaurantgast* gast gäste gästen
museumsgast* museumsbesuch* ausstellungsbesuch* besucher*
zuschauer* publikum zuhörer* zuhörend* hörer*
teilnehmend* teilnehmer* kursteilnehm* seminarteilnehm*
trainierende* sportler* sporttreibend* athlet*
mitspiel* spieler*
vereinsmitglied* mitglied* vereinskameraden
ehrenamtler* ehrenamtlich* freiwillig* volontär* helfer*
unentgeltlich* ehrenamtlich* unbezahlt* freiwillig*
bürger* einwohner* bevölkerung
versicherungsnehm* versicherte versicherten
ratsuchend* hilfesuchend* klient*
mandant* auftraggeb*
gläubiger* kreditor*
schuldner* debitor* zahlungspflichtig*
eigentümer* besitzer* inhaber* hauseigentümer* wohnungseigentümer*
kaufinteressent* kaufinteressiert* interessiert* interessent*
mietinteressent* mietinteressiert* wohnungssuchend* interessent*
neukunde* erstkunde* neue_kunden neu_gewonnene_kunden
stammkunde* stammgast* dauerkund*
großkunde* schlüsselkund* key_account* hauptkund*
firmenkund* geschäftskund* gewerbekund* unternehmenskund* gewerbliche_kund* b2b-kund* b2b
privatkund* endkund* private_kund* endverbrauch* verbraucher* konsument*
abnehmer* käufer* kund*
laufkund* kundschaft
nutzer* userinnen usern anwender* nutzende benutzende
abonnent* bezieher* leser*
follower* abonnent*
zulieferer zulieferern zulieferbetrieb* lieferfirma lieferfirmen lieferbetrieb* lieferant*
hersteller* produzent* fabrikant*
händler* handelspartner* wiederverkäufer* fachhändler* fachhandel fachhandeln
großhändler* großhandel* großhandlung*
vertriebspartner* handelsvertret* vertriebsvertret*
vertragspartner* geschäftspartner* vertragsfirma vertragsfirmen
fremdfirma fremdfirmen externe_firmen externe_betriebe externer externe externen auftragnehm*
handwerksbetrieb* handwerksfirma handwerksfirmen handwerker*
mitbewerb* wettbewerb* konkurrenz* konkurrent*
rechtsanwaltskanzlei* anwält*
arzt ärzte ärzten arztes ärztin* ärztlich* mediziner* doktor doktoren ärzteschaft
hausarzt* allgemeinarzt* allgemeinmedizin*
facharzt* spezialist*
stationsarzt* klinikarzt*
tierarzt* veterinär*
zahnarzt* zahnmedizin*
apotheker* apotheke apotheken
pflegefachkraft* pflegefachperson* pflegefachfrau* pflegefachmann* fachkraft fachkräfte fachkräften
hilfskraft hilfskräfte hilfskräften helfer* aushilf* ungelernt*
hebamme* geburtshelf* entbindungspfleg*
sanitäter* rettungssanitäter* rettungskraft*
einsatzkraft* rettungskräft*
feuerwehrleute* feuerwehrmann* feuerwehrfrau* feuerwehrkräft*
polizei* polizist*
wachmann wachleute* wachpersonal sicherheitskraft* sicherheitspersonal sicherheitsmitarbeit* wachkraft*
lehrkraft lehrkräfte* lehrer* lehrperson* lehrende* pädagog*
lehrerkollegium kollegium lehrerschaft lehrkörper*
dozent* kursleit* referent* lehrbeauftragt*
referent* redner* vortragend* sprecher*
trainer* coach coaches übungsleit*
erzieher* erziehungspersonal* pädagogische_fachkraft pädagogische_fachkräfte
student* studierend* kommiliton* hochschüler*
doktorand* promovierend*
forscher* forschend* wissenschaftler*
absolvent* hochschulabsolvent*
berufsanfäng* berufseinsteig* berufsstart* neueinsteig*
auszubildend* lernende* lehrling* azubi* lehrtochter* lehrbub*
praktikant* praktikumskraft* hospitant* schülerpraktikant*
werkstudent* studentische_hilfskraft studentische_hilfskräfte studentische_aushilf*
kollege kollegen kollegin kolleginnen teammitglied* mitarbeitend* mitarbeiter* teamkolleg*
belegschaft* personalstamm mitarbeiterstamm betriebsangehörig* werksangehörig* mitarbeiterschaft
teilzeitkraft* teilzeitbeschäftigt*
saisonkraft* saisonarbeit* erntehelf* saisonhelf*
zeitarbeitskraft* leiharbeiter* leihkraft* fremdkräft*
reinigungskraft* putzkraft* raumpfleg* reinigungspersonal
servicekraft* servicepersonal bedienungspersonal kellner* servicemitarbeit*
fahrer* fahrpersonal kraftfahrer* fahrzeugführ* chauffeur*
kraftfahrer* lkw-fahr* berufskraftfahr*
fuhrunternehm* transporteur* frachtführ*
monteur* montagekraft* montagepersonal
techniker* technikpersonal servicetechnik*
fachmann fachleute* fachfrau* expert* spezialist*
fachabteilung* fachbereich* abteilung*
fachkolleg* fachleute*
schichtleit* schichtführ*
abteilungsleit* bereichsleit* abteilungschef*
filialleit* marktleit* storeleit* ladenleit*
küchenchef* küchenleit* chefkoch*
pflegedienstleit* pdl pflegeleit*
stationsleit* wohnbereichsleit*
schulleit* rektor* direktor* direktion schuldirekt*
kitaleit* kindergartenleit* einrichtungsleit*
geschäftsleit* geschäftsführ* unternehmensleit* firmenleit* direktion chefetage
betriebsrat* arbeitnehmervertretung* personalrat* personalvertretung*
gremium gremien ausschuss ausschüsse ausschüssen kommission*
vorgesetzt* führungskraft führungskräfte* manager*
sekretär* vorzimmer* chefsekretär*
amtsleit* behördenleit*
stadtverwaltung* kommunalverwaltung* rathaus* gemeinde*
landratsamt* kreisverwaltung* landkreis* bezirksamt* bezirkshauptmannschaft*
ministerium ministerien ressort*
sozialamt* sozialbehörd* sozialdienst*
jobcenter* arbeitsagentur* arbeitsamt* agentur_für_arbeit ams rav
gesundheitsamt* gesundheitsbehörd*
kostenträger* < krankenkasse* krankenversicherung* pflegekasse*
krankenhaus* klinik* spital* hospital*
akutklinik* akutkrankenhaus* krankenhaus* spital* akutspital*
rehaklinik* reha rehazentrum* rehabilitation* rehaeinrichtung*
praxis praxen ambulant* niedergelassen* arztpraxis
ambulant* ambulanz* mobil mobile mobilen häuslich* zu_hause
stationär* heim heime heimen station stationen
notaufnahme* notfallaufnahme* notfallambulanz* notfallstation* rettungsstelle*
intensivstation* intensivpflege* its
unfallchirurg* chirurg* unfallstation*
kreißsaal* kreißsäle* gebärsaal* entbindungsstation* geburtshilf*
kinderstation* kinderklinik* pädiatri* kinderheilkund*
geriatri* altersmedizin*
pflegeheim* altenheim* altersheim* seniorenheim* seniorenzentr* seniorenstift* seniorenresidenz* altenpflegeheim* alterszentr* pflegezentr* seniorenhaus* altenwohnheim*
wohngruppe* wohngemeinschaft*
pflegedienst* ambulanter_dienst sozialstation* spitex mobile_pflege
grundschule* primarschule* volksschule*
gymnasium* gymnasien*
berufsschule* berufskolleg* berufliche_schule*
hochschule* < universität* uni fachhochschule* fh
volkshochschule* vhs erwachsenenbildung
bildungsträger* bildungseinrichtung* bildungszentr* weiterbildungsträger*
bücherei* bibliothek* stadtbücherei* stadtbibliothek* mediathek*
museum museen ausstellungshaus*
theater* bühne* schauspielhaus* spielstätte*
konzertsaal* konzerthaus* konzerthalle*
kino kinos lichtspielhaus* filmtheater*
schwimmbad* hallenbad* freibad* badeanstalt*
sporthalle* turnhalle* halle hallen
fitnessstudio* fitnesscenter* fitnessclub* sportstudio*
sportverein* turnverein* verein vereine vereinen vereins
hotel hotels hotelbetrieb* beherbergungsbetrieb* haus
pension pensionen gästehaus* fremdenpension*
gasthof* gasthaus* gaststätte* wirtshaus* beisl* gaststube* wirtschaft
restaurant* speiselokal* gaststätte* lokal lokale lokalen lokals
gastronomie* gastronomiebetrieb* < restaurant* gaststätte* wirtshaus* gasthof* café* lokal
café cafés kaffeehaus* konditorei*
imbiss* schnellrestaurant*
kantine* betriebsrestaurant* personalrestaurant* mensa mensen werksküche*
metzgerei* fleischerei* schlachterei* fleischhauerei*
supermarkt* lebensmittelmarkt* lebensmittelgeschäft* lebensmitteleinzelhandel*
baumarkt* heimwerkermarkt*
kaufhaus* warenhaus*
einzelhandel* detailhandel* ladengeschäft*
geschäft geschäfte* läden* shop shops
geschäft geschäfte* laden < boutique* modegeschäft* fachgeschäft*
filiale* filialbetrieb* zweigstelle* niederlassung* zweigniederlassung* geschäftsstelle* außenstelle*
standort* niederlassung* betriebsstätte* werk werke werken
hauptsitz* zentrale zentralen firmenzentrale* hauptverwaltung* firmensitz* stammhaus*
büro büros geschäftsstelle*
produktionshalle* fertigungshalle* werkhalle* werkshalle* halle hallen
fabrik* werk werke werken produktionsstätte* produktionsbetrieb* produktionswerk*
industriebetrieb* industrieunternehm* produktionsbetrieb*
handwerksunternehm* handwerksbetrieb* meisterbetrieb*
familienbetrieb* familienunternehm* inhabergeführt*
bauernhof* hof höfe hofes landwirtschaftsbetrieb* landwirtschaftlicher_betrieb landwirtschaftlichen_betrieb agrarbetrieb* gehöft*
weingut* winzerbetrieb* weinbaubetrieb*
gärtnerei* gartenbaubetrieb* gartenbauunternehm*
baumschule* gehölzbetrieb*
forstbetrieb* forstamt* forstrevier*
reitstall* reiterhof* pferdehof* gestüt*
bank banken kreditinstitut* geldinstitut* sparkasse* bankhaus*
versicherung versicherungen versicherer versicherern versicherungsgesellschaft* versicherungsunternehm*
agentur agenturen werbeagentur* kreativagentur*
verlag verlage verlagen verlagshaus*
rundfunk* radio* hörfunk* sender
stiftung* träger trägern trägerverein* gemeinnützig*
verband verbände verbänden verbandes interessenverband* interessenvertretung*
kirchengemeinde* pfarrei* pfarrgemeinde* gemeinde gemeinden
labor labore laboren laboratorium* untersuchungslabor*
forschungsinstitut* institut institute instituten institutes forschungseinrichtung* forschungszentr*
lehrstuhl* fachgebiet* professur*
bahnhof* station stationen bahnstation*
haltestelle* haltepunkt* station
flughafen* airport*
hafen häfen hafens hafenanlage*
vor_ort < kundenseitig beim_kunden bei_kunden
leitstelle* einsatzzentrale* betriebszentrale* leitzentrale*
umkreis* radius* umgebung* einzugsgebiet*
gebiet gebiete gebieten region regionen bezirk bezirke bezirken gegend
landkreis* kreis kreise kreisen bezirk bezirke bezirken
stadt städte städten stadtgebiet*
dorf dörfer dörfern ort orte ortschaft* gemeinde gemeinden
ausland* international* länderübergreifend* grenzüberschreitend*
inland* national* bundesweit* landesweit*
deutschlandweit* bundesweit* in_ganz_deutschland
europaweit* in_ganz_europa
weltweit* global* in_aller_welt
international* < weltweit* global* europaweit*
landwirt* bauer bauern bäuerin* bauers agrarwirt*
winzer* weinbauer*
gärtner* gartenbauer* gartenfachkr*
förster* forstwirt* waldarbeit*
imker* bienenzüchter*
erkrankt* krank kranke kranken kranker krankgeschrieben* krankheitsbedingt*
benutzer* bibliotheksbenutz* leser* nutzer*
zweierteam* zu_zweit zweiertrupp* paarweise
dreierteam* zu_dritt
einzeln* allein alleine alleinig*
mitschüler* klassenkamerad*
bibliotheksbesuch* bibliotheksgäste* besucher* leserschaft
inhaftiert* häftling* gefangene* strafgefangene* justizvollzug*
feuerwehrkamerad* kamerad*
soldat* truppe truppen
kapitän* schiffsführ* nautik*
matrose* decksmann* deckspersonal
pilot* flugzeugführ* flugkapitän*
flugbegleit* kabinenpersonal kabinencrew* steward*
zugbegleit* schaffner* zugpersonal kundenbetreuer*
lokführ* lokomotivführ* triebfahrzeugführ*
disponent* einsatzplaner*
gerichtsvollzieh* vollstreckungsbeamt*
schöffe* laienrichter*
standesbeamt* standesamt*
rentenversicher* rentenkasse* rententräger*
jugendamt* jugendhilfe*
finanzamt* finanzbehörd* steueramt* steuerbehörd*
veterinäramt* lebensmittelaufsicht* lebensmittelüberwachung*
umweltamt* umweltbehörd*
handelskammer* ihk kammer kammern wirtschaftskammer*
gewerkschaft* arbeitnehmerverband*
berufsgenossenschaft* unfallversicherung* suva auva
auditor* prüfer* auditteam*
qualitätsabteilung* qualitätssicherung* qs qualitätswesen*
marketingabteilung* marketing marketingteam*
it-abteilung* it informatik informatikabteilung* edv-abteilung*
rechtsabteilung* justiziariat* rechtsdienst*
entwicklungsabteilung* entwicklung entwicklungsteam* forschung_und_entwicklung
instandhaltungsabteilung* instandhaltung betriebstechnik*
buchhaltungsabteilung* buchhaltung rechnungswesen finanzabteilung*
logistikabteilung* logistik
kundendienstabteilung* kundendienst kundenservice serviceabteilung*
teilnehmend* teilnehmer* gast gäste gästen besucher* anwesend* zuhörer* publikum
ensemble* gastspielgruppe* künstlergruppe* theatergruppe* truppe* gruppe gruppen
künstler* artist* musiker* darsteller*
schauspieler* darsteller* schauspielend*
musiker* instrumentalist* bandmitglied* orchestermitglied*
wehrleute feuerwehr* einsatzkräft*
freiwillige_feuerwehr freiwillig_feuerwehr* freiwillige_feuerwehrleute ff
haushalt haushalte haushalten familien privathaushalt*
hausbewohn* mieter* bewohner* hausgemeinschaft*
eigentümergemeinschaft* weg eigentümerversammlung* wohnungseigentümergemeinschaft*
handwerker* handwerksbetrieb* handwerksfirm* gewerke gewerken
gewerbetreibend* gewerbebetrieb*
gewerbeeinheit* gewerbefläche* gewerbeobjekt* ladeneinheit*
kleinbetrieb* kleinunternehm* kleine_unternehmen kleine_betriebe
mittelstand* mittlere_unternehmen
großunternehm* konzern* großbetrieb*
startup* start-up* jungunternehm* gründungsunternehm*
bankkund* kontoinhaber* kund*
kreditnehm* darlehensnehm*
anleger* investor* kapitalgeber*
aktionär* anteilseigner* gesellschafter* teilhaber*
versicherungsmakler* makler* versicherungsvermittl*
immobilienmakler* makler*
geschädigt* unfallopfer*
opfer* betroffene betroffenen gewaltopfer*
zeuge zeugen zeugin*
beklagt* gegner* gegenseite*
gutachter* sachverständig*
dolmetscher* übersetzer* sprachmittl*
prüfling* prüfungsteilnehm* kandidat*
fahrschüler* führerscheinanwärter*
sportler* athlet* vereinsspieler*
schwimmschüler* schwimmkind* kursteilnehm*
nichtschwimmer* anfänger*
fortgeschritten* geübt*
einsteiger* anfänger* neuling*
nachwuchs* jugend jugendlich* junior* jugendmannschaft* jugendteam*
damenmannschaft* frauenmannschaft* frauenteam*
herrenmannschaft* männermannschaft* männerteam*
fans fan anhänger*
braut bräute brautpaar* hochzeitspaar*
trauernd* hinterblieben* trauerfamilie* angehörige*
verstorben* tote toten leichnam*
säugling* baby babys neugeboren*
wöchnerin* mütter mutter müttern
schwangere* werdende_mütter
frühgeboren* frühchen frühgeburt*
krebspatient* krebskrank* tumorpatient* onkologisch*
herzpatient* herzkrank* kardiologisch*
diabetiker* diabetes zuckerkrank*
sterbend* palliativpatient* schwerkrank*
notfallpatient* notfälle notfall verletzt*
unfallopfer* verunglückt* verletzt*
suchtkrank* abhängig* suchtmittelabhängig* süchtig*
psychisch_kranke psychisch_erkrankt* menschen_mit_psychisch
gehörlos* taub* hörbehindert* hörgeschädigt*
blind* sehbehindert*
bedürftig* armutsbetroffen* notleidend*
journalist* redakteur* reporter* berichterstatter* pressevertreter* medienvertreter*
verschuldet* < überschuldet*
überschuldet* schuldner* in_schulden
kommiliton* mitstudierend*
vorschulkind* vorschulalter* vorschüler* kindergartenkind*
`
