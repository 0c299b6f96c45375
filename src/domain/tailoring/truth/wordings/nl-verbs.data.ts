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
presenteer* gepresenteerd* presentatie* voorstel* voorgesteld* getoond* toon*
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
publiceer* gepubliceerd* publicer* geplaatst* plaats* gepost online_gezet publicatie
plaats* geplaatst* gepost gepubliceerd* gemonteerd* geinstalleerd* opgesteld*
inricht* ingericht* installeer* geinstalleerd* configureer* geconfigureerd* opgezet opzet* klaargezet voorbereid aangelegd*
installeer* geinstalleerd* installatie* geplaatst* plaats* gemonteerd* monteer* aangelegd* aanleg* aangesloten inbouw* ingebouwd*
monteer* gemonteerd* monteren montage assembleer* geassembleerd* samengesteld* in_elkaar opgebouwd* geplaatst* bevestig*
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
samenstel* samengesteld* opgesteld* gemaakt* gebundeld* verzameld
verzamel* verzameld bijeengebracht* opgehaald* ophaal* ophalen ingezameld* vergaard
sorteer* gesorteerd* sorter* orden* geordend* gerangschikt* indel* ingedeeld*
scan* gescand* ingescand* gedigitaliseerd* digitaliseer* kopieer* gekopieerd*
bereken* berekend berekening* calculeer* gecalculeerd* uitgerekend* becijfer* bepaal* bepaald
tel tellen geteld telling* inventariseer* geinventariseerd* inventaris*
controleer* gecontroleerd* controler* controle* nagekeken nakijk* nagegaan getoetst* toets* gecheckt* check* geverifieerd* verifieer* inspecteer* geinspecteerd* nazien nagezien doorgelicht*
nakijk* nagekeken nakijken gecorrigeerd* corriger* corrigeer* beoordeel* beoordeeld
inspecteer* geinspecteerd* inspectie* gekeurd* keur* keuring* gecontroleerd* nagekeken onderzocht
beoordeel* beoordeeld beoordelen evalueer* geevalueerd* getoetst* toets* gewaardeerd* beoordeling
meet* gemeten meting* opgemeten opmeet* opmeting* meten ingemeten
test* getest beproefd beproef* uitgeprobeerd* gecontroleerd*
analyseer* geanalyseerd* analyser* analyse* onderzocht onderzoek* bestudeerd geevalueerd* uitgezocht*
onderzoek* onderzocht uitgezocht* uitzoek* analyseer* geanalyseerd* bestudeer* bestudeerd nagegaan recherche
zoek* gezocht* opgezocht* opzoek* onderzocht
ontdek* ontdekt gevonden opgespoord* opspor* geidentificeerd* identificeer* vastgesteld* gesignaleerd* herkend
interview* geinterviewd* ondervraagd bevraagd gesprek* enquete*
plan* gepland* ingepland* planning* georganiseerd* ingeroosterd* geroosterd* inplan* voorbereid afgesproken
inplan* ingepland* gepland* plan* afgesproken gemaakt* vastgelegd*
organiseer* georganiseerd* organiser* organisatie regel* geregeld* verzorg* verzorgd voorbereid gehouden opgezet opzet*
voorbereid* voorbereiden klaargemaakt* klaarmaak* klaargezet klaarzet* gereedgemaakt* opgesteld* bereid* klaargelegd*
klaarmaak* klaargemaakt* bereid bereiden bereiding voorbereid gekookt*
kook* gekookt* bereid bereiden bereiding klaargemaakt*
bak bakken gebakken bereid gemaakt*
serveer* geserveerd* serveren bediend bedien* uitgeserveerd* opgediend* rondgebracht*
bedien* bediend geholpen hielp ontvangen te_woord
bedien* bediend bediening bestuurd bestuur* gewerkt_met gebruikt*
bestuur* bestuurd gereden rijden reed bediend
schoonmaak* schoongemaakt* schoonmaken gereinigd* reinig* gepoetst* poets* gewassen gedweild* schoonhouden schoongehouden
reinig* gereinigd* schoongemaakt* schoonmaak* gedesinfecteerd*
opruim* opgeruimd* opgeruimde netjes ordelijk
was wassen gewassen wasverzorging gereinigd*
verkoop* verkocht verkopen afgezet
adviseer* geadviseerd* adviser* advies* raad geraden voorgelicht* aanbevolen
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
toezicht* toegezien gesurveilleerd* surveilleer* bewaakt bewaak*
bewaak* bewaakt bewaken bewaking gecontroleerd* gemonitord* monitor* toezicht in_de_gaten gevolgd*
volg* gevolgd* opgevolgd* gemonitord* monitor* bijgehouden bewaakt
aanvul* aangevuld* aanvullen bijgevuld* bijvul* gevuld vul* vullen
verpak* verpakt ingepakt* inpak* pak pakken
inpak* ingepakt* verpakt verpak* klaargemaakt*
verzamel* gepickt* orderpick* picken gepakt verzameld
laad* geladen laden ingeladen inladen beladen
los lossen gelost uitgeladen uitladen
lever* geleverd* aangeleverd* afgeleverd* aflever* bezorgd bezorg* gebracht* levering
bezorg* bezorgd afgeleverd* rondgebracht* gebracht* geleverd* weggebracht*
vervoer* vervoerd getransporteerd* transport* gereden gebracht* overgebracht*
uitgegeven uitgifte verstrekt verstrek* uitgereikt* afgegeven
overdra* overgedragen overdracht overhandigd doorgegeven
ontvang* ontvangen ontving ontvangst verwelkomd verwelkom* onthaald onthaal
ontvang* ontvangen aangenomen aannam* in_ontvangst
verwelkom* verwelkomd ontvangen begroet* onthaald
inschrijf* ingeschreven inschrijv* aangemeld* aanmeld* geregistreerd*
bestel* besteld bestellen bijbesteld ingekocht* inkoop* nabesteld
inkoop* ingekocht* inkopen aangekocht* aankoop* gekocht* besteld aangeschaft*
factureer* gefactureerd* facturer* factuur facturen facturatie rekeningen
afreken* afgerekend* kassa betaling* geind
nale* nageleefd* naleving gevolgd* volgens in_acht toegepast*
verminder* verminderd vermindering verlaag* verlaagd gereduceerd* reduceer* teruggebracht* terugbreng* gedaald* daling verlaging omlaag ingekort* beperkt minder gezakt
verkort* verkort ingekort* verminderd gereduceerd* teruggebracht* versneld korter
verhoog* verhoogd verhoging gestegen stijging vergroot toegenomen toename omhoog gegroeid* groei opgevoerd* verbeterd
verbeter* verbeterd verbetering geoptimaliseerd* optimalis* verhoogd versterkt
versnel* versneld versnelling sneller verkort
oplos* opgelost* oplossing* verholpen hersteld afgehandeld* gefixt
verhelp* verholpen opgelost* hersteld gerepareerd*
omzet* omgezet omzetten overgezet gemigreerd* migreer* overgang overgestapt* overstap*
overstap* overgestapt* gemigreerd* overgang overgeschakeld* omgezet
koppel* gekoppeld* verbonden geintegreerd* aangesloten verbind*
ontwerp* ontworpen vormgegeven vormgeving uitgewerkt* getekend* schets*
vormgev* vormgegeven ontworpen opgemaakt* vormgeving
corrigeer* gecorrigeerd* correctie* nagekeken verbeterd
uitvoer* uitgevoerd* uitvoeren verricht verzorgd gedaan afgenomen gehouden
hou* gehouden houden gegeven verzorgd
deelneem* deelgenomen deelname bijgewoond* meegedaan meegewerkt*
bezoek* bezocht bezoeken langsgegaan op_locatie
voer* gevoerd* voeren gevoederd* voeder*
snoei* gesnoeid* snoeien geknipt* teruggesnoeid*
maai* gemaaid* maaien gras
knip* geknipt* knippen gekapt
las lassen gelast laswerk*
slijp* geslepen schuur* geschuurd* polijst* gepolijst*
schilder* geschilderd* schilderwerk geverfd* verven gelakt
leg* gelegd leggen aangelegd* geplaatst*
afvoer* afgevoerd* weggegooid* verwijderd
lees lezen gelezen voorgelezen voorlezen
verf* geverfd* verven gekleurd* kleuren
open* geopend* openen
deel* gedeeld* delen uitgewisseld*
uitwissel* uitgewisseld* gedeeld*
getroffen treffen gemaakt* overeengekomen afgesproken
uitzet* uitgezet maatvoering afteken* afgetekend*
`
