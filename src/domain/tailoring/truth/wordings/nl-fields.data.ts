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
elektronisch_patientendossier* patientendossier* epd < hix epic nedap chipsoft medicom promedico
elektronisch_clientdossier* clientdossier* ecd < nedap plancare puur ons
huisartseninformatiesysteem huisartsensysteem his < medicom promedico chipsoft microhis
apotheeksysteem apotheekinformatiesysteem apotheeksoftware < pharmacom mira
kassasysteem kassasoftware < lightspeed untill booq
roostersysteem roosterprogramma roostersoftware planningssoftware planningssysteem planningsprogramma < shiftbase dyflexis l1nda ortec
reserveringssysteem boekingssysteem hotelsysteem < mews resengo zenchef formitable guestline
afsprakensysteem agendasysteem < salonized treatwell
leerlingvolgsysteem schooladministratie < parnassys esis magister somtoday smartschool
bibliotheeksysteem < wise koha
salarispakket salarissoftware salarisprogramma < nmbrs afas adp
hr-systeem personeelssysteem < afas visma workday nmbrs
wervingssysteem recruitmentsysteem < recruitee homerun carerix bullhorn
projecttool projectmanagementtool projectsoftware < asana trello jira monday ms_project
ontwerpsoftware ontwerptool ontwerpprogramma < figma sketch indesign illustrator
fotobewerkingsprogramma* fotosoftware < photoshop lightroom
montageprogramma* videobewerkingsprogramma* montagesoftware < premiere avid davinci
gis geo-informatiesysteem kaartsoftware < qgis arcgis
statistiekprogramma* statistieksoftware statistiekpakket < spss stata sas jasp
databasesysteem databasesoftware < mysql postgresql oracle mongodb
mailprogramma e-mailprogramma < outlook gmail
tekstverwerker* tekstverwerking < word
spreadsheetprogramma* spreadsheets < excel
presentatieprogramma* < powerpoint prezi
videobellen videovergaderen videovergadering* < teams zoom skype
kennisbank* wiki < confluence notion sharepoint
documentmanagementsysteem documentbeheersysteem dms < sharepoint decos verseon corsa
zaaksysteem < decos mozard
servicedesksysteem meldingensysteem < topdesk jira zendesk servicenow
nieuwsbriefprogramma mailingtool mailingprogramma < mailchimp laposta spotler
webwinkelplatform webshopsoftware webshopplatform < magento shopify woocommerce prestashop
webstatistieken webanalyse < google_analytics matomo
calculatieprogramma calculatiesoftware < ibis
praktijksoftware praktijkprogramma* praktijksysteem < animana intramed fysiomanager exquise
besturingssysteem besturingssystemen < windows linux macos
meetapparatuur meetinstrument* < multimeter* schuifmaat micrometer* oscilloscoop
op_dagbasis per_dag dagelijks
op_weekbasis per_week wekelijks
op_maandbasis per_maand maandelijks
op_kwartaalbasis per_kwartaal elk_kwartaal
op_jaarbasis per_jaar jaarlijks 's_jaars
van_week_tot_week wekelijks
op_vaste_tijden op_vaste_momenten periodiek
op_gezette_tijden periodiek geregeld
geregeld regelmatig vaak
nu_en_dan af_en_toe soms
binnen_24_uur binnen_een_dag binnen_een_etmaal
etmaal 24_uur
in_ploegen ploegendienst* in_ploegendienst
wisselende_diensten onregelmatige_diensten wisseldienst* wisseldiensten onregelmatige_werktijden
diensten_gedraaid diensten_gewerkt dienst_gedraaid
gedraaid* draaien gewerkt*
ook_op_feestdagen tijdens_feestdagen op_feestdagen
tijdens_vakanties in_vakantieperiodes vakantieperiode* in_de_vakantie
bij_drukte op_drukke_momenten op_piekmomenten piekmomenten
waar_nodig zo_nodig indien_nodig desgewenst
indien_nodig wanneer_nodig zo_nodig
op_verzoek op_aanvraag desgevraagd
op_maat maatwerk toegesneden
naar_wens wensen volgens_wens
in_eigen_beheer zelf intern
intern interne binnen_het_bedrijf
extern externe buiten_het_bedrijf
ter_controle controle gecontroleerd*
ter_ondertekening ondertekening ondertekenen
in_productie_genomen in_productie live
in_gebruik_genomen ingebruikname in_gebruik
lid_van deelgenomen_aan deelname_aan deel_van deelnemer_aan
deel_uitgemaakt_van deel_uitmaken_van lid_van onderdeel_van
uitvragen uitgevraagd* bevragen bevraagd* navragen nagevraagd*
retour_gebracht* teruggebracht* retour retouren
retourmedicatie teruggebrachte_medicijnen teruggebrachte_geneesmiddelen
thuismedicatie medicijnen_thuis medicatie_thuis
medicatieverificatie medicatiegesprek*
bijwerking* neveneffect*
zelfzorg zelfzorgadvies zelfzorgmiddelen
herhaalrecept* herhaalmedicatie herhalingsrecept*
kaartje* toegangskaart* entreekaart* toegangsbewij* entreebewij* ticket*
vervoersbewij* vervoerbewij* treinkaart* treinkaartje*
traject* lijn lijnen
museumwinkel* museumshop*
kennismakingsrit* proefrit*
deurstoring* storing_aan_deuren storingen_aan_deuren
datapipeline* datastroom datastromen
scraper* webscraper*
privacy gegevensbescherming persoonsgegevens
laden laadtijd inladen
instappen opstappen
supermarkt* supermarktketen* supermarktprijzen
bankwezen bankensector bank banken
zorgsector gezondheidszorg zorg
bouwsector bouwnijverheid bouw
onderwijssector onderwijs
horecasector horeca
transportsector vervoerssector transport
landbouwsector landbouw agrarische_sector agrarisch*
openbaar_vervoer ov
startup* start-up* jong_bedrijf beginnend_bedrijf
familiebedrijf familiezaak familieonderneming
oprichter* grondlegger*
bewerkstelligen bewerkstelligd* bereiken bereikt*
faciliteren gefaciliteerd* mogelijk_maken mogelijk_gemaakt
zorgdragen zorggedragen zorgen_voor gezorgd_voor zorg_voor
ten_uitvoer_gebracht uitgevoerd* uitvoering_gegeven
uitvoering_geven uitvoering_gegeven uitvoeren uitgevoerd*
gestalte_geven vormgeven vormgegeven
bijgesteld* bijstellen aanpassen aangepast* aanscherpen aangescherpt*
aanscherpen aangescherpt* verbeteren verbeterd*
verfijnen verfijnd* bijschaven
uitdiepen verdiepen uitgediept*
toespitsen toegespitst* gericht_op toegesneden_op
gericht_op bedoeld_voor bestemd_voor
richten_op gericht_op toegespitst_op
specialisatie gespecialiseerd* specialisme
gespecialiseerd_in specialisatie_in toegelegd_op
vertrouwd_met bekend_met ervaring_met
werken_met gewerkt_met gebruik_van gebruikt*
gebruikmakend* met_gebruik_van gebruik_makend_van
uitgerust_met voorzien_van
verdeeld_over verspreid_over gespreid_over
goed_voor ofwel oftewel
resulterend_in met_als_resultaat resulteerde_in waardoor
met_als_gevolg waardoor zodat
met_als_resultaat waardoor resulteerde*
dalen gedaald* daling teruggelopen afgenomen
zakken gezakt* dalen gedaald*
stijgen gestegen stijging gegroeid*
terugloop daling afname
uitgegroeid* gegroeid* groei
opbrengen opgebracht* opgeleverd* opbrengst*
ophalen_van_geld geld_opgehaald opgehaald*
verdienen verdiend*
behalen behaald* bereiken bereikt*
halen gehaald* behaald* behalen
doelen doelstellingen targets streefcijfers
streefcijfer* target* doelstelling*
resultaten_geboekt resultaten_behaald
winkelomzet* omzet_van_de_winkel
jaaromzet* omzet_per_jaar jaarlijkse_omzet
weekomzet* omzet_per_week wekelijkse_omzet
dagproductie productie_per_dag dagelijkse_productie
jaarproductie productie_per_jaar jaarlijkse_productie
uurproductie productie_per_uur
bezoekers_per_jaar jaarlijkse_bezoekers
ingewerkt_door inwerken
meegenomen meenemen
kennis_gedeeld kennisdeling kennisoverdracht kennis_overgedragen
ervaring_gedeeld ervaringen_uitgewisseld
verbetervoorstel* verbeteridee* voorstel_voor_verbetering voorstellen_voor_verbetering
verbeterpunt* aandachtspunt*
aandachtspunt* punt_van_aandacht verbeterpunt*
werkwijzen procedures processen
commissielid commissieleden lid_van_de_commissie
werkgroeplid lid_van_een_werkgroep deelgenomen_aan_een_werkgroep
voorzitterschap voorzitter voorgezeten
jaarplan* jaarplanning
meerjarenplan* meerjarig*
visie toekomstbeeld
adviesrapport* adviesnota*
projectverslag* projectrapport*
evaluatieverslag* evaluatierapport*
tussenrapport* tussentijds_verslag tussentijdse_rapportage
spiekbrief* snelgids*
handout* hand-out*
sjablonen standaarddocument* standaardformulier* standaardbrief standaardbrieven
standaardbrief standaardbrieven modelbrief modelbrieven
mailwisseling e-mailverkeer mailverkeer mails
poststukken post brieven
dossiervorming dossiers_opgebouwd dossieropbouw dossiers_aangelegd
dossierbeheer beheer_van_dossiers dossiers_beheerd dossiers_bijgehouden
dossieronderzoek onderzoek_van_dossiers dossiers_onderzocht
archiefbeheer beheer_van_het_archief archief_beheerd archief_bijgehouden
bestandsbeheer beheer_van_bestanden
agendabeheer beheer_van_agenda's agenda_bijgehouden agenda_beheerd
reisplanning planning_van_reizen reizen_gepland reizen_geboekt
postverwerking post_verwerkt verwerking_van_post
telefoonbeantwoording telefoon_beantwoord beantwoorden_van_de_telefoon telefoonbeantwoorder
bezoekersontvangst ontvangst_van_bezoekers bezoekers_ontvangen
gastenontvangst ontvangst_van_gasten gasten_ontvangen
patientenontvangst ontvangst_van_patienten patienten_ontvangen
klantontvangst ontvangst_van_klanten klanten_ontvangen
zaalreservering* zalen_gereserveerd reservering_van_zalen
catering hapjes_en_drankjes maaltijdverzorging
lunchverzorging lunch_verzorgd verzorging_van_de_lunch
koffievoorziening koffie_verzorgd
kamerindeling indeling_van_kamers
tafelindeling tafelschikking
bedden_opmaken bedden_opgemaakt bedden_verschoond
kamers_schoonmaken kamers_schoongemaakt kamerschoonmaak
linnenvoorraad voorraad_linnen
wasgoed vuile_was was
glaswerk glazen
spoelwerk afwas afwassen
mise-en-place mise_en_place voorbereidingen keukenvoorbereiding
porties portie couverts
kookles kooklessen kookworkshop* kookcursus*
receptontwikkeling recepten_ontwikkeld ontwikkeling_van_recepten
menuontwikkeling menu's_ontwikkeld ontwikkeling_van_menu's
wijnadvies advies_over_wijn geadviseerd_over_wijnen
wijnproeverij* proeverij*
brouwen gebrouwen brouwsel* bier_gebrouwen
bottelen gebotteld* afvullen afgevuld*
rijpen gerijpt* rijping
kaasmaken kaas_gemaakt kaasbereiding
`
