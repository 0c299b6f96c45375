/** Common French nouns and adjectives of any trade, and how, when, how often and how much; see `wordings.ts`. */
export const generalWordingsFr = `
reconnu reconnue reconnus reconnues appreci* salue saluee estime estimee
simple simples courant* basique* elementaire* facile*
alimentaire* courses nourriture denree* vivres aliment*
medecin* medical* medicaux
fœtus fœtal* foetus foetal*
accord* entente* convention* contrat*
actualite* nouvelle* information* news
alerte* signalement* alarme* avertissement*
signalement* alerte* declaration*
appariement rapprochement* matching
apport* contribution* participation*
appui soutien aide assistance renfort
arrivee* entree* reception
assemblage* montage*
atelier* seance* session*
balance* bilan*
bienvenue accueil
billet* place* titre* ticket*
brief* briefing* consigne* point
briefing* reunion*_d_information consigne* point
budget* enveloppe*_budgetaire finances depense*
enveloppe* budget*
cadeau* present*
calendrier* planning* agenda* echeancier* chronogramme*
calibrage* calibre* tri
candidat* postulant* pretendant*
cartographie* carte cartes plan plans
structure* etablissement* centre* organisme* institution*
charge* poids fardeau
chargement* charge* cargaison*
chef chefs cheffe* responsable* patron*
choix selection* assortiment*
historique antecedent* passe
cible* public destinataire*
club* association*
collecte* ramassage* recueil*
comite* commission* groupe*
communication* echange* liaison*
liaison* communication* contact* lien
entreprise* societe* compagnie* firme* maison
compte* compte-client
connaissance* savoir* notion* maitrise
consigne* instruction* directive* regle*
contrat* engagement*
controle* verification* inspection* contre-verification*
conversation* entretien* echange* discussion*
cote_clients client*
creation* conception* elaboration* realisation* fabrication*
croissance hausse progression developpement*
decoration* decor* ornement*
denree* produit* aliment* marchandise*
deplacement* trajet* voyage* visite*
destinataire* beneficiaire* public
devis chiffrage* soumission*
diplome* titre* qualification* certificat*
divertissement* loisir* jeu jeux animation*
domicile* logement* residence* maison*
echange* discussion* communication* dialogue*
ecrit* texte* redaction*
elaboration* conception* preparation* redaction* mise_au_point
encaissement* paiement* recette*
engin* machine* vehicule*
enregistrement* saisie* inscription*
enseignement* cours formation*
entourage famille proches
entrainement* preparation* exercice*
entree* arrivee* admission*
entretien* nettoyage maintenance
epreuve* examen* test*
etude* analyse* recherche*
examen* analyse* controle*
fabrication* production* realisation* confection*
fichier* dossier* document* liste*
foyer* famille* menage*
menage menages foyer* famille*
front_office accueil reception
horaire* planning* heures
information* renseignement* donnee*
intervention* action* operation*
inventaire* recensement* releve*
journal journaux carnet* registre*
lancement* demarrage* sortie*
lieu lieux endroit* site* place
marche* contrat*
materiel equipement* outil* outillage*
mesure* action* disposition*
nettoyage* lavage* entretien menage
niveau niveaux degre*
norme* standard* regle*
nuisance* bruit* gene*
operation* tache*
transaction* operation* paiement* vente*
panier* commande* achat*
participation contribution* aide
permis autorisation* licence*
piece* document* justificatif*
piece*_jointe* document*
plan plans programme* calendrier*
population* habitant* public
pose installation* montage* mise_en_place
preparatif* preparation* organisation
preparation* elaboration* mise_en_place
presence* participation*
presentation* demonstration* expose*
demonstration* presentation* essai*
presentoir* rayon* etalage*
prestation* service*
prestation*_de_service service*
prise*_en_main initiation formation*
projection* prevision* estimation*
publication* parution* ouvrage*
parution* publication* sortie*
public usager* client* visiteur*
qualification* competence* diplome*
rapport* dossier* document*
rayon* univers
revenu* recette* chiffre_d_affaires
recommandation* conseil* preconisation*
redaction* ecriture*
releve* mesure* liste*
remplacant* rempla*
remplacement* echange*
rencontre* reunion* entretien*
rendez-vous consultation* entrevue*
rendu rendus restitution* livrable*
livrable* rendu rendus document*
representation* spectacle* seance*
reprise* relance*
requisition* commande*
reserve* stock* depot*
resultat* bilan* performance*
enlevement* retrait* collecte* ramassage
reunion* rencontre* conference* assemblee*
revision* controle* entretien*
routine* quotidien
seance* cours session* rencontre*
section* rayon* service*
suggestion* idee* conseil*
support* document*
taille* dimension* format*
dimension* taille* mesure*
tenue tenues vetement* uniforme*
territoire* secteur* zone* region*
texte* document* ecrit*
usager* utilisateur* public
vehicule* engin* automobile*
vetement*_de_travail tenue*
visuel* affiche* graphisme*
terroir local locale locaux locales region regional*
ecole* eleve* ecolier* scolaire*
desserte desserv* debarrass*
glace* glacon*
refrigerateur* frigo frigos frigidaire*
presse pressee presses pressees frais
barman* barmaid* bar
magasinage achats courses
encod* saisi* saisie enregistr*
navetteur* voyageur* passager*
decompte* calcul*
feuillage* feuille feuilles
alpin* alpes montagne*
breton* bretagne
europeen* europe
francais* france
demarche* action* relance* operation*
biquotidien* matin_et_soir deux_fois_par_jour
abonne* suivi suivie suiveur*
remise_en_ordre menage rangement nettoyage
publie publiee publies publiees en_ligne
avant_l_ouverture matin matinal*
apres_la_fermeture soir
sonnette* appel*
clientes client clients clientele
complementaire* additionnel* supplementaire* en_plus annexe*
courant* usuel* habituel* ordinaire* quotidien* routine de_base petit_entretien
entretien_courant petit_entretien entretien_de_base entretien_de_routine maintenance_courante maintenance_de_premier_niveau
abord* alentour* autour proximite pourtour* peripherie
issue* terme apres suite
au_terme a_l_issue a_la_suite a_la_fin en_fin apres
en_amont au_prealable avant prealable* preliminaire* preparatoire*
matinal* matin matinee*
vesperal* soir soiree*
fin_de_journee soir soiree fin_d_apres-midi fermeture
debut_de_journee matin ouverture
tous_les_matins chaque_matin matin matinal*
tous_les_soirs chaque_soir soir soiree*
estival* ete saison_estivale
hivernal* hiver saison_hivernale
annuel* par_an chaque_annee tous_les_ans annee*
trimestriel* par_trimestre chaque_trimestre tous_les_trois_mois
mensuel* par_mois chaque_mois tous_les_mois
hebdomadaire* par_semaine chaque_semaine toutes_les_semaines
ponctuel* occasionnel* au_besoin a_l_occasion de_temps_en_temps
simultane* en_parallele parallele* en_meme_temps
usage* use usee uses usees usure
perime* expire* hors_date depasse*
peremption date_limite dates_limites limite_de_consommation dlc ddm
date_limite dates_limites peremption expiration echeance*
sec seche secs seches sechage
sale sales souille* salissure*
economi* bon_marche moins_cher
urbain* ville villes citadin* municipal*
communal* municipal* commune mairie
departemental* departement
regional* region*
periscolaire* extrascolaire* parascolaire* hors_temps_scolaire
confidentiel* secret discretion discret*
public publics publique*
artisanal* artisan* fait_main a_la_main maison
numerique* digital* dematerialise* en_ligne electronique*
graphique* visuel*
sportif* sportive* sport*
chirurgical* chirurgie operatoire* operation* bloc_operatoire
operatoire* chirurgical* bloc operation*
infirmier* infirmiere* soins_infirmiers
cardiaque* coeur cœur cardio*
alimentaire* aliment* nourriture
domestique* menager* maison menage
vestimentaire* vetement* tenue*
portuaire* port ports quai*
fiscal* fiscaux impot* taxe*
budgetaire* budget*
social* sociaux
familial* familiaux famille*
acoustique* son bruit* phonique*
`
