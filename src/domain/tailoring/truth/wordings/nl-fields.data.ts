/** Dutch words of one field for the same: Flanders and the Netherlands, care, culture, transport, law, money. See `wordings.ts`. */
export const fieldWordingsNl = `
belast_met verantwoordelijk_voor verantwoordelijkheid_voor
instaan_voor ingestaan_voor stond_in_voor gezorgd_voor zorgen_voor
in_goede_banen gestroomlijnd* geregeld*
kuisen gekuist* poetsen gepoetst* schoonmaken schoongemaakt* opkuis opgekuist*
poets poetswerk schoonmaak schoonmaakwerk
nazicht nakijken nagekeken controle nagezien
herstelling* reparatie* herstelwerk*
herstellingswerken herstelwerkzaamheden reparaties reparatiewerk
stock stocks voorraad voorraden
stockbeheer voorraadbeheer voorraadbeheersing
stocktelling* voorraadtelling* inventaris*
camion* vrachtwagen*
attest attesten certificaat certificaten getuigschrift* bewijs
brevet brevetten diploma diploma's
vorming vormingen opleiding* training* cursus* bijscholing*
vormingsdag* opleidingsdag* studiedag* cursusdag*
studiedag* themadag* leerdag*
bediende bedienden kantoormedewerk* administratief_medewerk*
arbeider* productiemedewerk*
interimkracht* uitzendkracht* interimmer*
interimwerk uitzendwerk
verlof vakantie vakantiedagen vrije_dagen
wagen wagens auto auto's personenwagen*
gsm mobiel mobiele_telefoon*
solden uitverkoop koopjesperiode
zorgkundige* verzorgende*
rusthuis rusthuizen woonzorgcentr* bejaardentehuis verzorgingshuis
leefgroep* woongroep*
secundair_onderwijs middelbaar_onderwijs voortgezet_onderwijs middelbare_school middelbare_scholen
lager_onderwijs basisonderwijs lagere_school basisschool basisscholen
kleuteronderwijs kleuterschool kleuterklas* kleuters
kleuterleidster* kleuterjuf* kleuterleerkracht*
ocmw sociale_dienst
vakbond vakbonden syndicaat
beenhouwer* slager*
beenhouwerij* slagerij*
onthaalmoeder* gastouder* onthaalouder*
garagist* automonteur* autotechnicus autotechnici
sanitair_installateur loodgieter*
loonfiche* loonstrook loonstroken loonbrief loonbrieven salarisstrook
wedde weddes loon lonen salaris
personeelsdienst* personeelsafdeling* hr-afdeling
aankoopdienst* inkoopafdeling*
boekhouddienst* boekhoudafdeling* financiele_administratie
dienst_na_verkoop aftersales after-sales nazorg
toonzaal showroom
verdeler* dealer*
leveringsbon* leverbon* pakbon* afleverbon*
werkfiche* werkbon*
fiche* steekkaart* kaart
prikklok tijdsregistratie urenregistratie
zelfstandig_ondernemer zelfstandige eigen_zaak
freelance freelancer* op_freelancebasis als_zelfstandige zzp
thuisverpleging thuiszorg thuisverpleegkund*
ziekenwagen* ambulance*
kinesitherapie fysiotherapie kine
spoed spoedafdeling* spoedeisende_hulp spoedgevallendienst
raadpleging* consult* consultatie* spreekuur
hospitalisatie opname ziekenhuisopname*
heelkunde chirurgie
materniteit kraamafdeling* kraamkliniek
geriatrie ouderengeneeskunde
palliatieve_zorg stervensbegeleiding terminale_zorg
uitgeleide uitvaart* begrafenis* crematie*
rouwdienst* afscheidsdienst* uitvaartdienst*
nabestaanden rouwenden rouwende_families
rouwkaart* overlijdensbericht*
kist kisten
graf graven begraafplaats*
begraafplaats* kerkhof kerkhoven
kerk kerken kerkgebouw*
zondagsdienst* eredienst* kerkdienst*
bibliotheekbezoeker* lezers bezoekers
boekenkeuze* leesadvies
uitleenbalie* balie*
aanwinst* nieuwe_boeken
catalogiseren gecatalogiseerd* catalogisering ontsluiten ontsloten beschreven
inventaris archiefinventaris* toegang*
handschriften manuscripten
studiezaal leeszaal
depot archiefdepot opslagruimte*
schenking* nalatenschap*
zaalwacht toezicht_in_de_zaal
audiotour* audiogids*
vitrine* toonkast*
bruikleen bruiklenen geleend* uitgeleend*
kunsttransport kunstvervoer
openluchtvoorstelling* buitenvoorstelling*
voorstelling* show shows optreden*
première openingsvoorstelling
podiumtechniek theatertechniek
lichtontwerp* lichtplan*
geluidsinstallatie* geluidsapparatuur geluidsset
op-_en_afbouw opbouw_en_afbouw
opbouw* opbouwen afbouw
artiest* muzikanten bands
boeken_van_artiesten artiesten_geboekt programmering
kaartverkoop ticketverkoop
kassa ticketbalie
garderobe jassen
festivalterrein* evenemententerrein*
barpersoneel barmedewerkers
vergunningen toestemmingen
sponsor sponsors geldschieter* begunstiger*
fondsenwerving werven_van_fondsen fondsen_geworven
ledenwerving werving_van_leden leden_geworven
ledenadministratie administratie_van_leden ledenbestand_bijgehouden
vrijwilligerscoordinatie vrijwilligers_gecoordineerd coordinatie_van_vrijwilligers
clubblad verenigingsblad
zomerkamp* vakantiekamp*
training* trainingen oefensessie* trainingsavond*
trainer_van getraind* trainingen_gegeven training_gegeven
competitie competities
scheidsrechter* arbiter*
jeugdteam* jeugdelftal*
zwemles* lessen_zwemmen zwemmen
zwemmers baders zwembadbezoekers
waterwaarde* waterkwaliteit chloorgehalte
sportlessen sportles gymles*
krachttraining fitness
groepsles* groepstraining*
blessurepreventie voorkomen_van_blessures
revalidatie revalideren gerevalideerd*
behandelsessie* behandeling*
oefenprogramma* oefenschema* trainingsschema*
trein treinen treinreis
rangeren gerangeerd* rangeerdienst*
vertrekprocedure vertrek
kaartcontrole vervoersbewijzen_gecontroleerd kaartjes_gecontroleerd controle_van_vervoersbewijzen
reizigersinformatie informatie_aan_reizigers reizigers_geinformeerd
omroepen omgeroepen omroepbericht*
spooronderhoud onderhoud_aan_het_spoor
seinen sein seinhuis
wissel wissels
perron perrons
gate gates
bagageafhandeling bagage_afgehandeld
grondpersoneel grondafhandeling
douanedocument* douanepapieren douaneformaliteiten
invoeraangifte* importaangifte*
uitvoeraangifte* exportaangifte*
invoer import
uitvoer export
zeevracht zeetransport vervoer_over_zee
luchtvracht luchttransport
wegtransport wegvervoer vervoer_over_de_weg
binnenvaart vervoer_over_water
containervervoer containertransport
koeltransport koelvervoer gekoeld_vervoer gekoeld_transport
personenvervoer vervoer_van_personen passagiersvervoer
leerlingenvervoer schoolvervoer vervoer_van_leerlingen
ziekenvervoer patientenvervoer vervoer_van_patienten
taxirit* taxiritten ritten
verhuizing* verhuisklus*
verhuiswagen* verhuisauto*
inboedel* huisraad
verhuisdoos verhuisdozen dozen
sorteercentrum sorteercentra sorteerhal
post_sorteren post_gesorteerd sorteren_van_post sorteerwerk
huis-aan-huis deur_aan_deur
aangetekende_stukken aangetekende_post
bezorgronde* bezorgroute* wijkronde*
stoomketel* ketel
regelkamer* controlekamer*
procesbewaking proces_bewaakt bewaking_van_het_proces
grenswaarde* limiet limieten
storingstijd* stilstand*
zuiveringsproces waterzuivering
leidingbreuk* gesprongen_leiding
graafschade* kabelschade*
meterstanden meteropname*
aansluiting* huisaansluiting*
zonne-energie zonnestroom
energieadvies advies_over_energie
energiebesparing besparen_op_energie
isolatieadvies advies_over_isolatie
bodemonderzoek* grondonderzoek*
boring* boren grondboring*
peilbuis peilbuizen
waterstand* waterpeil* waterniveau*
meetpunt* meetlocatie* meetplek*
meetnet meetpunten
meetapparaat meetapparaten meetapparatuur meetinstrument*
veldmeting* metingen_in_het_veld
labanalyse* laboratoriumanalyse*
analyserapport* analyseverslag*
onderzoeksrapport* onderzoeksverslag*
onderzoeksvoorstel* onderzoeksaanvraag
literatuuronderzoek literatuurstudie
onderzoeksgroep* onderzoeksteam*
onderzoeksdata onderzoeksgegevens
analysemethode* analysetechniek*
statistische_analyse* statistiek
posterpresentatie* poster
hoofdstuk hoofdstukken
student-assistent* studentassistent*
practicum practica practicumles* lables
tentamens_nagekeken nakijken_van_tentamens
scriptiebegeleiding begeleiding_van_scripties scripties_begeleid
leerstof lesstof stof
huiswerkklas* huiswerkbegeleiding
bijles* extra_les extra_lessen bijlessen
remedial_teaching extra_hulp
rekenzwakke rekenproblemen
leesproblemen leesmoeilijkheden dyslexie
gedragsproblemen moeilijk_gedrag
pestgedrag pesten
schooluitval vroegtijdig_schoolverlaten uitval
pauzetoezicht pleinwacht toezicht_op_het_plein
schoolplein* speelplaats*
schoolfeest* schoolevenement*
afstudeerproject* eindproject*
schooljaar schooljaren leerjaar
semester semesters halfjaar
trimester* kwartaal
gedetineerden gevangenen
gevangenis penitentiaire_inrichting cellencomplex
cel cellen
reclassering reclasseringstoezicht
slachtofferhulp hulp_aan_slachtoffers
aangifte_opnemen aangiftes_opgenomen opnemen_van_aangiften
bekeuring* boete boetes
parkeercontrole* controle_op_parkeren
fietspatrouille patrouille_op_de_fiets
nachtronde* ronde_in_de_nacht
sleutelronde sluitronde* afsluitronde*
toegangscontrole controle_bij_de_ingang toegang_gecontroleerd
ingang entree toegang
uitgang exit
bezoekersregistratie registratie_van_bezoekers bezoekers_geregistreerd
parkeerterrein* parkeerplaats* parking
gevonden_voorwerpen verloren_voorwerpen
winkeldiefstal* diefstal*
agressie agressief_gedrag
de-escalatie gedeescaleerd* gesust* kalmeren gekalmeerd*
conflict conflicten ruzie geschil geschillen
geschil geschillen conflict twist
mediation bemiddeling bemiddeld*
huisbezoek huisbezoeken bezoek_aan_huis bezoeken_aan_huis
indicatie indicaties indiceren geindiceerd*
aanmeldgesprek* intakegesprek*
hulpplan* hulpverleningsplan*
budgetbeheer beheer_van_het_budget
budgetbegeleiding begeleiding_bij_geldzaken
geldzaken financien
taalcoach* taalbuddy
inburgering inburgeringscursus*
huisvesting woonruimte
woningtoewijzing toewijzing_van_woningen woningen_toegewezen
huurachterstand* achterstallige_huur
huurprijs huurprijzen huur
leegstand leegstaande
woningverkoop verkoop_van_woningen woningen_verkocht
woningzoekende* woningzoeker*
verkoopbrochure* woningbrochure*
koopakte* koopovereenkomst* koopcontract*
waardebepaling* taxatie* waardering
aankoopbegeleiding begeleiding_bij_aankoop
schadebehandeling schades_behandeld behandeling_van_schades schadeafhandeling
schade-expert* schade-experts expert
polisadministratie polisbeheer
acceptatie aanvaarding
kredietbeoordeling krediettoets
jaarstukken jaarrekening* jaarcijfers
tussentijdse_cijfers maandcijfers
kostenbeheersing kostenbewaking kosten_bewaakt
kostenanalyse analyse_van_kosten
budgetbewaking bewaking_van_het_budget budget_bewaakt budgetcontrole
bankzaken bankverrichtingen
betaalrun* betaalbatch
kasverschil* kasverschillen
loonberekening loonberekeningen salarisberekening*
personeelsadministratie personeelsdossiers
verzuimbegeleiding begeleiding_bij_verzuim
vacatures_opgesteld vacatureteksten_geschreven
kandidaatgesprek* sollicitatiegesprek*
wervingscampagne* wervingsactie*
advertentietekst* advertenties
mailcampagne* e-mailcampagne* mailing*
onlinecampagne* online_campagne* digitale_campagne*
merkbekendheid naamsbekendheid bekendheid
websitebezoek* websiteverkeer bezoekersaantallen
klikpercentage* doorklik*
openingspercentage* opens
conversie conversies conversiepercentage*
doelgroepanalyse* doelgroeponderzoek*
persbijeenkomst* persconferentie*
perscontact* contact_met_de_pers mediacontact*
`
