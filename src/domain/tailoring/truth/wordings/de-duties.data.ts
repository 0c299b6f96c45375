/**
 * Everyday words for duties that careful writers exchange in German resumes; see `wordings.ts`. Words of
 * another rank, reach or trade stand in no row together.
 */
export const dutyWordingsDe = `
jahrgangsstufe* klassenstufe* klasse klassen jahrgang*
damenmode damenabteilung* damenbekleidung damenoberbekleidung
herrenmode herrenabteilung* herrenbekleidung
druckdaten druckvorstufe druckvorstufen druckvorlage* reinzeichnung*
fehleranalyse fehleranalysen fehlersuche analys* ursachensuche
beseitig* beheb* behob* behebung
entgelt* lohn löhne löhnen gehalt* gehälter vergütung*
lohnabrechnung* gehaltsabrechnung* entgeltabrechnung* lohnbuchhaltung payroll
zeugnis* arbeitszeugnis*
vorstellungsgespräch* bewerbungsgespräch* auswahlgespräch*
terminier* termin termine terminen vereinbar* ansetz*
nachunternehmer* subunternehmer*
bauherr* auftraggeber* kunde kunden
mangel mängel mängeln fehler schaden schäden
speiseplan* menüplan* menü*
mittagessen mittagsgericht* mittagsmenü*
lebensmittelabfall* lebensmittelabfälle* abfall* abfälle*
waren ware wareneingang* wareneingänge artikel artikeln
klausur* klassenarbeit* arbeiten prüfung* abiturarbeit* abiturprüfung*
elternabend* elternversammlung*
jugendlich* schüler* teenager*
kinder kind kindern mädchen jungen
klassenlehrer* klassenleitung*
arbeitsgemeinschaft* ag
unterricht* lehr* gelehrt
räum* zimmer*
schaufenster* auslage*
dekorier* dekoration* gestalt*
kassier* kasse kassen kassiertätigkeit*
vertret* vertretung* aushilf* urlaubsvertretung*
belegschaft* beschäftigt* mitarbeit* mitarbeitend* angestellt* personal
kolleg* team teammitglied*
kunde kunden kundin kundinnen käufer* kundschaft
gast gäste gästen besucher*
patient* kranke*
bewohner* senior* pflegebedürftig*
angehörig* familie* verwandt*
lieferant* zulieferer* händler*
firma firmen unternehmen* betrieb*
gesellschaft* firma firmen unternehmen
amt ämter behörde*
brief* schreiben* post korrespondenz
telefonat* anruf* anrufe telefonisch* telefon
mail mails e-mail* nachricht*
anfrage* frage* rückfrage* anliegen
beschwerde* reklamation*
auftrag* aufträge bestellung*
angebot* offerte* kostenvoranschlag*
rechnung* faktur*
mahnung* mahnwesen zahlungserinnerung*
buch* verbuch* kontier* einbuch* erfass*
abstimm* abgleich* abgeglichen
konto konten
zahlung* überweisung*
vertrag* verträge vereinbarung*
akte* unterlage* dokument* ordner*
ablag* ablegen abgelegt archivier* archiv*
protokoll* mitschrift* niederschrift*
besprechung* meeting* sitzung* treffen runde runden
termin* verabredung*
reise* dienstreise* geschäftsreise*
veranstaltung* event*
messe* ausstellung*
kampagne* aktion* werbeaktion*
broschüre* prospekt* flyer* faltblatt*
beitrag* artikel* text*
webseite* website* internetseite* internetauftritt* homepage*
soziale_netzwerk* social-media* social_media
newsletter* rundschreiben* mailing*
datensicherung* backup* sicherung*
rechner* computer* pc pcs arbeitsplatzrechner* notebook* laptop*
störung* fehler* ausfall* ausfälle panne* defekt*
anlage* maschine* gerät*
ersatzteil* teil teile teilen
werkzeug* hilfsmittel hilfsmitteln
bauteil* komponente* werkstück*
schaltplan* stromlaufplan* plan pläne plänen zeichnung*
schaltschrank* verteiler*
verdraht* verkabel* verkabelung* anschluss* anschlüsse
beleuchtung* lampe* leuchte* licht
steckdose* anschlüsse anschlüssen
photovoltaik* pv solar*
prüfung* kontroll* test* check*
messung* mess* gemessen
probe* muster*
bericht* report*
auswert* analys* auswertung*
statistik* kennzahl* zahlen
nachtdienst* nachtschicht* nachts
wochenenddienst* wochenende* wochenends
bereitschaft* rufbereitschaft*
einarbeit* eingearbeitet einweis* eingewiesen anlern* angelernt anleit* angeleitet
neu* neue_kollegen neue_mitarbeiter
praktikant* praktikum
auszubildend* azubi* lehrling*
schulung* seminar* kurs* lehrgang* fortbildung* training*
lager lagers lagerraum magazin
palette* ware
kommissionier* zusammenstell* zusammengestellt
verpack* einpack* eingepackt
versand* verschick* versend* auslieferung*
auslieferung* zustellung* lieferung*
tour* route* fahrt*
be_und_entlad* verlad* belad* entlad*
stapler* gabelstapler*
lkw lastwagen* laster lastern lastkraftwagen*
reinig* sauber* putz* säuber*
bett* betten
essen speise* mahlzeit* gericht*
buffet* büfett*
küche küchen
schnitt* beschneid*
monat* monatlich*
woche* wöchentlich*
täglich* tag tage
jahr* jährlich*
quartal* vierteljährlich*
`
