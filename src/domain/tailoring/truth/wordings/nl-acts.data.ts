/** More Dutch words for one act, by trade, with their nouns and participles; see `wordings.ts`. */
export const actWordingsNl = `
triage getriageerd inschat* ingeschat* urgentiebepaling urgentie
navraag nagevraagd* navragen vragen gevraagd* informeren geinformeerd* informeerde horen gehoord*
rondgedeeld* ronddelen rondbreng* rondgebracht* verdeeld* verdelen verdeling uitgedeeld* uitdelen
belading beladen belaad* laden laad* geladen* inladen ingeladen* verlading verladen
lossing lossen gelost* uitladen uitgeladen* uitlading leeghalen leeggehaald*
koken gekookt* kookte kookten maaltijden maaltijd eten_bereid* bereiding
aansluiten aangesloten* aansluiting* koppelen gekoppeld* koppeling vastmaken vastgemaakt*
varen gevaren vaart bevaren bevaart
ontgassen ontgast* gasvrij
schrobben geschrobd* schrob* boenen geboend* schoonmaken schoongemaakt*
steriliseren gesteriliseerd* sterilisatie steriel
gereedleggen gereedgelegd* gereedzetten gereedgezet* klaarleggen klaargelegd* klaarzetten klaargezet*
gereedmaken gereedgemaakt* klaarmaken klaargemaakt* voorbereiden voorbereid* prepareren geprepareerd*
treffen_van_voorbereidingen voorbereiding* voorbereid* voorbereiden
tappen getapt* tap tapte schenken geschonken
snijden gesneden snij snijwerk versnijden versneden
opdienen opgediend* serveren geserveerd* uitserveren uitgeserveerd* opdoen
indekken ingedekt* dekken gedekt* tafels_klaarmaken
opnemen_van_bestellingen bestellingen_opnemen bestelling_opgenomen bestellingen_aannemen bestellingen_aangenomen
te_woord_staan te_woord_gestaan beantwoorden beantwoord* spreken gesproken
afhalen afgehaald* ophalen opgehaald* opgepikt*
ophalen opgehaald* inzamelen ingezameld* inzameling
wegbrengen weggebracht* brengen gebracht bezorgen bezorgd*
afgeven afgegeven afgifte verstrekken verstrekt* uitgeven uitgegeven
oproepen opgeroepen oproep uitnodigen uitgenodigd* uitnodiging*
aanmelden aangemeld* aanmelding* inschrijven ingeschreven inschrijving*
terugkoppelen teruggekoppeld* terugkoppeling rapporteren gerapporteerd* melden gemeld*
overleggen overlegd* overleg ruggespraak afstemming afstemmen afgestemd*
uitwisselen uitgewisseld* uitwisseling delen gedeeld*
bijwonen bijgewoond* aanwezig aanwezigheid deelnemen deelgenomen deelname
meehelpen meegeholpen helpen geholpen hielp bijspringen bijgesprongen
vervangen waarnemen waargenomen waarneming vervanging
bijstaan bijgestaan terzijde bijstand assisteren geassisteerd* helpen geholpen
verlenen_van_hulp hulp_verleend hulp_verlenen helpen geholpen geboden_hulp hulp_geboden
begeleiden_van begeleid* begeleider* werkbegeleider* praktijkbegeleider* stagebegeleider*
wegwijs_gemaakt wegwijs_maken ingewerkt* inwerken inwerkperiode
uitleggen uitgelegd* uitleg toelichten toegelicht* toelichting* duidelijk_gemaakt
voorlichten voorgelicht* voorlichting* informeren geinformeerd* uitleg
voorlezen voorgelezen voorleesuur* voorlees*
nakijken nagekeken corrigeren gecorrigeerd* correctiewerk
surveilleren gesurveilleerd* surveillance toezicht_houden toezicht_gehouden
zingen gezongen zang zong
montage edit geedit* editen videomontage
opnemen opgenomen opname* opnames vastgelegd*
schminken geschminkt* opmaken opgemaakt* make-up grimeren gegrimeerd* grime
rondleiden rondgeleid* rondleiding* gidsen gegidst*
gidsen gegidst* rondleidingen rondleiding begeleiden begeleid*
presenteren gepresenteerd* presentatie* toelichten toegelicht* pitchen gepitcht*
schrijven geschreven schreef pennen tekst* copywriting
labelen gelabeld* etiketteren geetiketteerd* stickeren gestickerd* coderen gecodeerd*
scannen gescand* inscannen ingescand* digitaliseren gedigitaliseerd*
vernietigen vernietigd* vernietiging versnipperen versnipperd*
opschonen opgeschoond* opschoning schonen geschoond* ontdubbelen ontdubbeld*
recherche onderzoek* onderzocht* opzoeken opgezocht* nazoeken
optellen opgeteld* tellen geteld*
verrekenen verrekend* verrekening* afrekenen afgerekend*
overmaken overgemaakt* overboeken overgeboekt* overschrijven overgeschreven overboeking* betaling* betalen
aansluiten_van aansluiting* afstemmen afgestemd* reconcilieren
afhandelen afgehandeld* afwikkelen afgewikkeld* afwikkeling afhandeling afwerken afgewerkt*
bezorgen bezorgd* bezorging* rondbrengen rondgebracht* bestellen_van_post afleveren
transporteren getransporteerd* vervoeren vervoerd* vervoer transport*
rijden gereden reed ritten rit besturen bestuurd*
verslepen versleept* slepen gesleept* trekken getrokken
inslaan ingeslagen inslag binnenmelden ontvangst ontvangen
picken gepickt* orderpicken verzamelen verzameld* orderverzameling
bevoorraden bevoorraad* bevoorrading aanvullen aangevuld* voorzien_van
verkopen verkocht* verkoop afzet aan_de_man
aan_klanten_verkocht verkocht* verkoop*
onderhandelen onderhandeld* onderhandeling* onderhandelde
opmaken opgemaakt* opstellen opgesteld* uitschrijven uitgeschreven
uitwerken uitgewerkt* uitwerking* opstellen opgesteld* verder_vormgegeven
bewaken bewaakt* bewaking monitoren gemonitord* monitoring in_de_gaten_houden in_de_gaten_gehouden
blussen geblust* bluswerk brandbestrijding brand_bestreden
redden gered redding* in_veiligheid bevrijden bevrijd*
verbinden verbonden verbandwissel* wondverzorging wonden_verzorgd
verschonen verschoond* verwisselen verwisseld* luiers
verplegen verpleegd* verpleging verzorgen verzorgd* zorg_verlenen zorg_verleend zorgverlening
verzorgen verzorgd* verzorging zorgen zorg zorgverlening
verlenen_van_zorg zorg_verleend zorgverlening verzorging verzorgd*
wassen gewassen douchen gedoucht* wasbeurt*
voeren gevoerd* voedering voederen gevoederd* voer_verdeeld voer_geven
uitmesten uitgemest* mesten stallen_schoon* hokken_schoon*
melken gemolken molk melkbeurt* melkwerk
scheren geschoren scheerwerk
bekappen bekapt* hoefverzorging klauwverzorging
zaaien gezaaid* inzaaien ingezaaid* zaaiwerk uitzaaien
enten geent* oculeren
rooien gerooid* uitgraven oogsten geoogst*
wieden gewied* onkruid onkruidbestrijding schoffelen geschoffeld*
snoeien gesnoeid* snoei snoeiwerk terugsnoeien snoeibeurt*
kappen_van_bomen bomen_gekapt vellen geveld* bomen_omgezaagd
maaien gemaaid* maaiwerk grasmaaien gras_maaien
lijmen gelijmd* verlijmen verlijmd* lijmwerk
schilderen geschilderd* schilderwerk* verven geverfd* verfwerk
zagen gezaagd* zaagwerk op_maat_gezaagd afzagen
in_elkaar_gezet in_elkaar_zetten assembleren geassembleerd* monteren gemonteerd* assemblage
lassen gelast* laswerk* laswerkzaamheden aflassen
kalibreren gekalibreerd* kalibratie* ijken geijkt* ijking*
nazien nagezien nakijken nagekeken doorlichten doorgelicht*
nalopen nagelopen langslopen controleren gecontroleerd* doorlopen
refactoren gerefactord* herstructureren geherstructureerd* herschrijven herschreven
configureren geconfigureerd* configuratie* instellen ingesteld* inrichten ingericht*
visualiseren gevisualiseerd* visualisatie* dashboard*
ontwerpen ontworpen ontwerp ontwerpwerk vormgeven vormgegeven
interviewen geinterviewd* interview* vraaggesprek* gesprekken_gevoerd
voeren_van_gesprekken gesprekken_gevoerd gesprek* gesproken
plaatsen geplaatst* plaatsing* neerzetten neergezet*
inplannen ingepland* plannen gepland* afspraken_gemaakt inroosteren ingeroosterd*
afspreken afgesproken overeenkomen overeengekomen afspraak afspraken
terugdringen teruggedrongen terugbrengen teruggebracht* verminderen verminderd* verlagen verlaagd*
opvoeren opgevoerd* verhogen verhoogd*
herzien herziening* herziene aanpassen aangepast* bijstellen bijgesteld*
invoeren ingevoerd* invoering introduceren geintroduceerd* introductie*
overstappen overgestapt* overstap overgang overschakelen overgeschakeld* omschakeling
stilleggen stilgelegd* uitzetten uitgezet* afsluiten
opgezet* opzetten gemaakt* maken samengesteld*
dok droogdok dokbeurt* dokken
`
