/** Dutch names of one thing of everyday work in many trades. See `wordings.ts`. */
export const everydayWordingsNl = `
jaarbegroting* jaarbudget* begroting* budget budgetten
röntgenfoto* röntgenopname*
wegwerpmateriaal verbruiksmateria* disposables
folder* brochure* flyer* foldertje* boekje*
personeel medewerkers personeelsleden werknemers
rooster* dienstrooster* werkrooster* ploegenrooster*
kassa* kassa's
omzet dagopbrengst* opbrengst*
voorraadtelling* inventarisatie* telling tellingen
levering* zending* aflevering*
pakket* pakje* pakketten zending*
pallet pallets laadeenheid*
orderpicken orders_verzamelen orderpicking
goederenontvangst ontvangst_van_goederen inslag
factuur facturen rekening* nota's
offerte* prijsopgave* kostenraming*
aanmaning* betalingsherinnering* herinnering*
debiteuren* openstaande_facturen vorderingen debiteurenbeheer
crediteuren* leveranciersfacturen crediteurenadministratie
maandafsluiting* maandafsluiting maandelijkse_afsluiting
jaarrekening* jaarafsluiting*
btw-aangifte* omzetbelasting* aangifte
notulen verslag_van_vergadering* vergaderverslag*
agenda* agendabeheer afspraken
nieuwsbrief nieuwsbrieven mailing*
vraag vragen verzoek* klantvragen
klacht klachten reclamatie*
storing* uitval defect* panne
onderdelen reserveonderdelen vervangstukken wisselstukken
bekabeling bedrading kabels_trekken
schakelkast* verdeelkast* groepenkast* meterkast*
cv-ketel* ketel ketels verwarmingsketel*
leiding leidingen buizen leidingwerk
tekening* bouwtekening* werktekening*
steiger* steigers
metselwerk gemetseld* metselen
stukwerk stucwerk stukadoorswerk
tegels tegelwerk tegelvloer*
bouwplaats* bouwproject* werf werven
onderaannemer* nevenaannemer*
opdrachtgever* bouwheer
afdeling* verpleegafdeling*
wondverzorging verband verbanden wonden_verzorgd wondzorg
medicatie medicijn* geneesmiddel*
vaccinatie* inenting* vaccin* prik
bloedafname* bloed_prikken bloedprikken
overdracht* dienstoverdracht* wisseling_van_de_dienst
zorgplan* zorgleefplan* verpleegplan*
bewoner* cliënt* zorgvrager*
wassen_en_aankleden adl lichaamsverzorging persoonlijke_verzorging
rolstoelgebruiker* mensen_in_een_rolstoel
verwijzing* doorverwijzing*
les lessen lesuren
huiswerk huiswerkbegeleiding
toets toetsen proefwerk* tentamen*
ouderavond* oudergesprek* ouderbijeenkomst*
uitstapje* excursie*
kinderopvang kinderdagverblijf kinderdagverblijven crèche*
bso naschoolse_opvang buitenschoolse_opvang
menu menu's menukaart* kaart
gerecht* schotel* maaltijd*
voorgerecht* starter*
nagerecht* dessert* toetje*
deeg degen
allergenen allergie-informatie
gast gasten bezoeker*
reservering* boeking*
receptie balie onthaal
kamerschoonmaak housekeeping schoonmaak_van_kamers
evenement* feest* feesten partij partijen
bruiloft* huwelijk*
boeket* bloemstuk* bloemwerk
rouwwerk rouwboeket* grafkrans* krans kransen
heg heggen haag hagen struiken
gazon* gras grasveld*
zaailing* stekken jonge_planten
kas kassen broeikas* serre*
oogst gewas gewassen
vee veestapel koeien melkvee kudde*
melken melkbeurt*
kapsel* knippen haarsnit
kleuren verven haarkleuring*
persbericht* persmededeling*
artikel* stuk stukken bijdragen
opmaak lay-out paginaopmaak
poster* affiche* aanplakbiljet*
website* site webpagina* internetsite*
functie functies functionaliteit* feature*
release* uitrol oplevering*
testgeval* testscenario* testcase*
datastroom datastromen pipeline*
serverruimte* datacenter* datacentr*
laptop* notebook*
ronde rondes surveillance controleronde* rondgang*
camerabewaking cameratoezicht bewakingscamera*
incident* voorval* gebeurtenis*
ehbo eerste_hulp
ontruimingsoefening* brandoefening* evacuatieoefening*
risico-inventarisatie* risicobeoordeling* rie
monster* monsters staal stalen
batch* partij partijen charge*
etiket* etiketten label labels
lasnaad* lasnaden laswerk lassen
draaibank* draaimachine*
freesmachine* freesbank*
uitval afkeur afgekeurde_producten
meetinstrument* meetmiddel* meetapparatuur
productielijn* assemblagelijn* band
ploegendienst* wisseldienst* ploegen
nachtdienst* nachten
bereikbaarheidsdienst* piketdienst* wachtdienst* storingsdienst* oproepdienst*
overuren overwerk
weekenddienst* weekenden
stagiair* stageloper*
nieuwe_medewerkers nieuwe_collega's nieuwkomers starters
huurder* bewoner*
verhuurder* eigenaar*
huurcontract* huurovereenkomst*
bezichtiging* rondleiding_in_de_woning
dagvaarding* procesinleiding* processtuk*
rechtszaak* procedure* proces
zitting* rechtszitting*
dossier* zaak zaken
cliënten klanten opdrachtgevers
vluchteling* statushouder* asielzoeker*
pleeggezin* gastgezin*
huisbezoek* bezoek_aan_huis
uitkering* uitkeringsaanvra*
subsidieaanvra* subsidie*
donateur* gever* sponsor*
wedstrijd* toernooi* match
training* oefenuur trainingsuur
zwembad* bad bassin
toezichthouder* badmeester* redder*
repetitie* proef
publiek toeschouwer* bezoekers
tentoonstelling* expositie*
collectie* bestand
uitlening* uitleen
schap schappen rek rekken stelling*
bagage koffers
schip schepen boot boten vaartuig*
bemanning* crew
winkelvloer* verkoopvloer* winkelruimte*
etalage* winkelpresentatie* displays
prijskaartje* prijsetiket*
leidinggevende* manager* baas
aansturen leidinggeven aangestuurd* leidinggegeven
`
