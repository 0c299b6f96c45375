/**
 * More things that people work with, by trade, in the columns of `things.data.ts`: what is asked
 * and owed, what is built and driven, what is taught, treated and tried in court. Nouns that are
 * verbs as well stand with their own endings only, so that "labelled" is no label.
 */
export const tradeThings = `
deadline2 | deadline deadlines due_date due_dates time_limit* | frist fristen *frist *fristen abgabetermin* | plazo* fecha_limite fechas_limite | delai delais echeance* date_limite | prazo* data_limite datas_limite | deadline* termijn termijnen
worksheet2 | worksheet* handout* exercise_sheet* | arbeitsblatt arbeitsblatter arbeitsblattern ubungsblatt* | hoja hojas ficha fichas | fiche fiches feuille feuilles | ficha fichas folha folhas | werkblad werkbladen
difference2 | discrepanc* difference* deviation* variance* | abweichung* differenz* unstimmigkeit* | diferencia* desviacion* discrepancia* descuadre* | ecart ecarts difference differences | diferenca* desvio desvios discrepancia* | verschil verschillen afwijking*
overdue2 | overdue late outstanding unpaid | uberfallig* ausstehend* offene offenen saumig* unbezahlt* | vencid* pendiente* impagad* atrasad* | impaye* retard echu* | vencid* pendente* atraso atrasad* em_divida | openstaand* achterstallig* onbetaald*
delay2 | delay delays lateness backlog* | verspatung* verzogerung* ruckstand* ruckstande | retraso* demora* | retard* | atraso* | vertraging* achterstand*
shortage2 | shortage* shortfall* gap gaps | engpass* fehlmenge* fehlbestand* | falta faltas faltante* escasez desabastecimiento | manque* penurie* manquant* rupture* | falta faltas carencia* rutura* escassez | tekort tekorten
request2 | request requests enquir* inquir* query queries question questions | anfrage anfragen *anfragen frage fragen anliegen | consulta consultas solicitud* peticion* pregunta* duda dudas | demande demandes question questions sollicitation* requete* renseignement* | pedido pedidos solicitac* consulta consultas pergunta* duvida* questao questoes | aanvraag aanvragen vraag vragen verzoek verzoeken
offer2 | quotation* quote quotes estimate estimates tender tenders bid bids proposal* | angebot angebote angeboten kostenvoranschlag* offerte* ausschreibung* | oferta ofertas cotizacion* propuesta* presupuesto presupuestos licitacion* | devis proposition* appel_d_offres appels_d_offres | proposta* cotac* orcamento* concurso* | offerte* prijsopgave* aanbesteding*
price2 | price prices pricing tariff* rates | preis preise preisen *preise *preisen tarif* | precio* tarifa* | prix tarif tarifs | preco precos tarifario* tarifa* | prijs prijzen tarief tarieven
label2 | label labels sticker* | etikett etiketten schild schilder | etiqueta etiquetas | etiquette etiquettes | etiqueta etiquetas rotulo* | etiket etiketten label labels
cargo | cargo freight shipment* consignment* parcel* package packages load loads goods | fracht* ladung ladungen sendung sendungen paket pakete paketen *pakete *sendungen | envio envios paquete* mercancia* mercaderia* carga cargas | chargement* colis envoi envois marchandise* | encomenda* pacote* mercadoria* carga cargas | lading pakket pakketten zending* vracht* goederen
route2 | route routes itinerar* trip trips round rounds journey* | tour touren route routen strecke strecken fahrt fahrten | ruta rutas recorrido* trayecto* itinerari* | itineraire* tournee* trajet* circuit* | rota rotas percurso* trajeto* itinerari* volta voltas | route routes rit ritten traject*
fleet2 | fleet fleets | fuhrpark* flotte* | flota* parque_movil | flotte* parc_automobile | frota* | wagenpark* vloot
trailer2 | trailer* semi-trailer* container* | anhanger auflieger* container* | remolque* semirremolque* contenedor* | remorque* conteneur* | reboque* semirreboque* contentor* | aanhanger* oplegger* container*
plane2 | plane planes aircraft* airplane* helicopter* | flugzeug* hubschrauber* | avion aviones aeronave* helicoptero* | avion avions aeronef* helicoptere* | aviao avioes aeronave* helicoptero* | vliegtuig* helikopter*
motorbike | motorcycle* motorbike* scooter* moped* | motorrad* motorrader roller moped* | moto motos motocicleta* ciclomotor* | moto motos scooter* cyclomoteur* | mota motas moto motos motociclo* | motorfiets* scooter* bromfiets*
ambulance2 | ambulance* | rettungswagen* krankenwagen* | ambulancia* | ambulance* | ambulancia* | ambulance*
taxi2 | taxi taxis cab cabs | taxi taxis | taxi taxis | taxi taxis | taxi taxis | taxi's taxi
socket2 | socket sockets outlet outlets power_point* | steckdose* | enchufe enchufes toma_de_corriente tomas_de_corriente | prise prises prises_de_courant | tomada tomadas | stopcontact* wandcontactdo*
cable2 | cable cables wire wires wiring | kabel kabeln leitung leitungen verkabelung | cable cables cableado | cable cables cablage cablages fil fils | cabo cabos cablagem cablagens fio fios | kabel kabels bedrading leiding leidingen
panelboard | fuse_box* switchboard* consumer_unit* distribution_board* electrical_panel* | sicherungskasten verteilerkasten schaltschrank* schaltschranke unterverteilung* | cuadro_electrico cuadros_electricos | tableau_electrique tableaux_electriques armoire_electrique armoires_electriques | quadro_eletrico quadros_eletricos | groepenkast* meterkast* schakelkast*
lamp2 | lamp lamps lighting luminaire* | lampe lampen leuchte leuchten beleuchtung* | lampara* luminaria* alumbrado iluminacion | lampe lampes luminaire* eclairage* | lampada* luminaria* candeeiro* iluminacao | lamp lampen verlichting armatuur armaturen
solar2 | solar_panel* photovoltaic* pv_system* | solaranlage* photovoltaik* solarmodul* | panel_solar paneles_solares placa_solar placas_solares fotovoltaic* | panneau_solaire panneaux_solaires photovoltaique* | painel_solar paineis_solares fotovoltaic* | zonnepane*
chargingpoint | charging_point* charging_station* charger chargers | ladesaule* ladestation* wallbox* | punto_de_recarga puntos_de_recarga cargador* | borne_de_recharge bornes_de_recharge borne bornes | posto_de_carregamento postos_de_carregamento carregador carregadores | laadpaal laadpalen laadpunt* laadstation*
battery2 | battery batteries accumulator* | batterie* akku akkus | bateria* | batterie* accumulateur* | bateria* | accu accu's batterij*
pump2 | pump pumps | pumpe pumpen *pumpe *pumpen | bomba bombas | pompe pompes | bomba bombas | pomp pompen
motor2 | motor motors engine engines | motor motoren *motoren | motor motores | moteur moteurs | motor motores | motor motoren
valve2 | valve valves | ventil ventile ventilen | valvula* | vanne vannes soupape* | valvula* | klep kleppen afsluiter*
pipe2 | pipe pipes pipework plumbing tube tubes tubing | rohr rohre rohren *rohre *rohren rohrleitung* | tuberia* tubo tubos caneria* | tuyau tuyaux tuyauterie* canalisation* | tubagem tubagens canalizac* tubo tubos canos | buis buizen leidingwerk
tap2 | tap taps faucet* | wasserhahn* armatur armaturen | grifo* griferia | robinet* robinetterie | torneira* | mengkraan*
heating2 | heating boiler boilers radiator* heat_pump* | heizung* heizkessel* heizkorper* kessel | calefaccion caldera* radiador* | chauffage* chaudiere* radiateur* | aquecimento caldeira* radiador* | verwarming* cv-ketel* ketel ketels radiator*
aircon | air_conditioning air_conditioner* ventilation* | klimaanlage* luftung* | aire_acondicionado climatizacion ventilacion | climatisation* climatiseur* ventilation* | ar_condicionado climatizacao ventilacao | airco airco's airconditioning ventilatie*
oven2 | oven ovens kiln kilns furnace* stove* | ofen ofen *ofen backofen | horno* | four fours fourneau* | forno fornos | oven ovens
turbine2 | turbine* generator* | turbine* generator* | turbina* generador* | turbine* generateur* | turbina* gerador* | turbine* generator*
bearing2 | bearing bearings | walzlager* kugellager* | rodamiento* cojinete* | roulement* palier* | rolamento* | kogellager* wentellager*
gearbox2 | gearbox* transmission* clutch* | getriebe* kupplung* | caja_de_cambios embrague* | boite_de_vitesses embrayage* | caixa_de_velocidades embraiagem* | versnellingsbak* koppeling*
brake2 | brake brakes | bremse bremsen *bremsen | freno frenos | frein freins | travao travoes | rem remmen
robot2 | robot robots | roboter* | robot robots | robot robots | robo robos robot | robot robots
door2 | door doors gate gates | tur turen *haustur *zimmertur *wohnungstur *autotur *schutztur *schiebetur *stahltur *holztur *drehtur *eingangstur *innentur *innenturen *haustueren *hausturen *zimmerturen *wohnungsturen *autoturen *schutzturen *schiebeturen *stahlturen *holzturen *drehturen *eingangsturen *fahrzeugturen turanlage* turblatt* tor tore | puerta* | porte portes portail portails | porta portas portao portoes | deur deuren poort poorten
window2 | window windows | fenster* *fenster | ventana* escaparate* | fenetre* vitrine* | janela* montra* | raam ramen venster* etalage*
roof2 | roof roofs roofing | dach dacher *dach | tejado* cubierta* | toit toits toiture* | telhado* cobertura* | dak daken
floor2 | floor floors flooring parquet* | boden *boden fussboden parkett* | suelo suelos parque pavimento* | sol sols parquet* plancher* | chao pavimento* soalho* | vloer vloeren parket*
wall2 | wall walls | wand wande wanden mauer mauern | pared paredes muro muros tabique* | mur murs cloison* | parede* muro muros | muur muren wand wanden
tile2 | tile tiles | fliese fliesen kachel* | azulejo* baldosa* | carrelage* carreau carreaux | azulejo* ladrilho* mosaico* | tegel tegels
bathroom2 | bathroom* toilet* shower* | bad bader badezimmer* toilette* dusche* | bano banos ducha* aseo* | salle_de_bain salles_de_bain salle_de_bains toilettes douche* | casa_de_banho casas_de_banho chuveiro* | badkamer* toilet toiletten douche*
kitchen2 | kitchen* | kuche grosskuche* | cocina cocinas | cuisines | cozinha cozinhas | keuken keukens
pool2 | pool pools swimming_pool* | schwimmbad* schwimmbader hallenbad* | piscina* | piscine* | piscina* | zwembad*
stadium2 | stadium* gym gyms sports_hall* sports_centre* | stadion* sporthalle* turnhalle* fitnessstudio* | estadio* gimnasio* polideportivo* | stade stades gymnase* salle_de_sport salles_de_sport | estadio* ginasio* pavilhao* | stadion* sportschool sporthal*
theatre2 | theatre* theater* | theater* | teatro* | theatre* | teatro* | theater*
cinema2 | cinema* film_theater* | kino kinos | cine cines | cinema* | cinema* | bioscoop bioscopen
prison2 | prison* jail* | gefangnis* haftanstalt* justizvollzug* | carcel* prision* | prison* | prisao prisoes | gevangenis*
police2 | police | polizei* | policia | police gendarmerie | policia | politie
army2 | army military | bundeswehr armee militar* | ejercito militar* | armee militair* | exercito militar* | leger defensie
port2 | port ports harbour* dock docks marina* | hafen hafens seehafen | puerto puertos muelle* | port ports quai quais | porto portos cais | haven havens kade
station2 | station stations | bahnhof* bahnhofe | estacion estaciones | gare gares | estacao estacoes | station stations
stable2 | stable stables barn barns | stall stalle stallen scheune* | establo* cuadra cuadras granero* | ecurie* etable* grange* | estabulo* celeiro* curral | stal stallen schuur schuren
forest2 | forest* woodland* | wald walder *wald | bosque* monte montes | foret forets | floresta* mata matas | bos bossen
soil2 | soil soils | erde erdreich | tierra tierras | terre terres | terra terras | grond
beach2 | beach* | strand strande | playa* | plage* | praia* | strand stranden
soup2 | soup soups sauce sauces broth* | suppe suppen sauce saucen sosse sossen bruhe* | sopa sopas salsa salsas caldo caldos | soupe soupes sauce sauces potage* | sopa sopas molho molhos caldo caldos | soep soepen saus sauzen
salad2 | salad salads starter_dish* | salat salate salaten vorspeise* | ensalada* entrante* | salade salades entrees | salada* entrada_fria entradas_frias | salade salades voorgerecht*
pizza2 | pizza* pasta | pizza* pasta nudel* | pizza* pasta | pizza* pates | pizza* massa massas | pizza* pasta
chocolate2 | chocolate* praline* sweets confectionery | schokolade* praline* | chocolate* bombon* caramelo* | chocolat* confiserie* | chocolate* bombom bombons | chocola* praline* bonbon*
egg2 | egg eggs | ei eier eiern | huevo* | oeuf oeufs | ovo ovos | ei eieren
shirt2 | shirt shirts blouse* | hemd hemden bluse* | camisa* blusa* | chemise* chemisier* | camisa* blusa* | overhemd* blouse*
trousers2 | trousers jeans | hose hosen jeans | pantalon pantalones | pantalon pantalons | calcas | broek broeken
coat2 | coat coats jacket* | mantel jacke jacken | abrigo* chaqueta* | manteau manteaux veste vestes | casaco* | jas jassen mantel
curtain2 | curtain* blind blinds | vorhang vorhange gardine* | cortina* | rideau rideaux | cortina* cortinado* | gordijn*
mathematics2 | maths math mathematics algebra arithmetic | mathe mathematik* rechnen | matematicas aritmetica | maths mathematiques | matematica aritmetica | wiskunde rekenen
physics2 | physics | physik* | fisica | physique | fisica | natuurkunde
chemistry2 | chemistry | chemie | quimica | chimie | quimica | scheikunde chemie
biology2 | biology | biologie | biologia | biologie svt | biologia | biologie
history2 | history | geschichte | historia | histoire | historia | geschiedenis
geography2 | geography | erdkunde geografie geographie | geografia | geographie | geografia | aardrijkskunde
philosophy2 | philosophy ethics | philosophie ethik | filosofia etica | philosophie | filosofia etica | filosofie
artschool | art arts fine_art* | kunst kunstunterricht | arte plastica | arts_plastiques dessin_d_art | artes educacao_visual | kunst tekenles
sport2 | sport sports football soccer basketball gymnastics | sport fussball* turnen* basketball* | deporte* futbol baloncesto gimnasia | sport sports football* basket* gymnastique | desporto* futebol basquetebol ginastica | sport sporten voetbal* gymnastiek
literacy2 | literacy | leseforderung alphabetisierung* | alfabetizacion | alphabetisation | alfabetizacao | leesonderwijs alfabetisering
primary2 | primary_school* elementary_school* | grundschule* grundschul* | primaria | ecole_primaire ecoles_primaires elementaire | primeiro_ciclo ensino_basico | basisschool basisscholen basisonderwijs
secondary2 | secondary_school* high_school* | gymnasi* realschul* gesamtschul* oberschul* | secundaria bachillerato | lycee* collegien* | ensino_secundario | havo vwo middelbare_school middelbare_scholen
higher2 | university_level higher_education | hochschulbereich* | ensenanza_superior | enseignement_superieur | ensino_superior | hoger_onderwijs
surgery2 | surgical | chirurgi* | quirurgic* | chirurgi* chirurgical* | cirurgi* | chirurgisch* chirurgie*
oncology2 | oncolog* chemotherap* cancer* | onkolog* chemotherap* krebs* | oncolog* quimioterap* cancer* | oncolog* chimiotherap* cancer* | oncolog* quimioterap* cancro* | oncolog* chemotherap* kanker*
paediatrics2 | paediatric* pediatric* neonatal* newborn* | padiatri* neugeboren* neonat* | pediatri* neonat* recien_nacidos | pediatri* neonat* nouveau-ne nouveaux-nes | pediatri* neonat* recem-nascidos | pediatri* kinderafdeling pasgeboren* neonat*
geriatrics2 | geriatric* | geriatri* | geriatri* | geriatri* | geriatri* | geriatri*
intensive2 | intensive_care icu critical_care | intensivstation* intensivpflege* | uci cuidados_intensivos | reanimation soins_intensifs | cuidados_intensivos uci | intensive_care ic-afdeling
maternity2 | maternity obstetric* midwif* pregnan* | geburtshilf* entbindung* kreisssaal schwanger* | maternidad obstetri* embaraz* parto partos | maternite obstetri* enceinte* accouchement* | maternidade obstetri* gravid* partos | verlos* zwanger* kraam*
psychiatry2 | psychiatr* mental_health | psychiatr* | psiquiatr* salud_mental | psychiatr* sante_mentale | psiquiatr* saude_mental | psychiatr* ggz
cardiology2 | cardiolog* heart | kardiolog* herz* | cardiolog* corazon | cardiolog* cardiaque* | cardiolog* coracao | cardiolog* hart
radiology2 | radiolog* x-ray* x_ray* ultrasound* mri | radiolog* rontgen* ultraschall* mrt | radiolog* radiografia* ecografia* resonancia* | radiolog* radiographie* echographie* irm | radiolog* radiografia* ecografia* ressonancia* | radiolog* rontgen* echo's mri
vitals2 | vital_signs vitals | vitalzeichen vitalwert* vitalparameter* | constantes signos_vitales | constantes signes_vitaux parametres_vitaux | sinais_vitais parametros_vitais | vitale_functies vitale_waarden
infusion2 | infusion* intravenous drip drips | infusion* intravenos* | intravenos* goteo sueros | perfusion* intraveineu* | intravenos* soros | infuus infusen intraveneus
injection2 | injection* | injektion* spritze spritzen | inyeccion* | injection* piqure* | injec* | injectie* prik prikken
knee2 | knee knees | knie *knie | rodilla* | genou genoux | joelho* | knie knieen
hip2 | hip hips | hufte huft* | cadera* | hanche* | anca ancas | heup heupen heup*
back2 | spine spinal | rucken wirbelsaule | espalda columna | dos colonne_vertebrale | costas coluna | rug wervelkolom
eye2 | eye eyes | auge augen | ojo ojos | oeil yeux | olho olhos | oog ogen
skin2 | skin | haut | piel | peau | pele | huid
hair2 | hair | haar haare | pelo cabello* | cheveu cheveux coiffure* | cabelo* | haar haren
prisoner2 | prisoner* inmate* detainee* | haftling* gefangene* | preso presos reclus* | detenu detenus detenue* prisonnier* | preso presos reclus* | gedetineerde* gevangene*
refugee2 | refugee* migrant* asylum* | fluchtling* gefluchtet* migrant* asyl* | refugiad* migrant* inmigrant* | refugie* migrant* | refugiad* migrant* imigrant* | vluchteling* asiel* migrant*
homeless2 | homeless | obdachlos* wohnungslos* | sin_hogar | sans-abri sdf | sem-abrigo | dakloze* thuisloze*
disabled2 | disabled disabilit* | behindert* behinderung* | discapacidad discapacitad* | handicap* | deficien* | gehandicapt* beperking*
tourist2 | tourist* holidaymaker* | tourist* urlauber* | turista* veraneante* | touriste* vacancier* | turista* | toerist* vakantieganger*
investor2 | investor* shareholder* | investor* anleger* aktionar* | inversor* accionista* | investisseur* actionnaire* | investidor* acionista* | belegger* aandeelhouder* investeerder*
employer2 | employer employers | arbeitgeber* | empleador* patronal empresario* | employeur* patronat | empregador* entidade_patronal | werkgever*
landlord2 | landlord* owner owners homeowner* | vermieter* eigentumer* hausbesitzer* | propietari* casero* | proprietaire* bailleur* | proprietari* senhorio* | verhuurder* eigenaar eigenaren huisbaas
buyer2 | buyer buyers purchaser* | kaufer kauferin* | comprador* | acheteu* acquereur* | comprador* | koper kopers
applicant2 | applicant* candidate* | bewerber* kandidat* | candidat* aspirante* | candidat* postulant* | candidat* | sollicitant* kandidat*
journalism2 | press newsroom* | presse | prensa | presse | imprensa | pers persbureau
criminal2 | criminal penal | strafrecht* | penal penales | penal penale penales penaux | penal penais | strafrecht* strafzaken
family2 | family_law divorce* custody | familienrecht* scheidung* sorgerecht | divorcio* custodia | divorce* | divorcio* | echtscheiding* familierecht
labour2 | employment_law labour_law labor_law | arbeitsrecht* | derecho_laboral | droit_du_travail droit_social prud'hom* prudhom* | direito_do_trabalho direito_laboral | arbeidsrecht*
corporate2 | corporate_law company_law merger* acquisition* | gesellschaftsrecht* fusion fusionen ubernahmen | mercantil societario fusiones | droit_des_societes fusions fusion-acquisition | direito_societario fusoes | ondernemingsrecht* fusies overnames
will2 | wills probate inheritance | testament* erbschaft* erbrecht* | testamento* herencia* sucesiones | testament* succession successions heritage* | testamento* heranca* | testament* erfenis* erfrecht*
customs2 | customs | zoll* verzollung* | aduana* aduaner* | douane* douanier* | alfandega* aduaneir* | douane*
pension2 | pension pensions retirement | rente renten altersvorsorge | pension_de_jubilacion jubilacion* | retraite retraites | reforma reformas pensao pensoes | pensioen*
ledger2 | ledger* bookkeeping | hauptbuch* buchhaltung* buchfuhrung* | contabilidad libro_mayor | comptabilite grand_livre | contabilidade livro_razao | boekhouding* grootboek*
debt2 | debt debts receivable* arrears | aussenstande schulden | deuda* impago* | creance* impaye* dette* | divida* | schuld schulden debiteur* vordering*
campaign2 | campaign campaigns | kampagne* *kampagne *kampagnen | campana campanas | campagne campagnes | campanha* | campagne campagnes
brand2 | brand brands logo logos rebrand* | marke marken logo logos | marca marcas logotipo* | marque marques logo logos | marca marcas logotipo* logomarca | merk merken logo logo's
cover2 | book_cover* covers jacket_design* | umschlag umschlage buchcover cover | cubierta_de_libro portada* | couverture couvertures | capa capas | omslag* boekomslag*
packaging2 | packaging | verpackungsdesign verpackungen | packaging envase* | emballage emballages packaging | embalagem embalagens | verpakkingsontwerp verpakking verpakkingen
illustration2 | illustration* | illustration* | ilustracion* | illustration* | ilustrac* | illustratie*
logbook2 | logbook* journal_entr* | bordbuch* fahrtenbuch* laborjournal* | bitacora* cuaderno* | journal_de_bord carnet_de_bord cahier* | diario_de_bordo caderno* | logboek*
toy2 | toy toys game games | spielzeug* spiel spiele | juguete* juego juegos | jouet* jeu jeux | brinquedo* jogo jogos | speelgoed spel spellen
jewel2 | jewel* wristwatch* | schmuckstuck* uhr uhren | joya* reloj relojes | bijou bijoux montre montres | joia* relogio* | sieraad sieraden horloge*
cosmetic2 | cosmetic* perfume* make-up | kosmetik* parfum* | cosmetic* perfume* maquillaje | cosmetique* parfum* maquillage* | cosmetic* perfume* maquilhagem | cosmetica parfum* make-up
glass2 | glass glazing | glas glaser | vidrio* cristal cristales | verre vitrage* | vidro* | glas glazen
stone2 | stone marble granite | stein* marmor granit* | piedra* marmol granito | pierre pierres marbre granit* | pedra* marmore granito | steen stenen marmer graniet
concrete2 | concrete cement | beton* zement* | hormigon cemento | beton betons ciment* | betao cimento | beton cement
plastic2 | plastic* polymer* | kunststoff* plastik* | plastic* polimero* | plastique* polymere* | plastic* polimero* | plastic kunststof*
paper2 | cardboard | karton* pappe | carton cartones | carton cartons | cartao cartoes_de_embalagem | karton*
chemical2 | chemical* solvent* | chemikali* losemittel* | producto_quimico productos_quimicos disolvente* | produit_chimique produits_chimiques solvant* | produto_quimico produtos_quimicos solvente* | chemicalien oplosmiddel*
weapon2 | weapon* ammunition | waffe* munition | arma armas municion | arme armes munition* | arma armas munic* | wapen*
network2 | network networks router* switches firewall* | netzwerk* router* firewall* | router* cortafuegos | routeur* pare-feu | router* firewall* | netwerk* router* firewall*
backup2 | backup backups | datensicherung* backup* | copia_de_seguridad copias_de_seguridad backup* | sauvegarde* | copia_de_seguranca copias_de_seguranca backup* | back-up back-ups backup*
cloud2 | cloud | cloud* | nube | cloud nuage | nuvem | cloud
interface2 | api apis interface* endpoint* | schnittstelle* api apis | api apis interfaz interfaces | api apis interface* | api apis interface* | api api's interface*
dashboard2 | dashboard* | dashboard* | panel_de_control cuadro_de_mando cuadros_de_mando dashboard* | tableau_de_bord tableaux_de_bord dashboard* | painel_de_controlo dashboard* | dashboard*
script2 | script scripts macro macros | skript* makro* | script scripts macro macros | script scripts macro macros | script scripts macro macros | script scripts macro's
password2 | password* user_account* | passwort* passworter benutzerkonto* | contrasena* cuenta_de_usuario cuentas_de_usuario | mot_de_passe mots_de_passe compte_utilisateur comptes_utilisateurs | palavra-passe palavras-passe senha* | wachtwoord* gebruikersaccount*
hard2 | hard_drive* hard_disk* | festplatte* | disco_duro discos_duros | disque_dur disques_durs | disco_rigido discos_rigidos | harde_schijf harde_schijven
printer2 | printer printers | drucker *drucker | impresora* | imprimante* | impressora* | printer printers
`
