/** More Dutch names of one thing, person or place, and kinds that may be said for their members; see `wordings.ts`. */
export const thingWordingsNl = `
operatie-instrument* operatie-instrumentarium instrumentarium instrumenten instrument
dieetvoer dieetvoeding
gezelschapsdier* huisdier*
asiel dierenasiel* opvang dierenopvang
pup pups puppy* jonge_hond*
wandelroute* wandelpad* paden
lading* vracht* cargo
zwerfvuil zwerfafval rommel
opruimactie* schoonmaakactie* opruimdag*
barcode* streepjescode*
verpakking* verpakkingsmateriaal
retour* retourzending* teruggestuurde
afrekening* nota_van_afrekening afrekeningsnota*
vastgoed onroerend_goed onroerende_zaken
wijk wijken buurt* stadsdeel
informatieavond* voorlichtingsavond* informatiebijeenkomst*
subsidie* subsidiegeld* toelage*
schuldhulp schuldhulpverlening < schuldsanering
hulpverlening hulp
meetgegevens meetdata metingen meetresultaten
laboratorium laboratoria lab labs
dijk dijken waterkering*
meter meters meterstand*
lekkage* lek lekken waterlek*
dakpan* pannen
dakgoot dakgoten goot goten
bouwterrein bouwplaats* bouw
gereedschap* handgereedschap*
heftruck* vorkheftruck*
lopende_band transportband* band
assemblage montage
recept* receptuur receptuur*
onderhoudsbeurt* servicebeurt* onderhoud*
pomp pompen pompinstallatie*
kabel* bedrading snoer*
elektrische_fiets elektrische_fietsen e-bike* e-bikes
instrument* muziekinstrument*
uitzending* programma*
klantbeoordeling* review* recensie*
salon* kapsalon* schoonheidssalon*
praktijk* praktijkruimte
ziekenhuis ziekenhuizen hospitaal
behandelkamer* behandelruimte*
bed bedden
gebitsbehandeling* gebitsingreep gebitsingrepen gebitsreiniging*
röntgenfoto* röntgenopname* röntgenbeeld*
apotheek apotheken
griepprik* griepvaccin* griepvaccinatie*
indicatie* indicatiestelling* indicatiegesprek*
verpleeghuiszorg verpleeghuis
wijkzorg wijk
telefoon* smartphone* toestel
dashboard* stuurpaneel
telefoonverkeer telefoon* telefonie
snoei* gesnoeid gekort korten geknipt inkorten ingekort kort_geknipt
baasje* eigenaar eigenaren dierenbezitter* huisdierbezitter*
patienten patient zieken zieke zorgvragers
ouderen bejaarden senioren mensen_op_leeftijd ouden_van_dagen
leerlingen scholieren schoolkinderen
leerling leerlinge scholier*
student* studerenden studente*
particulieren particuliere_klant* consument*
opdrachtgevers klanten cliënten
burgers inwoners
collega's medewerkers teamgenoten collegae
nieuwe_medewerker* nieuwe_collega* nieuwelingen nieuwe_krachten nieuwe_teamleden
stagiaires stagiairs stagelopers stagestudenten
stagiaire stagiair stageloper
monteur technicus
schilder* huisschilder*
hovenier* tuinman tuinlieden tuinmannen
boer boeren agrarier* veehouder* landbouwer*
dierenartsassistent* paraveterinair* dierenartsassistente*
receptionist* baliemedewerk* receptiemedewerk* medewerker_receptie
directiesecretaresse* managementassistent* directieassistent*
managementassistent* directiesecretaresse*
administratief_medewerk* medewerker_administratie administratief_assistent* administratieve_kracht
boa boa's handhaver* buitengewoon_opsporingsambtenaar
brandweerman brandweerlieden brandweervrouw* brandweermannen brandweermensen
leerkracht* onderwijzer* juf juffen meester meesters leraar leraren
docent* leraar leraren lerares* leerkracht* onderwijsgevende*
intern_begeleider* ib'er
mentor* klassenmentor*
huisarts* dokter* arts
apothekersassistent* medewerker_apotheek
kapper* kapster* haarstylist*
programmeur* ontwikkelaar* developer* softwareontwikkelaar*
gemeente gemeenten gemeentelijk*
ingrijpend* heftig* aangrijpend* emotioneel emotionele
kleinschalig* klein kleine gering*
beperkt* gering* klein
grootschalig* omvangrijk* groot grote
brandweerlieden brandweermensen brandweermannen brandweermanschappen
zwaailicht* sirene* met_voorrang voorrang met_spoed
ademlucht* perslucht* ademluchttoestel* persluchttoestel*
afstorten afgestort* naar_de_bank storting bankstorting
dichten gedicht* afdichten gerepareerd* repareren
lekdichting lekkage* lekken
daklaag daklagen dakbedekking*
opgeleverd* afgerond* voltooid* afgewerkt* gereedgekomen
verwijderd* verwijderen gesloopt* slopen weggehaald* afgebroken
zitplaats* stoel stoelen plaatsen couverts
bedeling uitdeling uitdelen uitgedeeld*
dakpan* pannen dakpannen
prijsaanvra* prijzen_opgevraagd offerteaanvra* opvragen_van_prijzen
slagingspercentage* scoringspercentage* succespercentage* scoringskans*
bepaald* bepalen uitgetrokken uittrekken berekend*
afroepen afgeroepen afroep
bouw bouwplaats* werf bouwwerk
toolbox* veiligheidsinstructie* veiligheidspraatje* veiligheidsoverleg*
week weken zevendaags*
medewerk* kracht krachten
ploeg ploegen team teams groep
dienst diensten shift shifts
oproep* melding* alarmering*
opgeroepen oproepen alarmering*
beantwoord* beantwoorden gereageerd* reageren
maandrapport* maandverslag* maandelijkse_rapportage
verslaggeving verslaglegging rapportage verslag*
hulpvrager* cliënt* zorgvrager*
maaltijdbereiding koken maaltijden_bereid
machineonderhoud onderhoud_van_machines machines_onderhouden
factuurcontrole facturen_gecontroleerd controle_van_facturen
betaalopdracht* betalingsopdracht* betaling*
hygiëneregels hygienevoorschrift* haccp-regels
veiligheidsronde* veiligheidsinspectie* veiligheidscontrole* werkplekinspectie*
handleiding* gebruiksaanwijzing* instructie*
socialmediabeheer beheer_van_sociale_media socialmediakanalen socialemediakanalen
klantadvies advies_aan_klanten klanten_geadviseerd
materiaalbestelling* materiaal_besteld bestelling_van_materiaal
storingsoplossing storingen_opgelost storingen_verholpen verhelpen_van_storingen oplossen_van_storingen
schilderwerk geschilderd* verfwerk
las laswerk
jaarbegroting* jaarbudget* begroting* budget budgetten
röntgenfoto* röntgenopname*
rooster* dienstrooster* werkrooster* ploegenrooster*
levering* zending* aflevering*
factuur facturen rekening* nota's
aanmaning* betalingsherinnering* herinnering*
crediteuren* leveranciersfacturen crediteurenadministratie
jaarrekening* jaarafsluiting*
btw-aangifte* omzetbelasting* aangifte
agenda* agendabeheer afspraken
storing* uitval defect* panne
wondverzorging verband verbanden wonden_verzorgd wondzorg
medicatie medicijn* geneesmiddel*
overdracht* dienstoverdracht* wisseling_van_de_dienst
bewoner* cliënt* zorgvrager*
les lessen lesuren
huiswerk huiswerkbegeleiding
toets toetsen proefwerk* tentamen*
bso naschoolse_opvang buitenschoolse_opvang
etiket* etiketten label labels
meetinstrument* meetmiddel* meetapparatuur
nachtdienst* nachten
stagiair* stageloper*
nieuwe_medewerkers nieuwe_collega's nieuwkomers starters
cliënten klanten opdrachtgevers
huisbezoek* bezoek_aan_huis
subsidieaanvra* subsidie*
bemanning* crew
leidinggevende* manager* baas
aansturen leidinggeven aangestuurd* leidinggegeven
uitzendbranche uitzendwerk uitzendwezen uitzendsector
chemicalien chemische_middelen chemische_stoffen
personeelsbehoefte vraag_naar_personeel behoefte_aan_personeel
onbevooroordeeld* zonder_vooroordelen onpartijdig*
wegwijs_gemaakt geleerd* leren aangeleerd* bijgebracht*
meelopen meeloopdag* meegelopen snuffelstage*
bloemperk* perken bloembed* borders
bijtanken getankt* bijgetankt* tanken
scherp_houden slijpen geslepen scherp_gehouden
snoeiafval snoeihout groenafval tuinafval
werkverdeling werk_verdeeld taakverdeling taken_verdeeld
detailhandel retail winkelbranche < winkel winkels supermarkt* drogisterij* bouwmarkt* modezaak
zorg gezondheidszorg zorgsector < ziekenhuis ziekenhuizen verpleeghuis verpleeghuizen thuiszorg kliniek
onderwijs onderwijssector < school scholen basisschool basisscholen lyceum universiteit
cultuur cultuursector culturele_sector < museum musea theater theaters bibliotheek bibliotheken
bouw bouwsector < aannemer* bouwbedrijf bouwbedrijven
landbouw agrarische_sector < melkvee* akkerbouw* veehouder* boerderij*
ict it automatisering < softwareontwikkeling programmeren systeembeheer
vervoer vervoerssector transport < busvervoer taxivervoer goederenvervoer
gereedschap gereedschappen < hamer* boormachine* zaagmachine* schroevendraaier* slijptol* kettingzaag* motorzaag*
voertuigen < vrachtwagen* bestelbus* bestelwagen* trekker* tractor* heftruck*
dranken < wijn* bier bieren koffie thee cocktail* frisdrank*
hulpmiddelen < rolstoel* rollator* tillift* krukken steunkousen
artsen < huisarts* chirurg* cardioloog cardiologen kinderarts*
gebouwen < scholen kantoren ziekenhuizen woningen huizen flats schuren
woningen < appartement* flats rijtjeshuizen villa* studio's
toetsen < proefwerk* tentamen*
technische_installaties < lift liften ketel ketels pompen
afvalstromen < papier glas plastic gft
afval < papier glas plastic gft restafval puin
jeugdcollectie jeugdboeken collectie_jeugdboeken kinderboeken
teruggezet* terugzetten opruimen opgeruimd*
gekaft* kaften kaft
`
