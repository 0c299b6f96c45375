/**
 * Dutch words for the same act, a row an act, with its nouns: near-synonyms of one strength. Whoever
 * helped, used or took part stands in no row with whoever led, designed or decided.
 */
export const verbWordingsNl = `
beantwoord* antwoord* reageer* gereageerd* afgehandeld* afhandel* te_woord opgenomen behandel*
telefoneer* getelefoneerd* bel bellen gebeld telefonisch* telefoon*
informeer* geinformeerd* informer* voorlicht* voorgelicht* inlicht* ingelicht* meegedeeld* mededeel* communic* gecommuniceerd*
doorgeef* doorgegeven doorgev* gemeld meld* geef_door signaler* gesignaleerd* rapporteer* gerapporteerd* rapporter* melding*
meld* gemeld melding* signaler* signaleer* gesignaleerd* aangegeven rapporteer* gerapporteerd*
bespreek* besproken bespreking* overleg* overlegd afstem* afgestemd* doorgesproken gesproken gesprek*
afstem* afgestemd* afstemming* overleg* overlegd afspreken afgesproken
uitleg* uitgelegd* toelicht* toegelicht* verduidelijk* beschreven beschrijf* verklaar*
toon* getoond* tonen laten_zien demonstreer* gedemonstreerd* presenteer* gepresenteerd* uitgelegd*
presenteer* gepresenteerd* presentatie* voorstel* voorgesteld* getoond* toon*
opvraag* opgevraagd* opvrag* aanvraag* aangevraagd* aanvrag* verzoek*
herinner* aanman* aangemaand* opvolg* opgevolgd* nabel* nagebeld*
schrijf* geschreven schrijven schreef opstel* opgesteld* geredigeerd* formuleer* geformuleerd* maak* gemaakt* vervaardig*
opstel* opgesteld* opmaak* opgemaakt* opmaken gemaakt* maken uitgewerkt* uitwerk* samenstel* samengesteld* schrijf* geschreven voorbereid*
maak maken gemaakt* vervaardig* produceer* geproduceerd* productie opgesteld* opstel* gebouwd* fabric*
produceer* geproduceerd* producer* productie vervaardig* gemaakt* fabric* gefabriceerd*
ontwikkel* ontwikkeld gebouwd* bouw* ontworpen ontwerp* gemaakt* opgezet uitgewerkt*
bouw* gebouwd* ontwikkel* ontwikkeld opgebouwd* opbouw* opgezet gerealiseerd* realis*
programmeer* geprogrammeerd* programmer* codeer* ontwikkel* ontwikkeld schreef geschreven
realiseer* gerealiseerd* realis* uitgevoerd* uitvoer* implementeer* geimplementeerd* doorgevoerd*
invoer* ingevoerd* invoering* implementeer* geimplementeerd* implementatie introduceer* geintroduceerd* uitgerold* uitrol* ingebruikname opgezet
uitrol* uitgerold* geimplementeerd* gelanceerd* lanceer* livegang in_gebruik
publiceer* gepubliceerd* publicer* geplaatst* plaats* gepost online_gezet publicatie
plaats* geplaatst* gepost gepubliceerd* gemonteerd* geinstalleerd* opgesteld*
inricht* ingericht* installeer* geinstalleerd* configureer* geconfigureerd* opgezet opzet* klaargezet voorbereid aangelegd*
installeer* geinstalleerd* installatie* geplaatst* plaats* gemonteerd* monteer* aangelegd* aanleg* aangesloten inbouw* ingebouwd*
monteer* gemonteerd* monteren montage assembleer* geassembleerd* samengesteld* in_elkaar opgebouwd* geplaatst* bevestig*
bevestig* opgehangen gemonteerd* vastgezet
demonteer* gedemonteerd* demontage afgebroken afbraak gesloopt* uit_elkaar
repareer* gerepareerd* reparatie* herstel* hersteld verholpen gemaakt* opgeknapt*
onderhoud* onderhouden service verzorg* bijgehouden nagekeken
vervang* vervangen vervanging* wissel* gewisseld* verwissel* verwisseld vernieuw*
instel* ingesteld* afstel* afgesteld* bijstel* bijgesteld* kalibreer* gekalibreerd* aangepast*
aanpas* aangepast* aanpassing* wijzig* gewijzigd* verander* veranderd bijgesteld* bewerkt herzien
wijzig* gewijzigd* verander* veranderd aangepast* aanpas* gemuteerd* mutatie*
bijwerk* bijgewerkt* actualiseer* geactualiseerd* actualis* bijgehouden bijhoud* up-to-date vernieuwd
bijhoud* bijgehouden beheer* beheerd bijgewerkt* onderhouden onderhoud* registreer* geregistreerd*
beheer* beheerd beheren bijgehouden bijhoud* onderhouden onderhoud* administreer* verzorg*
verwerk* verwerkt afgehandeld* afhandel* behandel* behandeld ingevoerd* geboekt* verwerking afwikkel* afgewikkeld*
afhandel* afgehandeld* verwerk* verwerkt behandel* behandeld opgelost* afwikkel* geregeld*
behandel* behandeld afgehandeld* afhandel* verwerk* verwerkt behandeling
regel* geregeld* regelen georganiseerd* organis* verzorg* verzorgd afgehandeld* geregel
registreer* geregistreerd* registr* vastgelegd* vastleg* genoteerd* noteer* ingevoerd* ingeschreven bijgehouden opgetekend*
invoer* ingevoerd* vastgelegd* vastleg* geregistreerd* registreer* ingevuld* ingeklopt* gegevensinvoer
vastleg* vastgelegd* documenteer* gedocumenteerd* geregistreerd* beschreven genoteerd*
documenteer* gedocumenteerd* documentatie vastgelegd* beschreven verslag*
notuleer* genotuleerd* notuleren notulen verslag*
samenvat* samengevat overzicht*
samenstel* samengesteld* opgesteld* gemaakt* gebundeld* verzameld
verzamel* verzameld bijeengebracht* opgehaald* ophaal* ophalen ingezameld* vergaard
sorteer* gesorteerd* sorter* orden* geordend* gerangschikt* indel* ingedeeld*
archiveer* gearchiveerd* archiver* opgeborgen opberg* geordend* archief
scan* gescand* ingescand* gedigitaliseerd* digitaliseer* kopieer* gekopieerd*
bereken* berekend berekening* calculeer* gecalculeerd* uitgerekend* becijfer* bepaal* bepaald
schat* geschat* raming* geraamd* inschat* ingeschat* begroot
tel tellen geteld telling* inventariseer* geinventariseerd* inventaris*
controleer* gecontroleerd* controler* controle* nagekeken nakijk* nagegaan getoetst* toets* gecheckt* check* geverifieerd* verifieer* inspecteer* geinspecteerd* nazien nagezien doorgelicht*
nakijk* nagekeken nakijken gecorrigeerd* corriger* corrigeer* beoordeel* beoordeeld
inspecteer* geinspecteerd* inspectie* gekeurd* keur* keuring* gecontroleerd* nagekeken onderzocht
beoordeel* beoordeeld beoordelen evalueer* geevalueerd* getoetst* toets* gewaardeerd* beoordeling
meet* gemeten meting* opgemeten opmeet* opmeting* meten ingemeten
weeg* gewogen wegen afgewogen portioneer*
test* getest beproefd beproef* uitgeprobeerd* gecontroleerd*
analyseer* geanalyseerd* analyser* analyse* onderzocht onderzoek* bestudeerd geevalueerd* uitgezocht*
onderzoek* onderzocht uitgezocht* uitzoek* analyseer* geanalyseerd* bestudeer* bestudeerd nagegaan recherche
zoek* gezocht* opgezocht* opzoek* onderzocht
ontdek* ontdekt gevonden opgespoord* opspor* geidentificeerd* identificeer* vastgesteld* gesignaleerd* herkend
vaststel* vastgesteld* bepaal* bepaald geconstateerd* gediagnosticeerd*
vergelijk* vergeleken vergelijking* afgezet getoetst*
aansluit* aangesloten afgestemd* gekoppeld* verbonden
interview* geinterviewd* ondervraagd bevraagd gesprek* enquete*
enqueteer* geenqueteerd* bevraagd ondervraagd enquete*
plan* gepland* ingepland* planning* georganiseerd* ingeroosterd* geroosterd* inplan* voorbereid afgesproken
inplan* ingepland* gepland* plan* afgesproken gemaakt* vastgelegd*
organiseer* georganiseerd* organiser* organisatie regel* geregeld* verzorg* verzorgd voorbereid gehouden opgezet opzet*
coordin* gecoordineerd* afgestemd* georganiseerd* geregeld*
boek boeken geboekt* boeking* reserveer* gereserveerd* reservering* gearrangeerd* vastgelegd*
annuleer* geannuleerd* afgezegd* geschrapt*
voorbereid* voorbereiden klaargemaakt* klaarmaak* klaargezet klaarzet* gereedgemaakt* opgesteld* bereid* klaargelegd*
klaarmaak* klaargemaakt* bereid bereiden bereiding voorbereid gekookt*
kook* gekookt* bereid bereiden bereiding klaargemaakt*
bak bakken gebakken bereid gemaakt*
opmaak* opgemaakt* garneer* gegarneerd* geschikt*
serveer* geserveerd* serveren bediend bedien* uitgeserveerd* opgediend* rondgebracht*
bedien* bediend geholpen hielp ontvangen te_woord
bedien* bediend bediening bestuurd bestuur* gewerkt_met gebruikt*
bestuur* bestuurd gereden rijden reed bediend
schoonmaak* schoongemaakt* schoonmaken gereinigd* reinig* gepoetst* poets* gewassen gedweild* schoonhouden schoongehouden
reinig* gereinigd* schoongemaakt* schoonmaak* gedesinfecteerd*
desinfecteer* gedesinfecteerd* gesteriliseerd* steriliseer* gereinigd*
opruim* opgeruimd* opgeruimde netjes ordelijk
was wassen gewassen wasverzorging gereinigd*
strijk* gestreken strijken
verkoop* verkocht verkopen afgezet
adviseer* geadviseerd* adviser* advies* raad geraden voorgelicht* aanbevolen
aanbev* aanbevolen voorgesteld* voorstel* geadviseerd*
voorstel* voorgesteld* aangedragen aanbevolen
help* geholpen hielp assisteer* geassisteerd* ondersteun* ondersteund bijgestaan bijstaan
ondersteun* ondersteund ondersteuning geholpen hielp help* assisteer* geassisteerd* bijgestaan hulp
assisteer* geassisteerd* assisteren assistentie geholpen hielp ondersteund
bijdra* bijgedragen meegewerkt* meewerk* deelgenomen meegeholpen geholpen meehelpen
meewerk* meegewerkt* meewerken bijgedragen geholpen meegeholpen deelgenomen meegedaan
samenwerk* samengewerkt* samenwerking samen afgestemd*
begeleid* begeleiden begeleiding ondersteund bijgestaan gecoacht*
begeleid* vergezel* vergezeld meegegaan
verzorgd verzorgen verzorgde verzorging verpleegd verplegen gezorgd* zorg zorgen
verpleegd verplegen verpleging verzorgd verzorgen zorg
behandel* behandeld behandeling therapie* verzorgd
geef_les lesgegeven lesgeven onderwezen onderwijs* gedoceerd* doceer* les lessen
train* getraind* opgeleid* opleid* geinstrueerd* instrueer* bijgebracht* onderwezen geschoold* ingewerkt* inwerken
inwerk* ingewerkt* inwerken opgeleid* wegwijs getraind* geinstrueerd*
instrueer* geinstrueerd* instructie* uitgelegd* getraind*
coach* gecoacht* begeleid* mentor*
stimuleer* gestimuleerd* aangemoedigd* aanmoedig* gemotiveerd* motiveer* bevorder*
toezicht* toegezien gesurveilleerd* surveilleer* bewaakt bewaak*
bewaak* bewaakt bewaken bewaking gecontroleerd* gemonitord* monitor* toezicht in_de_gaten gevolgd*
volg* gevolgd* opgevolgd* gemonitord* monitor* bijgehouden bewaakt
observeer* geobserveerd* gevolgd* waargenomen
beveilig* beveiligd bewaakt bewaak* beschermd
bescherm* beschermd beveiligd
opsla* opgeslagen opslag bewaard bewaar* ingeruimd* opgeborgen
inruim* ingeruimd* weggezet opgeslagen opgeborgen bijgevuld*
aanvul* aangevuld* aanvullen bijgevuld* bijvul* gevuld vul* vullen
verpak* verpakt ingepakt* inpak* pak pakken
inpak* ingepakt* verpakt verpak* klaargemaakt*
verzamel* gepickt* orderpick* picken gepakt verzameld
laad* geladen laden ingeladen inladen beladen
los lossen gelost uitgeladen uitladen
stapel* gestapeld* opgestapeld*
verzend* verzonden verstuur* verstuurd verzending opgestuurd* gestuurd* expeditie
verstuur* verstuurd versturen verzonden gestuurd* doorgestuurd* gemaild*
lever* geleverd* aangeleverd* afgeleverd* aflever* bezorgd bezorg* gebracht* levering
bezorg* bezorgd afgeleverd* rondgebracht* gebracht* geleverd* weggebracht*
vervoer* vervoerd getransporteerd* transport* gereden gebracht* overgebracht*
verplaats* verplaatst overgebracht* getransporteerd* verschoven
verdeel* verdeeld verdelen toegewezen uitgedeeld* verspreid
uitdeel* uitgedeeld* uitgereikt* uitgegeven verstrekt verspreid verdeeld
uitgegeven uitgifte verstrekt verstrek* uitgereikt* afgegeven
verstrek* verstrekt gegeven uitgegeven geleverd*
doorstuur* doorgestuurd* doorverwezen doorverwijs* doorgegeven doorverbonden doorgeleid*
doorverbind* doorverbonden doorgeschakeld* doorgestuurd*
overdra* overgedragen overdracht overhandigd doorgegeven
ontvang* ontvangen ontving ontvangst verwelkomd verwelkom* onthaald onthaal
ontvang* ontvangen aangenomen aannam* in_ontvangst
verwelkom* verwelkomd ontvangen begroet* onthaald
inschrijf* ingeschreven inschrijv* aangemeld* aanmeld* geregistreerd*
opnam* opgenomen opname aangemeld* intake*
bestel* besteld bestellen bijbesteld ingekocht* inkoop* nabesteld
inkoop* ingekocht* inkopen aangekocht* aankoop* gekocht* besteld aangeschaft*
betaal* betaald betaling overgemaakt* voldaan uitbetaald
factureer* gefactureerd* facturer* factuur facturen facturatie rekeningen
incasseer* geincasseerd* geind innen incasso
afreken* afgerekend* kassa betaling* geind
terugbetaal* terugbetaald terugbetaling vergoed vergoeding restitutie
boek boeken geboekt* ingeboekt* verwerkt geregistreerd*
afsluit* afgesloten afsluiting gesloten afgerond*
afrond* afgerond* voltooid beeindigd afgemaakt*
goedkeur* goedgekeurd* goedkeuring akkoord geaccordeerd* vrijgegeven
aanvraag* aangevraagd* aanvragen ingediend*
indien* ingediend* indienen aangeleverd* ingeleverd* aangevraagd*
nale* nageleefd* naleving gevolgd* volgens in_acht toegepast*
waarborg* gewaarborgd* geborgd* borg* gezorgd* verzekerd
verminder* verminderd vermindering verlaag* verlaagd gereduceerd* reduceer* teruggebracht* terugbreng* gedaald* daling verlaging omlaag ingekort* beperkt minder gezakt
verkort* verkort ingekort* verminderd gereduceerd* teruggebracht* versneld korter
verhoog* verhoogd verhoging gestegen stijging vergroot toegenomen toename omhoog gegroeid* groei opgevoerd* verbeterd
verbeter* verbeterd verbetering geoptimaliseerd* optimalis* verhoogd versterkt
versnel* versneld versnelling sneller verkort
voorkom* voorkomen vermeden vermijd*
oplos* opgelost* oplossing* verholpen hersteld afgehandeld* gefixt
verhelp* verholpen opgelost* hersteld gerepareerd*
vereenvoudig* vereenvoudigd gestroomlijnd* gestandaardiseerd* eenvoudiger
samenvoeg* samengevoegd* gebundeld* gecombineerd* geintegreerd*
omzet* omgezet omzetten overgezet gemigreerd* migreer* overgang overgestapt* overstap*
overstap* overgestapt* gemigreerd* overgang overgeschakeld* omgezet
koppel* gekoppeld* verbonden geintegreerd* aangesloten verbind*
automatiseer* geautomatiseerd* gedigitaliseerd*
ontwerp* ontworpen vormgegeven vormgeving uitgewerkt* getekend* schets*
vormgev* vormgegeven ontworpen opgemaakt* vormgeving
teken* getekend* tekening* geschetst* uitgetekend*
vertaal* vertaald vertaling* overgezet getolkt*
redigeer* geredigeerd* redactie bewerkt gecorrigeerd*
corrigeer* gecorrigeerd* correctie* nagekeken verbeterd
fotografeer* gefotografeerd* foto* fotografie
film* gefilmd* opgenomen opname*
uitvoer* uitgevoerd* uitvoeren verricht verzorgd gedaan afgenomen gehouden
hou* gehouden houden gegeven verzorgd
deelneem* deelgenomen deelname bijgewoond* meegedaan meegewerkt*
bezoek* bezocht bezoeken langsgegaan op_locatie
werf* geworven werven werving aangetrokken gewonnen binnengehaald* acquisitie
promoot* gepromoot* promotie reclame geadverteerd* adverteer*
behaal* behaald gehaald* bereikt gerealiseerd*
bereik* bereikt behaald gehaald*
vervang* vervangen waargenomen ingevallen inval*
inval* ingevallen vervangen waargenomen
vertegenwoordig* vertegenwoordigd namens
bemiddel* bemiddeld bemiddeling
luister* geluisterd* aangehoord* gehoord*
plant* geplant* planten aangeplant* aanplant beplant*
zaai* gezaaid* zaaien ingezaaid*
oogst* geoogst* oogsten geplukt* pluk* binnengehaald*
begiet* begoten bewaterd water gesproeid*
voer* gevoerd* voeren gevoederd* voeder*
snoei* gesnoeid* snoeien geknipt* teruggesnoeid*
maai* gemaaid* maaien gras
knip* geknipt* knippen gekapt
naai* genaaid* naaien versteld vermaakt
las lassen gelast laswerk*
draai* gedraaid* draaien verspaan* verspaning
frees* gefreesd* frezen verspaan* verspaning
boor* geboord* boren
slijp* geslepen schuur* geschuurd* polijst* gepolijst*
schilder* geschilderd* schilderwerk geverfd* verven gelakt
stuc* gestuct* stucwerk gepleisterd*
metsel* gemetseld* metselwerk
stort* gestort* storten betonneer*
leg* gelegd leggen aangelegd* geplaatst*
graaf* gegraven graven uitgegraven grondwerk*
sloop* gesloopt* slopen afgebroken
renoveer* gerenoveerd* renovatie* verbouwd opgeknapt* gerestaureerd* gemoderniseerd*
isoleer* geisoleerd* isolatie*
vaccineer* gevaccineerd* ingeent vaccinatie* geprikt*
toedien* toegediend* gegeven verstrekt toediening
tillen getild verplaatst transfer*
verbind* verbonden verband* wondverzorging
prik* geprikt* bloedafname* bloed
bemonster* monster* monstername
speel* gespeeld* opgetreden optreden
oefen* geoefend* oefenen gerepeteerd*
uitleen* uitgeleend* uitlenen
verhuur* verhuurd verhuren
opzeg* opgezegd* opzegging
afvoer* afgevoerd* weggegooid* verwijderd
verwijder* verwijderd weggehaald* gewist
decoreer* gedecoreerd* versierd aangekleed*
etiketteer* geetiketteerd* gelabeld* geprijsd*
lees lezen gelezen voorgelezen voorlezen
knutsel* geknutseld* handenarbeid
verf* geverfd* verven gekleurd* kleuren
kies* gekozen kiezen uitgekozen geselecteerd* selecteer*
selecteer* geselecteerd* selectie* gekozen voorselectie
indeel* ingedeeld* toegewezen verdeeld gepland*
toewijs* toegewezen verdeeld ingedeeld*
open* geopend* openen
sluit* gesloten sluiten afgesloten
red redden gered geevacueerd*
patrouilleer* gepatrouilleerd* ronde rondes surveill*
deel* gedeeld* delen uitgewisseld*
uitwissel* uitgewisseld* gedeeld*
getroffen treffen gemaakt* overeengekomen afgesproken
overeenkom* overeengekomen afgesproken
verkrijg* verkregen gekregen ontvangen
start* gestart* begonnen opgestart*
gebruik* gebruikt* gewerkt_met
uitzet* uitgezet maatvoering afteken* afgetekend*
invries* ingevroren vries_in diepvries* koel* gekoeld*
`
