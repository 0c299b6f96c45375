/**
 * What is done at work in French, a row the verbs and nouns that claim the same, as strong in each;
 * see `wordings.ts`. Who helped stands in no row with who did it, and who used in none with who made.
 */
export const verbWordingsFr = `
abord* trait* examin* discussion*
accompagn* suivi suivre suivis soutien soutenu assist* aide aider
accueil* recevoir recu recus recue reception* accueilli*
achat* achet* approvisionn* acquisition* acquis command*
achemin* transport* livr* convoy* expedi* acheminement*
actualis* mise_a_jour mises_a_jour mis_a_jour rafraich* renouvel* revis*
administr* delivr* dispens* donner donne don distribu* inject*
affich* expos* present* pose
affect* attribu* repart* assign* allou* distribu*
affut* aiguis* entret*
agenc* dispos* installation installer amenag* organis*
aid* appui* appuy* assist* soutien souten* epaul* second* contribu* contribution* collabor* particip* concour* pris_part prend_part
ajout* integr* insertion* inser* inclu* incorpor*
alert* avert* signal* prevenu prevenir inform* remont* averti*
aliment* nourri* nourrissage affourag*
amenag* agenc* reamenag* organis*
analys* etud* etude* examin* evalu* interpret* depouill* diagnosti* expertise* decrypt*
anime animer animation conduit* tenu tenue tenir organis* mene menes menee menees
annonc* publi* diffus* communiqu*
appliqu* application* utilis* employe employer emploi_de respect* suivi mise_en_oeuvre mise_en_application
mettre_en_place mis_en_place mise_en_place instaur* introdu* deploy* deploiement* implant* mise_en_oeuvre mis_en_oeuvre lanc* implement*
appel* telephon* contact* relanc* joindre joint
approvisionn* reapprovisionn* reassort* rempli* remplissage garni* fourni*
archiv* class* classement* rang* range rangement* conserv* stock* tri
assembl* mont* montage* pose poser posee posees installation* fixe fixer fixation
assur* realis* effectu* garanti* mene execut* accompli*
attribu* distribu* repart* assign* affect* remis remise
audit* control* verifi* inspect* revue*
balay* nettoy* lav* entretien
branch* raccord* cabl* connect* reli*
calculer calcul* chiffr* estim* comput* determin* evalu* quantifi*
calibr* etalonn* regl* ajust* reglage*
chang* remplac* substitu* renouvel* echang*
charg* decharg* chargement* dechargement* manutention*
cherch* recherch* trouv* identifi* sourcing reper* localis* prospect*
chronometr* mesur*
choisi* choix select* retenu* elire
clarifi* expli* precis* eclairc*
class* tri trie triage ordonn* organis* rang* archiv* categori*
clotur* ferme fermer fermeture* achev* termin* boucl* finalis*
coder code codage developp* programm* implement* ecri*
collect* recueil* rassembl* compil* recolt* releve* releves ramass* reun*
commercialis* vend* vente
communiqu* transmi* transmett* partag* diffus* inform* echang*
compar* confront* rapproch* crois* croisement* rapprochement* pointage
complet* rempli* renseign* saisi* enrichi*
comptabilis* enregistr* saisi* imput* ecriture* passation_d'ecritures
compt* denombr* inventori* inventair* recens* comptage*
concev* concept* concu* imagin* elabor* creat* crea cree creer dessin* esquiss* maquett*
condui* pilote piloter conducteur au_volant
configur* parametr* install* regl*
confection* prepar* elabor* fabriqu* realis* cuisin*
conseil* orient* recommand* guid* inform* renseign* preconis*
conserv* entret* maint* preserv* stock* sauvegard*
consign* noter note notes notation enregistr* inscri* document* report*
constat* releve* observ* consign* noter note notes notation
constitu* mont* prepar* ouvert* etabli* constitution*
constru* bati* edifi* realis* erig* mont*
contact* appel* joint joindre relanc* echang* communiqu* sollicit*
contribu* particip* apport* collabor* implique implication
control* verifi* inspect* examin* surveill* valid* test* contre-verifi* revue verification*
convert* transform* transpos* passer passe passage bascul* migr*
corrig* correct* rectifi* revis* amend* relect* relu relire repris
coud* cous* couture* cousu* confection* retouch*
coup* taill* decoup* tranch* rogn* debit* tronconn* elag*
cuire cuit* cuisson* cuisin* enfourn* rotir grill*
debarrass* desserv* nettoy* enlev*
deboguer debogage debug* corrig* correct* resol*
decri* presente document* redig*
decor* agrement* embelli* decoration* orne*
defini* determin* fixe fixer fixation etabli* definition* elabor*
desherb* nettoy* entretien
demarch* prospect*
demont* depos* depose* desassembl*
depann* repar* remise_en_etat resol* intervention* interven* corrig*
depos* remis remettre enregistr* depot* declar*
desinfect* nettoy* bionettoy* asepti* sterilis* hygien* assainis*
dessin* trac* croquis conception concu plan plans represent*
detect* identifi* reper* decel* trouv* diagnosti* constat* decouv* localis*
developp* program* coder code codage implement* concevoir construction constru* creation
devis chiffr* estim* metre metres
diagnosti* identifi* detect* recherche_de_panne* analys* expertis* bilan*
diffus* publi* distribu* envoi* envoye* transmi* partag* propag*
dispens* donner donne don assur* enseign* deliv* anime animer animation
distribu* remis remise remettre livr* repart* diffus*
document* redig* consign* noter note notes notation tenue_a_jour
dosage* doser dose pes* pesage* mesur*
dress* etabli* redig* assaisonn* present*
echang* communiqu* discut* correspond* contact* dialogu* liaison
echantillonn* prelev* prelevement*
ecri* redig* redact* rediger composition compos* elabor*
edite editer edition emis emise emission emettre emission* etabli* imprim* publi*
effectu* realis* execut* accompli* mene assur* procede proceder
elabor* redig* prepar* concev* conception concu etabli* construction construi* creation mise_au_point
embauch* recrut*
encaiss* percep* paiement* regl* caisse
enquet* sond* interrog* interview*
enregistr* saisi* inscri* consign* noter note notes notation report* entre entrer
enseign* former forme formation apprentissage cours transmi* instruction initi* dispens*
entret* maint* nettoy* maintenance entretien* revis*
entretien* echange* rencontre* rendez-vous interview*
envoi* envoy* expedi* transmi* adress* mailing*
equip* install* mont*
essay* test* essai* experiment* prototyp*
etabli* redig* dress* edite editer edition prepar* realis* elabor*
etiquet* marqu* balis* identifi* codage
etud* analys* examin* instruction instrui* recherch*
evacu* sortie debarrass* enlev* elimin*
evalu* appreci* noter note notes notation estim* mesur* juger juge analys* bilan*
evit* preven* empech* prevention
examin* etud* analys* control* auscult* revue
execut* realis* effectu* accompli* mise_en_oeuvre
expedi* envoi* envoy* livr* achemin*
experiment* test* essai* essay*
expli* present* montr* expos* clarifi* detaill* vulgaris* pedagog*
fabriqu* fabrication produi* production* realis* confection* usin* manufactur*
facilit* simplifi* fluidifi* permet*
factur* emission_de_factures etabli*_de_factures emis emise emission emettre
faconn* former forme formation modele model* realis*
favoris* encourag* promouv* promot* stimul* valoris* developp*
fiabilis* securis* controle
fidelis* retention conserv*_de_clients suivi_client*
finalis* achev* termin* boucl* complet*
fixe fixer fixation pose poser posee posees accroch* attach* install*
fourni* livr* approvisionn* remis* apport* prest* propos* mise_a_disposition
gard* surveill* garde* accueil*
gere* gestion geres geree administr* suivi traite* traitement* tenu tenue tenir
guid* accompagn* orient* conduit* pilot* dirig*_vers
heberg* accueil* loger loge
inform* renseign* communiqu* avis* prevenu* sensibilis* orient* expli*
inject* piqu* administr*
inscri* enregistr* adhesion* abonn*
inspect* control* verifi* visit* examin*
install* mont* pose poser posee posees mise_en_service mise_en_place raccord*
instrui* instruction trait* etud* examin* montage
integr* incorpor* insertion inser* ajout* assembl*
interpret* tradui* analys* lecture
interven* intervention* depann* deplacement* action*
inventori* compt* recens* liste* denombr* inventair*
lanc* demarr* ouvert* introdu* deploy* sortie* mis_sur_le_marche
lav* nettoy* rince rincage blanchis* plonge
livr* remis* distribu* achemin* transport*
loger loge heberg* accueil*
lubrifi* graiss* huil*
maint* entret* conserv* maintenance tenue tenu
manutention* deplac* charg* decharg* port_de_charges
mesur* releve* releves metrer metrage prise_de_mesures prise_de_cotes quantifi*
mis_en_forme mise_en_forme mise_en_page formatt* formatage prepar*
mise_en_rayon rayon* reassort* remplissage achalandage facing garni*
mise_en_vente vent* vend*
mobilis* transfert* lever leve kinesith*
modelis* model* represent* simul*
modifi* adapt* chang* ajust* revis* transform*
mont* assembl* install* pose poser posee posees construct* constitu*
montr* present* expli* demonstr* fait_visiter
nettoy* lav* desinfect* entretien propre* menage* hygien*
noter note notes notation consign* enregistr* releve* ecri* annot*
numeris* scann* dematerialis* saisi*
observ* surveill* suivi suivre constat*
obten* obtenu* decroch* recu remport* gagn*
offr* propos* donner donne don fourni*
ordonn* class* tri trie trier triage organis* planifi*
organis* prepar* planifi* mont* tenu tenue logistique
orient* guid* dirig* renseign* conseil* adress* aiguill*
parametr* configur* regl* ajust*
particip* contribu* collabor* pris_part prise_part associ* implique*
percag* percer perce percage forag*
planifi* programm* organis* prepar* calendri* ordonnanc*
plier plie repass* rang*
pose poser posee posees install* fixe fixer fixation mont* mise_en_place
prelev* prise_de_sang prises_de_sang echantillonn* collect*
prepar* elabor* confection* organis* appret* mise_en_place mont* constitu*
present* expos* restitu* montr* soutenance demonstr*
prevenir prevention evit* sensibilis*
procede* realis* effectu* mene
produi* fabriqu* realis* elabor* production*
programm* planifi* coder code codage developp*
promouv* promotion* valoris* communiqu* public*
propos* suggér* sugger* recommand* preconis* soumis* force_de_proposition
prospect* demarch* recherche_de_clients conquete*
publi* diffus* mise_en_ligne mis_en_ligne post* poste edite editer edition parution*
raccourci* redui* reduc* abreg*
ramass* collect* recolt* cueil*
rang* class* ordonn* archiv* tri trie trier triage
rappel* relanc* recontact*
rapport* rendu_compte compte-rendu reporting remont* inform*
rassembl* regroup* reun* collect* compil*
realis* effectu* execut* mene produi* accompli* cree conception confection*
recev* recu* accueil* recept*
reconcil* rapproch* pointage lettrage
recouvr* relanc* encaiss* impaye*
redact* redig* ecri* elabor*
redistribu* repart* distribu*
redui* reduc* diminu* baiss* abaiss* raccourci* limit* allege*
regroup* rassembl* reun* consolid*
relanc* rappel* suivi reclam* recouvr*
relev* releve* mesur* noter note notes notation collecte*
remis* remett* livr* donner donne don distribu* transmi*
remplac* chang* substitu* suppl* remplacement* permut*
rempli* complet* renseign* garni* saisi*
rencontr* entret* reun* echang*
renouvel* reconduc* reconduct* prolong*
renov* rehabilit* restaur* refection moderni* remise_a_neuf
renseign* inform* orient* complet* conseil*
repar* depann* remise_en_etat remis_en_etat correct* corrig*
repass* plier plie pressing
repond* repons* reponse* trait* repondu
reserv* book* retenu*
resolu* resol* resoud* regl* trait* solution*
respect* appliqu* application conform* suivi observ*
restaur* renov* remise_en_etat repar*
restitu* rembours* rendu rendre present*
retouch* corrig* ajust* traitement_d'image
retranscri* transcri* saisi*
reuni* rassembl* collect* organis*
revis* relu relire relect* corrig* control* mise_a_jour entret*
saisi* enregistr* echange encod* numeris* report*
sensibilis* inform* former forme formation prevention
servi* serv* accueil* apport* service_en_salle
signal* alert* inform* remont* declar* rapport*
simplifi* allege* fluidifi* rationalis*
simul* modelis* test*
soign* soin* soins prise_en_charge traitement*
soud* assembl* brasage
soumis* soumett* depos* present* propos*
souten* soutien appui* aid* accompagn*
stock* entrepos* rang* conserv* archiv*
suivi suivre suivis suivie pilot* controle* observ* accompagn* gestion
surveill* control* observ* monitor* garde* veille suivi
synthetis* resum* condens* synthese*
taill* coup* elag* decoup*
telephon* appel* appels contact*
tenu tenue tenir gere gestion mis_a_jour mise_a_jour
test* essai* essay* verifi* valid* recette* controle*
tradui* traduc* localis* interpret*
trait* gere gestion instrui* resol* repon*
transcri* retranscri* mise_au_propre saisi*
transmi* transmett* communiqu* relay* adress* envoi* envoy* remis* remont*
transport* achemin* convoy* deplac* livr* conduit conduite conduire
tri trie triage class* separ* selection*
tourner tourne tournage film* tournage*
usin* tourner tourne tournage frais* fabriqu* fraisage decollet*
utilis* employe emploi exploit* usage manie* maniement
valid* approuv* control* verifi* visa
vend* vente commercialis* ecoul*
ventil* repart* distribu*
verifi* control* relire relu valid* inspect* examin* contre-verifi*
veill* surveill* assur* garanti* attenti*
vidange* vider vide nettoy* evacu*
visit* deplacement* rencontr* tournee*
gain* gagn* economis* reduc* redui*
hausse* augment* accrois* accru* progress* croissan* mont* elev*
baiss* diminu* redui* reduc* recul* chute*
dirig*_vers orient* aiguill*
`
