/** What is done by hand and by word in French trades, a row what people exchange when they say it again; see `wordings.ts`. */
export const actWordingsFr = `
contention immobilis* maintien
quete* collecte* levee_de_fonds levees_de_fonds
visser vissage vis boulonn* serrage serrer
ravitaill* approvisionn* aliment* reapprovisionn* fourni*
gachage gacher gachee gachees malax* melang* prepar*
creus* fouill* terrass* excav* affouill*
rebouch* combl* rempli* colmat*
remblai* remblay* comblement
compact* tasser tassement tassage damage
pesant* poids tonne tonnes tonnage kilo kilos kg pese pesent pesee
charri* achemin* transport* achemine
hiss* lever leve levage soulev*
arrim* amarr* calage cale sangl* fixation attach*
elingu* elingage arrim* accroch*
abatt* abattage coupe_d_arbres coupes_d_arbres
ebranch* elag* tailler taille taillage
debardage debard* sortie_du_bois
debroussaill* defrich* desherb* fauch*
fauch* tondre tondu tonte tontes coupe
binage biner desherb* sarcl*
bech* retourn* labour*
labour* travail_du_sol retourn*
epand* epandage fertilis* amender amendement*
fertilis* amender amendement* fumure engrais
pulveris* traitement* vaporis*
repiqu* transplant* rempot* planter plante plantation*
rempot* mise_en_pot mises_en_pot repiqu*
boutur* multiplication propag*
greff* ecussonn* surgreff*
palissage paliss* attach* relever releve
ebourgeonn* epampr* eclairciss*
vendang* cueill* recolt* ramass*
vinific* fermentation cuvaison elabor*
embouteill* mise_en_bouteille mises_en_bouteille conditionn*
soutir* transvas* transfert*
degust* analyse_sensorielle examen_organoleptique
mouge mouger mulsion
abreuv* eau donner_a_boire
curage curer vidang* nettoy*
pailler paillage litiere*
ferrage ferrer marechal*
toilett* tonte brossage bains
bross* pansage toilett*
dresser dresse dressage educat* eduquer entrain*
soigner soins prodigu*
prodigu* dispens* administr* donn*
auscult* examin* examen* consult*
palp* examin*
perfus* pose_de_perfusions pose_de_perfusion voie_veineuse
sutur* pointer pointage recous*
platre* immobilis*
reeduc* readapt* kinesith* revalid*
mobilis* reeduc* exercic*
massage* masser
manipul* mobilis* mobilisation
depist* detect* reperer reperage screening
triage tri trier priorisation
prioris* hierarchis* tri trier triage
surveill* monitor* suivi suivre veill* observ*
veill* permanence surveill* garde
orient* redirig* adress* aiguill* dirig*
reorient* orient* redirig*
ecout* ecoute accueil* soutien*
rassur* apais* reconfort* soutenir soutien
apais* calmer desamorc* gestion_des_conflits
desamorc* apais* regler regle reglage reglages resol* gestion
mediat* concili* arbitr*
negoci* discut* discussion* pourparlers tractation* marchand*
discuss* echang* negoci* concert*
concert* consult* echang*
convainc* persuad* argument*
argument* justifi* defen*
defend* represent* defense plaid*
substitu* remplac* suppleer suppleance* interim*
releve relay* remplac*
relay* transmi* transmett* relais communiqu*
remont* signal* transmi* rapport* remontee
avert* aviser avis inform* prevenu prevenir notifi*
notifi* inform* aviser avis communiqu*
declar* signal* notifi* enregistr*
denonc* signal*
consign* inscri* report* enregistr* mention*
inscri* enregistr* immatricul*
horodat* enregistr*
annot* comment* remarqu*
surlign* marquer marquage annot*
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
decod* dechiffr* interpret* lecture
dechiffr* lecture lire decod*
estim* evalu* chiffr* approxim*
evalu* estim* apprec* mesurer mesure jaug*
evalu* attribution_de_notes
corrig* relire relect* revoir revu revue revues
relire relect* relu relus revoir correct* corrig* revis*
revoir revu revue revues revis* reprendre repris*
remani* revoir reecri* modifi* retravaill* refont*
refont* refondu* remani* refaire reorganis*
reecri* reecrit* redact* remani* reformul*
reformul* reecri* vulgaris* simplifi*
vulgaris* expli* simplifi* mediation rendre_accessible
expliqu* explic* present* clarifi* exposer exposition expose
demonstr* montrer montre present* faire_decouvrir
initier initie initiation former forme formation apprent* familiaris* decouverte
former forme formation initier initie initiation instrui* enseign* apprend* apprentissage*
apprend* apprent* enseign* former forme formation initier initie initiation
parrain* tutor* mentor* marrain*
encourag* stimul* motivation motiver
encourag* stimul* incit* motiv*
incit* encourag* sensibilis* promouv*
sensibilis* inform* prevention education conscientis*
educat* eduquer enseign* former forme formation sensibilis* apprent*
eveill* stimul* eveil
diverti* animer anime animation* amus* jeu jeux
convoqu* invit* appeler appel appels
reuni* rassembl* convoqu* regroup*
assembl* reun* monter monte montage joindre
monter monte montage assembl* install* erig* dresser dresse dressage
dresser dresse dressage monter monte montage install* erig* etabli*
demont* deposer depose enlev* retir*
retir* enlev* deposer depose extrai*
enlev* retir* ramass* evacu*
extrai* extraction prelev* retir*
demol* demoli* destruct* detrui* demantel* abatt*
demantel* demont* demol*
detrui* destruct* elimin* broy* pilon*
broy* concass* reduction
tamis* crible criblage filtr*
filtr* tamis* purifi* epur*
decant* clarifi* separer separation
distill* rectifi* purifi*
dilu* prepar* melang* mise_en_solution
melang* malax* incorpor*
melang* mixage
petri* petriss* malax* travail_de_la_pate
faconn* modele* mise_en_forme former forme formation
moul* couler coule coulage forme
demoul* sortie_de_moule retir*
enfourn* cuisson* cuire cuit* mise_au_four
rotir rotissage grille griller grillade* cuisson*
mijot* cuisson* cuisin*
epluch* peler pelage tailler taille taillage prepar*
emince eminc* decoup* tailler taille taillage tranch* hach*
desoss* parage parer pare decoup*
tranch* decoup* couper coupe decoupe debiter debitage trancher
assaisonn* epicer relever releve
dresser dresse dressage assiett* present* mise_en_assiette
envoy* envoi* servi* service
debarrass* desserv* vider
nappe* nappage dressage mise_de_table
servi* servir service servi apport*
commander command* achat achats reapprovision*
encaiss* percevoir percep* percu percu* regler regle reglage reglages facturation passage_en_caisse passages_en_caisse
comptage compter compte decompt* denombr*
decompt* compter compte comptage calcul*
solder solde clotur* apur*
apur* solder solde regularis* regler regle reglage reglages
regularis* apur* corrig* mise_en_regle
ventil* repart* affect* imput*
imput* affect* ventil* enregistr*
budget* previsionn* chiffr*
recouvr* percept* encaiss* relanc*
rembours* restitu* indemnis*
indemnis* dedommag* compens* rembours*
souscri* souscription* adhesion*
renouvel* reconduc* reconduit* reconduct* prolong* prorog*
prorog* prolong* renouvel* report*
resili* annul* rupture* fin_de_contrat fins_de_contrat
annul* resili* supprim*
supprim* effac* elimin* retrait*
elimin* supprim* evacu* retir* enlev*
remedi* corrig* resol* regler regle reglage reglages
resoud* resol* regler regle reglage reglages traiter traite traitement* denou*
denou* resol* debloqu*
debloqu* resol* deverrouill*
reinitialis* remise_a_zero remises_a_zero reset
redemarr* relanc* remise_en_marche remises_en_marche
relanc* redemarr* rappel* recontact*
retabli* remise_en_service restaur*
restaur* renov* retabli* remise_en_etat
renov* rafraich* remise_a_neuf refection*
rafraich* renov* mise_a_jour actualis*
actualis* mise_a_jour mises_a_jour mis_a_jour tenue_a_jour tenu_a_jour tenues_a_jour
modernis* renov* mise_a_niveau mises_a_niveau upgrade*
upgrade* mise_a_niveau mises_a_niveau mise_a_jour
amelior* renforc* bonifi* perfectionn*
bonifi* amelior* optimis*
renforc* consolid* amelior* accentu*
consolid* renforc* stabilis*
stabilis* maint* consolid*
accelere* acceler* raccourci* rapid*
allege* allegement simplifi* reduit*
simplifi* facilit* allege* rationalis*
rationalis* optimis* simplifi* restructur*
restructur* reorganis* refont*
reorganis* reamenag* restructur* remani* organis*
reamenag* reorganis* amenag*
amenag* agenc* install* equiper equipement
meubl* equiper equipement amenag*
equiper equipement pourv* fourni*
equiper equipement install* munir
alimente alimenter alimentation fournir
branch* raccord* connect* cabler cablage relier
debranch* deconnect* coupure
consign* verrouill* mise_hors_tension mises_hors_tension mise_en_securite
securis* proteg* mise_en_securite fiabilis*
proteg* protection* securis* preserv* sauvegard*
preserv* conserv* proteg* sauvegard* protection
sauvegard* preserv* copier copie copies
prevenir prevention preventi* evit*
limiter limitation redui* reduction restreind* contenir
freine frein* ralenti* limiter limitation
autoris* permi* accord* habilit* delivrance
accord* octroi* octroy* attribu* allou*
select* choisir choisi choix tri trier triage retenu* retenir
retenu* retenir choisi* select*
embauch* engager engage engagement* recrut*
affecter affectation* detach* attribu*
promouv* promotion* valoris* mettre_en_avant mise_en_avant mises_en_avant
valoris* mise_en_valeur mises_en_valeur mettre_en_valeur mise_en_avant promouv* promotion
mise_en_avant mettre_en_avant mis_en_avant implantation theatralis* merchandising
exposition exposer expose present* accroch*
accroch* suspend* pose
coller collage encoll* assembl*
agraf* coller collage fixation
clou* viss*
viss* serr* boulonn*
serr* viss* bloqu*
rivet* assembl*
soud* brasage braser assembl* soudage soudure*
decap* ponc* gratt* decapage
polir polissage lustr* ponc* liss*
lustr* encaust*
vernir verni vernissage lasur* laqu* peindre
lasur* vernir verni vernissage protect*
enduit* enduis* platrage ratiss* lissage
crepi* enduit*
jointoy* jointoiement jointoie*
calfeutr* etanch* isol* jointoiement
etanch* impermeabilis*
isol* calorifug* thermique
tapisser tapiss* papier_peint encoll*
garni* rembourr* capitonn* tapiss*
recouvr* couvrir habill* revet*
gain* habill* recouvr* revet*
piquer piqure coudre cousu cousue cousues couture surpiqu* surjet*
ourl* border bordage
raccommod* reprise* repris* ravaud* repar*
retouch* ajust* reprise*
tiss* tricot* maill*
tein* colorat* coloration*
repass* defroiss* calandr*
plier pliage plie
deball* ouvr* depaquet*
gerb* empil* stocker stockage
empil* gerb* superpos*
depil* deball*
palettis* mise_sur_palette mises_sur_palettes palette*
filmage filmer emball*
prelever prelev* picking pick*
scann* flash* numeris* lecture_des_codes_barres
trier tri separer separation classer classement
dispatch* repart* distribu* ventil*
repart* dispatch* distribu* partag*
livrer livre livraison* distribu* deposer depose porter portage
porter portage livrer livre livraison* transport* apport*
transfer* deplac* mutation* transf*
deplac* transfer* transport* mouvement*
circul* deplac*
roul* condui*
manoeuvr* condui* pilot* manœuvr*
stationn* gare garer parking parcage
atteler attel* accroch*
navigu* condui* barrer
explor* prospect* reconnaiss*
arpent* mesurer mesure topograph*
mesurer mesure releve* arpent* metre metrer metrage prise_de_mesure
etalonn* calibr* calibrage*
calibr* tri tailles
sond* forag* enquet*
fore forer forag* percer perce percage perfor*
dynamit* tir_de_mine
eteind* extinction lutte_contre_l_incendie
evacu* mise_en_securite sortie
patrouill* ronde rondes surveill*
filtr* controle_d_acces controle_des_acces
verbalis* amender amendement* contravention* pv
enquet* investig* recherch* instruction
investig* enquet* recherch* analys*
audition* entend* interrog* entretien*
approuv* valider validation valide accord* aval
sign* parapher paraph*
certifi* attest* valider validation valide homolog*
attest* certifi* justificat*
homolog* certifi* valider validation valide agreer agree agrement*
authentifi* certifi* verifi* legalis*
accredit* certifi* habilit* agreer agree agrement*
habilit* autoris* certifi* agreer agree agrement*
notari* authenti*
legifer* reglement* normalis*
codifi* classifi*
classifi* classer classe classement categoris* tri
categoris* classer classe classement segment* tri
segment* categoris* cibl*
cibl* segment* public
cibl* destin*
position* placer place placement situer
placer place placement dispos* install* position*
dispos* placer place placement agenc* install*
redispos* reorganis*
aligne aligner alignement* ajust*
centr* align*
equilibr* ajust* regler regle reglage reglages
ajust* regler regle reglage reglages adapt* calibr*
fignol* finition* peaufin*
peaufin* finition* soign* finalis*
parachev* achev* finalis* termin*
clore clotur* clos fermer ferme fermeture
etrenn* inaugur*
amorc* demarr* lancer lance lancement initier initie initiation
entam* debut* demarr* commenc*
poursui* continu* maint*
maint* entret* conserv* soutien
perenn* consolid* durabl* maint*
reprend* repris* reprise
transmett* transmi* passer passe passation* remis* legu*
passation* transmi* transfert* remise*
partag* mutualis* echang* diffus*
mutualis* partag* commun*
interag* echang* collabor* dialogu*
collabor* cooper* travail_en_equipe particip*
cooper* collabor* partenariat*
coordonn* coordination synchronis* articul*
synchronis* coordonn* align*
ordonnanc* planifi* programm* sequenc*
cadenc* planifi* rythm* ordonnanc*
prevoi* prevu* prevision* anticip*
anticip* prevoi* prevision* prepar*
imagin* concev* invent* creat*
esquiss* croqui* dessin* ebauch*
ebauch* esquiss* brouillon*
modelis* represent* simul* maquett*
represent* illustr* figurer modelis*
illustr* dessin* imager
graver gravure grave cisel* marquer marquage
sculpt* tailler taille taillage modeler modelage modele
cisel* graver gravure grave sculpt*
sertir serti* monter monte montage
encadr* cadre mise_sous_cadre
reli* brochage brocher reliure
imprim* tirage* editer edition reprograph*
reprograph* photocopi* impress* copier copie copies
massicot* couper coupe decoupe rogn*
composer composit* mise_en_page
filmer filmage tourner tournage* capter captation* capture* prises_de_vues
capter captation* capture* enregistr* filmer filmage prise_de_son
enregistr* capter captation* capture* prise_de_son prises_de_son
sonoris* prise_de_son son
eclair* lumiere*
mixer mixage* son
monter montage* assembl*
etalonnage* couleur*
projeter projection* diffus*
diffus* projet* emission*
interpret* jouer joue chanter chant
jouer joue jeu interpret* represent*
repet* repetition*
traduir* tradui* traduc* version* transpos*
sous-titr* tradui*
interview* entretien* questionn*
document* recherch*
reference* recens*
cataloguer catalog* indexation indexer inventori*
inventori* recens* liste lister listage denombr*
dresser dresse dressage etabli* redig* liste*
lister liste listage recens* enumer*
desherb* elimin* retrait*
preter pret prets emprunt* mise_a_disposition
louer location*
reserv* bloqu* retenir prise_de_reservations
enregistr* accueil* check-in
accueil* recev* recept* prise_en_charge hospitalit*
prise_en_charge prises_en_charge pris_en_charge prendre_en_charge accompagn* traitement* accueil* gestion
install* placer place placement accompagn*
saluer accueil*
renseign* inform* repon* orient*
recommand* conseil* suggest* sugger* preconis*
suggest* suggerer suggere propos* recommand* preconis* conseil*
prescri* preconis* recommand*
satisf* content*
fidelis* fidelite conserv*
`
