/**
 * Everyday words for duties that careful writers exchange in German resumes; see `wordings.ts`. Words of
 * another rank, reach or trade stand in no row together.
 */
export const dutyWordingsDe = `
beseitig* beheb* behob* behebung
vorstellungsgespräch* bewerbungsgespräch* auswahlgespräch*
terminier* termin termine terminen vereinbar* ansetz*
mangel mängel mängeln fehler schaden schäden
waren ware wareneingang* wareneingänge artikel artikeln
jugendlich* schüler* teenager*
kinder kind kindern mädchen jungen
unterricht* lehr* gelehrt
schaufenster* auslage*
dekorier* dekoration* gestalt*
kassier* kasse kassen kassiertätigkeit*
vertret* vertretung* aushilf* urlaubsvertretung*
belegschaft* beschäftigt* mitarbeit* mitarbeitend* angestellt* personal
kolleg* team teammitglied*
gast gäste gästen besucher*
patient* kranke*
bewohner* senior* pflegebedürftig*
angehörig* familie* verwandt*
firma firmen unternehmen* betrieb*
gesellschaft* firma firmen unternehmen
amt ämter behörde*
telefonat* anruf* anrufe telefonisch* telefon
beschwerde* reklamation*
auftrag* aufträge bestellung*
angebot* offerte* kostenvoranschlag*
mahnung* mahnwesen zahlungserinnerung*
buch* verbuch* kontier* einbuch* erfass*
abstimm* abgleich* abgeglichen
vertrag* verträge vereinbarung*
akte* unterlage* dokument* ordner*
ablag* ablegen abgelegt archivier* archiv*
protokoll* mitschrift* niederschrift*
termin* verabredung*
reise* dienstreise* geschäftsreise*
veranstaltung* event*
messe* ausstellung*
beitrag* artikel* text*
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
bericht* report*
auswert* analys* auswertung*
nachtdienst* nachtschicht* nachts
wochenenddienst* wochenende* wochenends
bereitschaft* rufbereitschaft*
einarbeit* eingearbeitet einweis* eingewiesen anlern* angelernt anleit* angeleitet
neu* neue_kollegen neue_mitarbeiter
praktikant* praktikum
auszubildend* azubi* lehrling*
schulung* seminar* kurs* lehrgang* fortbildung* training*
palette* ware
kommissionier* zusammenstell* zusammengestellt
verpack* einpack* eingepackt
versand* verschick* versend* auslieferung*
tour* route* fahrt*
be_und_entlad* verlad* belad* entlad*
stapler* gabelstapler*
reinig* sauber* putz* säuber*
bett* betten
essen speise* mahlzeit* gericht*
monat* monatlich*
woche* wöchentlich*
täglich* tag tage
jahr* jährlich*
`
