/**
 * Dutch words for the same thing, a row a thing; see `wordings.ts`. What stands before a `<` may be
 * said for what stands behind it, and not the other way round.
 */
export const wordingsNl = `
vraag vragen *vraag *vragen verzoek* aanvraag aanvragen melding* ticket*
storing* *storing *storingen probleem problemen fout fouten defect* gebrek* mankement* bug bugs
afspraak afspraken *afspraak *afspraken regeling* *regeling *regelingen
vergadering* overleg* bijeenkomst* meeting* bespreking*
telefoontje* telefoon* telefonisch* gesprek gesprekken *gesprek *gesprekken belletje*
chat* bericht*
e-mail* email* mail mails mailtje* bericht* brief brieven post correspondentie
klant* *klant *klanten afnemer* koper* consument* cliënt* opdrachtgever*
gast* bezoeker*
collega* team teams medewerker* personeel
medewerker* werknemer* personeel personeelsleden collega* team staf
nieuwe_collega* nieuwe_medewerker* nieuwkomer* starter*
leidinggevende* chef* manager* baas
leerling* student* klas klassen kind kinderen scholier*
les lessen *les *lessen onderwijs cursus*
rapport* *rapport *rapporten rapportage* verslag* overzicht*
document* stuk stukken papier* papierwerk dossier* administratie
notulen verslag*
contract* *contract *contracten overeenkomst*
contractwijziging* contractmutatie* contractaanpassing*
wijziging* mutatie* aanpassing* verandering* *wijziging *wijzigingen
factuur facturen *factuur *facturen rekening*
betaling* *betaling *betalingen betal*
omzet verkoop* verkopen
bestelling* *bestelling *bestellingen order orders opdracht*
product* artikel* goederen koopwaar
levering* bezorging* zending*
magazijn* depot* opslag* loods* hal
vrachtwagen* vrachtauto* truck*
voertuig* < auto* bus* vrachtwagen* bestelbus* bestelauto*
rit ritten route* tour* traject*
machine* *machine *machines apparaat apparaten apparatuur installatie* toestel*
apparaat apparaten apparatuur < laptop* printer* telefoon* tablet*
gereedschap* werktuig* instrument*
materiaal materialen grondstof* benodigdhe*
regel* voorschrift* norm* richtlijn* eis eisen *regels *voorschriften *eisen
controle* inspectie* keuring* check checks *controle *controles
test* proef proeven beproeving*
resultaat resultaten uitkomst* prestatie*
gegevens data informatie
crm crm-systeem klantsysteem klantenbestand < salesforce hubspot dynamics pipedrive
content inhoud tekst teksten bericht* artikel* post posts
software applicatie* programma* systeem systemen tool tools app apps
invoering* implementatie* introductie* ingebruikname uitrol opzet inrichting opbouw bouw
opbouw* bouw* inrichting* opzet* ontwikkeling*
overstap* overgang* migratie* omzetting* wijziging*
koppeling* api* interface*
handleiding* handboek* instructie* gids*
training* cursus* workshop* opleiding* scholing bijscholing
enquete* vragenlijst* peiling*
klacht* *klacht *klachten reclamatie*
schade* schademelding* schadeclaim* schadedossier* claim claims
boekhouding* administratie* boeking* financiele_administratie
vakantie* verlof
rooster* *rooster *roosters planning* dienstrooster*
kassa* afrekening* betaling*
schoonmaak* hygiene* reiniging*
patient* bewoner* client* cliënt* zorgvrager*
afdeling* *afdeling team unit
zorg* verzorging verpleging
medicatie medicijn* geneesmiddel*
wond* verband* wondzorg wondverzorging
kind kinderen kleuter* peuter* jeugd
oudere* ouderen senior* bejaard*
huis huizen woning*
bouw* bouwplaats* bouwproject*
installatie* montage* plaatsing*
elektra elektr*
kabel* bedrading bekabeling
leiding* buis buizen
lek lekken lekkage*
reparatie* herstel* onderhoud
onderhoud* service
tuin tuinen groen* groenvoorziening* plantsoen*
artikel* tekst* stuk stukken
foto* beeld* afbeelding*
ondersteuning hulp support assistentie
project* programma* traject*
team* groep* ploeg* collega*
dagelijks* per_dag elke_dag iedere_dag
wekelijks* per_week elke_week
maandelijks* per_maand elke_maand
jaarlijks* per_jaar elk_jaar
oud* bestaand* vorig*
nieuw* extra
aanspreekpunt contactpersoon contact
bedrijf bedrijven onderneming* firma *bedrijf *bedrijven
verzekeraar* verzekeringsmaatschappij* verzekering*
energiebedrijf energiebedrijven energieleverancier* energie
burger* inwoner*
analyse* onderzoek*
bezoek* huisbezoek*
kleur* verf*
schilder* verf*
etiket* label* sticker*
heftruck* vorkheftruck*
beschadiging* schade*
laboratorium laboratoria lab
meting* meetwaarde*
verschil* afwijking*
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
orderpicken orders gepickt* verzamel*
laden lossen geladen gelost
boeken geboekt* inboeken verwerken
agendabeheer afspraken agenda*
zorgdossier* rapportage* dossier*
uitvoering bouw bouwwerk*
unittest* test*
gebruikersinterface scherm* frontend
recept* gerecht* bereiding*
subsidie* financiering
snoei* snoeien
knippen geknipt* kapsel* haar
overlegd overleg* besproken bespreek* afgestemd*
km kilometer*
rit* ritplanning planning
aansturing sturing planning
truck* vrachtwagen* vrachtauto*
inwerken ingewerkt* onboarding introductie
telefooncentrale telefoon*
verhuurder* eigenaar eigenaren
retour* retourzending*
tekst* content copy
afspraken agenda planning
recept* voorschrift* medicatie
kasopmaak kassa kas
hygiene* haccp schoon*
monteur* installateur*
`
