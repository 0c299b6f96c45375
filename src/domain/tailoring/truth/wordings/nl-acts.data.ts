/** More Dutch words for one act, by trade, with their nouns and participles; see `wordings.ts`. */
export const actWordingsNl = `
triage getriageerd inschat* ingeschat* urgentiebepaling urgentie
navraag nagevraagd* navragen vragen gevraagd* informeren geinformeerd* informeerde horen gehoord*
nabellen nagebeld* nazorg belronde* nazorggesprek*
rondgedeeld* ronddelen rondbreng* rondgebracht* verdeeld* verdelen verdeling uitgedeeld* uitdelen
belading beladen belaad* laden laad* geladen* inladen ingeladen* verlading verladen
lossing lossen gelost* uitladen uitgeladen* uitlading leeghalen leeggehaald*
koken gekookt* kookte kookten maaltijden maaltijd eten_bereid* bereiding
aansluiten aangesloten* aansluiting* koppelen gekoppeld* koppeling vastmaken vastgemaakt*
afmeren afgemeerd* aanmeren aangemeerd* aanleggen aangelegd* meren
losgooien losgegooid* ontmeren ontmeerd* vertrek uitvaren
varen gevaren vaart bevaren bevaart
doorvaren schutten geschut sluispassage*
ontgassen ontgast* gasvrij
schrobben geschrobd* schrob* boenen geboend* schoonmaken schoongemaakt*
dweilen gedweild* moppen gemopt* natte_reiniging
stofzuigen gestofzuigd* stofzuig*
poetsen gepoetst* oppoetsen opgepoetst* glanzend
ontsmet* desinfecteer* gedesinfecteerd* desinfectie ontsmetting
steriliseren gesteriliseerd* sterilisatie steriel
afwassen afgewassen afwas vaatwerk vaat spoelkeuken afwaswerk
gereedleggen gereedgelegd* gereedzetten gereedgezet* klaarleggen klaargelegd* klaarzetten klaargezet*
gereedmaken gereedgemaakt* klaarmaken klaargemaakt* voorbereiden voorbereid* prepareren geprepareerd*
treffen_van_voorbereidingen voorbereiding* voorbereid* voorbereiden
schenken geschonken inschenken ingeschonken schonk voorzien_van
tappen getapt* tap tapte schenken geschonken
mengen gemengd* mixen gemixt* menging vermengd* aanmaken aangemaakt*
roeren geroerd* doorroeren omroeren
snijden gesneden snij snijwerk versnijden versneden
hakken gehakt* fijnhakken fijngehakt* fijnsnijden fijngesneden
portioneren geportioneerd* afwegen afgewogen afwegingen doseren gedoseerd*
kneden gekneed* kneedde deeg_maken
uitrollen uitgerold* uitrolde platrollen
glaceren geglaceerd* glazuren geglazuurd*
afbakken afgebakken bakken gebakken
frituren gefrituurd* bakken gebakken
grillen gegrild* roosteren geroosterd* barbecueen
stomen gestoomd* stoom*
fileren gefileerd* ontgraten ontgraat* uitbenen uitgebeend*
slachten geslacht* slacht slachting*
proeven geproefd* proeverij* degusteren
opdienen opgediend* serveren geserveerd* uitserveren uitgeserveerd* opdoen
indekken ingedekt* dekken gedekt* tafels_klaarmaken
afruimen afgeruimd* leegruimen leeggeruimd* opruimen opgeruimd*
opruimen opgeruimd* opgeruimde opruiming opruimwerk netjes_houden ordenen
inchecken ingecheckt* aankomst check-in incheck*
uitchecken uitgecheckt* vertrek check-out uitcheck*
opnemen_van_bestellingen bestellingen_opnemen bestelling_opgenomen bestellingen_aannemen bestellingen_aangenomen
te_woord_staan te_woord_gestaan beantwoorden beantwoord* spreken gesproken
aannemen_van_telefoon telefoon_aannemen telefoon_aangenomen telefoon_beantwoord* bellers_te_woord
terugbellen teruggebeld* nabellen nagebeld*
doorverbinden doorverbonden doorschakelen doorgeschakeld* doorzetten doorgezet* doorgeleiden
nabestellen nabesteld* bijbestellen bijbesteld* aanvullen aangevuld*
afhalen afgehaald* ophalen opgehaald* opgepikt*
ophalen opgehaald* inzamelen ingezameld* inzameling
wegbrengen weggebracht* brengen gebracht bezorgen bezorgd*
terugbrengen teruggebracht* retourneren geretourneerd* terugsturen teruggestuurd*
inleveren ingeleverd* afgeven afgegeven
uitreiken uitgereikt* uitreiking* overhandigen overhandigd* afgifte
afgeven afgegeven afgifte verstrekken verstrekt* uitgeven uitgegeven
doorsturen doorgestuurd* doorzenden doorgezonden doorgeleiden doorgeleid* doorzetten doorgezet*
verwijzen verwezen doorverwijzen doorverwezen doorverwijzing* verwijzing*
oproepen opgeroepen oproep uitnodigen uitgenodigd* uitnodiging*
uitnodigen uitgenodigd* uitnodiging* genodigd*
aanmelden aangemeld* aanmelding* inschrijven ingeschreven inschrijving*
afmelden afgemeld* afmelding* uitschrijven uitgeschreven uitschrijving*
opgeven opgegeven doorgeven doorgegeven aanmelden aangemeld*
waarschuwen gewaarschuwd* alarmeren gealarmeerd* alarmering inseinen ingeseind* inlichten ingelicht*
signaleren gesignaleerd* opmerken opgemerkt* signalering opgevallen attenderen geattendeerd*
attenderen geattendeerd* wijzen_op gewezen_op opmerkzaam*
aankaarten aangekaart* bespreekbaar aanhangig ter_sprake
terugkoppelen teruggekoppeld* terugkoppeling rapporteren gerapporteerd* melden gemeld*
overleggen overlegd* overleg ruggespraak afstemming afstemmen afgestemd*
meedenken meegedacht* dacht_mee denken_mee input_geleverd inbreng
meepraten meegepraat* inspraak inbreng
sparren gespard* van_gedachten gedachtewisseling*
uitwisselen uitgewisseld* uitwisseling delen gedeeld*
vergaderen vergaderd* vergadering* overleggen overlegd*
bijwonen bijgewoond* aanwezig aanwezigheid deelnemen deelgenomen deelname
aansluiten_bij aangesloten_bij deelgenomen_aan bijgewoond*
meedraaien meegedraaid* meelopen meegelopen meewerken meegewerkt*
meelopen meegelopen meegegaan mee_op
meehelpen meegeholpen helpen geholpen hielp bijspringen bijgesprongen
bijspringen bijgesprongen invallen ingevallen meehelpen meegeholpen
vervangen waarnemen waargenomen waarneming vervanging
bijstaan bijgestaan terzijde bijstand assisteren geassisteerd* helpen geholpen
verlenen_van_hulp hulp_verleend hulp_verlenen helpen geholpen geboden_hulp hulp_geboden
bieden_van_ondersteuning ondersteuning_geboden ondersteunen ondersteund*
leveren_van_een_bijdrage bijdrage_geleverd bijgedragen* bijdragen
optreden_als opgetreden_als fungeren gefungeerd* dienen_als gediend_als rol_van
begeleiden_van begeleid* begeleider* werkbegeleider* praktijkbegeleider* stagebegeleider*
wegwijs_gemaakt wegwijs_maken ingewerkt* inwerken inwerkperiode
voordoen voorgedaan demonstreren gedemonstreerd* laten_zien demonstratie*
uitleggen uitgelegd* uitleg toelichten toegelicht* toelichting* duidelijk_gemaakt
voorlichten voorgelicht* voorlichting* informeren geinformeerd* uitleg
bijscholen bijgeschoold* bijscholing* nascholing nageschoold*
oefenen geoefend* inoefenen ingeoefend* trainen getraind* oefening*
voorlezen voorgelezen voorleesuur* voorlees*
overhoren overhoord* overhoring* toetsen getoetst*
nakijken nagekeken corrigeren gecorrigeerd* correctiewerk
cijfers_geven becijferen becijferd* beoordelen beoordeeld*
surveilleren gesurveilleerd* surveillance toezicht_houden toezicht_gehouden
spelen gespeeld* speelde vertolken vertolkt* uitvoeren uitgevoerd*
optreden opgetreden optredens uitvoering* concert*
repeteren gerepeteerd* repetitie* instuderen ingestudeerd* oefenen geoefend*
zingen gezongen zang zong
dirigeren gedirigeerd* dirigent*
regisseren geregisseerd* regie regisseur*
acteren geacteerd* spelen gespeeld* rollen
montage edit geedit* editen videomontage
opnemen opgenomen opname* opnames vastgelegd*
belichten belicht* uitlichten uitgelicht* lichtplan* belichting
schminken geschminkt* opmaken opgemaakt* make-up grimeren gegrimeerd* grime
boetseren geboetseerd* modelleren gemodelleerd*
graveren gegraveerd* gravure* graveerwerk
vergulden verguld* bladgoud
inlijsten ingelijst* inlijstwerk lijst*
restaureren gerestaureerd* restauratie* conserveren geconserveerd*
ophangen opgehangen hing_op bevestigen bevestigd*
exposeren geexposeerd* tentoonstellen tentoongesteld* expositie* tentoonstelling*
rondleiden rondgeleid* rondleiding* gidsen gegidst*
gidsen gegidst* rondleidingen rondleiding begeleiden begeleid*
presenteren gepresenteerd* presentatie* toelichten toegelicht* pitchen gepitcht*
gastles* lezing* voordracht*
schrijven geschreven schreef pennen tekst* copywriting
redigeren geredigeerd* persklaar redactiewerk eindredactie
persklaar_maken persklaar_gemaakt redigeren geredigeerd*
inkorten ingekort* kort korter samenvatten samengevat*
vertalen vertaald* vertaling* vertaalwerk overzetten
tolken getolkt* vertolking tolkwerk tolkdienst*
ondertitelen ondertiteld* ondertiteling*
transcriberen getranscribeerd* uitschrijven uitgeschreven uittypen uitgetypt* uitwerken uitgewerkt*
typen getypt* intypen ingetypt* uittypen
invullen ingevuld* vul_in invulde bijhouden
aanvinken aangevinkt* afvinken afgevinkt*
aftekenen afgetekend* paraferen geparafeerd* ondertekenen ondertekend*
ondertekenen ondertekend* tekenen getekend* ondertekening
stempelen gestempeld* afstempelen afgestempeld*
kopieren gekopieerd* kopie* kopieerwerk vermenigvuldigen
printen geprint* afdrukken afgedrukt* uitdraaien
drukken gedrukt* drukwerk bedrukken bedrukt*
binden gebonden inbinden ingebonden bindwerk
nieten geniet* hechten
vouwen gevouwen opvouwen opgevouwen plooien geplooid*
labelen gelabeld* etiketteren geetiketteerd* stickeren gestickerd* coderen gecodeerd*
prijzen geprijsd* prijzen_aanbrengen
scannen gescand* inscannen ingescand* digitaliseren gedigitaliseerd*
opbergen opgeborgen wegbergen weggeborgen opslaan opgeslagen
archiveren gearchiveerd* archivering opbergen opgeborgen dossiervorming
vernietigen vernietigd* vernietiging versnipperen versnipperd*
opschonen opgeschoond* opschoning schonen geschoond* ontdubbelen ontdubbeld*
inventariseren geinventariseerd* inventarisatie* in_kaart_gebracht in_kaart_brengen
in_kaart_brengen in_kaart_gebracht inventariseren geinventariseerd* inventarisatie* onderzocht*
uitzoeken uitgezocht* nazoeken nagezocht* onderzoeken onderzocht* uitpluizen
napluizen nageplozen doorspitten doorgespit* bestuderen bestudeerd*
doornemen doorgenomen lezen gelezen bestuderen bestudeerd* bekeken bekijken
raadplegen geraadpleegd* raadpleging opzoeken opgezocht*
recherche onderzoek* onderzocht* opzoeken opgezocht* nazoeken
ramen geraamd* raming* begroten begroot* calculeren gecalculeerd*
narekenen nagerekend* doorrekenen doorgerekend* berekenen berekend* doorrekening*
optellen opgeteld* tellen geteld*
verrekenen verrekend* verrekening* afrekenen afgerekend*
vereffenen vereffend* voldoen voldaan betalen betaald*
overmaken overgemaakt* overboeken overgeboekt* overschrijven overgeschreven overboeking* betaling* betalen
innen geind inning* incasseren geincasseerd* incasso*
aanmanen aangemaand* aanmaning* herinneren herinnerd* herinnering*
inboeken ingeboekt* boeken geboekt* verboeken verboekt* boeking*
afletteren afgeletterd* matchen gematcht* aansluiten aangesloten*
aansluiten_van aansluiting* afstemmen afgestemd* reconcilieren
afschrijven afgeschreven afschrijving*
doorbelasten doorbelast* doorbelasting* doorberekenen doorberekend*
begroten begroot* begroting* budgetteren gebudgetteerd*
declareren gedeclareerd* declaratie* indienen_van_declaraties
factureren gefactureerd* facturatie facturering rekeningen_sturen
afhandelen afgehandeld* afwikkelen afgewikkeld* afwikkeling afhandeling afwerken afgewerkt*
afwerken afgewerkt* afwerking voltooien voltooid* afmaken afgemaakt*
afronden afgerond* voltooien voltooid* voltooiing afronding afsluiten afgesloten
opleveren opgeleverd* oplevering* leveren geleverd* afleveren
aanleveren aangeleverd* aanlevering leveren geleverd* toeleveren
bezorgen bezorgd* bezorging* rondbrengen rondgebracht* bestellen_van_post afleveren
transporteren getransporteerd* vervoeren vervoerd* vervoer transport*
rijden gereden reed ritten rit besturen bestuurd*
manoeuvreren gemanoeuvreerd* rangeren gerangeerd* rangeerwerk
inparkeren ingeparkeerd* parkeren geparkeerd*
sjorren gesjord* vastzetten vastgezet* zekeren gezekerd* ladingzekering vastsjorren vastgesjord*
hijsen gehesen hijswerk* takelen getakeld* optakelen heffen
tillen getild* optillen opgetild* heffen geheven
verslepen versleept* slepen gesleept* trekken getrokken
stapelen gestapeld* opstapelen opgestapeld* palletiseren gepalletiseerd*
ompakken omgepakt* herverpakken herverpakt* overpakken overgepakt*
wikkelen gewikkeld* inwikkelen folien inseal* geseald*
uitpakken uitgepakt* uitpakwerk
wegzetten weggezet* inruimen ingeruimd* inslaan ingeslagen opslaan opgeslagen
inslaan ingeslagen inslag binnenmelden ontvangst ontvangen
picken gepickt* orderpicken verzamelen verzameld* orderverzameling
uitscannen scannen gescand* inscannen
bevoorraden bevoorraad* bevoorrading aanvullen aangevuld* voorzien_van
spiegelen gespiegeld* vakken_recht netjes_gezet
aanprijzen aangeprezen promoten gepromoot* aanbevelen aanbevolen
demonstreren gedemonstreerd* demonstratie* voordoen voorgedaan demo*
verkopen verkocht* verkoop afzet aan_de_man
bijverkopen bijverkocht* bijverkoop upselling
aan_klanten_verkocht verkocht* verkoop*
ruilen geruild* omruilen omgeruild* ruiling*
verhuren verhuurd* verhuur* verhuring*
verpachten verpacht* pacht
taxeren getaxeerd* taxatie* waarderen gewaardeerd* schatten geschat*
bezichtigen bezichtigd* bezichtiging* rondleiding_woning
onderhandelen onderhandeld* onderhandeling* onderhandelde
contracteren gecontracteerd* contracten_afgesloten contracten_gesloten
opzeggen opgezegd* opzegging* beeindigen beeindigd* beeindiging
verlengen verlengd* verlenging* hernieuwen hernieuwd*
opmaken opgemaakt* opstellen opgesteld* uitschrijven uitgeschreven
uitwerken uitgewerkt* uitwerking* opstellen opgesteld* verder_vormgegeven
formuleren geformuleerd* formulering* verwoorden verwoord* op_papier
procederen geprocedeerd* procesvoering procesvoeren
pleiten gepleit* pleidooi* pleitte
bepleiten bepleit* pleidooi*
beschermen beschermd* bescherming behoeden behoed*
bewaken bewaakt* bewaking monitoren gemonitord* monitoring in_de_gaten_houden in_de_gaten_gehouden
toezien toegezien toezicht_houden toezicht_gehouden toezicht
fouilleren gefouilleerd* fouillering*
aanhouden aangehouden aanhouding* arresteren gearresteerd* arrestatie*
bekeuren bekeurd* beboeten beboet* boetes_uitgeschreven bekeuring* verbaliseren
verhoren verhoord* verhoor verhoren ondervragen ondervraagd*
patrouilleren gepatrouilleerd* patrouille* surveilleren gesurveilleerd*
blussen geblust* bluswerk brandbestrijding brand_bestreden
redden gered redding* in_veiligheid bevrijden bevrijd*
reanimeren gereanimeerd* reanimatie* hartmassage
evacueren geevacueerd* evacuatie* ontruimen ontruimd* ontruiming*
verbinden verbonden verbandwissel* wondverzorging wonden_verzorgd
verschonen verschoond* verwisselen verwisseld* luiers
mobiliseren gemobiliseerd* mobilisatie uit_bed
verplegen verpleegd* verpleging verzorgen verzorgd* zorg_verlenen zorg_verleend zorgverlening
verzorgen verzorgd* verzorging zorgen zorg zorgverlening
verlenen_van_zorg zorg_verleend zorgverlening verzorging verzorgd*
wassen gewassen douchen gedoucht* wasbeurt*
voeden gevoed* voeding voeren eten_geven eten_gegeven
voeren gevoerd* voedering voederen gevoederd* voer_verdeeld voer_geven
drenken gedrenkt* water_geven water_gegeven
uitmesten uitgemest* mesten stallen_schoon* hokken_schoon*
melken gemolken molk melkbeurt* melkwerk
scheren geschoren scheerwerk
bekappen bekapt* hoefverzorging klauwverzorging
castreren gecastreerd* castratie*
insemineren geinsemineerd* inseminatie*
fokken gefokt* fokkerij fokprogramma*
uitlaten uitgelaten wandelen gewandeld*
africhten afgericht* dresseren gedresseerd* trainen getraind*
opfokken opgefokt* grootbrengen opfok
zaaien gezaaid* inzaaien ingezaaid* zaaiwerk uitzaaien
planten geplant* aanplanten aangeplant* aanplant poten gepoot* beplanting
verspenen verspeend* uitplanten uitgeplant* verpotten verpot* oppotten opgepot*
stekken gestekt* vermeerderen vermeerderd*
enten geent* oculeren
rooien gerooid* uitgraven oogsten geoogst*
plukken geplukt* pluk oogsten geoogst* oogst
wieden gewied* onkruid onkruidbestrijding schoffelen geschoffeld*
schoffelen geschoffeld* onkruid_verwijderd onkruidbestrijding
bemesten bemest* bemesting mest
spuiten gespoten bespuiten bespoten gewasbescherming*
beregenen beregend* beregening irrigeren irrigatie bewateren sproeien gesproeid*
snoeien gesnoeid* snoei snoeiwerk terugsnoeien snoeibeurt*
kappen_van_bomen bomen_gekapt vellen geveld* bomen_omgezaagd
maaien gemaaid* maaiwerk grasmaaien gras_maaien
verticuteren geverticuteerd* beluchten belucht*
bestraten bestraat* bestrating straatwerk straten_gelegd
egaliseren geegaliseerd* vlakken gevlakt* uitvlakken
afgraven afgegraven uitgraven uitgegraven ontgraven graafwerk grondverzet
storten gestort* betonstort storten_van_beton
bekisten bekist* bekisting* kisten
vlechten gevlochten wapening* betonstaal vlechtwerk
metselen gemetseld* metselwerk opmetselen
voegen gevoegd* voegwerk
lijmen gelijmd* verlijmen verlijmd* lijmwerk
stuken gestukt* stukadoren gestukadoord* stucwerk pleisteren bepleisteren afgestuct*
schilderen geschilderd* schilderwerk* verven geverfd* verfwerk
behangen behangwerk behang
lakken gelakt* laklaag lakwerk aflakken afgelakt*
beitsen gebeitst* beits
schuren geschuurd* schuurwerk opschuren opgeschuurd*
timmeren getimmerd* timmerwerk* houtbewerking
zagen gezaagd* zaagwerk op_maat_gezaagd afzagen
schaven geschaafd* schaafwerk
tegelen getegeld* tegelwerk betegelen betegeld* tegels_gezet tegels_gelegd
dakdekken dakwerk dakbedekking* daken_gedekt
isoleren geisoleerd* isolatie* isolatiewerk na-isolatie
glaszetten beglazing glas_gezet beglazen
kitten gekit* afkitten afgekit* kitwerk
afdichten afgedicht* dichtmaken dichtgemaakt* afdichting*
ontstoppen ontstopt* ontstopping* doorspuiten
slopen gesloopt* sloop sloopwerk afbreken afgebroken afbraak
strippen gestript* leeghalen ontmantelen ontmanteld*
ontmantelen ontmanteld* demonteren gedemonteerd* demontage
uit_elkaar_gehaald uit_elkaar_halen demonteren gedemonteerd* demontage
in_elkaar_gezet in_elkaar_zetten assembleren geassembleerd* monteren gemonteerd* assemblage
opbouwen opgebouwd* opbouw opzetten opgezet*
afbouwen afgebouwd* afbouw afbreken afgebroken
uitlijnen uitgelijnd* uitlijning richten gericht*
waterpas waterpassen genivelleerd nivelleren
lassen gelast* laswerk* laswerkzaamheden aflassen
solderen gesoldeerd* soldeerwerk
klinken geklonken klinknagels
buigen gebogen zetwerk kanten gekant*
ponsen geponst* ponswerk
stansen gestanst* stanswerk
persen geperst* perswerk
gieten gegoten gietwerk gietstukken
smeden gesmeed* smeedwerk
galvaniseren gegalvaniseerd* verzinken verzinkt*
coaten gecoat* coating* poedercoaten
afbramen afgebraamd* ontbramen ontbraamd* bramen
omstellen omgesteld* ombouwen omgebouwd* omsteltijd* insteltijd*
opspannen opgespannen inspannen ingespannen
programmeren geprogrammeerd* programmeerwerk programma's_geschreven
kalibreren gekalibreerd* kalibratie* ijken geijkt* ijking*
smeren gesmeerd* smering doorsmeren doorgesmeerd* smeerbeurt*
olien geolied* smeren gesmeerd*
reviseren gereviseerd* revisie* reviseerwerk
nazien nagezien nakijken nagekeken doorlichten doorgelicht*
nalopen nagelopen langslopen controleren gecontroleerd* doorlopen
bemonsteren bemonsterd* bemonstering* monsters_genomen monstername* monsters_nemen
titreren getitreerd* titratie*
pipetteren gepipetteerd* pipet*
centrifugeren gecentrifugeerd*
kweken gekweekt* kweek kweken opkweken opgekweekt*
beproeven beproefd* testen getest* proeven
valideren gevalideerd* validatie* verifieren geverifieerd*
modelleren gemodelleerd* model* simulatie*
simuleren gesimuleerd* simulatie*
debuggen gedebugd* fouten_opgelost foutopsporing bugs_opgelost
refactoren gerefactord* herstructureren geherstructureerd* herschrijven herschreven
deployen gedeployd* deployment* uitrollen uitgerold* livezetten live_gezet livegang*
configureren geconfigureerd* configuratie* instellen ingesteld* inrichten ingericht*
updaten geupdatet* update* bijwerken bijgewerkt* patchen gepatcht*
resetten gereset* wachtwoordreset* herinstellen
back-uppen back-up* backup* reservekopie*
migreren gemigreerd* migratie* overzetten overgezet* omzetten omgezet*
visualiseren gevisualiseerd* visualisatie* dashboard*
extraheren geextraheerd* ophalen_van_data
inlezen ingelezen importeren geimporteerd* import*
exporteren geexporteerd* export*
ontwerpen ontworpen ontwerp ontwerpwerk vormgeven vormgegeven
schetsen geschetst* schets* tekenen getekend*
enqueteren geenqueteerd* enquete* bevraging bevragen bevraagd*
interviewen geinterviewd* interview* vraaggesprek* gesprekken_gevoerd
voeren_van_gesprekken gesprekken_gevoerd gesprek* gesproken
werven geworven werving rekruteren gerekruteerd* recruitment
screenen gescreend* screening* voorselectie* selecteren geselecteerd*
selecteren geselecteerd* selectie* uitzoeken uitgezocht* uitkiezen uitgekozen
plaatsen geplaatst* plaatsing* neerzetten neergezet*
roosteren geroosterd* inroosteren ingeroosterd* roosterplanning dienstroosters
inplannen ingepland* plannen gepland* afspraken_gemaakt inroosteren ingeroosterd*
verzetten verzet* verplaatsen verplaatst* verschuiven verschoven omboeken omgeboekt*
afzeggen afgezegd* annuleren geannuleerd* annulering* afzegging*
afspreken afgesproken overeenkomen overeengekomen afspraak afspraken
bemiddelen bemiddeld* bemiddeling mediation*
verzoenen verzoend* verzoening
troosten getroost* opbeuren steun
motiveren gemotiveerd* aanmoedigen aangemoedigd* stimuleren gestimuleerd* aansporen
activeren geactiveerd* activering
besparen bespaard* besparing* uitsparen bezuinigen bezuinigd* bezuiniging*
halveren gehalveerd* halvering gehalveerde
verdubbelen verdubbeld* verdubbeling
terugdringen teruggedrongen terugbrengen teruggebracht* verminderen verminderd* verlagen verlaagd*
inperken ingeperkt* beperken beperkt* verminderen verminderd*
oplopen opgelopen stijgen gestegen toenemen toegenomen
opvoeren opgevoerd* verhogen verhoogd*
uitbreiden uitgebreid* uitbreiding* vergroten vergroot*
ombuigen omgebogen omvormen omgevormd*
herzien herziening* herziene aanpassen aangepast* bijstellen bijgesteld*
vernieuwen vernieuwd* vernieuwing* moderniseren gemoderniseerd*
stroomlijnen gestroomlijnd* vereenvoudigen vereenvoudigd* versimpelen versimpeld*
invoeren ingevoerd* invoering introduceren geintroduceerd* introductie*
overstappen overgestapt* overstap overgang overschakelen overgeschakeld* omschakeling
opstarten opgestart* opstart starten gestart* aanzetten aangezet*
stilleggen stilgelegd* uitzetten uitgezet* afsluiten
openen geopend* opening opendoen openstellen opengesteld*
sluiten gesloten sluiting afsluiten afgesloten
opgezet* opzetten gemaakt* maken samengesteld*
dok droogdok dokbeurt* dokken
`
