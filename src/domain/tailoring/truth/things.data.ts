/**
 * Whom and what people work with, in six languages, a row a kind. Other words for the same kind
 * exchange freely; a thing of another kind in its place is another claim.
 * Columns: id | en | de | es | fr | pt | nl. `narrow<broad`: a van is a vehicle, no vehicle a van.
 */
export const things = `
learner<people | intern interns trainee* apprentice* student_assistant* placement_student* | praktikant* auszubildend* azubi* lehrling* volontar* lernende* | becari* aprendi* practicas en_practicas alumno_en_practicas | stagiaire* apprenti* alternant* | estagiari* aprendi* formando* | stagiair* leerling* trainee*
doctor<people | doctor doctors physician* surgeon* gp gps consultant_surgeon* | arzt arzte arztin arztinnen arzten notarzt* *arzt *arzte *arzten *arztin chirurg* mediziner* | medico medicos medica medicas cirujan* doctor doctores doctora | medecin* docteur* chirurgien* | medico medicos medica medicas cirurgi* doutor* | arts artsen dokter* huisarts* chirurg*
dentist<people | dentist* | zahnarzt* | dentista* odontolog* | dentiste* | dentista* | tandarts*
nurse<people | nurse nurses | pfleger* pflegekraft* pflegekrafte* pflegefach* krankenschwester* | enfermer* | infirmi* | enfermeir* | verpleegkund* verpleger*
carer<people | carer* caregiver* care_assistant* | betreuungskraft* pflegehelfer* | cuidador* | aide-soignant* aidant* auxiliaire_de_vie | cuidador* | verzorgende* mantelzorg*
lawyer<people | lawyer* solicitor* attorney* barrister* | anwalt* anwalte* rechtsanwalt* jurist* | abogad* jurista* | avocat* juriste* | advogad* jurista* | advocaat advocaten jurist*
teacher<people | teacher* professor* tutor* lecturer* educator* | lehrer* lehrkraft* lehrkrafte* dozent* professor* erzieher* | profesor* docente* maestr* educador* | enseignant* professeur* formateur* educateur* | professor* docente* educador* | leraar leraren leerkracht* docent* onderwijzer*
cook<people | cook cooks chef chefs | koch koche kochin kochen | cociner* chef chefs | cuisinier* chef_de_cuisine | cozinheir* chef | kok koks kokkin
baker<people | baker* pastry_chef* | backer* konditor* | panader* pasteler* reposter* | boulang* patissi* | padeir* pasteleir* | bakker* banketbakker*
waiter<people | waiter* waitress* server* bartender* barista* | kellner* servicekraft* bedienung barkeeper* | camarer* | serveu* barman | empregad*_de_mesa garcom garcons | ober obers serveerster* kelner*
driver<people | driver* courier* | fahrer* kraftfahrer* kurier* busfahrer* | conductor* choferes chofer repartidor* transportista* | chauffeur* conducteur* livreur* | motorist* condutor* estafeta* | chauffeur* bestuurder* koerier*
engineer<people | engineer* | ingenieur* | ingenier* | ingenieur* | engenheir* | ingenieur*
developer<people | developer* programmer* coder* | entwickler* programmierer* | desarrollador* programador* | developpeu* programmeu* | desenvolvedor* programador* | ontwikkelaar* programmeur*
designer<people | designer* | designer* gestalter* | disenador* | designer* graphiste* | designer* | ontwerper* vormgever*
technician<people | technician* mechanic* fitter* electrician* | techniker* monteur* mechaniker* elektriker* schlosser* | tecnico* tecnica* mecanic* electricist* montador* | technicien* mecanicien* electricien* monteur* | tecnico* tecnica* mecanic* eletricist* montador* | technicus technici monteur* elektricien*
seller<people | salesperson salespeople sales_assistant* shop_assistant* cashier* sales_rep* | verkaufer* kassier* | vendedor* dependient* cajer* | vendeu* caissi* | vendedor* lojista* operador*_de_caixa | verkoper* verkoopster* kassier* kassamedewerk*
agent<people | agent* operator* representative* adviser* advisor* consultant* | agent* berater* sachbearbeiter* | agente* asesor* consultor* operador* teleoperador* | agent* conseiller* operateur* consultant* teleconseiller* | agente* assessor* consultor* operador* | agent* adviseur* consultant* medewerker_klantenservice
assistant<people | assistant* helper* part-timer* saturday_staff clerk* | aushilf* hilfskraft* hilfskrafte* assistent* helfer* | auxiliar* ayudante* asistente* | assistant* auxiliaire* | auxiliar* ajudante* assistente* | assistent* hulpkracht*
cleaner<people | cleaner* janitor* | reinigungskraft* reinigungskrafte* putzkraft* | limpiador* | agent_d_entretien nettoyeu* | empregad*_de_limpeza | schoonmaker*
journalist<people | journalist* reporter* editor* | journalist* redakteur* | periodista* redactor* | journaliste* redact* | jornalista* redator* | journalist* redacteur*
researcher<people | researcher* scientist* | forscher* wissenschaftler* | investigador* cientific* | chercheu* scientifique* | investigador* cientista* pesquisador* | onderzoeker* wetenschapper*
volunteer2<people | volunteer* | ehrenamtlich* freiwillig* | voluntari* | benevol* | voluntari* | vrijwillig*
parent | parent* mothers fathers family families guardian* | eltern* mutter vater familie* | padres madres familia* progenitor* | parent* famille* mere meres pere peres | pais maes familia* encarregados_de_educacao | ouder ouders familie* moeders vaders gezin* verzorgers
kid | child* kid kids toddler* boys girls youngster* | kind* kinder* kleinkind* jungen madchen | nin* hijo* pequen* | enfant* petit petits bambin* garcons filles | crianc* filho* menin* | kind* kinderen peuter* kleuter* jongens meisjes
youth | teenager* youth* adolescent* young_people | jugend* teenager* heranwachsend* | joven* adolescent* juven* | jeune* adolescent* ados | jovem jovens adolescent* | jongeren jeugd* tiener*
elderly | elderly senior_citizen* older_people old_people seniors pensioner* | senior* altere* rentner* hochbetagt* | mayores ancian* tercera_edad | personnes_agees aine aines senior* retrait* | idos* terceira_idade reformad* | oudere* ouderen senior* bejaard*
tenant | tenant* renter* | mieter* | inquilin* arrendatari* | locataire* | inquilin* arrendatari* | huurder*
passenger | passenger* traveller* traveler* commuter* | fahrgast* fahrgaste* passagier* reisend* | pasajer* viajer* | passager* voyageu* | passageir* viajant* | passagier* reiziger*
reader | reader* subscriber* | leser* abonnent* | lector* suscriptor* | lecteur* lectrice* abonne* | leitor* assinant* subscritor* | lezer* abonnee*
member2 | member* | mitglied* | soci* miembro* afiliad* | adherent* membre* | soci* membro* | lid leden
insured | policyholder* insured | versichert* | asegurad* | assure assures assuree* | segurad* | verzekerd*
player | player* athlete* | spieler* sportler* | jugador* deportista* | joueu* sportif* | jogador* atleta* | speler* sporter*
bike<vehicle | bike* bicycle* e-bike* | fahrrad* fahrrader* rad rader *rad *rader | bicicleta* bici bicis | velo velos bicyclette* | bicicleta* | fiets* *fiets *fietsen
car<vehicle | car cars automobile* | auto autos pkw personenwagen | coche* automovil* turismo* | voiture* automobile* | carro* automovel automoveis ligeiro* | auto autos personenauto*
truck<vehicle | truck* lorry lorries hgv* | lkw lastwagen* laster sattelzug* | camion* | camion camions poids_lourd* | camiao camioes pesados caminhao caminhoes | vrachtwagen* truck*
van<vehicle | van vans delivery_van* | transporter* lieferwagen* kleintransporter* | furgoneta* | camionnette* utilitaire* fourgon* | carrinha* furgao furgoes | bestelbus* bestelwagen* busje*
bus<vehicle | bus buses coach coaches | bus busse* omnibus* reisebus* | autobus autobuses autocar* | bus autobus autocar* | autocarro* onibus | bus bussen
trains<vehicle | train trains tram trams railway* locomotive* | zug zuge zugen bahn bahnen lok* strassenbahn* | tren trenes tranvia* | trains tramway* tram rame | comboio* eletrico trem trens | trein treinen tram trams
ship | ship ships boat* vessel* ferry ferries yacht* | schiff* boot boote* fahre fahren | barco* buque* ferry velero* | bateau* navire* ferry | barco* navio* ferry | schip schepen boot boten veerboot*
crane | crane cranes hoist* | kran krane *kran | grua gruas | grue grues | grua gruas guindaste* | kraan kranen *kraan *kranen
reachtruck | reach_truck* reachtruck* | schubmaststapler* | retractil* | chariot_a_mat_retractable* | retratil* | reachtruck*
digger | excavator* digger* bulldozer* loader* | bagger* radlader* | excavadora* retroexcavadora* | pelleteuse* tractopelle* | escavadora* retroescavadora* | graafmachine* shovel*
forklift | forklift* lift_truck* pallet_truck* | gabelstapler* stapler* hubwagen | carretilla* | chariot* | empilhador* | heftruck* vorkheftruck* stapelaar*
machine | machine* machinery equipment device* apparatus instrument* appliance* | maschine* gerat* anlage* *maschine *maschinen apparat* instrument* | maquina* equipo equipos aparato* dispositivo* instrument* maquinaria | machine* appareil* equipement* materiel* instrument* engin* | maquina* equipamento* aparelho* dispositivo* instrument* | machine* apparaat apparaten apparatuur toestel* instrument*
lift | lift lifts elevator* | aufzug* aufzuge* fahrstuhl* | ascensor* | ascenseur* | elevador* ascensor* | liften
computer<machine | computer* laptop* workstation* pc pcs desktop* | computer* rechner* laptop* pc pcs arbeitsplatzrechner* | ordenador* portatil* pc pcs | ordinateur* poste_informatique postes pc portable* | computador* portatil portateis pc pcs | computer* laptop* pc pc's
server2<machine | server servers | server servern | servidor* | serveurs serveur | servidor* | server servers
phone | phone* telephone* call calls | telefon* anruf* | telefon* llamada* | telephon* appel* | telefon* chamad* | telefoon* telefonisch* bellen gebeld belletje*
mail | mail* email* e-mail* letter letters correspondence post | mail* e-mail* brief* post korrespondenz* schreiben | correo* carta* email* correspondencia | courrier* courriel* lettre* mail* e-mail* | correio* carta* email* e-mail* correspondencia | mail* e-mail* brief brieven post correspondentie
guide2 | manual* handbook* guide guides guideline* instruction* leaflet* | handbuch* anleitung* leitfad* handreichung* merkblatt* broschur* | manual* guia guias folleto* instruccion* | manuel* guide guides brochure* notice* mode_d_emploi | manual* guia guias folheto* instruc* | handleiding* handboek* gids* instructie* folder* brochure*
overview | overview* list lists catalogue* catalog* glossary directory table tables index summary chart inventory | ubersicht* liste* verzeichnis* katalog* tabelle* sammlung* register* glossar* lexikon *inventar *inventars *liste *listen *register *verzeichnis *kartei | lista* listado* catalogo* resumen tabla* indice* glosario* recopil* recetario* | liste* apercu catalogue* repertoire* tableau* glossaire* lexique* recueil* | lista* catalogo* resumo tabela* indice* glossario* coletanea* mapa* | overzicht* lijst* catalog* tabel* register* woordenlijst*
template2 | template* model models form forms pattern* | vorlage* muster formular* | plantilla* modelo* formulari* | modele* gabarit* formulaire* | modelo* formulari* minuta* | sjablo* model* formulier*
course | course* class classes training* workshop* seminar* programme* internship* | kurs* lehrgang* schulung* seminar* fortbildung* weiterbildung* workshop* *kurs *kurse *kursen | curso* taller* seminario* formacion* jornada* | cours formation* stage stages atelier* seminaire* | curso* formacao formac* workshop* oficina* seminario* acao_de_formacao | cursus* training* opleiding* workshop* seminar*
exam | exam* test tests assessment* | prufung* *prufung examen klausur* | examen* prueba* | examen* epreuve* | exame* prova* | examen* tentamen* toets*
report2 | report* minutes statement* | bericht* *bericht *berichte protokoll* auswertung* meldung* | informe* acta* memoria* | rapport* compte-rendu* compte_rendu comptes_rendus proces_verbal proces_verbaux pv bilan* | relatori* ata* | rapport* verslag* notulen
meeting2 | meeting* session* conference* appointment* | sitzung* besprechung* meeting* konferenz* termin* | reunion* sesion* cita citas junta* | reunion* seance* conference* rendez-vous rdv | reuni* sess* consulta consultas conferenc* | vergadering* bijeenkomst* sessie* afspra* overleg*
schedule2 | schedule* rota rotas roster* timetable* shift_plan* calendar* diary | dienstplan* schichtplan* zeitplan* plan plane planen kalender* terminkalender | horario* turno* cuadrante* calendario* agenda* | planning* horaire* emploi_du_temps calendrier* agenda* roulement* | horario* escala* turno* calendario* agenda* | rooster* planning* agenda* schema* kalender*
contract2 | contract* agreement* deal deals | vertrag* vertrage* vereinbarung* abkommen | contrato* acuerdo* convenio* | contrat* accord* convention* | contrato* acordo* | contract* overeenkomst* 
data2 | data record records dataset* figure* statistic* | daten* zahlen *zahlen *daten statistik* | dato* ficha fichas cifra* estadistic* | donnee* fiche fiches chiffre* statistique* | dado* ficha fichas numero* estatistic* | gegevens data cijfers statistiek*
error2 | error* mistake* fault* defect* bug bugs issue* problem* | fehler* mangel defekt* storung* problem* | error* fallo* defecto* averia* problema* incidencia* | erreur* defaut* panne* problem* bug* anomalie* | erro* falha* defeito* avaria* problema* | fout* fouten defect* storing* probleem problemen
waste2 | waste* scrap reject* rubbish garbage | abfall* abfalle* ausschuss* mull verschnitt* | residu* desperdici* merma* basura* | dechet* gaspill* rebut* | desperdic* residu* lixo* quebra* | afval* verspill* uitval
material2 | material* supplies consumable* component* part parts spare* | material* ersatzteil* teil teile teilen teilelager* bauteil* verbrauchsmaterial* | material* pieza* recambio* suministr* componente* | materiel* materiau* fourniture* piece pieces composant* consommable* | material materiais peca pecas consumiv* componente* | materia* onderdeel onderdelen component*
raw | ingredient* raw_material* | zutat* rohstoff* | ingredient* materia* materias_primas | ingredient* matiere* | ingredient* materia-prima materias-primas | ingredient* grondstof*
room2 | room* ward wards hall halls surgery surgeries | zimmer* raum* raume* saal station stationen *zimmer *raum *raume | sala* habitacion* cuarto* planta | salle* chambre* piece | sala* quarto* gabinete* | kamer* ruimte* zaal zalen lokaal lokalen *kamer *kamers *ruimte *ruimtes
building | building* block blocks premises propert* | gebaude* bau bauten *gebaude *block *blocks objekt* | edificio* bloque* inmueble* | batiment* immeuble* | edificio* predio* imove* bloco* | gebouw* pand panden complex*
road | road* street* motorway* | strasse* *strasse autobahn* weg wege | carretera* calle* autopista* | route* rue rues autoroute* | estrada* rua ruas autoestrada* | weg wegen straat straten snelweg*
bridge | bridge* tunnel* | brucke* tunnel* | puente* tunel* | pont ponts tunnel* | ponte* tune* | brug bruggen tunnel*
site2 | building_site* construction_site* | baustell* | obra obras | chantier* | obra obras estaleiro* | bouwplaats* bouw_project*
school2 | school* college* | schule* schulen *schule *schulen gymnasium* schulisch* | escuela* colegio* instituto* escolar* | ecole* college* lycee* scolaire* | escola* colegio* liceu* escolar* | school scholen college*
nursery | nursery kindergarten* preschool* day-care* daycare* creche* | kindergart* kita kitas krippe* | guarderia* infantil parvulario* | creche* maternelle* | creche* infantario* jardim_de_infancia | kinderdagverblijf* kleuterschool* opvang*
university2 | universit* campus | universitat* hochschule* uni | universidad* facultad* | universit* faculte* | universidad* faculdade* | universiteit* hogeschool*
hospital | hospital* infirmary | krankenhaus* krankenhauser klinik* klinikum spital *klinik | hospital* | hopita* chu | hospital hospitais | ziekenhuis*
clinic | clinic clinics practice* surgery surgeries | praxis praxen klinik* ambulanz* *praxis | clinica* consultorio* consulta | clinique* cabinet* | clinica* consultorio* | kliniek* praktijk* *praktijk
carehome | care_home* nursing_home* hospice* | pflegeheim* altenheim* seniorenheim* hospiz* | residencia* geriatric* | ehpad* maison_de_retraite | lar lares residencia* | verpleeghuis* zorginstelling* verzorgingshuis*
pharmacy | pharmac* chemist* | apotheke* | farmacia* | pharmac* | farmacia* | apothe*
lab | lab labs laborator* | labor* | laboratori* | labo labos laboratoire* | laboratori* | lab labs laborator*
office2 | office offices | buro buros | oficina* despacho* | bureau bureaux | escritorio* gabinete* | kantoor kantoren
factory | factory factories plant plants mill | fabrik* werk werke *werk *werke | fabrica* planta* | usine* fabrique* | fabrica* unidade_fabril | fabriek* 
workshop2 | workshop* garage* | werkstatt* werkstatten | taller* garaje* | atelier* garage* | oficina* garagem | werkplaats* garage*
warehouse2 | warehouse* depot* storage cold_store* store_room* storeroom* | lager lagers lagerhalle* depot* *lager | almacen* deposito* camara* | entrepot* depot* reserve* | armazem armazens deposito* | magazijn* depot* opslag*
hotel2 | hotel* hostel* inn guesthouse* | hotel* pension* herberge* | hotel* hostal* albergue* | hotel* auberge* | hotel hoteis pousada* hostel* | hotel* herberg*
restaurant2 | restaurant* bistro* diner | restaurant* gaststatte* lokal | restaurante* | restaurant* bistrot* brasserie* | restaurante* | restaurant* eetcafe*
cafe | cafe cafes coffee_shop* canteen* cafeteria* | cafe cafes kantine* mensa | cafeteria* bar bares cantina* | cafe cafes cafeteria* cantine* | cafe cafes cantina* pastelaria* | cafe cafes kantine*
bank2 | bank banks | bank banken sparkasse* | banco bancos | banque* | banco bancos | bank banken
insurer | insurer* insurance* | versicherung* versicherer* | seguro* aseguradora* | assurance* assureur* | seguro* seguradora* | verzekering* verzekeraar*
court | court courts tribunal* | gericht* | juzgado* tribunal* | tribuna* cour | tribuna* | rechtbank* gerecht*
council | council* municipal* town_hall city_hall | gemeinde* stadtverwaltung rathaus kommune* | ayuntamiento* municip* | mairie* commune* municipa* | camara_municipal autarqui* municip* | gemeente*
ministry | ministry ministries | ministeri* | ministerio* | minister* | ministeri* | ministerie*
museum | museum* galler* | museum* museen galerie* | museo* galeria* | musee* galerie* | museu* galeria* | museum musea galerie*
library2 | library libraries | bibliothek* bucherei* | biblioteca* | bibliotheque* mediatheque* | biblioteca* | bibliothe*
church | church* parish* | kirche* kirchen* pfarr* | iglesia* parroquia* | eglise* paroisse* | igreja* paroquia* | kerk* parochie*
farm | farm farms ranch | bauernhof* hof hofe landwirtschaft* | granja* finca* | ferme* exploitation_agricole | quinta* herdade* exploracao | boerderij*
garden | garden* lawn* park parks greenhouse* nursery_bed* | garten* rasen park parks gewachshaus* | jardin* parque* cesped invernadero* | jardin* pelouse* parc parcs serre* | jardim jardins parque* relvado* estufa* | tuin tuinen park parken gazon* kas kassen
airport | airport* | flughafen* | aeropuerto* | aeroport* | aeroporto* | luchthaven* vliegveld*
event2 | event* conference* fair fairs exhibition* festival* ceremony open_day* | veranstaltung* messe* fest feste event* ausstellung* tagung* | evento* feria* exposicion* congreso* fiesta* | evenement* salon* foire* exposition* fete* congres | evento* feira* exposicao exposic* congresso* festa* | evenement* beurs beurzen tentoonstelling* congres* feest*
wedding | wedding* | hochzeit* | boda* | mariage* noces | casamento* | bruilof* huwelij*
funeral | funeral* | beerdigung* bestattung* trauer* | funeral* entierro* | funerail* obseques enterrement* | funeral funerais | uitvaart* begrafenis*
snack | snack* | zwischenmahlzeit* snack* imbiss* jause* | merienda* aperitivo* tentempie* snack* | collation* gouter* en-cas | lanche* merenda* snack* | tussendoortje* snack* hapje*
meal | meal* dish dishes menu menus food foods | mahlzeit* essen gericht gerichte menu menus speise* verpflegung | comida* plato* menu menus | repas plat plats menu menus | refeic* prato* menu menus comida | maaltijd* gerecht* menu menu's eten
breakfast<meal | breakfast* | fruhstuck* | desayuno* | petit_dejeuner petits_dejeuners | pequeno-almoco pequenos-almocos pequeno_almoco cafe_da_manha | ontbijt*
lunch<meal | lunch* | mittagessen mittag* | almuerzo* | dejeuner* | almoco* | lunch*
dinner<meal | dinner* supper* | abendessen | cena* | diner* | jantar* | diner* avondeten
bread | bread* loaf loaves baguette* rolls | brot* brotchen | pan panes barra barras | pain pains baguette* | pao paes carcaca* | brood* broden broodjes
cake | cake* pastr* dessert* tart tarts | kuchen torte* geback* dessert* | tarta* pastel pasteles bolleria dulce* postre* | gateau* patisserie* viennoiserie* dessert* tarte* | bolo* pastel pasteis sobremesa* tarte* doce* | taart* gebak* dessert* koek*
drink | drink* beverage* wine* beer* coffee* cocktail* | getrank* wein weine bier biere kaffee* cocktail* | bebida* vino* cerveza* cafe cocktail* | boisson* vin vins biere* cocktail* | bebida* vinho* cerveja* cafe cocktail* | drank* dranken wijn* bier* koffie* cocktail*
meat | meat* | fleisch* | carne* | viande* | carne* | vlees*
fish | fish* seafood | fisch* meeresfruchte | pescado* marisco* | poisson* fruits_de_mer | peixe* marisco* | vis vissen zeevruchten
fruit | fruit* | obst* *obst | fruta* | fruit* | fruta* | fruit*
vegetable | vegetable* veg | gemuse* *gemuse | verdura* hortaliza* | legume* maraich* | legume* hortic* hortalica* | groente* *groente *groenten
flower | flower* floral bouquet* blooms | blume* blumen* strauss* floristik | flor flores floral* ramo ramos | fleur* floral* bouquet* | flor flores floral* ramo ramos | bloem* boeket*
tree | tree trees shrub* | baum* baume* strauch* | arbol* arbusto* | arbre* arbuste* | arvore* arbusto* | boom bomen struik* heester*
dog | dog dogs | hund hunde* | perro* | chien* | cao caes | hond honden
cat | cat cats | katze* | gato* | chat chats | gato* | kat katten
cattle | cow cows cattle | kuh kuhe* rind* | vaca* ganado | vache* bovin* | vaca* gado | koe koeien vee
horse | horse horses | pferd* | caballo* | cheval chevaux | cavalo* | paard paarden
animal | animal* pet pets | tier tiere* haustier* | animal* mascota* | animal animaux | animal animais | dier dieren huisdier*
wood | wood wooden timber | holz* | madera* | bois | madeira* | hout houten
metal | metal* steel iron | metall* stahl* eisen | metal* acero hierro | metal metaux acier fer | metal metais aco ferro | metaal metalen staal ijzer
clothes | clothes clothing garment* uniform* | kleidung* textil* kleider* | ropa prenda* | vetement* habit* | roupa* vestuario | kleding kleren
shoe | shoe* footwear | schuh* | zapato* calzado | chaussure* | sapato* calcado | schoen*
furniture | furniture | mobel* | mueble* mobiliario | meuble* mobilier | movel moveis mobiliario | meubel*
book2 | book books title titles novel* | buch bucher* roman* | libro* novela* | livre* roman* | livro* romance* | boek boeken roman*
magazine | magazine* newspaper* journal newsletter* | zeitschrift* zeitung* magazin* newsletter* | revista* periodico* boletin* | magazine* journal journaux revue* newsletter* | revista* jornal jornais boletim | tijdschrift* krant* nieuwsbrief*
article2 | article articles post posts blog* | artikel beitrag beitrage* blog* | articulo* entrada entradas blog* | article* billet* blog* | artigo* publicac* blog* | artikel artikelen bericht berichten blog*
video | video* film films clip clips | video* film filme* | video* pelicula* | video* film films | video* filme* | video* film films
song | music* song* concert* choir* | musik* lied lieder chor* konzert* | music* cancion* coro* concierto* | musique* chanson* chorale* concert* | music* cancao cancoes coro* concert* | muziek* lied liederen koor koren concert*
medicine2 | medicine* medication* drug drugs prescription* | medikament* arznei* rezept* | medicament* medicacion farmac* receta_medica | medicament* ordonnance* | medicament* medicacao terapeutica remedio* receita_medica | medicijn* medicatie* recept
blood | blood | blut* | sangre sangu* | sang sanguin* | sangue sangu* | bloed*
wound | wound* dressing* | wund* verband* | herida* cura curas | plaie* pansement* | ferida* penso* | wond wonden wondzorg
tooth | tooth teeth dental | zahn* zahne* | diente* dental* | dent dents dentaire* | dente* dental* | tand tanden gebit*
emergency | emergency emergencies emergency_call* incident* | notfall* notfalle* notruf* einsatz einsatze* | emergencia* urgencia* | urgence* | emergenc* urgenc* | noodgeval* spoed* noodoproep*
house2 | house houses home homes dwelling* | haus hauser* eigenheim* | casa casas vivienda* | maison* logement* habitation* | casa casas moradia* | huis huizen woning*
apartment | flat flats apartment* | wohnung* apartment* | piso pisos apartamento* | appartement* | apartamento* | appartement* flat flats
mortgage | mortgage* loan* credit* | hypothek* kredit* darlehen* | hipoteca* prestamo* credito* | hypothe* pret prets credit* | hipoteca* emprestimo* credito* | hypothe* lening* krediet*
security | share shares stock_market securities bond bonds | wertpapier* aktie* anleihe* | accion acciones valores bono* | action actions valeurs obligation* | acoes titulos obrigac* | aandeel aandelen effecten obligatie*
tax2 | tax taxes vat | steuer* umsatzsteuer* | impuesto* iva fiscal* | impot* tva fiscal* | imposto* iva fiscal* | belasting* btw fiscaal fiscale
salary2 | salary salaries wage* payroll payslip* | gehalt* lohn lohne* lohnabrechn* | nomina* salario* | salaire* paie paies | salario* vencimento* processamento_salarial | salaris* loon lonen
law2 | law laws legal regulation* | recht* gesetz* rechtlich* juristisch* | ley leyes legal* juridic* normativa* | loi lois juridique* legal* droit | lei leis legal* juridic* | wet wetten juridisch* recht
hygiene | hygien* sanit* haccp cleanliness | hygien* haccp sauberkeit | higien* sanitari* appcc haccp | hygien* haccp proprete | higien* sanit* haccp | hygien* haccp schoon*
safety | safety | sicherheit* arbeitsschutz* | seguridad | securite | seguranca | veiligheid*
quality2 | quality | qualitat* | calidad | qualite* | qualidade | kwaliteit*
temperature | temperature* | temperatur* | temperatura* | temperature* | temperatura* | temperatu*
energy | energy electric* power fuel | energie* strom* elektr* kraftstoff* diesel | energ* electric* combustible* luz | energ* electri* carburant* | energ* eletric* combustiv* | energie* elektr* brandstof*
product | product* item* article* goods range merchandise | produkt* artikel ware waren sortiment* | producto* articulo* mercancia* genero | produit* article* marchandise* | produto* artigo* mercadoria* | product* artikel* goederen assortiment
recipe | recipe* | rezept* | receta* | recette* | receita* | recept recepten
map2 | map maps | karte karten* landkarte* plan | mapa* plano* | carte cartes plan | mapa* planta | kaart kaarten plattegrond*
tip | tip tips hint* advice | tipp tipps hinweis* ratschlag* | consejo* | conseil* astuce* | conselho* dica* | tip tips advies
method | method* procedure* process* workflow* technique* | methode* verfahren* prozess* ablauf* ablaufe* vorgehen* | metod* procedimiento* proceso* | methode* procedure* processus procede* | metod* procediment* processo* | methode* procedure* proces* werkwijze*
season | summer* winter* spring autumn season* | sommer* winter* fruhling* herbst* saison* | verano* invierno* primavera otono temporada* | ete hiver printemps automne saison* | verao inverno primavera outono temporada* epoca | zomer* winter* lente herfst seizoen*
morning | morning* first_thing | morgen* fruh vormittag* | manana* primera_hora | matin* premiere_heure | manha manhas primeira_hora | ochtend* morgen*
evening | evening* | abend* | tarde* | soir* | noite* serao | avond*
night | night* | nacht* nachte* | noche* | nuit* | noite* | nacht* nachten
shift2 | shift shifts duty tour_of_duty | schicht* dienst dienste* | turno* guardia* | service poste garde | turno* | dienst diensten ploeg*
weekend | weekend* saturday* sunday* | wochenende* samstag* sonntag* | fin_de_semana fines_de_semana sabado* domingo* | week-end* weekend* samedi* dimanche* | fim_de_semana fins_de_semana sabado* domingo* | weekend* zaterdag* zondag*
place2 | venue* location* place* site sites | ort orte* standort* platz platze* | lugar* sitio* sede* | lieu lieux endroit* site sites | local locais lugar* sitio* | plaats* locatie* plek*
mobile | mobile_app* app apps application* | app apps anwendung* | app apps aplicacion* | appli applis application* | app apps aplicac* | app apps applicatie*
website2 | website* web_site* web_page* homepage* site | webseite* website* internetseite* homepage | web pagina_web sitio_web paginas_web | site site_web site_internet pages_web | site sites pagina_web website* | website* webpagina* site
online_shop | online_shop* web_shop* e-shop webshop* e-commerce | webshop* onlineshop* online-shop* | tienda_online tienda_virtual | boutique_en_ligne site_marchand site_e-commerce site_de_vente e-boutique | loja_online loja_virtual | webshop* webwinkel*
database | database* | datenbank* | base_de_datos bases_de_datos | base_de_donnees bases_de_donnees | base_de_dados bases_de_dados | database* databank*
photo2 | photo photos picture* image* | foto fotos bild bilder* aufnahme* | foto fotos imagen* | photo photos image* | foto fotos imagem imagens | foto foto's beeld beelden afbeelding*
poster | poster* flyer* brochure* leaflet* | plakat* flyer* broschur* | cartel* folleto* | affiche* brochure* depliant* | cartaz* folheto* | poster* flyer* brochure*
desk | desk counter reception front_desk | empfang* rezeption theke* schalter* | mostrador recepcion* ventanilla | comptoir accueil reception guichet* | balcao rececao recepcao | balie receptie loket*
till | till tills checkout* cash_register cash cash_desk | kasse* kassen* | caja cajas tpv | caisse* | caixa caixas | kassa* kas
key2 | key keys | schlussel* | llave* | cle cles clef* | chave* | sleutel*
queue | queue* waiting_list* | warteschlange* warteliste* | cola colas lista_de_espera | file_d_attente liste_d_attente | fila filas lista_de_espera | wachtrij* wachtlijst*
overtime | overtime | uberstunden | horas_extra* | heures_supplementaires | horas_extra* | overuren overwerk
page2 | page pages | seite seiten *seitig | pagina* | page pages | pagina* | pagina* bladzijde*
waterthing | water | wasser* *wasser | agua aguas | eau eaux | agua aguas | water
milk | milk dairy cheese* | milch* kase* | leche lacteo* queso* | lait laitier* fromage* | leite laticin* queijo* | melk* zuivel kaas
oil | oil oils | ol ole *ol | aceite* | huile* | oleo* azeite* | olie*
tyre | tyre* tire tires | reifen* *reifen | neumatico* rueda* | pneu* | pneu* roda* | band banden
fabric | fabric* cloth textile* | stoff stoffe* textil* tuch | tela* tejido* textil* | tissu* etoffe* textile* | tecido* textil* | stof stoffen textiel
trip | trip* excursion* outing* field_trip* | ausflug* ausfluge* exkursion* | excursion* salida* viaje* | excursion* sortie* voyage* | excurs* passeio* visita_de_estudo viagem viagens | excursie* uitje* reis reizen
sample | sample* specimen* | probe proben *probe *proben muster | muestra* | echantillon* prelevement* | amostra* | monster monsters *monster *monsters
suit | suit suits | anzug* anzuge* | traje* | costume* | fato* | pak pakken *pak *pakken
dress | dress dresses gown* | kleid kleider | vestido* | robe* | vestido* | jurk jurken *jurk *jurken
copy2 | copy copies unit units | exemplar* | ejemplar* | exemplaire* | exemplar* | exempla*
refund2 | refund* reimburs* returns | erstatt* ruckerstatt* retour* retouren rucknahme* zuruckgenommen | reembols* devol* devuelt* | rembours* retour* reprise* | reembols* devol* | terugbetaal* terugbetaald terugbetaling* retour retouren retourzending*
complain2 | complain* claim claims grievance* | beschwerde* reklamation* reklam* | queja* reclam* | reclam* plainte* litige* | reclam* queixa* | klacht* reclam*
`
