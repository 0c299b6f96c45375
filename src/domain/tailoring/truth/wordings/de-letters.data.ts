/** What letters stand for in German resumes; see `wordings.ts`. */
export const letterWordingsDe = `
ust umsatzsteuer* mehrwertsteuer* mwst
hgb handelsgesetzbuch
pv photovoltaik* solar*
vm vms virtuelle_maschine* virtuelle_server*
pr öffentlichkeitsarbeit pressearbeit
azubi azubis auszubildend* lehrling*
kmu mittelstand* kleine_und_mittlere_unternehmen
rr blutdruck*
bz blutzucker*
au krankschreibung* arbeitsunfähigkeitsbescheinigung*
hu hauptuntersuchung*
pkw personenwagen personenkraftwagen autos auto
kfz kraftfahrzeug* fahrzeug*
f_b food_and_beverage
zfa zahnmedizinische_fachangestellte zahnarzthelfer*
bta biologisch_technische_assistent*
pdl pflegedienstleitung
rtw rettungswagen
kita kindertagesstätte* kindertageseinrichtung*
mfh mehrfamilienhaus mehrfamilienhäuser*
bk betriebskosten*
we wareneingang*
wa warenausgang*
sped spedition*
adr gefahrgut*
opos offene_posten offenen_posten
pe personalentwicklung
bi business_intelligence
wz werkzeug*
`
