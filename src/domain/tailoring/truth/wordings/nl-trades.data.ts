/**
 * More Dutch words for the same thing, by trade: office, shop, kitchen, care, building, workshop,
 * school, law, money, public service. What stands before a `<` is the kind of what stands behind it.
 */
export const tradeWordingsNl = `
kantoor* administratie* administratief administratieve secretariaat secretarieel
kantoorwerk administratie* administratieve_taken kantoortaken
telefooncentrale telefoon* telefoontjes centrale
afspraak afspraken agenda*
agendabeheer agenda* afspraken
vergadering* overleg* overleggen bijeenkomst* meeting*
notulen verslag* verslaglegging
verslag* verslaglegging rapportage* rapport* notulen
dossier* akte* stukken bestand*
werkinstructie* instructie* handleiding* procedure*
gegevensinvoer invoer data
bezoeker* gast* klant*
mobiel* smartphone* telefoon* gsm
account* gebruikersaccount* toegang
webshop* webwinkel* onlinewinkel* online_winkel*
dataset* gegevens data
fout* bug* defect* storing*
testscenario* testgeval* testcase* test*
houdbaarheid* houdbaarheidsdat* tht vervaldat*
retour* retouren teruggebracht* ruil*
klacht* reclamatie* ontevreden bezwaar*
magazijn* opslag* depot* loods* warehouse distributiecentr*
voorraad* voorraden bestand
stock* voorraad*
voorraadtelling* inventaris* telling*
zending* vracht* levering* pakket*
vracht* lading* goederen zending*
rit ritten route* tour* ronde* vaart
ritplanning routeplanning planning ritten
vrachtwagen* truck* trekker* vrachtauto*
heftruck* vorkheftruck* stapelaar* reachtruck*
patient* zorgvrager* client* bewoner* zieke*
bewoner* client* zorgvrager* oudere*
afdeling* unit team
zorgplan* behandelplan* plan
zorgdossier* dossier* rapportage*
patientendossier* dossier* status
wondzorg wondverzorging wonden verband*
medicatie* medicijn* geneesmiddel* medicijnen
medicatieronde* medicatie medicijnen
recept* voorschrift*
huisartsenpraktijk* praktijk* huisarts*
spreekuur spreekuren consult* afspra*
consult* spreekuur spreekuren onderzoek*
hulpmiddel* rollator* rolstoel*
hulpvraag* hulpvragen client*
huisbezoek* thuisbezoek* bezoek*
buitenschoolse_opvang bso naschoolse*
uitstapje* excursie* uitje* schoolreis*
klas* klassen groep* leerlingen
examen* toets* tentamen* proefwerk*
ouderavond* oudergesprek* ouders
nascholing* bijscholing* cursus*
cursus* training* workshop* opleiding*
cursist* deelnemer* student*
bouwproject* bouwwerk* bouw project
nieuwbouw bouw
steiger* stelling*
muur muren wand* scheidingswand*
waterleiding* leiding* buis buizen
bouwtekening* tekening* plan plannen
veiligheidsinstructie* toolbox* toolboxmeeting*
serie* reeks* batch* partij*
ploegendienst* ploeg* ploegen
nachtdienst* nachten nachtwerk
machine* cnc-machine* apparatuur
stilstand* uitval downtime
onderhoudsplan* onderhoudsschema* onderhoud
lasnaad lasnaden las lassen
kledingstuk* kleren kleding
artikel* stuk* tekst* bericht* publicatie*
post* posts bericht* content
opdracht* order* bestelling*
verkoopgebied* rayon* regio*
crediteurenadministratie crediteuren inkoopfactu* leveranciersfactu*
crediteur* leverancier*
debiteur* klant*
betalingsherinnering* aanmaning* herinnering*
jaarrekening* jaarcijfers jaarafsluiting*
accountant* revisor* controleur*
verschil* afwijking* onregelmatigheden
verzekerde* klant* polishouder*
schademelding* schadeclaim* schade* claims
premie* bijdrage*
arbeidscontract* arbeidsovereenkomst* contract*
verlofaanvra* verlof vakantie*
nieuwe_medewerk* nieuwe_collega* nieuwkomer* starters
leerling* stagiair* trainee*
stagiair* stagelop* student*
aanvrager* burger* inwoner* klant*
gemeente* gemeentehuis stad
huurwoning* woning* huurhuis*
woning* huis huizen pand panden
vastgoed onroerend_goed pand panden
groenvoorziening* groen plantsoen* tuin*
lab labo laboratori*
experiment* proef proeven test*
vragenlijst* enquete*
dienstrooster* rooster* werkrooster*
personeelsplanning rooster* planning
teamoverleg* werkoverleg* overleg*
personeel medewerkers staf collega's
bedrijf* onderneming* firma* zaak
omwonende* buurt* buren bewoners
brigade team ploeg
inkomende binnenkomende ingekomen binnengekomen
deelnemer* personen mensen
kuisen gekuist* poetsen gepoetst* schoonmaken schoongemaakt* opkuis opgekuist*
nazicht nakijken nagekeken controle nagezien
stocktelling* voorraadtelling* inventaris*
camion* vrachtwagen*
vorming vormingen opleiding* training* cursus* bijscholing*
zwemles* lessen_zwemmen zwemmen
invoer import
uitvoer export
wegtransport wegvervoer vervoer_over_de_weg
meetapparaat meetapparaten meetapparatuur meetinstrument*
de-escalatie gedeescaleerd* gesust* kalmeren gekalmeerd*
huisbezoek huisbezoeken bezoek_aan_huis bezoeken_aan_huis
jaarstukken jaarrekening* jaarcijfers
huisartseninformatiesysteem huisartsensysteem his < medicom promedico chipsoft microhis
hr-systeem personeelssysteem < afas visma workday nmbrs
statistiekprogramma* statistieksoftware statistiekpakket < spss stata sas jasp
praktijksoftware praktijkprogramma* praktijksysteem < animana intramed fysiomanager exquise
meetapparatuur meetinstrument* < multimeter* schuifmaat micrometer* oscilloscoop
op_dagbasis per_dag dagelijks
op_weekbasis per_week wekelijks
op_maandbasis per_maand maandelijks
op_kwartaalbasis per_kwartaal elk_kwartaal
op_jaarbasis per_jaar jaarlijks 's_jaars
wisselende_diensten onregelmatige_diensten wisseldienst* wisseldiensten onregelmatige_werktijden
gedraaid* draaien gewerkt*
tijdens_vakanties in_vakantieperiodes vakantieperiode* in_de_vakantie
waar_nodig zo_nodig indien_nodig desgewenst
ter_controle controle gecontroleerd*
lid_van deelgenomen_aan deelname_aan deel_van deelnemer_aan
uitvragen uitgevraagd* bevragen bevraagd* navragen nagevraagd*
retourmedicatie teruggebrachte_medicijnen teruggebrachte_geneesmiddelen
zelfzorg zelfzorgadvies zelfzorgmiddelen
kaartje* toegangskaart* entreekaart* toegangsbewij* entreebewij* ticket*
vervoersbewij* vervoerbewij* treinkaart* treinkaartje*
traject* lijn lijnen
deurstoring* storing_aan_deuren storingen_aan_deuren
scraper* webscraper*
laden laadtijd inladen
supermarkt* supermarktketen* supermarktprijzen
bankwezen bankensector bank banken
bouwsector bouwnijverheid bouw
bijgesteld* bijstellen aanpassen aangepast* aanscherpen aangescherpt*
specialisatie gespecialiseerd* specialisme
gespecialiseerd_in specialisatie_in toegelegd_op
met_als_gevolg waardoor zodat
werkgroeplid lid_van_een_werkgroep deelgenomen_aan_een_werkgroep
bezoekersontvangst ontvangst_van_bezoekers bezoekers_ontvangen
klantontvangst ontvangst_van_klanten klanten_ontvangen
bedden_opmaken bedden_opgemaakt bedden_verschoond
`
