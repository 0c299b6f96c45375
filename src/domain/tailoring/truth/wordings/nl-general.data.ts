/** Everyday Dutch verbs, nouns and adjectives of any trade that say the same; see `wordings.ts`. */
export const generalWordingsNl = `
aanbieden aangeboden aanbod bieden geboden voorleggen voorgelegd*
aandragen aangedragen inbrengen ingebracht* opperen geopperd* voorstellen voorgesteld*
aangeven aangegeven melden gemeld* doorgeven doorgegeven kenbaar
aanleren aangeleerd* bijbrengen bijgebracht* leren geleerd*
aanleggen aangelegd* aanleg leggen gelegd* plaatsen geplaatst*
aanmaken aangemaakt* opmaken opgemaakt* maken gemaakt*
aanpakken aangepakt* aanpak behandelen behandeld*
aanschaffen aangeschaft* aanschaf aankopen aangekocht* aankoop* kopen gekocht*
aanspreken aangesproken benaderen benaderd* toespreken
aantrekken aangetrokken werven geworven
aanvragen aangevraagd* aanvraag verzoeken verzocht*
aanvoer aangevoerd* aanvoeren toevoer
aanwijzen aangewezen toewijzen toegewezen
achterhalen achterhaald* uitzoeken uitgezocht* opsporen opgespoord*
afdekken afgedekt* bedekken bedekt* afdekking
afleggen afgelegd* volbrengen volbracht*
afnemen_van afgenomen gehouden houden uitgevoerd*
afvoeren afgevoerd* afvoer wegbrengen weggebracht*
bedenken bedacht* verzinnen verzonnen
begroeten begroet* verwelkomen verwelkomd* ontvangen ontvangst onthalen onthaald*
bekijken bekeken bestuderen bestudeerd* doornemen doorgenomen
beluisteren beluisterd* aanhoren aangehoord* luisteren geluisterd*
benaderen benaderd* contact_opgenomen contact_opnemen contacteren gecontacteerd*
benutten benut* gebruiken gebruikt* inzetten ingezet*
bepalen bepaald* bepaling vaststellen vastgesteld* vaststelling
beschikbaar_stellen beschikbaar_gesteld ter_beschikking
beschrijven beschreven beschrijving* omschrijven omschreven omschrijving*
bespreken besproken bespreking* doorspreken doorgesproken praten gepraat*
bestemmen bestemd* bedoeld*
bestrijden bestreden bestrijding tegengaan tegengegaan verwijderen verwijderd* verwijdering
beveiligen beveiligd* beveiliging afschermen afgeschermd*
bevragen bevraagd* ondervragen ondervraagd* vragen gevraagd*
bewaren bewaard* bewaring opslag opslaan opgeslagen
bewerken bewerkt* bewerking verwerken verwerkt*
bemannen bemand* bemensen
bijeenbrengen bijeengebracht* verzamelen verzameld* ophalen opgehaald*
bijhouden bijgehouden bijwerken bijgewerkt* up-to-date actueel_houden actueel_gehouden
bijleren bijgeleerd* bijscholen nascholing
binnenhalen binnengehaald* werven geworven verkrijgen
binnenkomen binnengekomen aankomen aangekomen aankomst
bundelen gebundeld* samenvoegen samengevoegd* samenbrengen samengebracht* bijeenbrengen
delen gedeeld* uitwisselen uitgewisseld* doorgeven
doorlopen_van doorlopen afleggen volgen gevolgd*
doornemen doorgenomen doorlopen bespreken
dumpen gedumpt* dumping* dumpingen afvaldumping*
gebruiken gebruikt* gebruik inzetten ingezet* inzet toepassen toegepast* hanteren gehanteerd*
gezorgd_voor zorgen_voor zorg_gedragen zorg_dragen zorgdragen
houden_aan hielden_zich_aan zich_hielden_aan zich_aan volgen gevolgd* nakomen nagekomen naleven
hielden houden volgden volgen
inbreng input bijdrage*
inlichten ingelicht* informeren geinformeerd* op_de_hoogte
op_de_hoogte_houden op_de_hoogte_gehouden geinformeerd* informeren bijgepraat*
bijpraten bijgepraat* updaten informeren
inleven empathie inlevingsvermogen
inrichten ingericht* inrichting opzetten opgezet* aankleden aangekleed*
inspelen_op ingespeeld_op reageren gereageerd*
instellen ingesteld* afstellen afgesteld* instelling*
invallen ingevallen inval vervangen vervanging waarnemen
inzien ingezien inzage
kennismaken kennisgemaakt* kennismaking
langsgaan langsgegaan bezoeken bezocht* bezoek
langskomen langsgekomen bezoeken bezocht*
leegmaken leeggemaakt* legen geleegd* leeghalen ledigen
leveren_van geleverd* levering verstrekken verstrekt*
vervaardigen vervaardigd* vervaardiging produceren geproduceerd*
melding_maken melding_gemaakt gemeld* melden
mengen_van gemengd* menging
navolgen opvolgen opgevolgd* opvolging
nabestellen bijbestellen bestellen besteld* bestelling*
ondersteuning_bieden ondersteunen ondersteund* hulp
ontvangen_van ontvangst ontvangen in_ontvangst_nemen in_ontvangst_genomen
ontwikkelen ontwikkeld* ontwikkeling uitwerken uitgewerkt*
oplossen opgelost* oplossing* verhelpen verholpen uit_de_wereld
opmeten opgemeten opmeting meten gemeten meting* inmeten ingemeten
opstarten_van opgestart* start
opvolgen opgevolgd* opvolging follow-up nabellen
opvragen opgevraagd* opvraag navragen
overdragen overgedragen overdracht doorgeven doorgegeven
raad advies adviezen aanbeveling*
rapporteren gerapporteerd* rapportage* verslag_gedaan verslag_uitgebracht verslag_gelegd
regelen geregeld* verzorgen verzorgd* organiseren georganiseerd*
schatten geschat* schatting* inschatten ingeschat* inschatting*
tegengaan voorkomen preventie
tellen geteld* telling* inventariseren geinventariseerd* voorraad_opgenomen
terugkeren teruggekeerd* terugkomst
toebereiden bereiden bereid* klaarmaken
toepassen toegepast* toepassing gebruiken gebruikt* hanteren
toevoegen toegevoegd* aanvullen aangevuld*
toezenden toegezonden opsturen opgestuurd* versturen verstuurd*
uitbrengen uitgebracht* publiceren gepubliceerd*
uitvoeren_van uitgevoerd* verrichten verricht* uitvoering
vastleggen vastgelegd* vastlegging noteren genoteerd* optekenen opgetekend* registratie*
vegen geveegd* aanvegen aangeveegd* bezemschoon
veilig_stellen veiliggesteld* borgen geborgd*
verbruiken verbruikt* verbruik
verdelen verdeeld* verdeling indelen ingedeeld* indeling
verhelpen verholpen herstellen hersteld* repareren gerepareerd*
verlenen verleend* bieden geboden geven
vermelden vermeld* noemen genoemd*
verplaatsen verplaatst* verplaatsing verhuizen verhuisd*
verrichten verricht* uitvoeren uitgevoerd* doen gedaan
verschaffen verschaft* geven gegeven verstrekken
verspreiden verspreid* verspreiding distribueren gedistribueerd* distributie
vertellen verteld* uitleggen uitgelegd*
verversen ververst* verversing vernieuwen vervangen
verwerken verwerkt* verwerking invoeren ingevoerd*
verwijderen verwijderd* verwijdering weghalen weggehaald* wegnemen weggenomen
verzekeren_van waarborgen gewaarborgd*
voelen tasten
voorbereiden voorbereid* voorbereiding* voorbereidend*
voorkomen voorkoming preventie preventief vermijden
voorleggen voorgelegd* presenteren
vrijmaken vrijgemaakt*
waarnemen waargenomen observeren geobserveerd* observatie*
weghalen weggehaald* verwijderen verwijderd* opruimen
wegen gewogen weging afwegen
wisselen gewisseld* wissel verwisselen verwisseld* vervangen
zoeken gezocht* zoektocht opsporen
aanpak werkwijze methode* manier
manier wijze methode*
methode* methodiek* techniek*
aanbod assortiment
aanvulling toevoeging*
afhaker* uitval uitvaller*
afhaken afgehaakt* afhaakten afhakers afhakende
afstand afstanden
onderdeel onderdelen deel delen stuk
onderwerp* thema* topic*
bijeenkomst* samenkomst* sessie*
sessie* bijeenkomst* ronde rondes
workshop* cursusdag* trainingsdag*
dagdeel dagdelen halve_dag
ochtend ochtenden voormiddag*
einde eind slot afsluiting
sluitingstijd sluiting eind_van_de_dag einde_van_de_dag eind_van_elke_dag einde_van_elke_dag
openingstijd opening begin_van_de_dag
drankje* drinken iets_te_drinken drank consumptie* koffie_of_thee
koffie thee koffie_en_thee warme_dranken
gang_van_zaken verloop verlopen
verloop voortgang vordering*
voortgang vordering* stand_van_zaken status
ervaring* belevenis* bevinding*
bevinding* uitkomst* resultaat resultaten conclusie*
uitkomst* resultaten resultaat
gegeven gegevens informatie data
gegevensverzameling dataverzameling
plek plekken locatie* plaats plaatsen
locatie* vestiging* plek plekken standplaats*
werkplek* werkpost*
ruimte ruimtes vertrek vertrekken lokaal lokalen zaal
gebied* regio* streek streken
omgeving omstreken omliggende
groep* groepje* gezelschap*
aanwezigen deelnemers publiek
ronde* sessie* keer
reeks* serie* cyclus
stappenplan* werkplan* plan_van_aanpak actieplan*
plan_van_aanpak projectplan*
planning tijdschema* tijdsplanning tijdpad
schema* rooster* planning
werkdruk drukte werklast
werkvoorraad achterstand* backlog
wensen behoeften eisen voorkeuren verlangens
behoefte* nood vraag
eis eisen voorwaarde* criterium criteria
voorwaarde* conditie* bepaling*
norm normen standaard standaarden
regel regels richtlijn* voorschrift*
protocol protocollen richtlijn* voorschrift* vaste_afspraken
werkafspraken afspraken werkinstructie*
werkinstructie* instructiekaart* stapsgewijze
vraagstuk* probleem problemen kwestie*
knelpunt* probleem problemen
fout fouten vergissing* onjuistheid onjuistheden
onjuistheden fouten foutieve
afwijking* verschil verschillen
verschil verschillen discrepantie*
tekort tekorten schaarste
teveel overschot*
schade schades beschadiging*
breuk breuken gebroken
oplage aantal_exemplaren exemplaren
exemplaar exemplaren stuks
hoeveelheid hoeveelheden aantallen volume*
aantal hoeveelheid aantallen
omvang grootte formaat
formaat formaten afmeting* maat
gewicht gewichten kilo's
snelheid tempo
looptijd* duur
uitgave* kosten
opbrengst* omzet inkomsten ontvangsten
prijs prijzen kostprijs tarief
bijdrage* inbreng
gift giften donatie* schenking*
toelage* vergoeding*
vergoeding* compensatie*
boete boetes sanctie*
beloning* bonus
korting* kortingsactie*
hulp bijstand steun ondersteuning
steun ondersteuning ruggensteun
zorg zorgen verzorging
contact* contacten communicatie
relaties contacten netwerk
gesprek gesprekken dialoog onderhoud
beeld beelden foto foto's afbeelding* beeldmateriaal
icoon iconen pictogram* icoontje*
afbeelding* illustratie* plaatje* figuur figuren
illustratie* tekening* afbeelding*
kaart kaarten kaartmateriaal landkaart* plattegrond*
tekst teksten geschreven_stuk schrijfwerk
schrijfwerk teksten schrijven
leeswerk lezen
rekenwerk rekenen berekening*
denkwerk meedenken
veldwerk in_het_veld
handwerk handmatig
papierwerk administratie paperassen
invoerwerk invoeren invoer
telwerk tellen telling*
hekwerk* hek hekken afrastering* omheining*
zitbank* bank banken bankje*
kettingzaag* motorzaag*
vraatschade wildvraat vraat
jonge_aanplant jonge_bomen aanplant
wandelpad* wandelroute* pad paden
recreatiebedrij* recreatieondernemer*
ondernemer* ondernemers zelfstandigen zakenmensen
kleine_ondernemer* kleine_bedrijven mkb'ers
testpersoon testpersonen deelnemer* proefpersoon proefpersonen respondent*
prototype* klikmodel*
bestelproces afrekenproces checkout
verzorgingsproduct* haarproduct* huidproduct* schoonheidsproduct* haarverzorgingsproduct*
kleuradvies advies_over_kleur kleurkeuze
baard baarden
opsteekkapsel* opsteken
bruidskapsel* bruidshaar
hoofdmassage* hoofdhuidmassage*
publiekswerk publieksvoorlichting voorlichting publiek*
exoten invasieve_exoten invasieve_soorten uitheemse_soorten
hectare hectaren ha
kindvriendelijk* geschikt_voor_kinderen
begrijpelijk* duidelijk* helder* eenvoudig*
duidelijk* helder* overzichtelijk*
overzichtelijk* geordend* gestructureerd*
bereikbaar oproepbaar paraat
beschikbaar voorradig voorhanden
zichtbaar* zichtbaarheid
bruikbaar werkbaar
volledig compleet
compleet volledig
juist juiste correct correcte goede
correct juist foutloos
actueel actuele up-to-date bijgewerkt*
recent recente nieuwste
druk drukke hectisch*
rustig kalm
technisch technische
feestelijk* feest*
winters winter winterseizoen
zomers zomer zomerseizoen zomermaanden
voorjaar lente
najaar herfst
kerst kerstperiode
schoolvakantie* vakantie* vakanties
feestdag* feestdagen
vrije_dag vrije_dagen verlof
ouderwets* klassiek* traditioneel traditionele
modern moderne hedendaags*
groot grote omvangrijk*
divers diverse verschillende uiteenlopende allerlei
allerlei diverse verschillende
meerdere verschillende diverse
beide allebei
volwassen* meerderjarig*
jong jonge jeugdige
ziek zieke
nederlands nederlandse hollands*
particulier* prive
zakelijk* b2b
dubbele dubbel tweevoudig*
adres adressen adresgegevens woonadres*
datum data datums tijdstip*
pauze pauzes rustpauze* rustmoment*
versie versies uitgave variant*
getal getallen cijfers
terugvinden teruggevonden terug_te_vinden vindbaar vindbaarheid
stoppen gestopt* ophouden beeindigen
gedrag gedragingen houding
gemerkt* merken gemarkeerd* markeren aangeduid*
aangebracht* aanbrengen gelegd* leggen bevestigd* geplaatst*
onduidelijk* onduidelijkheden vaag
agressief agressieve boos boze geagiteerd*
materieel materiaal uitrusting
uitrusting materieel spullen
opgave* aangifte* verantwoording
fragment* stukje* geluidsfragment*
doorzocht* doorzoeken gezocht zoeken afgezocht*
visueel visuele op_het_oog met_het_blote_oog
besloten afgesloten gesloten
derving bederf verlies uitval
uitstoot emissie*
restmateriaal reststoffen afvalstoffen
luchtvochtigheid vochtigheid vochtgehalte
managementoverleg mt-overleg mt-vergadering* managementvergadering*
stagebezoek* bezoek_aan_stagiairs bezoek_aan_stagebedrijven
drinkwater leidingwater
tankstation* benzinestation* pompstation*
pijpleiding* leidingen buizen buisleiding*
leuning* balustrade* trapleuning*
volkswijk* wijk buurt
bulletin* nieuwsbulletin* nieuwsbericht*
reportage* verslag verhaal verhalen
wei weide weiden weiland* grasland
weiden wei koeien_buiten weidegang
kalveren kalf kalfjes jongvee
trekker* tractor* tractoren
trekkerrijbewijs tractorrijbewijs
fohnen gefohnd* droogblazen
schoolklas* klassen scholieren
designer* ontwerper* vormgever*
aspirant* in_opleiding aankomend*
brugklas* eerste_klas klas_1
opladen opgeladen oplading
weekcijfers wekelijkse_cijfers cijfers_van_de_week
maandcijfers maandelijkse_cijfers cijfers_van_de_maand
kwartaalcijfers cijfers_per_kwartaal
jaarcijfers cijfers_per_jaar jaarlijkse_cijfers
voorbijganger* passant* mensen_op_straat straatinterview*
geluidsmateriaal geluid geluidsopname* geluidsfragment*
mestboekhouding mestadministratie
achtergelaten achterlaten opgeruimd* schoon_achtergelaten
samen_met in_overleg_met in_samenspraak_met
verslagen verslaggeving verslag_gedaan
presentator* presentatrice*
luisteraar* luisterpubliek
kijker* kijkers tv-publiek
hoofdredacteur hoofdredactie
luistercijfer* luisterdichtheid
kijkcijfer* kijkdichtheid
voorbesproken voorgesproken voorgesprek*
zender* omroep* radiostation*
ochtendprogramma* ochtendshow*
presentatie presenteren gepresenteerd*
rantsoen* voerschema*
kalversterfte sterfte_onder_kalveren sterfte_van_kalveren
melkkoe melkkoeien melkvee
melkveehouderij melkveebedrijf melkveebedrijven melkvee
melkstal* melkput
robot robots melkrobot*
voeradvies voeradviseur*
omheining afrastering* schrikdraad
sloot sloten greppel*
scheepsbouw bouw_van_schepen
scheepswerf scheepswerven werf
fitten gefit* pijpfitten
gutsen gegutst* uitgegutst* uitgutsen
mangatwacht veiligheidswacht
diameter* doorsnede*
platform* booreiland*
keuren gekeurd* keuring*
labelen gelabeld* labeling
plaat platen plaatmateriaal
zetten gezet* kanten gekant*
leeg lege onbeladen
lege_kilometers onbeladen_kilometers loze_kilometers
kat katten poes poezen
huisdier huisdieren gezelschapsdieren
slang slangen brandslang*
kazerne* brandweerkazerne*
slachtoffer slachtoffers gewonden
stormschade schade_na_storm
oefenavond* oefensessie*
wijn wijnen wijnsoorten
feest feesten partijen feestjes feestelijkheden
zaal zalen ruimte
zomer zomerperiode zomerseizoen zomermaanden
bedacht* bedenken ontwikkeld* ontwikkelen
gewezen wijzen geattendeerd*
afgelegd* afleggen gereden
gezelschap gezelschappen groep groepen
papieren documenten paperassen
akkoord goedkeuring instemming
invullen ingevuld* bijhouden bijgehouden
aanleveren aangeleverd* inleveren ingeleverd* indienen
rekenmodel* berekeningsmodel*
internationaal internationale over_de_grens grensoverschrijdend*
huishoudelijk* huishouding huishouden
knie knieën
afzegging* annulering* afmelding*
kracht spierkracht
risico risico's gevaar gevaren
demo demo's demonstratie*
werkorder* werkopdracht* opdrachten
maatpak maatpakken kostuum_op_maat kostuums_op_maat
maatkleding kleding_op_maat
vermaken vermaakt* verstellen versteld* kledingherstel
verstelwerk herstelwerk vermaakwerk
rittenschema ritschema* rittenplanning ritplanning
projectteam projectgroep
papierverbruik papiergebruik verbruik_van_papier
zakenreizen dienstreizen reizen_voor_het_werk
reistijd reisduur
genotuleerd* notulen verslag_gemaakt
beleidsnota beleidsstuk beleidsnotitie
zorgaanbieder* zorginstelling* zorgorganisatie*
jeugdbeleid beleid_voor_jongeren
prijskaartje* prijzen prijsetiket*
huidverzorging verzorging_van_de_huid
griepprik* griepvaccinatie* vaccinatie_tegen_griep
terugbelsysteem terugbelservice
bovenbouw bovenbouwklassen hogere_klassen
onderbouw onderbouwklassen lagere_klassen
eindexamen* examens
chat chats chatgesprek* chatberichten
schooluitval voortijdig_schoolverlaten uitval_van_leerlingen
hal entreehal
balie baliewerk baliewerkzaamheden
administratieve_ondersteuning administratieve_hulp
telefonische_bereikbaarheid telefonisch_bereikbaar
nederlandse_les lessen_nederlands taalles
medeleerling* klasgenoot klasgenoten
buurvrouw buurman buren
individueel individuele een-op-een persoonlijke
een-op-eenbegeleiding individuele_begeleiding persoonlijke_begeleiding
oudere_mensen ouderen senioren
jongere jongeren jeugd
kinderen_van_4_tot_12 basisschoolkinderen
goed_doel goede_doelen liefdadigheid
inzameling* inzamelactie* ophaalactie* collecte*
inzamelingsactie* inzamelactie* fondsenactie*
voedselpakket* voedselpakketten pakketten
kledingbank kledinginzameling
tweedehands gebruikte
kringloopwinkel* kringloop
buurtfeest* straatfeest* wijkfeest*
buurtmoestuin* moestuin* volkstuin*
opknapbeurt* opknappen opgeknapt* renovatie
themamiddag* themabijeenkomst*
begeleide_wandeling* wandeltocht* wandeling*
fietstocht* fietsrit*
`
