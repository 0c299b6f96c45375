/**
 * Dutch words for the same thing, a row a thing; see `wordings.ts`. What stands before a `<` may be
 * said for what stands behind it, and not the other way round.
 */
export const wordingsNl = `
vraag vragen *vraag *vragen verzoek* aanvraag aanvragen melding* ticket*
storing* *storing *storingen probleem problemen fout fouten defect* gebrek* mankement* bug bugs
oorzaak oorzaken reden redenen
termijn* deadline* einddatum
afspraak afspraken *afspraak *afspraken regeling* *regeling *regelingen
vergadering* overleg* bijeenkomst* meeting* bespreking*
telefoontje* telefoon* telefonisch* gesprek gesprekken *gesprek *gesprekken belletje*
chat* bericht*
e-mail* email* mail mails mailtje* bericht* brief brieven post correspondentie
klant* *klant *klanten afnemer* koper* consument* cliënt* opdrachtgever*
gast* bezoeker*
gebruiker* *gebruiker *gebruikers user*
collega* team teams medewerker* personeel
medewerker* werknemer* personeel personeelsleden collega* team staf
nieuwe_collega* nieuwe_medewerker* nieuwkomer* starter*
sollicitant* kandida* sollicitatie* cv cv's
vacature* vacaturetekst* personeelsadvertentie*
leverancier* toeleverancier*
partner* samenwerkingspartner*
leidinggevende* chef* manager* baas
directie management bestuur
leerling* student* klas klassen kind kinderen scholier*
ouder ouders familie* gezin* verzorgers
les lessen *les *lessen onderwijs cursus*
huiswerk opdracht* oefening*
cijfer* beoordeling* resultaat resultaten
rapport* *rapport *rapporten rapportage* verslag* overzicht*
document* stuk stukken papier* papierwerk dossier* administratie
dossier* document*
notulen verslag*
formulier* aanvraagformulier*
contract* *contract *contracten overeenkomst*
contractwijziging* contractmutatie* contractaanpassing*
wijziging* mutatie* aanpassing* verandering* *wijziging *wijzigingen
offerte* aanbieding* prijsopgave*
factuur facturen *factuur *facturen rekening*
betaling* *betaling *betalingen betal*
terugbetaling* restitutie*
kosten uitgave* uitgaven
prijs prijzen tarief tarieven
omzet verkoop* verkopen
bestelling* *bestelling *bestellingen order orders opdracht*
inkoop* bestelling* aankoop aankopen
voorraad voorraden voorraadbeheer
product* artikel* goederen koopwaar
levering* bezorging* zending*
pakket* *pakket *pakketten zending*
magazijn* depot* opslag* loods* hal
schap schappen stelling* rek rekken vak vakken
vrachtwagen* vrachtauto* truck*
voertuig* < auto* bus* vrachtwagen* bestelbus* bestelauto*
rit ritten route* tour* traject*
machine* *machine *machines apparaat apparaten apparatuur installatie* toestel*
apparaat apparaten apparatuur < laptop* printer* telefoon* tablet*
gereedschap* werktuig* instrument*
onderdeel onderdelen component* *onderdelen
materiaal materialen grondstof* benodigdhe*
afval restmateriaal
regel* voorschrift* norm* richtlijn* eis eisen *regels *voorschriften *eisen
naleving nakoming
veiligheid arbo
controle* inspectie* keuring* check checks *controle *controles
test* proef proeven beproeving*
resultaat resultaten uitkomst* prestatie*
cijfers kpi* kengetal* indicator* statistiek*
gegevens data informatie
database* databank*
spreadsheet* rekenblad* < excel
crm crm-systeem klantsysteem klantenbestand < salesforce hubspot dynamics pipedrive
erp erp-systeem < sap exact afas dynamics odoo
versiebeheer < git github gitlab
ticketsysteem < jira zendesk topdesk servicenow
cloud < aws azure gcp
sociale_media social_media socials < instagram facebook linkedin tiktok
nieuwsbrief nieuwsbrieven mailing*
abonnee* lezer* ontvanger*
campagne* reclame* actie acties advertentie*
content inhoud tekst teksten bericht* artikel* post posts
website* webpagina* internetpagina* site
software applicatie* programma* systeem systemen tool tools app apps
reactietijd* responstijd* laadtijd*
invoering* implementatie* introductie* ingebruikname uitrol opzet inrichting opbouw bouw
opbouw* bouw* inrichting* opzet* ontwikkeling*
overstap* overgang* migratie* omzetting* wijziging*
code broncode programmeerwerk
koppeling* api* interface*
functie* functionaliteit*
eis eisen specificatie* requirement*
ontwerp* schets* layout vormgeving
tekening* plattegrond* schema*
handleiding* handboek* instructie* gids*
training* cursus* workshop* opleiding* scholing bijscholing
evenement* bijeenkomst* event*
beurs beurzen tentoonstelling*
presentatie* voordracht*
onderzoek* studie*
enquete* vragenlijst* peiling*
tevredenheid* klanttevredenheid waardering beoordeling*
klacht* *klacht *klachten reclamatie*
schade* schademelding* schadeclaim* schadedossier* claim claims
verzekering* polis polissen
krediet* lening* hypotheek*
rekening* boekhouding* grootboek*
boekhouding* administratie* boeking* financiele_administratie
afsluiting* maandafsluiting* jaarafsluiting*
belasting* fiscaal* btw
loon* salaris* lonen salarissen
verzuim* afwezigheid ziekteverzuim
vakantie* verlof
rooster* *rooster *roosters planning* dienstrooster*
agenda* kalender* planning*
reis reizen dienstreis*
reservering* boeking*
receptie* balie* ontvangst* onthaal
kassa* afrekening* betaling*
contant* kasgeld kassa
gerecht* maaltijd* eten menu*
maaltijd* eten voedsel gerecht*
ingredient* grondstof*
brood* broodjes deeg
taart* gebak* koek*
drank* drankje*
schoonmaak* hygiene* reiniging*
patient* bewoner* client* cliënt* zorgvrager*
afdeling* *afdeling team unit
zorg* verzorging verpleging
behandeling* therapie*
medicatie medicijn* geneesmiddel*
wond* verband* wondzorg wondverzorging
vitale_functies bloeddruk controles
arts artsen dokter* medicus
kind kinderen kleuter* peuter* jeugd
oudere* ouderen senior* bejaard*
gebouw* pand panden
huis huizen woning*
bouw* bouwplaats* bouwproject*
renovatie* verbouwing* renov* opknap*
installatie* montage* plaatsing*
elektra elektr*
kabel* bedrading bekabeling
leiding* buis buizen
ketel* verwarming* cv-ketel*
lek lekken lekkage*
reparatie* herstel* onderhoud
onderhoud* service
tuin tuinen groen* groenvoorziening* plantsoen*
dier dieren huisdier* vee
zitting* rechtszaak rechtszaken procedure*
processtuk* dagvaarding* verweerschrift*
jurisprudentie uitspraak uitspraken
recht* juridisch* wet wetten
vertaling* vertaal*
artikel* tekst* stuk stukken
interview* gesprek*
foto* beeld* afbeelding*
video* film*
boek boeken titel* uitgave*
klantenservice klantcontact* klantendienst* customer_service helpdesk
ondersteuning hulp support assistentie
configuratie* inrichting* instelling*
toegang* rechten
proces processen procedure* werkwijze*
project* programma* traject*
taak taken werkzaamhe* activiteit*
doel* doelstelling* target*
plan plannen strategie*
team* groep* ploeg* collega*
filiaal filialen vestiging* winkel*
winkel* zaak zaken filiaal
opening* geopend*
stijging* toename* groei verhoging*
daling* afname* vermindering* verlaging*
dagelijks* per_dag elke_dag iedere_dag
wekelijks* per_week elke_week
maandelijks* per_maand elke_maand
jaarlijks* per_jaar elk_jaar
snel* vlot*
oud* bestaand* vorig*
nieuw* extra
schriftelijk* geschreven
aanspreekpunt contactpersoon contact
bedrijf bedrijven onderneming* firma *bedrijf *bedrijven
verzekeraar* verzekeringsmaatschappij* verzekering*
energiebedrijf energiebedrijven energieleverancier* energie
overheid instantie*
burger* inwoner*
vergunning* toestemming
verbetering* optimalisatie*
voorstel* idee* suggestie* aanbeveling*
berekening* calculatie*
prognose* voorspelling*
analyse* onderzoek*
beoordeling* evaluatie*
relatie* contact*
communicatie contact* correspondentie
bezoek* huisbezoek*
archief archivering
meubel* meubilair
kleding* textiel mode
stof stoffen textiel
kleur* verf*
schilder* verf*
metaal metalen staal
rem remmen
band banden wiel wielen
werkplaats* garage*
lid leden deelnemer*
deelnemer* cursist*
donatie* gift*
etalage* winkelruit
etiket* label* sticker*
pallet* lading*
heftruck* vorkheftruck*
passagier* reiziger*
ongeval* ongeluk*
beschadiging* schade*
laboratorium laboratoria lab
meting* meetwaarde*
experiment* proef proeven
haar kapsel*
oefening* training*
verschil* afwijking*
kennisbank* kennisdatabase*
verhuizing* adreswijziging*
boekhoudprogramma* boekhoudpakket* boekhoudsoftware < exact afas twinfield
bi-tool < power_bi tableau qlik looker
leerplatform* elektronische_leeromgeving elo < moodle magister itslearning teams
magazijnsysteem* wms < sap_ewm
cad cad-software tekenprogramma* < autocad revit solidworks archicad
beeldbewerking* < photoshop illustrator indesign
patientendossier* epd ecd < hix nedap chipsoft
programmeertaal programmeertalen < python java javascript typescript go kotlin php
kantoorsoftware < excel word outlook powerpoint
toets toetsen proefwerk* tentamen*
nakijken nagekeken corriger* gecorrigeerd* beoorde*
excursie* schoolreis* uitstapje* reis reizen
sectie* vakgroep* vakcollega* collega* team
delen gedeeld* uitwissel* uitgewisseld* verspreid*
examenklas* bovenbouw* eindexamenklas*
examentraining* examenvoorbereiding* eindexamen*
steeg gestegen omhoog hoger
mentor* begeleid* tutor* mentorschap
oudergesprek* ouders
huiswerk* huiswerkbegeleiding
lesgegeven lesgeven geschiedenisles* les lessen onderwijs
vrachtbrief vrachtbrieven pakbon* document*
orderpicken orders gepickt* verzamel*
goederenontvangst ontvangst binnenkomst
verzending* zending* expeditie verstuur* verzonden
laden lossen geladen gelost
vakkenvullen schappen bijvullen aangevuld*
kassa-afsluiting kassa kas
acquisitie nieuwe_klanten klantwerving
klantenportefeuille klanten relaties
aanmaning* openstaand* incasso
boeken geboekt* inboeken verwerken
declaratie* onkosten
loonstrook loonstroken salaris* loonadministratie
sollicitatiegesprek* sollicitant* gesprekken
briefwisseling correspondentie brieven post
agenda* vergadering* notulen
agendabeheer afspraken agenda*
wassen lichamelijke_verzorging persoonlijke_verzorging adl
bloedafname* bloedprikken prikken
zorgdossier* rapportage* dossier*
naasten familie* mantelzorgers
ontslag thuiskomst
spoed noodgeval*
metselwerk metselen muren
betonwerk beton betonstorten
tegelwerk tegels tegelen
opmeting* inmeten maten
begroting* calculatie* raming*
uitvoering bouw bouwwerk*
ingebruikstelling inbedrijfstelling opstart
storingzoeken storing* diagnose*
schakelkast* groepenkast* meterkast*
verspaning draaien frezen
tolerantie* nauwkeurigheid
preventief periodiek gepland*
productielijn* productie fabricage
serie* partij partijen batch
broncode code
unittest* test*
gebruikersinterface scherm* frontend
back-up* backup*
gebruikersaccount* accounts toegang
persbericht* pers media
folder* brochure* flyer*
volgers community publiek
menukaart* kaart menu*
recept* gerecht* bereiding*
bediening serveren tafels
ontbijt* ontbijtbuffet*
aankomst* inchecken check-in
vertrek uitchecken check-out
kamers schoonmaak housekeeping
dagvaarding* processtukken
contractcontrole contracten
advies* advisering consult*
subsidie* financiering
snoei* snoeien
water* bewater* begiet* sproei*
kudde veestapel koeien dieren
knippen geknipt* kapsel* haar
verven geverfd* kleuring* haarkleur*
massage* behandeling*
overlegd overleg* besproken bespreek* afgestemd*
aandeel percentage deel
km kilometer*
rit* ritplanning planning
aansturing sturing planning
truck* vrachtwagen* vrachtauto*
opmerking* feedback reactie*
opname* aanmelding* inschrijving*
inwerken ingewerkt* onboarding introductie
vervanging* inval invallen
overuren overwerk
telefooncentrale telefoon*
feest* viering* evenement* partij*
bruiloft* huwelijk*
assortiment* collectie producten
kledingstuk* kleding artikel*
huurder* bewoner*
verhuurder* eigenaar eigenaren
huurcontract* huurovereenkomst* huur
achterstand* openstaand*
risico* gevaar gevaren
incident* ongeval*
ehbo eerste_hulp
ontruimingsoefening* ontruiming
productie opbrengst volume
stilstand* uitval
prototype* model* monster*
levertijd* doorlooptijd*
retour* retourzending*
bezoekersaantal* verkeer bezoekers
tekst* content copy
redactie correctie* revisie*
lesprogramma* leerplan* curriculum
bijles* begeleiding ondersteuning
zorgleerling* speciale_behoeften
maaltijd* voeding eten
afspraken agenda planning
recept* voorschrift* medicatie
naasten familie* mantelzorg*
inventarisatie* telling* voorraadtelling*
inkoop leveranciers bestellingen
betalingsverkeer betalingen
reizen tickets verblijf
vergaderzaal vergaderruimte* zalen
kasopmaak kassa kas
allergie* intolerantie*
hygiene* haccp schoon*
bediening besturing rijden
monteur* installateur*
`
