/**
 * Everyday words for duties that careful writers exchange in Dutch resumes; see `wordings.ts`. Words of
 * another rank, reach or trade stand in no row together.
 */
export const dutyWordingsNl = `
kantoor* kantoren kantoorpand* kantoorgebouw*
gebouw* pand panden
schoon netjes opgeruimd* schoonmaak* schoongehouden schoonhouden
account accounts pagina* profiel* kanaal kanalen
verstuur* verstuurd* versturen stuur* sturen stuurde* gestuurd* verzend* verzond* toezend*
herinnering* aanmaning* betalingsherinnering*
openstaande_post* debiteur* openstaande_factu*
debiteurenbewaking debiteurenbeheer openstaande_posten bewak*
btw omzetbelasting
aangifte* kwartaalaangifte*
afloop einde slot
groep groepen klas klassen
leerling* kind kinderen scholier*
les lessen onderwijs
ouder ouders verzorger*
oudergesprek* ouderavond* tienminutengesprek*
uitje* excursie* uitstap* schoolreis*
verslag* rapport* verslaglegging rapportage* rapporteer* gerapporteerd*
dossier* cliëntdossier*
bewoner* cliënt* oudere* patiënt*
wassen verzorg* lichamelijke_verzorging
aankleden kleden kleding
medicijn* medicatie geneesmiddel*
uitdel* deelde verstrek* toedien* uitgedeeld*
wond* wondzorg wondverzorging
overleg* bespreek* besprok* afstem* vergader*
vergader* overleg* bijeenkomst*
notul* verslag*
agenda* afspraken planning
bezoek* bezoeker* gast gasten
werkbezoek* bezoek*
telefoon* telefonisch* bel belde bellen gebeld telefoontje*
mail mails e-mail* bericht*
vraag vragen verzoek*
inwoner* burger*
klacht* ontevreden*
klant* consument* afnemer* opdrachtgever*
opdrachtgever* klant*
leverancier* toeleverancier*
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
arbeidscontract* arbeidsovereenkomst*
vacature* functie*
sollicitatiegesprek* selectiegesprek* kennismakingsgesprek*
cv cvs sollicitatie*
verzuim ziekteverzuim
functioner* functioneringsgesprek*
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
heftruck* reachtruck*
chauffeur* bestuurder*
rit ritten route* tour*
zending* pakket* pakje*
lever* bezorg* aflever*
storing* defect*
verhelp* verholp* los_op loste_op oplos* opgelost*
onderhoud* servicebeurt* onderhoudsbeurt*
keur* keuring* inspect* controle*
kabel* bekabeling* leiding*
verlichting lamp* armatu*
tekening* schema* plattegrond*
materiaal materialen
machine* installatie* apparatuur apparaat apparaten
monster* proef*
laboratorium lab
tank tanks ketel*
reinig* schoonmaak* schoongemaakt*
band banden
rem remmen
auto autos personenauto* personenwagen* wagen*
reparatie* herstel*
diagnose* storingsdiagnose*
omzet* verkopen verkoop
winkel* filiaal filialen
webshop* webwinkel*
nieuwsbrief* mailing*
abonnee* lezer*
advertentie* campagne*
foto* fotografie*
product* artikel*
evenement* activiteit*
folder* brochure* flyer*
huisstijl* logo*
ontwerp* vormgev*
drukker* drukkerij* drukwerk*
lokaal lokale plaatselijk* buurt omgeving
gerecht* maaltijd*
kaart menu menukaart
saus sauzen
verspilling* afval
koelkast* koeling*
nacht* nachtdienst*
weekend* weekenddienst*
dagelijks* per_dag elke_dag
wekelijks* per_week elke_week
maandelijks* per_maand elke_maand
jaarlijks* per_jaar elk_jaar
kwartaal* per_kwartaal
`
