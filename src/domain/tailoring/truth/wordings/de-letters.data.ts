/** What letters stand for in German resumes; see `wordings.ts`. */
export const letterWordingsDe = `
ust umsatzsteuer* mehrwertsteuer* mwst
ustva umsatzsteuervoranmeldung* voranmeldung*
guv gewinn_und_verlustrechnung
bwa betriebswirtschaftliche_auswertung*
bgm betriebliches_gesundheitsmanagement
bem betriebliches_eingliederungsmanagement
kvp kontinuierlicher_verbesserungsprozess verbesserungsprozess*
qm qualitätsmanagement
qs qualitätssicherung
fmea fehlermöglichkeits_und_einflussanalyse
haccp gefahrenanalyse*
psa persönliche_schutzausrüstung schutzausrüstung*
uvv unfallverhütungsvorschrift*
asi arbeitssicherheit
dguv gesetzliche_unfallversicherung
dsgvo datenschutz datenschutzgrundverordnung
agb allgemeine_geschäftsbedingungen
hgb handelsgesetzbuch
bgb bürgerliches_gesetzbuch
sgb sozialgesetzbuch
vob vergabe_und_vertragsordnung
lv leistungsverzeichnis*
hoai honorarordnung
tga technische_gebäudeausrüstung gebäudetechnik
shk sanitär_heizung_klima
hls heizung_lüftung_sanitär
pv photovoltaik* solar*
sps speicherprogrammierbare_steuerung*
cnc computergesteuert*
cad computergestütztes_konstruieren
wms lagerverwaltungssystem* lagerverwaltung
lvs lagerverwaltungssystem* lagerverwaltung
erp warenwirtschaftssystem* warenwirtschaft
crm kundendatenbank* kundenverwaltung
cms redaktionssystem*
edv it datenverarbeitung
it informationstechnik
ki künstliche_intelligenz
api apis schnittstelle* programmierschnittstelle*
ci_cd kontinuierliche_integration
vm vms virtuelle_maschine* virtuelle_server*
sla slas servicevereinbarung*
kpi kpis kennzahl* leistungskennzahl*
roi kapitalrendite
seo suchmaschinenoptimierung
sea suchmaschinenwerbung
pr öffentlichkeitsarbeit pressearbeit
hr personalwesen personal personalabteilung*
bv betriebsvereinbarung*
br betriebsrat*
mav mitarbeitervertretung
azubi azubis auszubildend* lehrling*
dhbw duale_hochschule
ihk industrie_und_handelskammer
hwk handwerkskammer
kmu mittelstand* kleine_und_mittlere_unternehmen
b2b geschäftskunden firmenkunden
b2c privatkunden endkunden
bso berufsbildende_schule
ag arbeitsgemeinschaft*
gs grundschule*
daf deutsch_als_fremdsprache
daz deutsch_als_zweitsprache
ekg ekgs elektrokardiogramm*
rr blutdruck*
bz blutzucker*
iv intravenös*
im intramuskulär*
op ops operation* operationssaal
zna notaufnahme*
its intensivstation*
mrt magnetresonanztomografie magnetresonanztomographie kernspintomografie
ct computertomografie computertomographie
mfa arzthelfer* medizinische_fachangestellte
ebm einheitlicher_bewertungsmaßstab
goä gebührenordnung_für_ärzte
kv kassenärztliche_vereinigung
mdk medizinischer_dienst
au krankschreibung* arbeitsunfähigkeitsbescheinigung*
hu hauptuntersuchung*
tüv hauptuntersuchung*
lkw lastwagen lastkraftwagen
pkw personenwagen personenkraftwagen autos auto
kfz kraftfahrzeug* fahrzeug*
öpnv nahverkehr öffentlicher_nahverkehr
kep kurier_express_paket
mhd mindesthaltbarkeitsdatum
f_b food_and_beverage
`
