/**
 * More Dutch words for the same thing, by trade: office, shop, kitchen, care, building, workshop,
 * school, law, money, public service. What stands before a `<` is the kind of what stands behind it.
 */
export const tradeWordingsNl = `
kantoor* administratie* administratief administratieve secretariaat secretarieel
kantoorwerk administratie* administratieve_taken kantoortaken
correspondentie brieven post briefwisseling mails
inkomende_post post postverwerking
telefooncentrale telefoon* telefoontjes centrale
telefoontje* telefonische_vragen gesprek* oproep* bellers
afspraak afspraken agenda*
agendabeheer agenda* afspraken
vergadering* overleg* overleggen bijeenkomst* meeting*
notulen verslag* verslaglegging
verslag* verslaglegging rapportage* rapport* notulen
archief dossiers documenten
dossier* akte* stukken bestand*
sjabloon sjablonen model* template* format*
formulier* document* aanvraagformulier*
checklist* lijst* controlelijst*
werkinstructie* instructie* handleiding* procedure*
werkproces* proces* workflow* procedure*
overzicht* lijst* tabel*
lijst* overzicht* register* bestand*
cijfers gegevens statistieken kengetallen
klantgegevens klantdata gegevens klantenbestand
klantenbestand klantgegevens relatiebestand
gegevensinvoer invoer data
bezoeker* gast* klant*
publiek bezoekers klanten gasten
kantoorbenodigd* kantoorartikel* kantoormateriaal
kasgeld kleine_kas kas
onkosten* declaratie* reiskosten*
zakenreis zakenreizen reizen dienstreis*
pc's pc computer* werkplek* laptop*
laptop* notebook* computer*
werkplek* computer* pc pc's
mobiel* smartphone* telefoon* gsm
printer* kopieerapparaat*
account* gebruikersaccount* toegang
server* servers infrastructuur
netwerk* lan wifi
storing* incident* probleem problemen melding*
ticket* melding* incident* vraag vragen
webapplicatie* webapp* applicatie* toepassing*
website* site webpagina* webstek*
webshop* webwinkel* onlinewinkel* online_winkel*
databank* database* gegevensbank*
dataset* gegevens data
code broncode programmatuur
fout* bug* defect* storing*
testscenario* testgeval* testcase* test*
gebruiker* eindgebruiker* medewerker*
winkel* zaak filiaal verkooppunt* shop*
winkelvloer vloer verkoopvloer winkel*
kassa* afrekenen kassawerk
kassa-afsluiting dagafsluiting kasopmaak kascontrole
presentatie artikelpresentatie uitstalling winkelpresentatie
etalage* winkelraam uitstalling
schap* schappen vakken rekken
vakkenvul* schappen bijvullen aanvul*
houdbaarheid* houdbaarheidsdat* tht vervaldat*
verswaren vers versproducten groente
groente groenten agf
levensmiddel* voeding* eten kruidenierswaren
assortiment* aanbod productaanbod producten
aanbieding* actie* promotie* korting*
korting* prijsverlaging* actie*
retour* retouren teruggebracht* ruil*
klacht* reclamatie* ontevreden bezwaar*
klantvraag* klantvragen vragen
klantwens* wensen behoeften
vaste_klant* stamklant* bestaande_klant*
nieuwe_klant* prospect* acquisitie
omzetdoel* verkoopdoel* target* doelstelling*
omzet* verkoopcijfers verkopen
magazijn* opslag* depot* loods* warehouse distributiecentr*
magazijnmedewerk* logistiek_medewerk*
voorraad* voorraden bestand
voorraadbeheer voorraad stockbeheer
stock* voorraad*
voorraadtelling* inventaris* telling*
goederenontvangst inslag ontvangst binnenkomende inkomende_goederen
inkomende_goederen goederenontvangst leveringen binnenkomende
uitgaande_goederen expeditie verzending*
expeditie verzending* uitslag
zending* vracht* levering* pakket*
vracht* lading* goederen zending*
transporteur* vervoerder* transportbedrij* expediteur*
chauffeur* bestuurder* rijder*
rit ritten route* tour* ronde* vaart
ritplanning routeplanning planning ritten
wagenpark* vloot voertuigen
bestelwagen* bestelbus* busje*
vrachtwagen* truck* trekker* vrachtauto*
heftruck* vorkheftruck* stapelaar* reachtruck*
pallet* pallets lading*
vrachtdocument* vrachtbrie* cmr pakbon* leverbon*
eetzaal restaurant* zaal
restaurant* zaak eetcafe* brasserie*
bar tapkast toog
kantine* bedrijfsrestaurant* cafetaria
keukenteam keuken koks
voorgerecht* starter* entree*
hoofdgerecht* hoofdschotel*
nagerecht* dessert* toetje*
bijgerecht* garnituur groente*
saus sauzen jus
soep soepen bouillon
deeg beslag
menukaart* menu* kaart
feest* partij* banket* receptie*
banket* feest* diner*
buffet* catering
drank* drankje* bar
reservering* boeking* reservatie*
hotelkamer* kamer*
beddengoed linnen bedden lakens
wasgoed was linnen
wensen verzoeken voorkeuren
patient* zorgvrager* client* bewoner* zieke*
bewoner* client* zorgvrager* oudere*
verpleeghuis verpleeghuizen zorginstelling* verzorgingshuis woonzorgcentr* verpleegtehuis
zorginstelling* instelling* verpleeghuis
afdeling* unit team
zorgplan* behandelplan* plan
zorgdossier* dossier* rapportage*
patientendossier* dossier* status
lichamelijke_verzorging wassen adl persoonlijke_verzorging hygiene
adl wassen lichamelijke_verzorging
bloeddruk vitale_waarden vitale_functies controles
bloedsuiker* glucose*
injectie* prik* spuit* inspuiting*
infuus infusen
wondzorg wondverzorging wonden verband*
medicatie* medicijn* geneesmiddel* medicijnen
medicatieronde* medicatie medicijnen
recept* voorschrift*
huisartsenpraktijk* praktijk* huisarts*
spreekuur spreekuren consult* afspra*
consult* spreekuur spreekuren onderzoek*
visite* artsenronde*
ingreep ingrepen operatie*
operatiekamer* ok
hulpmiddel* rollator* rolstoel*
mantelzorger* familie naasten
familie* naasten verwanten
spoedgeval* spoed nood* urgent*
oefentherapie fysiotherap* oefening*
maatschappelijk_werk hulpverlening begeleiding
hulpvraag* hulpvragen client*
zorgvraag zorgvragen vraag
uitkering* bijstand toelage
huisbezoek* thuisbezoek* bezoek*
kinderopvang* kinderdagverblijf* creche* opvang
peuter* kleuter* kinderen
buitenschoolse_opvang bso naschoolse*
uitstapje* excursie* uitje* schoolreis*
spel spellen spelactiviteit* activiteit*
basisschool* lagere_school* primair
klas* klassen groep* leerlingen
klaslokaal* lokaal lokalen klas
lesmateriaal* leermiddel* materiaal werkbladen
lesvoorbereiding* lessen
leerplan* curriculum lesprogramma*
examen* toets* tentamen* proefwerk*
schoolrapport* rapport* cijfers
ouderavond* oudergesprek* ouders
teamvergadering* teamoverleg* werkoverleg*
nascholing* bijscholing* cursus*
cursus* training* workshop* opleiding*
cursist* deelnemer* student*
college* colleges hoorcollege*
scriptie* afstudeer* eindwerk*
bouwplaats* bouwterrein* werf werven
bouwproject* bouwwerk* bouw project
nieuwbouw bouw
verbouwing* renovatie* opknap*
steiger* stelling*
fundering* fundament*
muur muren wand* scheidingswand*
plafond* plafonds
vloer* vloerbedekking* parket
badkamer* sanitair natte_ruimte
waterleiding* leiding* buis buizen
riolering afvoer*
verwarmingsketel* ketel* cv-ketel* cv
verwarming* cv cv-installatie*
airco* koeling klimaat* ventilatie*
elektriciteit* elektra stroom
bedrading kabels leidingen bekabeling
groepenkast* verdeelkast* zekeringkast*
verlichting* lamp* armatu*
zonnepaneel zonnepanelen pv
bouwtekening* tekening* plan plannen
technische_tekening* tekening*
onderaannemer* aannemer* vakmensen
vakmensen vakman aannemer* ambachtslieden
oplever* opgeleverd* overdracht
oplevering* oplevergebrek* gebreken
beschermingsmiddel* pbm
veiligheidsregel* veiligheidsvoorschrift* veiligheid
veiligheidsinstructie* toolbox* toolboxmeeting*
werkstuk* onderdeel onderdelen stuk stukken
onderdeel onderdelen stuk stukken component*
productielijn* lijn lijnen band
productie* fabricage vervaardig*
productieplanning* planning
serie* reeks* batch* partij*
ploegendienst* ploeg* ploegen
vroege_dienst ochtenddienst* vroege
late_dienst avonddienst* late
nachtdienst* nachten nachtwerk
machinebediener* operator*
machine* cnc-machine* apparatuur
ombouw* omstel* instel*
meetinstrument* meetgereedschap* meetmiddel*
meetrapport* keuringsrapport* testrapport*
kwaliteitscontrole* keuring* kwaliteit* eindcontrole*
afkeur uitval afgekeurd* uitvalpercentage
uitvalpercentage afkeurpercentage uitval foutpercentage
stilstand* uitval downtime
reserveonderdeel reserveonderdelen onderdelen
onderhoudsplan* onderhoudsschema* onderhoud
lasnaad lasnaden las lassen
plaatwerk metaal
hout houtwerk timmerwerk
timmerwerk houtwerk hout
kledingstuk* kleren kleding
kapsel* coupe* haar
gezichtsbehandeling* behandeling* huidverzorging
sportschool* fitnesscentr* fitness
wedstrijd* match* toernooi*
koor koren ensemble* zang
concert* optreden* voorstelling*
voorstelling* optreden* opvoering*
tentoonstelling* expositie*
rondleiding* tour*
bibliotheek bieb mediatheek
uitlening* uitleen
artikel* stuk* tekst* bericht* publicatie*
krant* dagblad* pers
tijdschrift* blad magazine*
persbericht* perstekst*
pr public_relations communicatie
post* posts bericht* content
nieuwsbrief nieuwsbrieven mailing* e-mailing*
promotiemateriaal drukwerk folders flyers
drukwerk folders flyers brochures
doelgroep* publiek
bereik zichtbaarheid
beurs* vakbeurs* stand*
klantbezoek* bezoek*
offerte* prijsopgav* prijsvoorstel*
opdracht* order* bestelling*
verkoopgebied* rayon* regio*
verkoopgesprek* klantgesprek* adviesgesprek*
crediteurenadministratie crediteuren inkoopfactu* leveranciersfactu*
debiteurenadministratie debiteuren verkoopfactu*
inkoopfactuur inkoopfacturen leveranciersfactu* crediteuren
verkoopfactuur verkoopfacturen klantfactu* debiteuren
crediteur* leverancier*
debiteur* klant*
openstaande_post* openstaande_factu* debiteuren vorderingen
openstaande_factuur achterstallig* openstaand* onbetaald*
betalingsherinnering* aanmaning* herinnering*
bankafschrift* afschrift*
bankrekening* rekening*
grootboek* boekhouding
maandafsluiting* maandcijfers maandelijkse_afsluiting
kwartaalafsluiting* kwartaalcijfers
jaarrekening* jaarcijfers jaarafsluiting*
btw-aangifte* btw aangifte*
belastingaangifte* aangifte* belasting*
belastingdienst fiscus
accountant* revisor* controleur*
kostenplaats* afdeling*
verschil* afwijking* onregelmatigheden
hypotheekaanvra* hypotheek* hypotheken
verzekerde* klant* polishouder*
schademelding* schadeclaim* schade* claims
premie* bijdrage*
personeelszaken hr p&o personeel
hr personeelszaken personeel
personeelsdossier* personeels* dossier*
sollicitatiegesprek* sollicitatie* interview*
sollicitant* kandidat* sollicitatie*
vacature* personeelsadvertentie* vacatures
arbeidscontract* arbeidsovereenkomst* contract*
werktijd* uren werkuren
urenregistratie uren urenstaat
loonadministratie salarisadministratie lonen salarissen
salarisverwerking loonadministratie salaris*
ziekmelding* verzuim ziekte
verlofaanvra* verlof vakantie*
nieuwe_medewerk* nieuwe_collega* nieuwkomer* starters
leerling* stagiair* trainee*
stagiair* stagelop* student*
uitzendkracht* tijdelijke_kracht* flexkracht* invalkracht*
vakantiekracht* seizoenkracht* tijdelijke_kracht*
functioneringsgesprek* beoordelingsgesprek*
advocatenkantoor kantoor kantoren
rechtszaak rechtszaken zaak zaken procedure*
processtuk* dagvaarding* conclusie* stukken
zitting* hoorzitting*
termijnbewaking termijnen
wetgeving wet wetten regelgeving
aanvrager* burger* inwoner* klant*
aanvraag* aanvragen verzoek* dossier*
beschikking* besluit* beslissing*
gemeente* gemeentehuis stad
loket* balie*
paspoort* identiteitsbewij* reisdocument*
boete* bekeuring*
huurwoning* woning* huurhuis*
woning* huis huizen pand panden
bezichtiging* rondleiding*
huurder* bewoner* huurders
servicekosten kosten
vastgoed onroerend_goed pand panden
conciërge* huismeester*
groenvoorziening* groen plantsoen* tuin*
haag hagen heg heggen
gazon* gras grasveld*
plant planten gewas*
kas kassen serre*
akker* veld velden land
oogst* opbrengst*
vee dieren koeien
stal stallen schuur
voer voeder
lab labo laboratori*
experiment* proef proeven test*
onderzoek* studie*
publicatie* artikel* paper*
vragenlijst* enquete*
congres* conferentie* symposi*
beveiliging bewaking
controleronde* ronde* rondes
toegangscontrole toegang*
meldkamer* centrale
noodoproep* noodgeval* melding*
brandveiligheid brandpreventie
dienstrooster* rooster* werkrooster*
personeelsplanning rooster* planning
piekmoment* drukte piek*
hoogseizoen drukke_periode seizoen
doorlooptijd* verwerkingstijd* behandeltijd*
wachttijd* wachten
responstijd* reactietijd*
levertijd* leveringstermijn*
vertraging* achterstand* uitloop
verbruik* energieverbruik
klanttevredenheid tevredenheid
bezettingsgraad bezetting
foutpercentage fouten
collega* teamgenoot teamgenoten teamlid teamleden
teamoverleg* werkoverleg* overleg*
personeel medewerkers staf collega's
leidinggevende* chef* baas
afdelingshoofd* hoofd
bedrijf* onderneming* firma* zaak
dochteronderneming* dochter*
partner* externe_partij* ketenpartner*
dienstverlener* externe* leverancier*
omwonende* buurt* buren bewoners
brigade team ploeg
inkomende binnenkomende ingekomen binnengekomen
deelnemer* personen mensen
documentaire* film films
imker* bijen bijenteelt
`
