/** German words for the same persons, groups and places of work, a row each; see `wordings.ts`. */
export const peopleWordingsDe = `
patient* erkrankt* kranke kranken kranker betroffen*
erstklässler* erste_klasse ersten_klasse klasse_1 schulanfänger*
grundschüler* grundschulkind* primarschüler*
kita-kind* vorschulkind* kindergarten* kita
jugendlich* heranwachsend* junge_menschen junge_leute teenager*
senioren seniorinnen bewohnende heimbewohn* bewohner*
bettlägerig* immobil* ans_bett_gebunden*
angehörig* familienmitglied* nahestehend* familie familien
fahrgast* mitfahrend* passagier*
hotelgast* hausgast* übernachtungsgast* gast gäste gästen
restaurantgast* gast gäste gästen
teilnehmend* teilnehmer* kursteilnehm* seminarteilnehm*
ehrenamtler* ehrenamtlich* freiwillig* volontär* helfer*
unentgeltlich* ehrenamtlich* unbezahlt* freiwillig*
mandant* auftraggeb*
schuldner* debitor* zahlungspflichtig*
mietinteressent* mietinteressiert* wohnungssuchend* interessent*
privatkund* endkund* private_kund* endverbrauch* verbraucher* konsument*
abnehmer* käufer* kund*
abonnent* bezieher* leser*
hersteller* produzent* fabrikant*
handwerksbetrieb* handwerksfirma handwerksfirmen handwerker*
arzt ärzte ärzten arztes ärztin* ärztlich* mediziner* doktor doktoren ärzteschaft
hilfskraft hilfskräfte hilfskräften helfer* aushilf* ungelernt*
trainer* coach coaches übungsleit*
erzieher* erziehungspersonal* pädagogische_fachkraft pädagogische_fachkräfte
student* studierend* kommiliton* hochschüler*
auszubildend* lernende* lehrling* azubi* lehrtochter* lehrbub*
kollege kollegen kollegin kolleginnen teammitglied* mitarbeitend* mitarbeiter* teamkolleg*
zeitarbeitskraft* leiharbeiter* leihkraft* fremdkräft*
fahrer* fahrpersonal kraftfahrer* fahrzeugführ* chauffeur*
fuhrunternehm* transporteur* frachtführ*
techniker* technikpersonal servicetechnik*
fachabteilung* fachbereich* abteilung*
schichtleit* schichtführ*
pflegedienstleit* pdl pflegeleit*
gremium gremien ausschuss ausschüsse ausschüssen kommission*
akutklinik* akutkrankenhaus* krankenhaus* spital* akutspital*
rehaklinik* reha rehazentrum* rehabilitation* rehaeinrichtung*
praxis praxen ambulant* niedergelassen* arztpraxis
ambulant* ambulanz* mobil mobile mobilen häuslich* zu_hause
stationär* heim heime heimen station stationen
intensivstation* intensivpflege* its
unfallchirurg* chirurg* unfallstation*
pflegeheim* altenheim* altersheim* seniorenheim* seniorenzentr* seniorenstift* seniorenresidenz* altenpflegeheim* alterszentr* pflegezentr* seniorenhaus* altenwohnheim*
bücherei* bibliothek* stadtbücherei* stadtbibliothek* mediathek*
theater* bühne* schauspielhaus* spielstätte*
schwimmbad* hallenbad* freibad* badeanstalt*
restaurant* speiselokal* gaststätte* lokal lokale lokalen lokals
gastronomie* gastronomiebetrieb* < restaurant* gaststätte* wirtshaus* gasthof* café* lokal
standort* niederlassung* betriebsstätte* werk werke werken
bank banken kreditinstitut* geldinstitut* sparkasse* bankhaus*
versicherung versicherungen versicherer versicherern versicherungsgesellschaft* versicherungsunternehm*
rundfunk* radio* hörfunk* sender
umkreis* radius* umgebung* einzugsgebiet*
landkreis* kreis kreise kreisen bezirk bezirke bezirken
ausland* international* länderübergreifend* grenzüberschreitend*
landwirt* bauer bauern bäuerin* bauers agrarwirt*
erkrankt* krank kranke kranken kranker krankgeschrieben* krankheitsbedingt*
benutzer* bibliotheksbenutz* leser* nutzer*
zweierteam* zu_zweit zweiertrupp* paarweise
pilot* flugzeugführ* flugkapitän*
kundendienstabteilung* kundendienst kundenservice serviceabteilung*
teilnehmend* teilnehmer* gast gäste gästen besucher* anwesend* zuhörer* publikum
ensemble* gastspielgruppe* künstlergruppe* theatergruppe* truppe* gruppe gruppen
wehrleute feuerwehr* einsatzkräft*
freiwillige_feuerwehr freiwillig_feuerwehr* freiwillige_feuerwehrleute ff
haushalt haushalte haushalten familien privathaushalt*
hausbewohn* mieter* bewohner* hausgemeinschaft*
handwerker* handwerksbetrieb* handwerksfirm* gewerke gewerken
mittelstand* mittlere_unternehmen
bankkund* kontoinhaber* kund*
versicherungsmakler* makler* versicherungsvermittl*
immobilienmakler* makler*
beklagt* gegner* gegenseite*
gutachter* sachverständig*
nachwuchs* jugend jugendlich* junior* jugendmannschaft* jugendteam*
trauernd* hinterblieben* trauerfamilie* angehörige*
notfallpatient* notfälle notfall verletzt*
journalist* redakteur* reporter* berichterstatter* pressevertreter* medienvertreter*
verschuldet* < überschuldet*
vorschulkind* vorschulalter* vorschüler* kindergartenkind*
`
