/** Duties of many trades in French, a row what people exchange when they say them again; see `wordings.ts`. */
export const dutyWordingsFr = `
represent* pes* constitu* compt* equival*
b2b b_to_b btob entreprises professionnels
b2c b_to_c btoc particuliers
curati* correcti* reparat* depannage
prevent* anticip* periodique*
prescri* ordonn*
soir soiree fin_de_journee fin_de_poste fin_de_service
matin matinee
midi dejeuner
week-end week_end samedi_et_dimanche fin_de_semaine
prise_de_rendez-vous planification_des_rendez-vous gestion_des_rendez-vous gestion_de_l_agenda rendez-vous agenda*
prise* don* distribu*
repas < collation* gouter* dejeuner* diner*
biberon* allaitement
change* couche* toilette* hygiene
toilette* hygiene soin* nursing
coucher* sieste* endormissement
eveil motricite psychomotricite
garde* surveill* accueil*
sorti* promenade* balade* excursion*
domicile maison
famille* parent* proche* entourage
enfant* petit* bebe* bambin* tout-petit*
resident* patient* personne_agee personnes_agees senior* beneficiaire*
usager* beneficiaire* public
malade* patient*
medicament* traitement* medication
pansement* soin* plaie*
constante* parametre* tension temperature
prelevement* prise_de_sang prises_de_sang
transmission* releve* compte_rendu comptes_rendus rapport* synthese*
dossier_medical dossier_patient dossier_de_soins dossiers
plaie* escarre* pansement*
handicap* deficien*
conge* absence*
planning* horaire* roulement* emploi_du_temps emplois_du_temps rotation*
pointage* heures temps_de_travail
embauche* recrut* onboarding integration
entree* arrivee* nouvel_arrivant nouveaux_arrivants
depart* sortie* solde_de_tout_compte
paie* bulletin* salaire* fiche_de_paie fiches_de_paie remuneration
salarie* collaborateur* employe employes employee employees personnel effectif* agent*
impaye* creance* facture_impayee factures_impayees retard_de_paiement retards_de_paiement
relance* recouvr* rappel*
ecriture* saisie* imput* enregistr* comptabilis*
lettrage rapproch* pointage
cloture* arrete* bilan*
bilan* etats_financiers comptes_annuels
liasse* declaration_fiscale declarations_fiscales
declaration* teledeclaration* depot_des_declarations
tresorerie cash liquidite*
prevision* previsionnel* projection* budget
ecart* difference* variation*
devis chiffrage* offre_de_prix offres_de_prix proposition_commerciale propositions_commerciales estimat*
bon_de_commande bons_de_commande commande*
bon_de_livraison bons_de_livraison bl
reappro* reassort* approvision* commande*
rayon* lineaire* gondole* tete_de_gondole
mise_en_rayon remplissage reassort* reapprovisionn* rangement facing
etiquet* balis* affichage_des_prix prix
encaiss* caisse* paiement* reglement*
caisse* encaiss* fond_de_caisse fonds_de_caisse
vitrine* etalage* merchandising
inventaire* comptage* stock*
perte* casse demarque gaspillage
dechet* gaspillage reste* perte*
soldes promotion* operation_commerciale operations_commerciales
fidelis* carte_de_fidelite
reclamation* plainte* litige* insatisfaction* sav
sav service_apres_vente apres-vente
retour* echange* remboursement*
appel* telephone* telephonique* standard
accueil* recev* recu reception
orient* aiguill* dirig* renseign*
courrier* correspondance* lettre* e-mail* mail* mel mels courriel*
rendez-vous visite* entretien*
deplacement* voyage* mission*
note_de_frais notes_de_frais frais
salle* espace* local locaux
reservation* booking resa
groupe* delegation*
chambre* hebergement*
etage* chambre* hebergement
menage nettoyage proprete entretien
linge lingerie draps blanchisserie
couvert* client* repas
salle service table*
poste* partie station
mise_en_place preparation
epluch* tail* decoup* prepar*
dress* assiett* presentation
cuisson* cuire cuisin* cuisine
four* cuisson
pate* petrin petriss* faconn*
viennoiserie* patisserie*
carte* menu*
recette* fiche_technique fiches_techniques
temperature* chaine_du_froid
livraison* fourniss* reception
tournee* livraison* circuit*
colis paquet* envoi* expedition*
palette* palettis*
chariot* transpalette* engin_de_manutention engins_de_manutention cariste
quai* chargement
expedi* envoi* envoy* depart*
fourgon* utilitaire* camionnette*
conduite pilotage chauffeur*
trajet* parcours itineraire* voyage*
panne* dysfonctionnement* defaillance* incident* defaut* anomalie*
depann* repar* remise_en_etat remise_en_service intervention*
intervention* depannage* mission*
arret* immobilisation* interruption*
remplac* chang* substitu*
graiss* lubrifi* vidang*
reglage* calibr* ajust* parametr* etalonn*
demarr* mise_en_marche mise_en_service lancement lancer lance
mise_en_service installation* demarrage
piece_detachee pieces_detachees piece_de_rechange pieces_de_rechange piece* composant*
outillage* outil* materiel*
atelier* usine*
ligne* chaine* production
serie* lot* batch
poste_a_poste poste*
equipe* 2x8 3x8 travail_poste horaires_postes rotation*
non-conformite* ecart* defaut* anomalie*
rebut* defaut* perte*
controle* verification* inspection*
plan* schema* dessin*
cable* cablage* fil fils
tableau_electrique tableaux_electriques armoire* coffret*
appareillage* prise* interrupteur* luminaire*
gaine* goulotte* conduit*
branche* raccord* connexion* connect*
tirage* passage* pose*
saignee* rainure*
mise_aux_normes mise_en_conformite remise_aux_normes
maconnerie gros_oeuvre
peinture* revetement* ravalement
cloison* platre* placo
toiture* couverture charpente*
chantier* travaux ouvrage*
metre* releve* mesure*
terrain* parcelle* espace_vert espaces_verts jardin*
tonte* gazon pelouse*
haie* taille* elagage
plantation* plant* semis
recolt* cueill* vendange* ramass*
traite* elevage troupeau* betail
animal animaux bete* betail
eleve* etudiant* apprenant* collegien* lyceen* ecolier*
classe* groupe* promotion
cours lecon* seance* enseignement*
soutien_scolaire aide_aux_devoirs accompagnement_scolaire
devoir* exercice*
copie* devoir* evaluation* correction*
bulletin* appreciation* note*
sortie_scolaire sorties_scolaires voyage_scolaire voyages_scolaires sortie*
parent* famille* responsable_legal responsables_legaux
atelier* activite* animation* seance*
spectacle* representation* concert*
exposition* expo vernissage
livre* ouvrage* document* collection*
pret* emprunt*
catalog* indexation notice* inventaire
lecteur* usager* public adherent*
adherent* membre* abonne*
abonne* inscrit* adherent* suiveur* follower* contact*
inscription* adhesion* inscrit*
publication* post posts contenu* article*
lettre_d_information newsletter infolettre bulletin
media* presse journaliste*
site site_web site_internet web internet portail
flyer* depliant* tract* prospectus brochure* plaquette*
visuel* image* photo* illustration*
clip* video* film* montage
logo* charte_graphique identite_visuelle
evenement* manifestation* gala soiree reception* seminaire*
salon* foire* exposition* congres
invite* convive* participant*
benevole* volontaire*
don* collecte*
partenaire* mecene* sponsor*
sondage* enquete* questionnaire* etude*
code* programme* script* developpement*
bug* bogue* anomalie* erreur* incident*
fonctionnalite* feature* module*
recette* test* validation
deploi* mise_en_production livraison* mep
sauvegarde* backup*
poste* poste_de_travail postes_de_travail ordinateur* pc
utilisateur* usager* client*
droits acces compte*
base* donnees fichier*
tableau_de_bord tableaux_de_bord dashboard* reporting*
reporting* rapport* tableau_de_bord tableaux_de_bord suivi
requete* extraction* sql
maquette* prototype* wireframe*
besoin* exigence* cahier_des_charges specification*
delai* echeance*
contrat* convention* accord*
bail baux location* loyer*
bien* logement* appartement* maison*
visite* presentation*
locataire* occupant*
proprietaire* bailleur*
sinistre* dossier*
assure* client* societaire*
credit* pret* financement*
compte* client*
guichet accueil comptoir
audience* plaidoirie* tribunal
acte* contrat* document*
contentieux litige* procedure*
recherche* etude* veille
colloque* conference* congres
echantillon* prelevement*
analyse* dosage* mesure*
protocole* procedure* mode_operatoire modes_operatoires
appareil* equipement* instrument* machine*
securite surete prevention
ronde* patrouille* surveillance
acces entree* filtrage
alarme* alerte*
incendie feu evacuation
visiteur* public client*
coupe* coiffure* brushing
couleur* coloration* meche*
soin* massage* modelage*
epilation* soin*
manucure ongle* onglerie
stage* periode
jeune* adolescent* ado ados
handicape* personne_handicapee personnes_handicapees situation_de_handicap
classe* groupe_scolaire groupes_scolaires scolaires
desherbage* retrait* pilon
conte* contes histoire* lecture*
mise_au_net mise_au_propre reprise_au_propre
mobilier meuble* ameublement
flashage scan scann*
renvoi* reexpedi* retour*
grippe antigrippal*
`
