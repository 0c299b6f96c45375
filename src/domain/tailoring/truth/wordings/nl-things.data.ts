/** More Dutch names of one thing, by trade: what is worked on, with, in and for; see `wordings.ts`. */
export const thingWordingsNl = `
operatie-instrument* operatie-instrumentarium instrumentarium instrumenten instrument
dieetvoer dieetvoeding
gezelschapsdier* huisdier*
asiel dierenasiel* opvang dierenopvang
hok hokken kennel* verblijven verblijf
mest uitwerpselen ontlasting
pup pups puppy* jonge_hond*
rundvee runderen < koeien koe melkvee
varken varkens < biggen zeugen
paard paarden pony*
pluimvee < kippen leghennen kip hennen
schapen schaap < ooien lammeren
ruif voerbak* trog
erf boerderij* boerenbedrijf* landbouwbedrijf* agrarisch_bedrijf
melkveebedrijf* melkveehouderij*
akkerbouw akkerbouwbedrijf* akkerbouwgewassen
teelt kweek kwekerij teelten
kwekerij* boomkwekerij* plantenkwekerij*
tuinderij* glastuinbouw glastuinbouwbedrijf* kassenbedrijf*
perceel percelen stuk_grond kavel*
bodem grond aarde
boom bomen geboomte
struik struiken heester*
bloembed* perk perken border* plantvak*
gazon* grasveld* grasmat
vijver* waterpartij*
schutting* erfafscheiding* tuinscherm*
terras terrassen bestrating
tuinontwerp* tuinplan* beplantingsplan*
bos bossen bosgebied*
natuurgebied* natuurterrein* natuurreservaat*
wandelroute* wandelpad* paden
visserij visvangst
kotter* vissersschip vissersboot*
romp scheepshuid
kombuis scheepskeuken
luik luiken ruimluik*
schip schepen vaartuig* binnenvaartschip binnenvaartschepen
sluis sluizen sluiscomplex*
haven havens kade kades
lading* vracht* cargo
zwerfvuil zwerfafval rommel
opruimactie* schoonmaakactie* opruimdag*
afval vuilnis restafval huisvuil
afvalscheiding gescheiden_afval afval_scheiden
aanlegsteiger* steiger*
luchthaven* vliegveld*
vliegtuig* toestel toestellen vlieg*
trein treinen treinstel*
spoor spoorweg* rails railinfra
bus bussen autobus* lijnbus*
dienstregeling* vertrektijden
halte haltes bushalte*
kaartje* ticket* vervoersbewij* toegangsbewij*
aanhanger* aanhangwagen* oplegger* trailer*
koelwagen* koeltransport koeltrailer*
tachograaf tachograafschijf rijtijden
laadperron* laaddock* dock docks dockdeur*
palletwagen* pompwagen* handpallettruck*
handscanner* scanner* barcodescanner*
barcode* streepjescode*
rolcontainer* karren rolkar*
doos dozen karton kartons
verpakking* verpakkingsmateriaal
retour* retourzending* teruggestuurde
voorraadverschil* telverschil*
leveringsbetrouwbaarheid leverbetrouwbaarheid
spoedzending* spoedlevering* spoedorder*
route* traject* vaarroute* rijroute*
brandstof* < diesel benzine gasolie
brandstofverbruik verbruik
akte* notariele_akte*
leveringsakte* transportakte*
testament* uiterste_wil* wilsbeschikking*
derdengeldrekening kwaliteitsrekening
afrekening* nota_van_afrekening afrekeningsnota*
vastgoed onroerend_goed onroerende_zaken
vastgoedrecht onroerendgoedrecht
arbeidsrecht arbeidszaken
strafrecht strafzaken strafzaak
bestuursrecht bestuurszaken
pleitnota* pleitaantekening*
bezwaarschrift* bezwaar bezwaren
beroepschrift* beroepszaak beroepszaken
vonnis vonnissen uitspraak uitspraken
rechtbank* gerecht gerechten
proces-verbaal processen-verbaal
aangifte* aangiftes
meldkamer* alarmcentrale*
alarm alarmen alarmmelding*
ongeval* ongeluk* aanrijding*
verkeersongeval* verkeersongeluk*
verkeerscontrole* snelheidscontrole*
dienstvoertuig* < patrouillewagen* politieauto*
brandweerauto* bluswagen* tankautospuit* brandweerwagen*
brandmelder* rookmelder* brandmeldinstallatie*
blustoestel* brandblusser* blusmiddel*
kazerne* brandweerpost*
vluchtroute* ontsnappingsroute* nooduitgang*
camera's camerabeeld* camerasysteem
sleutelbeheer sleutels
toegangspas* badge* pasje*
identiteitscontrole id-controle*
evenement* festival* event*
gemeentehuis stadhuis raadhuis
raadsvoorstel* collegevoorstel*
raadsvergadering* gemeenteraadsvergadering*
gemeenteraad raad raadsleden
wijk wijken buurt* stadsdeel
buurtbewoner* wijkbewoner* omwonende*
inspraakavond* bewonersavond* inloopavond* informatieavond*
informatieavond* voorlichtingsavond* informatiebijeenkomst*
beleidsnota* beleidsstuk* beleidsnotitie* nota
notitie* memo memo's nota
verordening* regelgeving
omgevingsvergunning* bouwvergunning*
subsidie* subsidiegeld* toelage*
schuldhulp schuldhulpverlening < schuldsanering
uitkering* < bijstandsuitkering* bijstand
hulpverlening hulp
dagbesteding dagactiviteit*
opvang opvangplek*
kinderopvang* kinderdagverblijf* crèche*
peuterspeelzaal* peutergroep* peuteropvang
speelgoed spelmateriaal
speeltuin* speelplaats* speelplein*
thema-activiteit* themaweek themaweken
knutselactiviteit* knutselen handvaardigheid
kringgesprek* kring
leesonderwijs leesles* lezen
rekenonderwijs rekenles* rekenen
taalles* taalonderwijs taalcursus*
gymles* gymnastiek gym bewegingsonderwijs lichamelijke_opvoeding
muziekles* muziekonderwijs
zwemles* zwemonderwijs
rapportgesprek* voortgangsgesprek* ouder-kindgesprek*
leerlingvolgsysteem lvs volgsysteem
zorgplan* begeleidingsplan* ondersteuningsplan*
open_dag open_dagen opendeurdag* voorlichtingsdag*
diploma-uitreiking* afstudeer* diplomering
eindopdracht* afstudeeropdracht* eindwerkstuk*
onderwijsmateriaal lesmateria* leermiddel* lespakket*
digibord* digitaal_schoolbord smartboard*
college* < hoorcollege* werkcollege*
werkcollege* werkgroep*
proefschrift* dissertatie*
wetenschappelijk_artikel wetenschappelijke_artikelen publicatie* paper*
congres congressen conferentie* symposium symposia
meetgegevens meetdata metingen meetresultaten
meetopstelling* proefopstelling* testopstelling*
laboratorium laboratoria lab labs
labonderzoek laboratoriumonderzoek
monster* sample* staal stalen
reagens reagentia
microscoop microscopen
proefpersoon proefpersonen deelnemer*
steekproef steekproeven
veldwerk veldonderzoek
bodemmonster* grondmonster*
waterkwaliteit kwaliteit_van_het_water
zuivering* waterzuivering* rioolwaterzuivering* zuiveringsinstallatie*
gemaal gemalen pompstation*
dijk dijken waterkering*
windmolen* windturbine* turbine*
windpark* windmolenpark*
zonnepaneel zonnepanelen pv-paneel pv-panelen pv-installatie*
laadpaal laadpalen laadpunt* laadstation*
transformator* trafo*
hoogspanning hoogspanningsnet* hoogspanningsstation*
elektriciteitsnet stroomnet elektriciteitsnetwerk
gasleiding* gasnet
meter meters meterstand*
slimme_meter* energiemeter*
energielabel* energieprestatie
verwarmingsinstallatie* cv-installatie* verwarming*
ventilatiesysteem ventilatie luchtbehandeling luchtbehandelingskast*
koelinstallatie* koelsysteem koeltechniek
koelcel koelcellen koelkamer* koelruimte*
radiator* verwarmingselement*
sanitair badkamer* toiletten wc
kraan kranen mengkraan
afvoer* riolering riool
lekkage* lek lekken waterlek*
dak daken dakvlak*
dakbedekking* < bitumen
dakpan* pannen
dakgoot dakgoten goot goten
gevel* buitenmuur buitenmuren buitengevel*
kozijn* raamkozijn*
raam ramen venster* vensters
deur deuren deurkozijn*
trap trappen trapp*
vloer vloeren dekvloer*
plafond* systeemplafond*
binnenmuur binnenmuren tussenwand* scheidingswand*
fundering* < heiwerk heipalen
beton betonwerk betonconstructie*
wapening betonstaal betonijzer
steen stenen baksteen bakstenen
mortel specie cement
hout houtwerk houten
plaatmateriaal platen
gipsplaat gipsplaten gipskarton
meubel* meubilair meubelstuk*
kast kasten kastenwand*
stoel stoelen zitmeubel* fauteuil*
bekleding* stoffering stoffeerwerk meubelstoffering
gordijn* raambekleding raamdecoratie
vloerbedekking tapijt vloer*
parket houten_vloer*
verf verflaag lak lakwerk
lakspuiterij* spuiterij* spuitcabine*
bouwtekening* werktekening* bouwplan*
bestek bestekken bestektekst*
bouwterrein bouwplaats* bouw
bouwkeet keet
kraan kranen hijskraan hijskranen < torenkraan* torenkranen
graafmachine* graafkraan graafkranen
grondwerk graafwerk grondverzet
wegdek asfalt wegverharding
wegwerkzaamheden wegwerk wegenbouw
verkeersmaatregel* wegafzetting* afzetting*
bord borden verkeersbord* bebording
brug bruggen viaduct*
tunnel* onderdoorgang*
opdrachtbon* werkbon* werkorder* werkopdracht*
urenbriefje* urenstaat urenstaten urenbon* urenregistratie weekstaat
gereedschap* handgereedschap*
machinepark machines
hefmiddel* hijsmiddel*
heftruck* vorkheftruck*
lopende_band transportband* band
productiehal* fabriekshal* fabriek*
fabriek* productiebedrijf* productielocatie*
assemblage montage
eindproduct* gereed_product
halffabrica* tussenproduct*
grondstof* basismateria* uitgangsmateriaal
recept* receptuur receptuur*
mal mallen matrijs matrijzen vorm
gietvorm* mal matrijs
werkstuk* product producten
maatvoering maten afmeting*
tolerantie* speling
laswerk lasnaad lasnaden lasverbinding*
plaatstaal staalplaat staalplaten
rvs roestvast_staal roestvrij_staal
kunststof* plastic plastics
storingsmelding* storing*
storingsdienst* consignatiedienst* wachtdienst* piketdienst* consignatie
onderhoudsbeurt* servicebeurt* onderhoud*
preventief_onderhoud gepland_onderhoud periodiek_onderhoud
smeermiddel* olie vet
lager lagers kogellager*
motor motoren aandrijving*
pomp pompen pompinstallatie*
ventiel* klep kleppen afsluiter*
slang slangen
tandwiel* tandwielkast*
lier lieren windas*
kabel* bedrading snoer*
stekker* stopcontact* wandcontactdoos*
schakelaar* contactdoos
printplaat printplaten print pcb*
sensor* voeler*
besturingskast* schakelkast* regelkast*
besturing* besturingstechniek < plc plc-besturing*
robot* < robotarm*
carrosserie* plaatwerk
uitlaat uitlaten
versnellingsbak* transmissie*
olie motorolie olieverversing olie_verversen
banden autobanden
bandenwissel* wissel_van_banden winterbanden
fiets fietsen rijwiel* tweewieler*
elektrische_fiets elektrische_fietsen e-bike* e-bikes
bromfiets* brommer*
werkplaats* atelier*
atelier* naaiatelier*
naaimachine* lockmachine*
stof stoffen textiel weefsel*
patroon patronen knippatroon*
zoom zomen
jurk jurken kleed japon*
pak pakken kostuum kostuums
schoen schoenen schoeisel
leer lederwaren leren
sieraad sieraden juwelen
edelsteen edelstenen
horloge* uurwerk*
klok klokken uurwerk*
glas glaswerk
keramiek aardewerk
schilderij* doek doeken
sculptuur sculpturen beeldhouwwerk*
kunstwerk* kunst werken
tentoonstellingsruimte* zaal zalen
museum musea
podium toneel
toneelstuk* theaterstuk* voorstelling*
toneel theater
decor decors decorstuk*
kostuum kostuums toneelkleding
geluid audio geluidstechniek
licht verlichting belichting
bladmuziek partituur partituren
muziekstuk* muziek repertoire
instrument* muziekinstrument*
koor koren zanggroep*
orkest* ensemble*
album albums plaat cd
fotoshoot* fotosessie* fotografie*
portret portretten portretfoto*
filmpje* video* clip clips
aflevering* uitzending* episode*
uitzending* programma*
podcast* audioreeks
krantenartikel* artikel* nieuwsbericht*
nieuwsbericht* nieuws berichten
column* blog blogs blogpost*
interview* vraaggesprek*
bijschrift* fotobijschrift*
kop koppen titel*
manuscript* handschrift*
boek boeken uitgave*
tijdschrift* magazine* blad
catalogus catalogi
collectie* verzameling*
verzameling* bundel bundeling*
modellenbank* sjabloon* modellen standaardtekst* modeltekst*
kennisbank* wiki handboek*
draaiboek* scenario* plan
programmaboekje* programma
affiche* poster* plakkaat
flyer* folder* strooibiljet*
spandoek* banner*
merkidentiteit huisstijl
bedrijfsnaam merknaam
campagne* actie acties
online_advertentie* digitale_advertentie* onlineadvertentie*
zoekmachine* < google
zoekwoord* zoekterm* keyword*
bezoekcijfer* bezoekersaantal* verkeer
volger* followers
bericht berichten post posts
reactie* commentaar comments
klantbeoordeling* review* recensie*
klantreis customer_journey
doelgroep* publiek
marktonderzoek marktanalyse*
concurrentieanalyse* concurrentieonderzoek
prijslijst* tarievenlijst*
omzetcijfer* verkoopcijfer*
klantendatabase klantenbestand klantgegevens
relatiebeheer klantbeheer accountbeheer
verkoopkans* lead leads
aanbod assortiment* productaanbod
pashokje* paskamer*
kledingrek* rek
verkooppunt* winkel* filiaal
toonbank* balie
kassalade kasgeld kas
cadeaubon* geschenkbon* waardebon*
klantenkaart* spaarkaart* klantenpas*
uitverkoop opruiming solden koopjes
markt weekmarkt* < zaterdagmarkt*
kraam kramen marktkraam* stand
bakkerij* bakkerszaak
slagerij* vleesafdeling*
vis visproducten
kaas kazen kaasafdeling
groente groenten groentes
fruit vruchten
zuivel zuivelproducten melkproducten
gebak gebakjes patisserie
brood broodproducten
drank dranken drankjes
koffie koffiebar
keuken keukens
restaurantkeuken keuken
servies borden serviesgoed
bestek bestekken couvert*
tafel tafels tafeltjes
menu menu's gangen
lunch lunches middagmaal
diner diners avondmaal avondeten
ontbijt ontbijten ontbijtbuffet*
hapje* snack* borrelhap*
kamer kamers hotelkamer*
linnengoed beddengoed linnen
hotel hotels
camping* kampeerterrein*
vakantiepark* bungalowpark* recreatiepark*
zwembad* bad baden
reis reizen trip trips
excursie* uitstap* dagtocht*
vlucht vluchten vliegreis*
reisprogramma* reisschema*
hotelboeking* reservering*
groepsreis groepsreizen
bagage koffer*
paspoort* id reisdocument*
salon* kapsalon* schoonheidssalon*
kapsel* haarstijl* coupe*
haar haren
nagel* nagelverzorging manicure
gelaat gezicht
sporthal* gymzaal gymzalen sportzaal
sportveld* veld velden
sportvereniging* sportclub* club* vereniging*
voetbalclub* voetbalvereniging*
wedstrijd* match* partij partijen
toernooi* competitie*
trainingsschema* trainingsplan* trainingsprogramma*
conditie fitheid uithouding
blessure* sportblessure*
clubhuis clubgebouw*
lidmaatschap* abonnement*
contributie* lidgeld
praktijk* praktijkruimte
ziekenhuis ziekenhuizen hospitaal
polikliniek* poli
wachtkamer* wachtruimte*
behandelkamer* behandelruimte*
bed bedden
gehoorapparaat gehoorapparaten hoortoestel*
bril brillen
gebit gebitten tanden
kunstgebit* gebitsprothese* prothese*
gebitsbehandeling* gebitsingreep gebitsingrepen gebitsreiniging*
ingreep ingrepen operatie* operatief
bloedonderzoek* bloedtest*
urineonderzoek* urinetest*
echo echo's echografie*
scan scans
röntgenfoto* röntgenopname* röntgenbeeld*
anesthesie < narcose verdoving
verband verbanden wondverband*
recept recepten doktersvoorschrift*
apotheek apotheken
pil pillen tablet tabletten
baxterrol* medicijnrol*
herhaalrecept* herhaalmedicatie
griepprik* griepvaccin* griepvaccinatie*
bevalling* geboorte*
kraamzorg kraamtijd kraamvisite
wond wonden decubitus
val valincident* valpartij*
valpreventie voorkomen_van_vallen preventie_van_vallen
infectiepreventie hygiene
indicatie* indicatiestelling* indicatiegesprek*
intake* intakegesprek* opnamegesprek*
behandelplan* therapieplan*
psychische_problemen psychische_klachten
ggz geestelijke_gezondheidszorg < psychiatrie
gehandicaptenzorg mensen_met_een_beperking
verstandelijke_beperking verstandelijk_beperkt*
thuiszorg wijkzorg wijkverpleging zorg_aan_huis
ouderenzorg zorg_voor_ouderen < verpleeghuiszorg
verpleeghuiszorg verpleeghuis
wijkzorg wijk
maaltijdvoorziening maaltijd*
pc pcs computer*
beeldscherm* monitor monitors
telefoon* smartphone* toestel
software programmatuur
server servers serverpark
database* databank* gegevensbank*
gegevensbestand* dataset* databestand*
dashboard* stuurpaneel
script scripts
algoritme* rekenmodel*
voorspelmodel* voorspellend_model prognosemodel*
webpagina* pagina* landingspagina*
klantportaal klantportalen klantomgeving
inlogproblemen aanmeldproblemen
wachtwoord* inloggegevens
beveiligingslek* kwetsbaarhe*
virus virussen malware
netwerkstoring* netwerkproblemen
printstoring* printerproblemen
helpdesk* servicedesk* ict-support
backlog* werkvoorraad
sprint* iteratie*
gebruikersonderzoek user_research
gebruikersonderzoek* < gebruikerstest*
wireframe* schermontwerp*
schermontwerp* interfaceontwerp*
vergaderzaal vergaderzalen vergaderruimte* vergaderkamer*
postkamer postafdeling
correspondentie briefwisseling brieven
telefoonverkeer telefoon* telefonie
receptie* frontdesk front_desk balie*
agenda's agenda*
reiskostendeclaratie* reiskosten
relatiegeschenk* relatiegeschenken
personeelsuitje* personeelsfeest* bedrijfsuitje* teamuitje*
jubileum jubilea
verzuimcijfer* ziekteverzuim verzuimpercentage
salarisstrook loonstrook loonstroken salarisstroken
salarismutatie* loonmutatie*
verlofregistratie verlofadministratie
cao cao's
personeelsbestand personeel
personeelsverloop verloop
exitgesprek* vertrekgesprek*
kasboek* kasadministratie
balans balansen jaarbalans
winst-en-verliesrekening resultatenrekening
liquiditeitsprognose* kasstroomprognose*
kostenbesparing* besparing*
begroting* kostenraming* raming*
subsidieverantwoording verantwoording
verzekeringspolis polis polissen verzekering*
schade-uitkering* uitkering*
schadeformulier* schadeaangifte*
lening* krediet* kredietaanvra*
hypotheek* woningkrediet*
betaalrekening* bankrekening*
wifi wlan draadloos draadloze draadloos_netwerk draadloze_netwerken wireless
snoei* gesnoeid gekort korten geknipt inkorten ingekort kort_geknipt
`
