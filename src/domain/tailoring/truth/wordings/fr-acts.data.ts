/** What is done by hand and by word in French trades, and verbs that carry another and say as little; see `wordings.ts`. */
export const actWordingsFr = `
contention immobilis* maintien
ravitaill* approvisionn* aliment* reapprovisionn* fourni*
gachage gacher gachee gachees malax* melang* prepar*
creus* fouill* terrass* excav* affouill*
remblai* remblay* comblement
pesant* poids tonne tonnes tonnage kilo kilos kg pese pesent pesee
charri* achemin* transport* achemine
hiss* lever leve levage soulev*
arrim* amarr* calage cale sangl* fixation attach*
palissage paliss* attach* relever releve
vinific* fermentation cuvaison elabor*
curage curer vidang* nettoy*
toilett* tonte brossage bains
bross* pansage toilett*
prodigu* dispens* administr* donn*
perfus* pose_de_perfusions pose_de_perfusion voie_veineuse
triage tri trier priorisation
prioris* hierarchis* tri trier triage
surveill* monitor* suivi suivre veill* observ*
orient* redirig* adress* aiguill* dirig*
ecout* ecoute accueil* soutien*
desamorc* apais* regler regle reglage reglages resol* gestion
negoci* discut* discussion* pourparlers tractation* marchand*
discuss* echang* negoci* concert*
argument* justifi* defen*
defend* represent* defense plaid*
substitu* remplac* suppleer suppleance* interim*
releve relay* remplac*
remont* signal* transmi* rapport* remontee
avert* aviser avis inform* prevenu prevenir notifi*
notifi* inform* aviser avis communiqu*
consign* inscri* report* enregistr* mention*
inscri* enregistr* immatricul*
resumer resume synthetis* synthes* condens* recapitul*
recapitul* resumer resume synthes* bilan
collig* collect* recueil* rassembl*
glan* recueil* collect*
compil* rassembl* reun* collig* agreg*
croiser croise croisement* recoup* rapproch*
recoup* croisement* compar* rapproch* verif*
depouill* exploit* analys* traitement*
exploit* utilis* valoris* analys*
interpret* lecture analys* lire
estim* evalu* chiffr* approxim*
evalu* estim* apprec* mesurer mesure jaug*
corrig* relire relect* revoir revu revue revues
relire relect* relu relus revoir correct* corrig* revis*
revoir revu revue revues revis* reprendre repris*
reecri* reecrit* redact* remani* reformul*
reformul* reecri* vulgaris* simplifi*
vulgaris* expli* simplifi* mediation rendre_accessible
expliqu* explic* present* clarifi* exposer exposition expose
demonstr* montrer montre present* faire_decouvrir
initier initie initiation former forme formation apprent* familiaris* decouverte
former forme formation initier initie initiation instrui* enseign* apprend* apprentissage*
apprend* apprent* enseign* former forme formation initier initie initiation
parrain* tutor* mentor* marrain*
sensibilis* inform* prevention education conscientis*
educat* eduquer enseign* former forme formation sensibilis* apprent*
diverti* animer anime animation* amus* jeu jeux
reuni* rassembl* convoqu* regroup*
assembl* reun* monter monte montage joindre
monter monte montage assembl* install* erig* dresser dresse dressage
dresser dresse dressage monter monte montage install* erig* etabli*
demont* deposer depose enlev* retir*
extrai* extraction prelev* retir*
demol* demoli* destruct* detrui* demantel* abatt*
demantel* demont* demol*
dilu* prepar* melang* mise_en_solution
petri* petriss* malax* travail_de_la_pate
faconn* modele* mise_en_forme former forme formation
mijot* cuisson* cuisin*
epluch* peler pelage tailler taille taillage prepar*
tranch* decoup* couper coupe decoupe debiter debitage trancher
dresser dresse dressage assiett* present* mise_en_assiette
envoy* envoi* servi* service
servi* servir service servi apport*
commander command* achat achats reapprovision*
encaiss* percevoir percep* percu percu* regler regle reglage reglages facturation passage_en_caisse passages_en_caisse
comptage compter compte decompt* denombr*
decompt* compter compte comptage calcul*
budget* previsionn* chiffr*
recouvr* percept* encaiss* relanc*
souscri* souscription* adhesion*
renouvel* reconduc* reconduit* reconduct* prolong* prorog*
prorog* prolong* renouvel* report*
resoud* resol* regler regle reglage reglages traiter traite traitement* denou*
redemarr* relanc* remise_en_marche remises_en_marche
relanc* redemarr* rappel* recontact*
retabli* remise_en_service restaur*
restaur* renov* retabli* remise_en_etat
rafraich* renov* mise_a_jour actualis*
actualis* mise_a_jour mises_a_jour mis_a_jour tenue_a_jour tenu_a_jour tenues_a_jour
stabilis* maint* consolid*
allege* allegement simplifi* reduit*
simplifi* facilit* allege* rationalis*
rationalis* optimis* simplifi* restructur*
reorganis* reamenag* restructur* remani* organis*
amenag* agenc* install* equiper equipement
equiper equipement install* munir
consign* verrouill* mise_hors_tension mises_hors_tension mise_en_securite
proteg* protection* securis* preserv* sauvegard*
preserv* conserv* proteg* sauvegard* protection
prevenir prevention preventi* evit*
limiter limitation redui* reduction restreind* contenir
autoris* permi* accord* habilit* delivrance
select* choisir choisi choix tri trier triage retenu* retenir
embauch* engager engage engagement* recrut*
exposition exposer expose present* accroch*
accroch* suspend* pose
soud* brasage braser assembl* soudage soudure*
raccommod* reprise* repris* ravaud* repar*
retouch* ajust* reprise*
tiss* tricot* maill*
repass* defroiss* calandr*
gerb* empil* stocker stockage
prelever prelev* picking pick*
scann* flash* numeris* lecture_des_codes_barres
trier tri separer separation classer classement
dispatch* repart* distribu* ventil*
repart* dispatch* distribu* partag*
livrer livre livraison* distribu* deposer depose porter portage
porter portage livrer livre livraison* transport* apport*
deplac* transfer* transport* mouvement*
roul* condui*
manoeuvr* condui* pilot* manœuvr*
navigu* condui* barrer
explor* prospect* reconnaiss*
arpent* mesurer mesure topograph*
mesurer mesure releve* arpent* metre metrer metrage prise_de_mesure
etalonn* calibr* calibrage*
calibr* tri tailles
sond* forag* enquet*
fore forer forag* percer perce percage perfor*
evacu* mise_en_securite sortie
investig* enquet* recherch* analys*
audition* entend* interrog* entretien*
classifi* classer classe classement categoris* tri
categoris* classer classe classement segment* tri
cibl* segment* public
cibl* destin*
placer place placement dispos* install* position*
dispos* placer place placement agenc* install*
centr* align*
peaufin* finition* soign* finalis*
parachev* achev* finalis* termin*
amorc* demarr* lancer lance lancement initier initie initiation
poursui* continu* maint*
maint* entret* conserv* soutien
perenn* consolid* durabl* maint*
transmett* transmi* passer passe passation* remis* legu*
mutualis* partag* commun*
interag* echang* collabor* dialogu*
collabor* cooper* travail_en_equipe particip*
cooper* collabor* partenariat*
synchronis* coordonn* align*
ordonnanc* planifi* programm* sequenc*
cadenc* planifi* rythm* ordonnanc*
prevoi* prevu* prevision* anticip*
anticip* prevoi* prevision* prepar*
imagin* concev* invent* creat*
modelis* represent* simul* maquett*
sertir serti* monter monte montage
encadr* cadre mise_sous_cadre
massicot* couper coupe decoupe rogn*
monter montage* assembl*
jouer joue jeu interpret* represent*
traduir* tradui* traduc* version* transpos*
interview* entretien* questionn*
document* recherch*
dresser dresse dressage etabli* redig* liste*
preter pret prets emprunt* mise_a_disposition
reserv* bloqu* retenir prise_de_reservations
enregistr* accueil* check-in
accueil* recev* recept* prise_en_charge hospitalit*
prise_en_charge prises_en_charge pris_en_charge prendre_en_charge accompagn* traitement* accueil* gestion
install* placer place placement accompagn*
saluer accueil*
renseign* inform* repon* orient*
recommand* conseil* suggest* sugger* preconis*
suggest* suggerer suggere propos* recommand* preconis* conseil*
adherer adhesion* inscription*
amener amene amenee conduire condui* transport*
arranger arrange arrangement* disposition agenc*
signature* conclu* contrat*
escorter escorte accompagn*
nouer etabli* creation* contact*
operer opere operation* condui*
reconduire reconduction* renouvel* raccompagn*
servir servi service utilis*
cerner identif* comprend* analys*
saisir saisie enregistr*
interroger question* enquete* entretien*
sonder sondage* enquete*
jauger evalu* mesur*
minorer minoration* baisse diminu*
grimper hausse augment* progress*
chuter chute baisse diminu*
ecourter raccourci* redui* abreg*
echelonner echelonnement* repart* etal*
cesser cessation* arret* fin
quitter depart* sortie*
rejoindre integr* arriv* entree
restituer restitution* rendre rendu
rendre rendu remise* restitu*
substituer substitution* remplac*
chaperonner accompagn* surveill*
epauler soutien aide appui
laver lavage* nettoyage toilette*
doucher douche* toilette* bain
baigner bain bains toilette*
promener promenade* sortie* balade*
randonner randonnee* marche*
randonnee* marche* balade*
marcher marche deplacement*
jouer jeu jeux
bricoler bricolage* activites_manuelles
coudre couture confection
mitonner cuisine repas prepar*
decorer decor decoration*
embellir embellissement* decor*
enjoliver decor* embelli*
agrementer decor* garni*
habiller habillage* decor*
orner ornement* decor*
publier publication* parution*
paraitre parution* publication*
`
