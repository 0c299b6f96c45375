/** Duties of many trades in French, a row what people exchange when they say them again; see `wordings.ts`. */
export const dutyWordingsFr = `
represent* pes* constitu* compt* equival*
b2b b_to_b btob entreprises professionnels
curati* correcti* reparat* depannage
prevent* anticip* periodique*
soir soiree fin_de_journee fin_de_poste fin_de_service
matin matinee
prise_de_rendez-vous planification_des_rendez-vous gestion_des_rendez-vous gestion_de_l_agenda rendez-vous agenda*
prise* don* distribu*
repas < collation* gouter* dejeuner* diner*
change* couche* toilette* hygiene
toilette* hygiene soin* nursing
garde* surveill* accueil*
sorti* promenade* balade* excursion*
domicile maison
famille* parent* proche* entourage
enfant* petit* bebe* bambin* tout-petit*
resident* patient* personne_agee personnes_agees senior* beneficiaire*
usager* beneficiaire* public
malade* patient*
constante* parametre* tension temperature
prelevement* prise_de_sang prises_de_sang
transmission* releve* compte_rendu comptes_rendus rapport* synthese*
planning* horaire* roulement* emploi_du_temps emplois_du_temps rotation*
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
prevision* previsionnel* projection* budget
devis chiffrage* offre_de_prix offres_de_prix proposition_commerciale propositions_commerciales estimat*
bon_de_commande bons_de_commande commande*
reappro* reassort* approvision* commande*
rayon* lineaire* gondole* tete_de_gondole
mise_en_rayon remplissage reassort* reapprovisionn* rangement facing
etiquet* balis* affichage_des_prix prix
encaiss* caisse* paiement* reglement*
caisse* encaiss* fond_de_caisse fonds_de_caisse
inventaire* comptage* stock*
reclamation* plainte* litige* insatisfaction* sav
appel* telephone* telephonique* standard
accueil* recev* recu reception
orient* aiguill* dirig* renseign*
courrier* correspondance* lettre* e-mail* mail* mel mels courriel*
rendez-vous visite* entretien*
deplacement* voyage* mission*
reservation* booking resa
menage nettoyage proprete entretien
couvert* client* repas
poste* partie station
mise_en_place preparation
epluch* tail* decoup* prepar*
cuisson* cuire cuisin* cuisine
pate* petrin petriss* faconn*
carte* menu*
temperature* chaine_du_froid
tournee* livraison* circuit*
expedi* envoi* envoy* depart*
fourgon* utilitaire* camionnette*
conduite pilotage chauffeur*
depann* repar* remise_en_etat remise_en_service intervention*
intervention* depannage* mission*
remplac* chang* substitu*
graiss* lubrifi* vidang*
reglage* calibr* ajust* parametr* etalonn*
mise_en_service installation* demarrage
atelier* usine*
poste_a_poste poste*
controle* verification* inspection*
plan* schema* dessin*
cable* cablage* fil fils
gaine* goulotte* conduit*
tirage* passage* pose*
mise_aux_normes mise_en_conformite remise_aux_normes
toiture* couverture charpente*
chantier* travaux ouvrage*
metre* releve* mesure*
terrain* parcelle* espace_vert espaces_verts jardin*
traite* elevage troupeau* betail
eleve* etudiant* apprenant* collegien* lyceen* ecolier*
cours lecon* seance* enseignement*
sortie_scolaire sorties_scolaires voyage_scolaire voyages_scolaires sortie*
parent* famille* responsable_legal responsables_legaux
atelier* activite* animation* seance*
spectacle* representation* concert*
livre* ouvrage* document* collection*
pret* emprunt*
lecteur* usager* public adherent*
inscription* adhesion* inscrit*
publication* post posts contenu* article*
media* presse journaliste*
site site_web site_internet web internet portail
visuel* image* photo* illustration*
clip* video* film* montage
evenement* manifestation* gala soiree reception* seminaire*
sondage* enquete* questionnaire* etude*
code* programme* script* developpement*
bug* bogue* anomalie* erreur* incident*
recette* test* validation
sauvegarde* backup*
poste* poste_de_travail postes_de_travail ordinateur* pc
utilisateur* usager* client*
droits acces compte*
tableau_de_bord tableaux_de_bord dashboard* reporting*
reporting* rapport* tableau_de_bord tableaux_de_bord suivi
contrat* convention* accord*
bien* logement* appartement* maison*
assure* client* societaire*
credit* pret* financement*
compte* client*
guichet accueil comptoir
acte* contrat* document*
analyse* dosage* mesure*
incendie feu evacuation
visiteur* public client*
flashage scan scann*
grippe antigrippal*
`
