/** Common French nouns and adjectives of any trade, a row what stands for each other; see `wordings.ts`. */
export const generalWordingsFr = `
reconnu reconnue reconnus reconnues appreci* salue saluee estime estimee
simple simples courant* basique* elementaire* facile*
complexe* difficile* delicat* ardu*
alimentaire* courses nourriture denree* vivres aliment*
medecin* medical* medicaux
panneau*_d_affichage affichage* affiche* tableau*_d_affichage
fœtus fœtal* foetus foetal*
abandon* arret* interruption*
abonnement* souscription* forfait*
forfait* abonnement* formule*
formule* forfait* offre*
absence* absenteisme indisponibilite*
accident* collision* choc chocs
accord* entente* convention* contrat*
actualite* nouvelle* information* news
adaptation* amenagement* ajustement*
coordonnees adresse* contact*
affluence frequentation pointe rush foule
rush affluence coup_de_feu heures_de_pointe
coup_de_feu affluence rush service
heures_de_pointe affluence rush periodes_de_pointe pointe
pic pics pointe* affluence
agencement* disposition* amenagement*
alerte* signalement* alarme* avertissement*
signalement* alerte* declaration*
alternance apprentissage contrat_de_professionnalisation
amenagement* agencement* adaptation*
amende* contravention* pv
anniversaire* fete*
annulation* resiliation* desistement*
anomalie* ecart* defaut* irregularite* incoherence*
irregularite* anomalie* fraude*
incoherence* anomalie* erreur*
appareil* dispositif* machine* equipement*
appariement rapprochement* matching
apport* contribution* participation*
appui soutien aide assistance renfort
argent especes numeraire fonds
numeraire especes liquide argent
fonds argent somme* caisse
montant* somme* prix
arrangement* accord*
arrivage* livraison* reception marchandise*
arrivee* entree* reception
assemblage* montage*
assurance* couverture*
atelier* seance* session*
atout* force* point*_fort*
attente* file*
file*_d_attente attente queue
attribution* affectation* repartition*
auditeur* audit*
autorite* administration* pouvoirs_publics instance*
pouvoirs_publics administration* autorite* etat
instance* organisme* autorite*
avarie* dommage* degat* panne*
degat* dommage* deterioration*
deterioration* degat* degradation*
avis notification*
bagage* valise* effets
balance* bilan*
bareme bareme* grille* tarif*
bassin* cuve*
batiment* immeuble* local locaux
bien biens immobilier logement*
bienvenue accueil
billet* place* titre* ticket*
blessure* plaie* lesion* trauma*
bloc blocs unite*
boucle* circuit*
bourse* aide*_financiere*
branche* secteur*
brief* briefing* consigne* point
briefing* reunion*_d_information consigne* point
bruit* nuisance*_sonore*
budget* enveloppe*_budgetaire finances depense*
enveloppe* budget*
but buts objectif* finalite*
cachet* comprime* medicament*
comprime* cachet* gelule*
cadeau* present*
cadence* rythme* debit
cahier* livret*
calendrier* planning* agenda* echeancier* chronogramme*
calibrage* calibre* tri
candidat* postulant* pretendant*
canevas trame* modele*
capacite* contenance volume
contenance capacite* volume*
caracteristique* specification* propriete*
combustible* carburant* bois
cargaison* chargement* fret marchandise*
repertoire* carnet* liste* annuaire* catalogue
cartographie* carte cartes plan plans
carte*_geographique* cartographie*
cas dossier* situation*
cause* motif* raison* origine*
origine* provenance* source* cause*
provenance origine*
structure* etablissement* centre* organisme* institution*
champ champs domaine*
charge* poids fardeau
chargement* charge* cargaison*
chauffe chauffage*
chef chefs cheffe* responsable* patron*
chemin* itineraire* trajet* parcours
chiffre* nombre* statistique* donnee*
choix selection* assortiment*
chronologie* historique
historique antecedent* passe
antecedent* historique*
cible* public destinataire*
clef clefs cle cles
club* association*
code codes regle*
collecte* ramassage* recueil*
comite* commission* groupe*
commentaire* remarque* observation* avis
observation* remarque* constat*
commerce* negoce vente*
communication* echange* liaison*
liaison* communication* contact* lien
entreprise* societe* compagnie* firme* maison
benchmark* comparatif* comparaison* etude_comparative
comportement* conduite attitude*
compte* compte-client
concertation* consultation* echange*
conflit* differend* litige* tension*
differend* litige* conflit* desaccord*
litige* differend* contestation* reclamation*
contestation* litige* recours
recours contestation* appel
connaissance* savoir* notion* maitrise
notion* base* connaissance*
rudiment* base* notion*
bases notion* fondamentaux rudiment*
fondamentaux base bases
consigne* instruction* directive* regle*
construction* batiment* ouvrage* edification
conteneur* bac bacs benne*
contrainte* exigence* obligation*
contrat* engagement*
controle* verification* inspection* contre-verification*
conversation* entretien* echange* discussion*
copie* double* exemplaire*
cote_clients client*
coupure* interruption* panne*
cout couts prix depense*
creation* conception* elaboration* realisation* fabrication*
creneau* plage*_horaire* horaire*
critere* exigence*
croissance hausse progression developpement*
decoration* decor* ornement*
decouverte* initiation sensibilisation
defaut* imperfection* vice* malfacon*
degustation* tasting*
delai* temps duree
demarche* procedure* formalite*
formalite* demarche* papier*
denree* produit* aliment* marchandise*
deplacement* trajet* voyage* visite*
versement* paiement* virement*
derangement* panne*
derive* ecart*
ecart* difference* deviation*
dernier* derniere* final*
desinfection* assainissement
destinataire* beneficiaire* public
detail* precision*
developpement* croissance essor
devis chiffrage* soumission*
difficulte* probleme* obstacle*
probleme* difficulte* souci* incident*
diffusion* distribution* envoi*
diplome* titre* qualification* certificat*
discours allocution* prise*_de_parole
disponibilite* presence*
dispositif* systeme* installation*
distribution* remise* repartition*
divertissement* loisir* jeu jeux animation*
loisir* divertissement* activite*
documentation documents dossier*
domicile* logement* residence* maison*
don dons donation*
dotation* equipement*
ebauche* croquis esquisse* projet*
echange* discussion* communication* dialogue*
echantillon* specimen* modele* exemplaire*
ecran* moniteur* affichage*
ecrit* texte* redaction*
effectif* equipe* personnel nombre
effet* resultat*
effluent* eaux_usees rejet*
elaboration* conception* preparation* redaction* mise_au_point
emplacement* place* stand* lieu
encaissement* paiement* recette*
encart* annonce* publicite*
engin* machine* vehicule*
enregistrement* saisie* inscription*
enseigne* marque* magasin*
enseignement* cours formation*
entourage famille proches
entrainement* preparation* exercice*
entree* arrivee* admission*
entretien* nettoyage maintenance
envoi* expedition* courrier*
epreuve* examen* test*
espace* zone* surface* local
etape* phase*
etat* situation*
etude* analyse* recherche*
evenement* manifestation* evenementiel
evolution* changement* progression*
examen* analyse* controle*
excedent* surplus reste*
expediteur* envoi*
expert* specialiste*
ferme fermes exploitation*_agricole*
extrait* passage*
fabrication* production* realisation* confection*
faute* erreur* coquille*
fete*_de_fin_d_annee noel fetes
fichier* dossier* document* liste*
fiche*_client* dossier*_client* fichier*_client*
finition* detail*
trafic circulation flux frequentation
fond fonds base
formulaire* questionnaire* imprime*
fourniture* materiel article*
foyer* famille* menage*
menage menages foyer* famille*
frequence* rythme*
front_office accueil reception
gain* benefice* profit*
gamme* collection* serie*
gestionnaire* responsable*
guide* manuel* brochure*
handicap* deficience* invalidite
deficience* handicap* trouble*
trouble* difficulte* handicap*
horaire* planning* heures
hygiene proprete salubrite
idee* proposition* concept*
concept* idee* projet*
imprevu* alea* urgence*
alea* imprevu* incident*
incident* evenement* probleme*
indemnite* allocation*
information* renseignement* donnee*
infraction* contravention*
ingredient* composant* produit*
installation* equipement* dispositif*
insuffisance* manque* penurie*
penurie* manque* rupture*
intemperie* mauvais_temps meteo
intervention* action* operation*
inventaire* recensement* releve*
investigation* recherche* enquete*
invitation* convocation* carton*
jeune*_public enfants jeunes
journal journaux carnet* registre*
jury jurys commission*
lancement* demarrage* sortie*
langage* langue*
libelle* intitule* texte*
intitule* titre* nom
lieu lieux endroit* site* place
lieu_de_vie domicile* residence*
limite* restriction*
liquide* especes
liste* repertoire* tableau*
tableau* liste* grille* fichier*
local locaux piece* salle*
logement* hebergement* habitation*
lot lots ensemble*
magazine* revue* periodique* journal
mailing* publipostage* envoi*
publipostage* mailing* envoi*_en_nombre
maladie* pathologie* affection*
malaise* urgence* incident*
manipulation* maniement manutention
marchandise* produit* cargaison* stock
marche* contrat*
materiel equipement* outil* outillage*
mecanisme* dispositif*
meconten* insatisf* plainte*
insatisf* mecontent*
message* courriel* sms
mesure* action* disposition*
minutage* chronometrage timing
condition* modalite* clause*
clause* condition* disposition*
mode*_d_emploi notice* instructions
exemple* modele* cas
mouvement* exercice* transfert*
moyens_de_paiement paiements especes
nettoyage* lavage* entretien menage
niveau niveaux degre*
nom noms intitule*
norme* standard* regle*
numero* chiffre*
nuisance* bruit* gene*
nuisible* parasite* rongeurs insectes
parasite* nuisible* ravageur*
objet* article* piece*
objet*_trouve* consigne
operation* tache*
ordinateur* poste*_informatique*
ordre*_de_mission mission
ouverture* lancement* debut
ouvrage* livre* construction*
paiement* reglement* versement* transaction*
transaction* operation* paiement* vente*
panier* commande* achat*
panier_moyen ticket_moyen valeur_moyenne
parking* stationnement
partage* echange*
participation contribution* aide
partie* portion* section*
section* partie* chapitre*
pause* recreation* repos
performance* resultat* rendement*
perimetre* secteur* zone*
periode* saison*
peripherique* accessoire*_informatique* imprimante*
permis autorisation* licence*
perte* dechet* casse
photocopie* copie*
piece* document* justificatif*
piece*_jointe* document*
place*_de_marche marketplace*
marketplace* place_de_marche plateforme_de_vente
plan plans programme* calendrier*
plateforme* portail* site* outil*
plongee plonge
point_faible faiblesse* lacune*
lacune* difficulte* manque*
population* habitant* public
portefeuille* clientele
pose installation* montage* mise_en_place
post-it note notes
potentiel* eventuel* futur*
eventuel* possible* potentiel*
futur* avenir prochain*
poussee* essor croissance
pratique* methode* usage*
precaution* protection* prevention
preparatif* preparation* organisation
preparation* elaboration* mise_en_place
presence* participation*
presentation* demonstration* expose*
demonstration* presentation* essai*
presentoir* rayon* etalage*
prestation* service*
prestation*_de_service service*
prime* bonus gratification*
principe* regle*
prise*_electrique* prise*
prise*_en_main initiation formation*
procedure* regle* processus
processus procedure* demarche*
progres progression* amelioration*
projection* prevision* estimation*
projet* dossier*
promotion* publicite* mise_en_avant
promesse* engagement*
propagation diffusion* contagion
contagion infection* propagation
infection* contamination* contagion
propriete* domaine* bien
protection* securite prevention
publication* parution* ouvrage*
parution* publication* sortie*
public usager* client* visiteur*
publicite* promotion* annonce* reclame*
qualification* competence* diplome*
quantite* volume* nombre
question* demande* interrogation*
questionnaire* formulaire* sondage*
quota* objectif* contingent*
rabais remise* reduction* ristourne*
rang rangs ligne* rangee*
rapport* dossier* document*
rayon* univers
reaction* reponse*
recette* revenu* encaissement*
revenu* recette* chiffre_d_affaires
recherche* etude* investigation*
reclamation* insatisfaction* retour*_client*
recolte* production*
recommandation* conseil* preconisation*
reconversion* reorientation*
recrutement* embauche*
redaction* ecriture*
recuperation recyclage reemploi collecte*
recyclage reemploi valorisation
referencement* catalogue
refection* renovation* reparation*
reference*_produit* article* sku
regime* alimentation*
reglage* parametrage* mise_au_point
regularite constance
rejet* refus
relation*_client* service_client clientele
releve* mesure* liste*
remise*_a_neuf renovation*
remplacant* rempla*
remplacement* echange*
rencontre* reunion* entretien*
rendez-vous consultation* entrevue*
rendu rendus restitution* livrable*
livrable* rendu rendus document*
repartition* distribution* ventilation
repere* point_de_repere
repetition* seance*
report* reporting
representation* spectacle* seance*
reprise* relance*
requisition* commande*
reserve* stock* depot*
residence* domicile* immeuble*
residu* dechet* reste*
ressource* moyen*
restauration alimentation repas
restitution* retour* remise*
resultat* bilan* performance*
retard* arriere*
retour* reponse* avis
enlevement* retrait* collecte* ramassage
reunion* rencontre* conference* assemblee*
revision* controle* entretien*
revue* examen*
routine* quotidien
penalite* sanction* amende*
seance* cours session* rencontre*
section* rayon* service*
sejour* vacances voyage*
signal signaux alerte*
signalisation* balisage* panneaux
simulation* exercice*
socle* base
solde* reste*
souhait* demande* attente* besoin* envie*
envie* souhait* besoin* gout*
gout* preference* envie*
preference* souhait* gout*
stand* kiosque* emplacement*
statut* situation*
store* rideau*
suggestion* idee* conseil*
sujet* question* theme*
supplement* complement*
support* document*
surface* superficie* zone*
table tables tablee*
taille* dimension* format*
dimension* taille* mesure*
temoignage* recit* interview*
recit* histoire* temoignage*
tempo rythme*
tenue tenues vetement* uniforme*
terme* echeance*
territoire* secteur* zone* region*
texte* document* ecrit*
tonnage* poids volume*
trace traces empreinte*
traducti* version*
transfert* passage*
usager* utilisateur* public
usure vetuste
vacances conges
valeur* montant* prix
variation* ecart* changement*
variete* espece*
vehicule* engin* automobile*
veilleu* nuit
vetement*_de_travail tenue*
vigilance surveillance attention
visite* rencontre* passage*
visite_medicale examen_medical consultation_medicale
visuel* affiche* graphisme*
voie voies route*
voiture* auto autos vehicule*_leger*
volontariat benevolat
zone* secteur* espace* surface*
terroir local locale locaux locales region regional*
ecole* eleve* ecolier* scolaire*
desserte desserv* debarrass*
glace* glacon*
refrigerateur* frigo frigos frigidaire*
presse pressee presses pressees frais
barman* barmaid* bar
achalandage affluence frequentation clientele
magasinage achats courses
stationnement parking parc_auto
gsm natel mobile telephone* portable*
farde* classeur* dossier*
valves panneau*_d_affichage affichage
syllabus polycopie* support*_de_cours
minerval droits_d_inscription frais_de_scolarite
bourgmestre maire syndic
fiduciaire* cabinet*_comptable bureau_comptable comptable*
encod* saisi* saisie enregistr*
gerance* gestion_immobiliere regie immobilier
souper* diner* repas_du_soir
navetteur* voyageur* passager*
camionneur* chauffeur* routier*
votation* scrutin* vote election*
decompte* calcul*
plancher_de_vente surface_de_vente magasin
circulaire* prospectus depliant*
pourriel* spam spams
clavier* saisie
patientele patients
lectorat lecteurs
voisinage voisins riverains
feuillage* feuille feuilles
literie lit lits matelas
signaletique* panneau* signalisation
boulonnerie boulon* visserie
vitrerie vitre* vitrage*
jeunesse jeunes enfance
enfance enfants jeunesse
alpin* alpes montagne*
breton* bretagne
normand* normandie
provencal* provence
alsacien* alsace
quebecois* quebec
wallon* wallonie
flamand* flandre*
romand* suisse_romande
genevois* geneve
parisien* paris
lyonnais* lyon
bordelais* bordeaux
marseillais* marseille
europeen* europe
francais* france
belge* belgique
suisse* helvetique* confederation
canadien* canada
mondial* monde international*
demarche* action* relance* operation*
tombe tombes sepulture* concession*
sepulture* tombe tombes caveau*
biquotidien* matin_et_soir deux_fois_par_jour
billet*_des_voyageurs titres_de_transport billets
remise*_en_banque depot*_bancaire depot* versement* banque
factures_fournisseurs factures_d_achat achats fournisseurs
abonne* suivi suivie suiveur*
lecture* releve releves relevee
chromatographi* hplc cpg clhp
memoire* stimulation_cognitive stimulation
stimulation* eveil memoire*
fratrie* enfants freres_et_soeurs
remise_en_ordre menage rangement nettoyage
publie publiee publies publiees en_ligne
matinal* ouverture avant_l_ouverture
cosmetique* beaute soins_de_beaute produits_de_beaute
beaute esthetique* cosmetique*
avant_l_ouverture matin matinal*
apres_la_fermeture soir
dactylographi* frappe saisie
sonnette* appel*
clientes client clients clientele
souffrant* malade* atteint*
demande*_d_aide appel*
soucieu* attentif* attentive*
serviable* aidant*
chez_les_particuliers particuliers a_domicile domicile
dans_les_delais ponctualite a_temps delais_tenus
a_temps delais ponctuel*
delais_tenus respect_des_delais ponctualite
main_courante journal registre
cahier_de_transmissions transmissions cahier_de_liaison
`
