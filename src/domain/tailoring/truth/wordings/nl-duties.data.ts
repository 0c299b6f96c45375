/**
 * Everyday words for duties that careful writers exchange in Dutch resumes; see `wordings.ts`. Words of
 * another rank, reach or trade stand in no row together.
 */
export const dutyWordingsNl = `
kantoor* kantoren kantoorpand* kantoorgebouw*
schoon netjes opgeruimd* schoonmaak* schoongehouden schoonhouden
account accounts pagina* profiel* kanaal kanalen
verstuur* verstuurd* versturen stuur* sturen stuurde* gestuurd* verzend* verzond* toezend*
herinnering* aanmaning* betalingsherinnering*
aangifte* kwartaalaangifte*
groep groepen klas klassen
leerling* kind kinderen scholier*
les lessen onderwijs
uitje* excursie* uitstap* schoolreis*
verslag* rapport* verslaglegging rapportage* rapporteer* gerapporteerd*
bewoner* cliënt* oudere* patiënt*
wassen verzorg* lichamelijke_verzorging
medicijn* medicatie geneesmiddel*
wond* wondzorg wondverzorging
overleg* bespreek* besprok* afstem* vergader*
vergader* overleg* bijeenkomst*
notul* verslag*
agenda* afspraken planning
telefoon* telefonisch* bel belde bellen gebeld telefoontje*
inwoner* burger*
klacht* ontevreden*
klant* consument* afnemer* opdrachtgever*
opdrachtgever* klant*
collega* medewerker* teamgenoot*
nieuwe_collega* nieuwe_medewerker* nieuwkomer*
inwerk* ingewerkt* werkte_in wegwijs*
begeleid* ondersteun* coach*
stagiair* stagelo* student*
leerling-* leerling*
uitleg* toelicht* instruc*
training* cursus* opleiding* scholing*
factu* rekening*
boekhoud* administratie
contract* overeenkomst*
sollicitatiegesprek* selectiegesprek* kennismakingsgesprek*
magazijn* opslag depot
voorraad* goederen
telling* tel telde tellen inventaris*
goederen waar waren artikel*
order* bestelling*
verzamel* pick* orderpick*
verpak* inpak* ingepakt*
laad* laden geladen
los* lossen loste gelost
vrachtwagen* vrachtauto* truck*
rit ritten route* tour*
lever* bezorg* aflever*
verhelp* verholp* los_op loste_op oplos* opgelost*
onderhoud* servicebeurt* onderhoudsbeurt*
keur* keuring* inspect* controle*
kabel* bekabeling* leiding*
materiaal materialen
machine* installatie* apparatuur apparaat apparaten
laboratorium lab
tank tanks ketel*
reinig* schoonmaak* schoongemaakt*
reparatie* herstel*
omzet* verkopen verkoop
webshop* webwinkel*
product* artikel*
nacht* nachtdienst*
weekend* weekenddienst*
dagelijks* per_dag elke_dag
wekelijks* per_week elke_week
maandelijks* per_maand elke_maand
jaarlijks* per_jaar elk_jaar
kwartaal* per_kwartaal
`
