/**
 * French words for the same thing, a row a thing; see `wordings.ts`. What stands before a `<` may
 * be said for what stands behind it, and not the other way round.
 */
export const wordingsFr = `
demande* question* requete* sollicitation* ticket*
incident* probleme* panne* defaut* anomalie* dysfonctionnement* erreur* bug bugs
rendez-vous rdv consultation* entretien*
reunion* seance* rencontre* point
entretien* rendez-vous rdv entrevue* evaluation
appel* telephone* telephon*
courriel* e-mail* email* mail mails courrier* message* lettre* correspondance
client* clientele acheteur* consommateur* usager* particulier*
hote hotes client* visiteur* convive* vacancier*
utilisateur* usager* client*
salarie* employe employes employee* collaborat* personnel effectif* agent* equipe*
nouv*_arrivant* nouv*_collaborateur* nouv*_salarie* nouv*_embauche* nouv*_recrue* nouveaux_venus arrivant* integration accueil
candidat* candidature* cv postulant* curriculum
offre*_d'emploi offre* annonce* poste a_pourvoir
embauche* entree* arrivee* recrutement
depart departs sortie*
responsable* chef chefs cheffe* manager* superieur* encadrant* hierarch*
eleve* etudiant* classe* enfant* apprenant*
parent* famille*
cours lecon* enseignement classe
rapport* compte-rendu* compte_rendu comptes_rendus bilan* synthese*
document* documentation papier* dossier* piece pieces
dossier* fiche* document*
administratif* administrative* administration
proces-verbal proces-verbaux pv compte-rendu*
contrat* accord* convention*
devis offre* proposition*
facture* facturation
paiement* reglement* encaissement*
vente* ventes chiffre_d'affaires ca commercial*
commande* achat*
achat* approvisionnement* commande*
stock stocks inventaire* marchandise* reserve*
rayon* etagere* lineaire*
camion* poids_lourd*
vehicule* < voiture* camion* camionnette* bus autocar*
tournee* trajet* itineraire* parcours
machine* equipement* appareil* installation* materiel
outil* instrument* materiel
norme* regle* reglement* consigne* procedure* exigence* reglementation*
respect conformite application mise_aux_normes
controle* verification* inspection* contr* revue*
test tests essai*
indicateur* kpi kpis tableau*_de_bord statistique* chiffre*
logiciel* outil* application* solution* systeme* programme*
contenu* article* texte* publication* post posts
site_web site_internet site sites web
deploiement* mise_en_place mise_en_oeuvre implantation lancement* installation
migration* passage* bascule* transition changement*
maquette* creation* conception*
plan plans dessin* schema*
formation* stage* atelier* cours
enquete* sondage* questionnaire*
reclamation* plainte*
assurance* contrat* police*
pret prets credit* emprunt*
compte comptes comptabilite comptable*
comptabilite comptable* compte comptes ecriture*
cloture* bilan*
impot* taxe* fiscal* tva
paie paye salaire* remuneration* bulletin*
variable* elements_variables
planning* horaire* emploi_du_temps roulement*
agenda* calendrier* planning*
deplacement* voyage*
accueil reception
caisse* encaissement*
plat plats repas mets menu* cuisine
repas plat plats menu*
menage nettoyage proprete entretien hygiene
patient* resident* malade* personne*_soignee*
personne*_agee* senior* aine*
maison* logement* habitation* pavillon*
chantier* travaux construction* ouvrage*
installation* pose* montage*
cable* cablage*
reparation* remise_en_etat depannage* maintenance
maintenance entretien
jardin* espace*_vert*
interview* entretien*
support assistance aide appui
parametrage configuration installation
plan strategie*
equipe* groupe* service
service* departement* equipe* pole
agence* magasin* boutique* point_de_vente succursale* site
magasin* boutique* commerce*
hausse* augmentation* progression* croissance
baisse* reduction* diminution*
quotidien* par_jour chaque_jour journalier*
hebdomadaire* par_semaine chaque_semaine
mensuel* par_mois chaque_mois
annuel* par_an chaque_annee
ecrit* redactionnel*
administration* organisme* collectivite*
autorisation* agrement permis
proposition* suggestion* idee* preconisation* recommandation*
calcul* chiffrage* estimation*
analyse* evaluation* etude*
relation* contact* lien* communication
communication* contact* echange*
archivage archive* classement
tissu* textile* etoffe*
pneu* roue*
atelier* garage
passager* voyageur*
laboratoire* labo
mesure* releve*
fin terme
sante medical* hospitalier* clinique*
tri selection* preselection*
personnel_soignant soignant*
langage_de_programmation < python java javascript typescript go kotlin php
tableau_de_bord dashboard* reporting*
rapport* reporting* compte-rendu* bilan*
point_de_vente magasin* boutique*
sondage* enquete*
passager* voyageur* usager*
prevision* prevoir prevu prevus prevoyant
gain gains gagne gagner gagnee gagnees economis*
rapprochement* rapproch* croisement* crois* jointure* compar*
nettoyage* nettoy* preparation* prepar* mise_en_forme
restitution* restitu* presentation* present* expose*
synthese* note notes resume*
bon_de_livraison bordereau* document*
preparation_de_commandes picking commandes commande*
reassort* mise_en_rayon rayon* reapprovisionnement
etiquetage prix etiquette*
portefeuille clients client*
relance* impaye* recouvrement
saisie* enregistrement* comptabilisation
paie bulletins_de_salaire salaires
entretien_d_embauche entretien*
courrier* correspondance lettre*
ordre_du_jour compte-rendu* reunion*
prise_de_rendez-vous rendez-vous rdv agenda
toilette* soins_d_hygiene hygiene
prelevement* prise_de_sang bilan_sanguin
famille* proches entourage
sortie* retour_a_domicile
cours enseignement lecons
controle* examen* devoir* evaluation*
correction* corrig* notation
sortie_scolaire sortie* excursion* voyage*
chiffrage* devis
tableau_electrique electri*
maintenance_preventive entretien maintenance
tests_unitaires tests test
sauvegarde* backup*
communique_de_presse communique* presse
visuel* creation* graphi*
carte_des_plats carte menu*
recette* preparation* plat*
depart* check-out
conseil* accompagnement consultation*
subvention* financement*
mene menes menee menees conduit* realis*
estival* ete
hivernal* hiver
metier* apprenti* formation* profession*
transmis transmission transmettre form* apprentissage*
couvert* client* convive*
admission* entree* inscription*
remplacement* suppleance*
standard telephone appels
bail baux location* contrat*
impaye* retard* dette*
correction* relecture* revision*
soutien aide accompagnement
alimentation repas nourriture
agenda planning rendez-vous
proches famille* entourage
inventaire* comptage*
fournisseurs achats approvisionnement
regles_d_hygiene hygiene haccp
pilotage conduite suivi
ete estival*
vad visites_a_domicile visite* domicile
`
