/** Everyday Dutch words and fixed phrases of any trade that say the same; see `wordings.ts`. */
export const generalWordingsNl = `
aangeven aangegeven melden gemeld* doorgeven doorgegeven kenbaar
aanleggen aangelegd* aanleg leggen gelegd* plaatsen geplaatst*
aanmaken aangemaakt* opmaken opgemaakt* maken gemaakt*
aanschaffen aangeschaft* aanschaf aankopen aangekocht* aankoop* kopen gekocht*
aantrekken aangetrokken werven geworven
aanwijzen aangewezen toewijzen toegewezen
achterhalen achterhaald* uitzoeken uitgezocht* opsporen opgespoord*
afnemen_van afgenomen gehouden houden uitgevoerd*
afvoeren afgevoerd* afvoer wegbrengen weggebracht*
begroeten begroet* verwelkomen verwelkomd* ontvangen ontvangst onthalen onthaald*
bestrijden bestreden bestrijding tegengaan tegengegaan verwijderen verwijderd* verwijdering
bewaren bewaard* bewaring opslag opslaan opgeslagen
bewerken bewerkt* bewerking verwerken verwerkt*
bijeenbrengen bijeengebracht* verzamelen verzameld* ophalen opgehaald*
bijhouden bijgehouden bijwerken bijgewerkt* up-to-date actueel_houden actueel_gehouden
delen gedeeld* uitwisselen uitgewisseld* doorgeven
doorlopen_van doorlopen afleggen volgen gevolgd*
dumpen gedumpt* dumping* dumpingen afvaldumping*
houden_aan hielden_zich_aan zich_hielden_aan zich_aan volgen gevolgd* nakomen nagekomen naleven
hielden houden volgden volgen
inbreng input bijdrage*
instellen ingesteld* afstellen afgesteld* instelling*
langsgaan langsgegaan bezoeken bezocht* bezoek
navolgen opvolgen opgevolgd* opvolging
nabestellen bijbestellen bestellen besteld* bestelling*
ondersteuning_bieden ondersteunen ondersteund* hulp
ontvangen_van ontvangst ontvangen in_ontvangst_nemen in_ontvangst_genomen
ontwikkelen ontwikkeld* ontwikkeling uitwerken uitgewerkt*
oplossen opgelost* oplossing* verhelpen verholpen uit_de_wereld
opmeten opgemeten opmeting meten gemeten meting* inmeten ingemeten
opvolgen opgevolgd* opvolging follow-up nabellen
rapporteren gerapporteerd* rapportage* verslag_gedaan verslag_uitgebracht verslag_gelegd
regelen geregeld* verzorgen verzorgd* organiseren georganiseerd*
tellen geteld* telling* inventariseren geinventariseerd* voorraad_opgenomen
toebereiden bereiden bereid* klaarmaken
uitbrengen uitgebracht* publiceren gepubliceerd*
vastleggen vastgelegd* vastlegging noteren genoteerd* optekenen opgetekend* registratie*
vegen geveegd* aanvegen aangeveegd* bezemschoon
verdelen verdeeld* verdeling indelen ingedeeld* indeling
verhelpen verholpen herstellen hersteld* repareren gerepareerd*
verrichten verricht* uitvoeren uitgevoerd* doen gedaan
verschaffen verschaft* geven gegeven verstrekken
verversen ververst* verversing vernieuwen vervangen
verwerken verwerkt* verwerking invoeren ingevoerd*
voorbereiden voorbereid* voorbereiding* voorbereidend*
waarnemen waargenomen observeren geobserveerd* observatie*
wisselen gewisseld* wissel verwisselen verwisseld* vervangen
afhaken afgehaakt* afhaakten afhakers afhakende
ochtend ochtenden voormiddag*
sluitingstijd sluiting eind_van_de_dag einde_van_de_dag eind_van_elke_dag einde_van_elke_dag
drankje* drinken iets_te_drinken drank consumptie* koffie_of_thee
bevinding* uitkomst* resultaat resultaten conclusie*
uitkomst* resultaten resultaat
gegeven gegevens informatie data
plek plekken locatie* plaats plaatsen
locatie* vestiging* plek plekken standplaats*
ruimte ruimtes vertrek vertrekken lokaal lokalen zaal
gebied* regio* streek streken
groep* groepje* gezelschap*
reeks* serie* cyclus
schema* rooster* planning
afwijking* verschil verschillen
schade schades beschadiging*
bijdrage* inbreng
hulp bijstand steun ondersteuning
zorg zorgen verzorging
gesprek gesprekken dialoog onderhoud
beeld beelden foto foto's afbeelding* beeldmateriaal
icoon iconen pictogram* icoontje*
tekst teksten geschreven_stuk schrijfwerk
veldwerk in_het_veld
papierwerk administratie paperassen
invoerwerk invoeren invoer
hekwerk* hek hekken afrastering* omheining*
zitbank* bank banken bankje*
kettingzaag* motorzaag*
vraatschade wildvraat vraat
wandelpad* wandelroute* pad paden
recreatiebedrij* recreatieondernemer*
kleine_ondernemer* kleine_bedrijven mkb'ers
testpersoon testpersonen deelnemer* proefpersoon proefpersonen respondent*
verzorgingsproduct* haarproduct* huidproduct* schoonheidsproduct* haarverzorgingsproduct*
publiekswerk publieksvoorlichting voorlichting publiek*
hectare hectaren ha
begrijpelijk* duidelijk* helder* eenvoudig*
schoolvakantie* vakantie* vakanties
groot grote omvangrijk*
particulier* prive
aangebracht* aanbrengen gelegd* leggen bevestigd* geplaatst*
onduidelijk* onduidelijkheden vaag
doorzocht* doorzoeken gezocht zoeken afgezocht*
visueel visuele op_het_oog met_het_blote_oog
bulletin* nieuwsbulletin* nieuwsbericht*
reportage* verslag verhaal verhalen
wei weide weiden weiland* grasland
weiden wei koeien_buiten weidegang
trekker* tractor* tractoren
fohnen gefohnd* droogblazen
designer* ontwerper* vormgever*
opladen opgeladen oplading
weekcijfers wekelijkse_cijfers cijfers_van_de_week
maandcijfers maandelijkse_cijfers cijfers_van_de_maand
voorbijganger* passant* mensen_op_straat straatinterview*
geluidsmateriaal geluid geluidsopname* geluidsfragment*
mestboekhouding mestadministratie
achtergelaten achterlaten opgeruimd* schoon_achtergelaten
samen_met in_overleg_met in_samenspraak_met
verslagen verslaggeving verslag_gedaan
voorbesproken voorgesproken voorgesprek*
presentatie presenteren gepresenteerd*
kalversterfte sterfte_onder_kalveren sterfte_van_kalveren
fitten gefit* pijpfitten
gutsen gegutst* uitgegutst* uitgutsen
diameter* doorsnede*
keuren gekeurd* keuring*
labelen gelabeld* labeling
zetten gezet* kanten gekant*
huisdier huisdieren gezelschapsdieren
zaal zalen ruimte
bedacht* bedenken ontwikkeld* ontwikkelen
gezelschap gezelschappen groep groepen
invullen ingevuld* bijhouden bijgehouden
huishoudelijk* huishouding huishouden
vermaken vermaakt* verstellen versteld* kledingherstel
genotuleerd* notulen verslag_gemaakt
griepprik* griepvaccinatie* vaccinatie_tegen_griep
bovenbouw bovenbouwklassen hogere_klassen
chat chats chatgesprek* chatberichten
oudere_mensen ouderen senioren
met_inachtneming_van inachtneming volgens conform overeenkomstig
conform volgens overeenkomstig in_overeenstemming_met
met_het_oog_op ten_behoeve_van voor bestemd_voor
ten_behoeve_van ten_dienste_van voor
in_opdracht_van voor namens
in_samenwerking_met samen_met samenwerking tezamen gezamenlijk
in_overleg_met in_samenspraak_met in_afstemming_met overleg samenspraak
samenspraak overleg afstemming
ter_plaatse op_locatie aan_huis bij_de_klant on_site
aan_huis thuis bij_mensen_thuis bij_klanten_thuis
naar_aanleiding_van na vanwege
eerste_aanspreekpunt vast_aanspreekpunt aanspreekpunt contactpersoon
contactpersoon aanspreekpersoon aanspreekpunt contact
dagelijks dagelijkse per_dag elke_dag iedere_dag daags van_dag_tot_dag
elke_ochtend iedere_ochtend elke_morgen iedere_morgen 's_ochtends 's_morgens
's_ochtends ochtenden ochtend ochtendlijk*
in_het_weekend weekend weekends weekeinde*
weekend weekends weekeinde* weekeinden
wekelijks wekelijkse per_week elke_week iedere_week
tweewekelijks* om_de_twee_weken om_de_week tweemaal_per_maand
maandelijks maandelijkse per_maand elke_maand iedere_maand
per_kwartaal elk_kwartaal ieder_kwartaal driemaandelijks* kwartaal*
jaarlijks jaarlijkse per_jaar elk_jaar ieder_jaar
halfjaarlijks* tweemaal_per_jaar twee_keer_per_jaar ieder_half_jaar
voorafgaand_aan voor vooraf
voor_vertrek voor_afvaart voor_de_afvaart vertrek afvaart
gemiddeld doorgaans gewoonlijk
circa ongeveer zo'n rond plusminus
moedertaal native eerste_taal
telefonisch per_telefoon aan_de_telefoon via_de_telefoon telefoon*
digitaal digitale online elektronisch elektronische
eigen_lab eigen_laboratorium
alsmede en ook tevens evenals
waaronder zoals onder_andere onder_meer
onder_andere onder_meer o.a. waaronder
schadevrij zonder_schade zonder_schades
net netjes ordelijk opgeruimd
ervaren ervaring werkervaring
gediplomeerd met_diploma diploma
binnengekomen binnenkomend* inkomend* inkomende ingekomen
nieuw_binnengekomen nieuw nieuwe nieuwkomer*
`
