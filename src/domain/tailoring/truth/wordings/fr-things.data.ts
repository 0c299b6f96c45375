/** Things worked on and worked with in French trades, a row the names of one kind; see `wordings.ts`. */
export const objectWordingsFr = `
salle*_d_operation bloc bloc_operatoire bloc_chirurgical
salle*_d_attente attente accueil
salle*_de_soins infirmerie cabinet*_de_soins
instrument* materiel outil* ustensile*
materiel_chirurgical instrument* instruments_chirurgicaux
instrumentation instrument*
ustensile* vaisselle batterie_de_cuisine
box boxes cage cages chenil* loge*
chatterie* chats felins
felin* chat chats
cage cages box boxes enclos
enclos cage cages paddock* parc*
ecurie* box boxes chevaux equin* equide*
etable* vaches bovins stabulation*
bergerie* moutons brebis
poulailler* poules volaille*
porcherie* porcs
ruche* rucher* abeille* colonie*
aquarium* bac bacs
rongeur* petits_animaux nac
accessoire* equipement* article*
croquettes aliment* nourriture
nourriture aliment* denree* vivres
vivres denree* nourriture provision*
provision* courses achat*
courses achat* commissions
litiere* paille
fumier* lisier*
antiparasitaire* vermifuge* puces
sterilisation* castration*
carnet* livret* registre* journal
carnet*_de_bord journal_de_bord livre_de_bord
registre* journal cahier* livre livres
cahier* carnet* registre*
livret* brochure* carnet*
attestation* certificat* justificatif*
justificatif* piece* attestation* preuve*
avenant* modification*_de_contrat
recu recus quittance* ticket*
prime primes cotisation*
garantie* couverture* protection*
indemnite* compensation* dedommagement*
remboursement* prise*_en_charge indemnis*
sinistre* dommage* accident*
expertise* evaluation*
constat* releve* proces-verbal
pochette* chemise* dossier*
classeur* dossier*
enveloppe* pli plis courrier*
timbre* affranchissement
affranchi* timbr*
cachet* tampon* sceau*
clavardage chat messagerie_instantanee tchat discussion_en_ligne
courriel* e-mail* mail mails messagerie* message*
messagerie* courriel* boite_mail boite_de_reception
texto* sms message*
visioconference* visio webconference* videoconference*
webinaire* webinar* conference*_en_ligne seminaire*_en_ligne
seminaire* colloque* journee*_d_etude congres
forum* salon* rencontre*
portes_ouvertes journee*_portes_ouvertes jpo
point*_presse conference*_de_presse
kermesse* fete*
fete* celebration* evenement*
celebration* ceremonie* fete*
ceremonie* celebration* obseques
grue*_a_tour grue*
grue* engin*_de_levage appareil*_de_levage
pelle*_mecanique* pelleteuse* excavatrice* pelle pelles
chargeuse* chargeur*
bulldozer* bouteur*
tombereau* dumper*
rouleau* compacteur*
camion*-benne* benne* camion*
benne* conteneur* camion*
remorque* semi-remorque* attelage*
nacelle* plateforme*_elevatrice* plate-forme*_elevatrice* elevateur*
echafaudage* echafaud*
echelle* escabeau*
elingue* sangle* chaine* accessoires_de_levage
palan* treuil*
cric* verin*
conduite* canalisation* tuyau* tuyauterie* reseau*
canalisation* conduite* collecteur*
regard* chambre*_de_visite
egout* assainissement eaux_usees
eau_potable adduction_d_eau distribution_d_eau
tranchee* fouille* saignee* fosse fosses
voirie* chaussee* route routes
chaussee* voirie route routes enrobe*
enrobe* bitume* asphalte* goudron*
trottoir* bordure*
pave paves pavage dallage
dalle* plancher* radier*
radier* dalle* fondation*
poutre* element*_porteur
poteau* pilier* colonne*
linteau* poutre*
paroi* cloison*
parpaing* agglo agglos bloc*_de_beton
pierre* moellon* roche
tuile* toiture* couverture*
ardoise* couverture* toiture*
zinc zinguerie
gouttiere* cheneau*
ossature* charpente* structure*
coffrage* banche*
armature* ferraillage fer fers
prefabrique* element* piece*
parquet* plancher* sol
moquette* revetement*_de_sol
lino linoleum revetement*_de_sol
carreau* carrelage*
faience* carrelage* carreaux
lambris* bardage* boiserie*
boiserie* menuiserie*
escalier* marche*
rampe* garde-corps main_courante
garde-corps rambarde* balustrade*
portail* cloture* grille*
cloture* barriere* grillage*
volet* persienne* store*
serrure* verrou*
vis boulon* visserie quincaillerie
quincaillerie visserie bricolage
clou clous
robinetterie robinet* mitigeur*
lavabo* evier* sanitaire*
douche* sanitaire*
wc toilettes sanitaires
radiateur* chauffage
pompe*_a_chaleur pac thermopompe*
climatiseur* climatisation clim
ventilateur* ventilation vmc
bruleur* chaudiere*
ballon* chauffe-eau cumulus
compteur* releve*
disjoncteur* protection*
luminaire* eclairage lampe*
lampe* luminaire* ampoule*
batterie* accumulateur* accus
transformateur* poste*_de_transformation
alternateur* generatrice* groupe*_electrogene*
eolienne* parc_eolien
panneau* module* capteur*
capteur* sonde sondes detecteur*
detecteur* capteur* alarme*
vanne* robinet* clapet*
joint* garniture* etancheite
roulement* palier*
engrenage* pignon* reducteur*
convoyeur* tapis bande*_transporteuse* transporteur*
robot* bras_robotise*
presse*_plieuse* plieuse*
cisaille* guillotine*
tour tours tourneur*
fraiseuse* centre*_d_usinage
perceuse* foreuse*
meuleuse* disqueuse*
tronconneuse* scie*_a_chaine
tondeuse* autoportee*
secateur* cisaille*
moissonneuse* moissonneuse-batteuse
chaussure*_de_securite epi
casque* epi
gant gants epi
harnais epi antichute*
masque* epi
tenue*_de_travail blouse* uniforme* vetements_de_travail
uniforme* tenue*
tablier* tenue*
tole* feuille*_de_metal
acier aciers metal
inox acier_inoxydable
aluminium alu
fonte fonderie
alliage* metal metaux
plastique* polymere* plasturgie
caoutchouc elastomere*
cuir cuirs maroquinerie peau peaux
maroquinerie sac sacs cuir
laine* fibre*
soie soieries
fil fils filature
bobine* rouleau*
gabarit* modele* patron*
ourlet* couture*
bouton* boutonniere*
rideau* voilage* tenture*
coussin* garnissage
siege* chaise* fauteuil*
canape* siege*
literie matelas
drap draps linge linge_de_lit
nappe* linge_de_table
serviette* linge
vaisselle assiette* couverts verres
couverts vaisselle argenterie
verre verres verrerie
bouteille* flacon*
fut futs tonneau* barrique*
cuve* cuverie citerne* reservoir*
reservoir* cuve* citerne* bac
caisse* carton* caissette* cagette*
carton* boite* caisse*
boite* emballage* carton*
sachet* sac sacs
film films pellicule*
plateau* barquette*
panier* corbeille*
bac bacs caisse*
poubelle* bac bacs ordures
ordures dechets poubelle*
encombrants dechets
gravats decombres deblais
deblais terre gravats
terre terres sol
granulat* gravier* sable
ciment mortier beton
platre plaque*_de_platre
colle* adhesif*
solvant* produit*_chimique
lubrifiant* huile* graisse*
carburant* gasoil gazole diesel essence
levure* levain
sucre sucres
chocolat* cacao
confiserie* bonbon* friandise*
glace* sorbet* creme_glacee
biscuit* gateau*
brioche* viennoiserie*
oeuf oeufs œuf œufs
yaourt* produits_laitiers yogourt*
fromage* affinage
viande* piece*_de_viande
boeuf bœuf viande
charcuterie* salaison*
poisson* produits_de_la_mer maree
crustace* fruits_de_mer coquillage*
coquillage* fruits_de_mer huitre*
huitre* ostrei*
legume* primeurs
crudite* legume* salade*
potage* soupe* veloute*
sauce* jus fond fonds
entree* hors-d_oeuvre hors-d_œuvre
amuse-bouche* canape* bouchee*
en-cas collation* snack*
collation* gouter* en-cas
boisson* breuvage*
cafe cafes expresso barista
the thes infusion* tisane*
biere* brasserie
spiritueux alcool*
vin vins cru crus bouteille*
cepage* vigne*
grappe* raisin*
verger* arbre*_fruitier*
fruit* recolte*
plant plants plantule* jeune*_plant*
fleur* floral*
massif* parterre* plate-bande*
potager* jardin*_potager*
allee* chemin* sentier*
mare mares etang* bassin*
etang* bassin* plan_d_eau plans_d_eau
riviere* cours_d_eau fleuve*
cours_d_eau riviere* ruisseau*
berge* rive rives riviere*
foret* bois massif*_forestier
bois foret* grume*
grume* tronc troncs billon* bois
buche* bois_de_chauffage
sciage scierie debit*
parcelle* terrain* champ*
champ champs parcelle* culture*
prairie* pature* herbage*
pature* prairie* paturage*
paturage* pature* estive*
ensilage* fourrage*
cereale* ble orge mais grain*
pomme*_de_terre patate*
lait traite
troupeau* cheptel* bete*
velage* mise_bas naissance*
agnelage* mise_bas naissance*
insemination* reproduction
boucle* identification
wifi wlan reseau_sans_fil reseaux_sans_fil wireless
ourlet* raccourci* raccourcissement* bas_de_pantalon
retouch* raccourci* raccourcissement* reprise_de_vetements
`
