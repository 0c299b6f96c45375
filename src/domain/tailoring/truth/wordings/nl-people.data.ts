/** More Dutch names for one person, group, rank or trade, and for where people work; see `wordings.ts`. */
export const peopleWordingsNl = `
baasje* eigenaar eigenaren dierenbezitter* huisdierbezitter*
patienten patient zieken zieke zorgvragers
bewoners bewoner inwonenden
ouderen bejaarden senioren mensen_op_leeftijd ouden_van_dagen
mensen_met_dementie dementerenden dementerende_ouderen dementiepatienten personen_met_dementie
mensen_met_een_beperking gehandicapten personen_met_een_beperking
mensen_met_autisme autisten personen_met_autisme
kinderen_met_autisme autistische_kinderen
jongeren jeugdigen tieners jeugd adolescenten
peuters dreumesen
baby* zuigeling* pasgeboren*
zwangere* aanstaande_moeders
kraamvrouw* jonge_moeders moeders_en_baby
mantelzorger* naaste* familielid familieleden verwanten
nabestaande* familie
ouders vaders_en_moeders
gezinnen gezin huishoudens
leerlingen scholieren schoolkinderen
leerling leerlinge scholier*
eerstejaars* brugklasser* brugklassen
examenkandidaat examenkandidaten examenleerling*
student* studerenden studente*
cursist* cursusdeelnemer* deelnemer*
deelnemers aanwezigen deelneemsters
toehoorder* luisteraar* publiek aanwezigen
bezoekers publiek aanwezigen
gasten bezoekers hotelgasten
hotelgast* gast gasten
reiziger* passagier* inzittende*
klanten clientele cliënteel afnemers
particulieren particuliere_klant* consument*
bedrijven zakelijke_klanten zakelijke_relaties
zakenrelatie* relatie* zakelijke_contacten
opdrachtgevers klanten cliënten
huurders bewoners
koper kopers
aspirant-koper* potentiele_koper* geinteresseerde*
geinteresseerden belangstellenden
burgers inwoners
buurtbewoners buren omwonenden wijkbewoners
statushouder* vergunninghouder*
anderstaligen inburgeraars
laaggeletterden analfabeten
werkzoekende* werkloze* mensen_zonder_werk
dakloze* thuisloze* mensen_zonder_dak
slachtoffer* gedupeerde*
gedetineerde* gevangene*
melder* beller*
abonnees lezers
leden ledenbestand
sporters atleten
supporters fans
vrijwilligers vrijwillige_krachten vrijwilligster*
collega's medewerkers teamgenoten collegae
vakgenoot vakgenoten collega*
medewerkers personeelsleden werknemers arbeidskrachten krachten
krachten medewerkers
kantoorpersoneel kantoormedewerkers administratief_personeel
winkelpersoneel winkelmedewerkers verkopers
productiemedewerker* productiepersoneel
magazijnpersoneel magazijnmedewerkers
zorgpersoneel zorgmedewerker* zorgverlener* zorgprofessional*
verpleegkundigen verpleging verpleegkundig_personeel
nieuwe_medewerker* nieuwe_collega* nieuwelingen nieuwe_krachten nieuwe_teamleden
stagiaires stagiairs stagelopers stagestudenten
stagiaire stagiair stageloper
leerjongen* leerling leerlingen
bbl'er bbl'ers bbl-leerling* leerling-werknemer*
uitzendkrachten flexkrachten inleenkrachten tijdelijke_krachten uitzendmedewerkers
oproepkracht* invalkracht* invaller*
zzp'er zzp'ers zelfstandige* freelancer*
vakantiekrachten vakantiemedewerkers
bijbaan bijbaantje*
team groepje ploegje
duo tweetal
bemanning crew scheepsbemanning opvarenden
opvarenden bemanningsleden
deksman* dekknecht* lichtmatroos*
schipper* kapitein* gezagvoerder*
piloot piloten
stewardess* cabinepersoneel purser*
buschauffeur* chauffeur_van_lijnbussen
monteurs technici
monteur technicus
loodgieter* installateur*
timmerman timmerlieden timmerlui
schilder* huisschilder*
stukadoor* stukadoors
hovenier* tuinman tuinlieden tuinmannen
kweker* teler*
boer boeren agrarier* veehouder* landbouwer*
melkveehouder* veehouder*
dierenarts* veearts*
dierenartsassistent* paraveterinair* dierenartsassistente*
dierverzorger* dierenverzorger* dierenoppasser*
kok koks keukenpersoneel
chef-kok chef-koks keukenchef* chef_de_cuisine
souschef* sous-chef*
slager* slagers vleesbewerker*
banketbakker* patissier*
ober* kelner* bediening
barman barmedewerker* bartender* barkeeper*
gastvrouw* gastheer gastheren
receptionist* baliemedewerk* receptiemedewerk* medewerker_receptie
kamermeisje* kamerjuffrouw* housekeepingmedewerk*
schoonmaker* schoonmaakmedewerk* schoonmaakster*
conciërge* huismeester* facilitair_medewerk*
winkelmedewerk* winkelbediende* verkoopmedewerk* medewerker_verkoop medewerker_winkel
verkoper* verkoopster*
kassamedewerk* kassiere* kassier* caissiere*
vakkenvuller* vulploegmedewerk*
filiaalhouder* filiaalmanager* winkelmanager*
vertegenwoordiger* buitendienstmedewerk*
inkoper* inkoopmedewerk* medewerker_inkoop
telefonist* telefoniste*
klantenservicemedewerk* medewerker_klantenservice callcentermedewerk*
secretaresse* secretarieel_medewerk*
directiesecretaresse* managementassistent* directieassistent*
managementassistent* directiesecretaresse*
administratief_medewerk* medewerker_administratie administratief_assistent* administratieve_kracht
boekhouder* financieel_administratief_medewerk* medewerker_boekhouding
salarisadministrateur* medewerker_salarisadministratie
personeelsfunctionaris* hr-medewerk*
recruiter* werver* wervingsspecialist*
advocaat advocaten raadsman raadsvrouw
rechter* magistraat magistraten
notarieel_medewerk* notarisklerk*
notaris* notarissen
politieagent* agent agenten politieman
wijkagent* buurtagent*
boa boa's handhaver* buitengewoon_opsporingsambtenaar
brandweerman brandweerlieden brandweervrouw* brandweermannen brandweermensen
bhv'er bhv'ers bedrijfshulpverlener*
beveiliger* bewaker* beveiligingsmedewerk* beveiligingsbeambte*
ambtenaar ambtenaren gemeentemedewerk* gemeenteambtenaar
wethouder* schepen*
raadslid raadsleden gemeenteraadslid gemeenteraadsleden
maatschappelijk_werker* sociaal_werker*
jongerenwerker* jeugdwerker*
begeleider* woonbegeleider*
pedagogisch_medewerk* kinderleidster* groepsleidster* leidster* kinderbegeleid*
gastouder* onthaalouder*
leerkracht* onderwijzer* juf juffen meester meesters leraar leraren
docent* leraar leraren lerares* leerkracht* onderwijsgevende*
onderwijsassistent* klassenassistent* lesondersteuner*
intern_begeleider* ib'er
schoolleider* directeur_van_de_school schoolhoofd*
mentor* klassenmentor*
trainer* coach* oefenmeester*
zwemonderwijzer* zweminstructeur* zwemleraar zwemleraren
rijinstructeur* rij-instructeur*
onderzoeker* wetenschapper*
promovendus promovendi
hoogleraar hoogleraren professor*
laborant* analist* laboratoriummedewerk* labmedewerk*
huisarts* dokter* arts
specialist* medisch_specialist*
chirurg* operateur*
verloskundige* vroedvrouw*
fysiotherapeut* kinesist* kinesitherapeut*
dietist* voedingsdeskundige*
psycholoog psychologen
apothekersassistent* medewerker_apotheek
doktersassistent* praktijkassistent* huisartsassistent*
verpleegkundige verpleger verpleegster
verzorgende* verzorgster* zorgmedewerk*
helpende* zorghulp*
huishoudelijke_hulp* huishoudhulp* poetshulp*
ambulancebroeder* ambulanceverpleegkundige*
kapper* kapster* haarstylist*
schoonheidsspecialist* schoonheidsspecialiste*
visagist* grimeur*
kleermaker* naaister* coupeuse*
goudsmid goudsmeden edelsmid
meubelmaker* schrijnwerker*
cnc-operator* verspaner* draaier* frezer*
productieoperator* machineoperator* machinebediener*
uitvoerder* werfleider*
opzichter* toezichthouder*
voorman voormannen ploegbaas
bouwkundige* bouwkundig_tekenaar
tekenaar* tekenaars cad-tekenaar*
ingenieur* engineer*
programmeur* ontwikkelaar* developer* softwareontwikkelaar*
systeembeheerder* netwerkbeheerder* systeembeheer
helpdeskmedewerk* servicedeskmedewerk* supportmedewerk*
functioneel_beheerder* applicatiebeheerder*
tester* softwaretester* testspecialist*
data-analist* data_analist gegevensanalist
vormgever* grafisch_ontwerper* grafisch_vormgever* ontwerper*
interieurstylist* interieurontwerper* binnenhuisarchitect*
redacteur* redactielid redactieleden
journalist* verslaggever* reporter*
tekstschrijver* copywriter*
fotograaf fotografen
cameraman cameramensen cameravrouw
geluidstechnicus geluidstechnici geluidsman
lichttechnicus lichttechnici belichter*
acteur* acteurs toneelspeler* actrice*
muzikant* musicus musici
dirigent* koorleider*
zanger* zangeres*
danser* danseres*
kunstenaar* artiest* kunstenares*
gids gidsen rondleider*
museummedewerk* suppoost* zaalwacht*
bibliothecaris* bibliotheekmedewerk*
archivaris* archiefmedewerk*
vertaler* vertaalster*
tolk tolken
makelaar* makelaars vastgoedmakelaar*
taxateur* schatter*
hypotheekadviseur* kredietadviseur*
belastingadviseur* fiscalist*
planner* planmedewerk* planningsmedewerk*
logistiek_medewerk* magazijnmedewerk* magazijnbediende* magazijnier*
orderpicker* orderverzamelaar*
heftruckchauffeur* heftruckbestuurder* heftruckrijder*
koerier* bezorger* pakketbezorger*
postbode* postbezorger*
vuilnisman vuilnismannen afvalinzamelaar*
vrachtwagenchauffeur* vrachtautochauffeur* trucker* truckchauffeur*
douanier* douanemedewerk* douanebeambte*
reisleider* reisbegeleider*
reisadviseur* reisbureaumedewerk*
badmeester* toezichthouder_zwembad zwembadmedewerk*
uitvaartverzorger* uitvaartleider* begrafenisondernemer*
imam predikant pastor geestelijk_verzorger*
penningmeester* schatbewaarder*
bestuurslid bestuursleden
bestuur bestuursleden
personeelsvertegenwoordig* ondernemingsraad or
werkgroep* projectgroep*
commissie* comite*
vakbond* bond bonden
stichting* vzw
vereniging* club*
overheid overheden overheidsinstantie*
instanties instellingen organisaties
ketenpartner* samenwerkingspartner* externe_partners partners
toeleverancier* leverancier*
groothandel* grossier*
fabrikant* producent*
winkelier* detaillist*
horeca horecabedrijf horecabedrijven horecazaak
eetcafe* cafe* kroeg*
snackbar* frituur
ijssalon* ijszaak
school scholen onderwijsinstelling*
basisschool basisscholen lagere_school
middelbare_school middelbare_scholen voortgezet_onderwijs
universiteit* universitair*
hogeschool hogescholen hbo-instelling*
verpleeghuis verpleeghuizen verpleegtehuis woonzorgcentr* verzorgingstehuis
bejaardenhuis verzorgingshuis
dierentuin* dierenpark* zoo
manege* paardenstal*
tuincentrum tuincentra
bouwbedrijf bouwbedrijven aannemer* aannemersbedrijf
reclamebureau* communicatiebureau*
uitzendbureau* uitzendorganisatie* interimkantoor
adviesbureau* consultancybureau* consultancy
ingenieursbureau* studiebureau*
gemeente gemeenten gemeentelijk*
provincie* provinciaal provinciale
rijksoverheid < ministerie*
`
