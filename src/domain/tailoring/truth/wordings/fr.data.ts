/**
 * French words for the same thing, a row a thing; see `wordings.ts`. What stands before a `<` may
 * be said for what stands behind it, and not the other way round.
 */
export const wordingsFr = `
demande* question* requete* sollicitation* ticket*
incident* probleme* panne* defaut* anomalie* dysfonctionnement* erreur* bug bugs
cause* motif* raison*
delai* echeance* date_limite
rendez-vous rdv consultation* entretien*
reunion* seance* rencontre* point
entretien* rendez-vous rdv entrevue* evaluation
appel* telephone* telephon*
courriel* e-mail* email* mail mails courrier* message* lettre* correspondance
client* clientele acheteur* consommateur* usager* particulier*
hote hotes client* visiteur* convive* vacancier*
utilisateur* usager* client*
collegue* equipe* collaborateur* personnel
salarie* employe employes employee* collaborat* personnel effectif* agent* equipe*
nouv*_arrivant* nouv*_collaborateur* nouv*_salarie* nouv*_embauche* nouv*_recrue* nouveaux_venus arrivant* integration accueil
candidat* candidature* cv postulant* curriculum
offre*_d'emploi offre* annonce* poste a_pourvoir
embauche* entree* arrivee* recrutement
depart departs sortie*
fournisseur* prestataire*
responsable* chef chefs cheffe* manager* superieur* encadrant* hierarch*
direction dirigeant*
eleve* etudiant* classe* enfant* apprenant*
parent* famille*
cours lecon* enseignement classe
devoir devoirs exercice* copie copies
note notes resultat*
rapport* compte-rendu* compte_rendu comptes_rendus bilan* synthese*
document* documentation papier* dossier* piece pieces
dossier* fiche* document*
administratif* administrative* administration
proces-verbal proces-verbaux pv compte-rendu*
formulaire* imprime*
contrat* accord* convention*
devis offre* proposition*
facture* facturation
paiement* reglement* encaissement*
cout* depense* frais
prix tarif*
vente* ventes chiffre_d'affaires ca commercial*
commande* achat*
achat* approvisionnement* commande*
stock stocks inventaire* marchandise* reserve*
marchandise* produit* article*
livraison* expedition* envoi*
colis paquet* envoi*
entrepot* depot* reserve*
rayon* etagere* lineaire*
camion* poids_lourd*
vehicule* < voiture* camion* camionnette* bus autocar*
tournee* trajet* itineraire* parcours
machine* equipement* appareil* installation* materiel
appareil* < ordinateur* telephone* tablette* imprimante*
outil* instrument* materiel
piece* composant*
materiau* materiel matiere* fourniture*
dechet* rebut*
norme* regle* reglement* consigne* procedure* exigence* reglementation*
respect conformite application mise_aux_normes
securite prevention hse qhse
controle* verification* inspection* contr* revue*
test tests essai*
resultat* performance* donnee*
indicateur* kpi kpis tableau*_de_bord statistique* chiffre*
donnee* information*
base_de_donnees bases_de_donnees bdd
tableur* < excel
logiciel* outil* application* solution* systeme* programme*
crm < salesforce hubspot dynamics pipedrive zoho
erp progiciel* pgi < sap dynamics sage odoo cegid
sirh logiciel_rh < lucca workday eurecia
gestion_de_versions < git github gitlab
cloud nuage < aws azure gcp
reseaux_sociaux reseaux < instagram facebook linkedin tiktok
newsletter* lettre*_d'information infolettre*
abonne* lecteur* destinataire*
campagne* publicite* annonce* promotion*
contenu* article* texte* publication* post posts
site_web site_internet site sites web
temps_de_reponse latence
temps_d'attente attente
deploiement* mise_en_place mise_en_oeuvre implantation lancement* installation
lancement* mise_sur_le_marche ouverture
migration* passage* bascule* transition changement*
code programmation
interface* api apis
fonctionnalite* fonction fonctions
cahier*_des_charges specification* besoin*
maquette* creation* conception*
plan plans dessin* schema*
manuel* guide* notice* mode_d'emploi
formation* stage* atelier* cours
evenement* manifestation*
salon* foire* exposition*
presentation* expose*
etude* recherche* enquete*
enquete* sondage* questionnaire*
satisfaction avis
reclamation* plainte*
sinistre* dossier*
assurance* contrat* police*
pret prets credit* emprunt*
compte comptes comptabilite comptable*
comptabilite comptable* compte comptes ecriture*
cloture* bilan*
impot* taxe* fiscal* tva
paie paye salaire* remuneration* bulletin*
variable* elements_variables
absence* conge* temps presence*
conge* vacances absence*
planning* horaire* emploi_du_temps roulement*
agenda* calendrier* planning*
deplacement* voyage*
accueil reception
caisse* encaissement*
especes monnaie caisse
plat plats repas mets menu* cuisine
repas plat plats menu*
ingredient* matiere*_premiere* produits_frais
cuisine* fourneau*
pain* viennoiserie* boulangerie
gateau* patisserie* dessert*
table tables couvert* salle
menage nettoyage proprete entretien hygiene
patient* resident* malade* personne*_soignee*
service unite
soin* prise_en_charge accompagnement
traitement* soin* therapie*
medicament* traitement*
plaie* pansement*
constantes parametres_vitaux tension
medecin* docteur* praticien*
enfant* jeune* petit petits bambin*
personne*_agee* senior* aine*
batiment* immeuble* edifice*
maison* logement* habitation* pavillon*
chantier* travaux construction* ouvrage*
renovation* rehabilitation* refection* travaux
installation* pose* montage*
electricite electrique*
cable* cablage*
canalisation* tuyau* plomberie
chaudiere* chauffage
reparation* remise_en_etat depannage* maintenance
maintenance entretien
jardin* espace*_vert*
animal animaux betail troupeau*
recolte* vendange*
audience* proces procedure*
conclusions memoire* assignation* acte*
jurisprudence decision*
droit juridique* legal* loi lois
article* texte* papier*
interview* entretien*
photo* image* cliche*
video* film films
livre* ouvrage* titre*
service_client relation_client support sav
support assistance aide appui
parametrage configuration installation
acces droits
reseau reseaux
processus procedure* flux
projet* programme* chantier* initiative*
tache* mission* activite* travail travaux
objectif* cible*
plan strategie*
equipe* groupe* service
service* departement* equipe* pole
agence* magasin* boutique* point_de_vente succursale* site
magasin* boutique* commerce*
ouverture* inauguration*
hausse* augmentation* progression* croissance
baisse* reduction* diminution*
quotidien* par_jour chaque_jour journalier*
hebdomadaire* par_semaine chaque_semaine
mensuel* par_mois chaque_mois
annuel* par_an chaque_annee
rapide* prompt*
ancien* existant*
nouve* recent*
ecrit* redactionnel*
interlocut* contact referent* relais
societe* entreprise* filiale*
administration* organisme* collectivite*
citoyen* habitant* administre*
demarche* formalite* demande*
autorisation* agrement permis
modification* changement* adaptation* ajustement* avenant*
amelioration* optimisation*
proposition* suggestion* idee* preconisation* recommandation*
calcul* chiffrage* estimation*
analyse* evaluation* etude*
evaluation* appreciation* notation
relation* contact* lien* communication
communication* contact* echange*
archivage archive* classement
mobilier meuble*
vetement* textile* habit*
tissu* textile* etoffe*
couleur* coloration* teinture*
metal metaux acier
soudure* soudage
pneu* roue*
atelier* garage
velo* bicyclette*
membre* adherent* participant*
don dons
vitrine* etalage* decoration
etiquette* etiquetage
emballage* conditionnement
palette* chargement*
passager* voyageur*
dommage* degat*
echantillon* prelevement*
laboratoire* labo
mesure* releve*
experience* essai*
cheveu* coiffure* coupe*
exercice* entrainement*
debut commencement
fin terme
jusqu jusque
secteur domaine industrie
industrie industriel* secteur_industriel
sante medical* hospitalier* clinique*
tri selection* preselection*
recrutement embauche*
personnel_soignant soignant*
journee jour
logiciel_comptable logiciel_de_comptabilite < sage ciel cegid ebp
outil_de_bi outil_decisionnel < power_bi tableau looker qlik
plateforme_pedagogique ent < moodle pronote classroom teams
logiciel_de_gestion_d_entrepot wms < sap_ewm reflex
cao dao logiciel_de_dessin < autocad revit solidworks archicad catia
logiciel_de_retouche pao < photoshop illustrator indesign
dossier_patient_informatise < hopital_manager dxcare osiris
langage_de_programmation < python java javascript typescript go kotlin php
bureautique suite_bureautique < excel word outlook powerpoint
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
reception_de_marchandises entrees marchandise*
expedition* envoi*
chargement* dechargement*
reassort* mise_en_rayon rayon* reapprovisionnement
etiquetage prix etiquette*
prospection nouveaux_clients conquete
portefeuille clients client*
fidelisation clients
relance* impaye* recouvrement
saisie* enregistrement* comptabilisation
note_de_frais frais depenses
paie bulletins_de_salaire salaires
entretien_d_embauche entretien*
courrier* correspondance lettre*
ordre_du_jour compte-rendu* reunion*
prise_de_rendez-vous rendez-vous rdv agenda
toilette* soins_d_hygiene hygiene
pansement* plaie*
prelevement* prise_de_sang bilan_sanguin
dossier_de_soins transmissions dossier*
famille* proches entourage
sortie* retour_a_domicile
cours enseignement lecons
controle* examen* devoir* evaluation*
correction* corrig* notation
sortie_scolaire sortie* excursion* voyage*
soutien_scolaire aide_aux_devoirs soutien
support_pedagogique supports support_de_cours fiches
maconnerie murs mur
betonnage beton coulage
carrelage* faience
metre* metres releve*
chiffrage* devis
suivi_de_chantier chantier*
mise_en_service demarrage mise_en_route
recherche_de_panne diagnostic* panne*
tableau_electrique electri*
usinage tournage fraisage
tolerance* precision
maintenance_preventive entretien maintenance
ligne_de_production production fabrication
lot lots serie*
code_source code programme*
tests_unitaires tests test
interface_utilisateur ecran* frontend
sauvegarde* backup*
compte_utilisateur comptes acces
communique_de_presse communique* presse
plaquette* brochure* depliant*
visuel* creation* graphi*
communaute abonnes audience
carte_des_plats carte menu*
recette* preparation* plat*
service_en_salle salle service
petit-dejeuner petits-dejeuners
arrivee* check-in
depart* check-out
chambres etages menage
assignation* conclusions actes
relecture_de_contrats contrats
conseil* accompagnement consultation*
subvention* financement*
taille* elagage
arrosage arroser
troupeau* animaux vaches
coupe* coiffure* cheveux
coloration* couleur* teinture*
massage* soin*
mene menes menee menees conduit* realis*
estival* ete
hivernal* hiver
metier* apprenti* formation* profession*
transmis transmission transmettre form* apprentissage*
couvert* client* convive*
remarque* retour* avis
admission* entree* inscription*
remplacement* suppleance*
heures_supplementaires heures
standard telephone appels
fete* ceremonie* evenement* banquet*
mariage* noce*
assortiment* gamme* produits
vetement* article* piece*
locataire* occupant*
proprietaire* bailleur*
bail baux location* contrat*
impaye* retard* dette*
risque* danger*
incident* accident*
premiers_secours urgence*
exercice_d_evacuation evacuation
production rendement volume
arret* immobilisation*
prototype* modele* echantillon*
delai_de_livraison livraison*
retour* renvoi*
frequentation trafic visites
redaction texte* contenu*
correction* relecture* revision*
programme* progression*
soutien aide accompagnement
besoins_particuliers handicap
alimentation repas nourriture
agenda planning rendez-vous
ordonnance* prescription*
proches famille* entourage
inventaire* comptage*
fournisseurs achats approvisionnement
tresorerie paiements reglements
voyages billets hebergement
salle_de_reunion salles
fond_de_caisse caisse
allergie* intolerance*
regles_d_hygiene hygiene haccp
pilotage conduite suivi
monteur* installateur*
ete estival*
vaisselle plonge
vad visites_a_domicile visite* domicile
`
