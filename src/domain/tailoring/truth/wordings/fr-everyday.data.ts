/** French names of one thing of everyday work in many trades. See `wordings.ts`. */
export const everydayWordingsFr = `
deuil funerair* funeraire* obseques
radiographie* radio radios cliche* radiographique*
consommable* jetable* usage_unique
depliant* brochure* plaquette* prospectus livret*
personnel effectif effectifs salaries employes equipe
planning* emploi_du_temps horaires roulement*
caisse caisses encaissement*
recette recettes chiffre_du_jour
inventaire* comptage* comptage_des_stocks
livraison* expedition* envoi*
colis paquet*
palette* palettes
preparation_de_commandes picking
reception_des_marchandises reception_de_marchandises arrivage*
facture* facturation
devis estimation* chiffrage*
relance* rappel_de_paiement rappels_de_paiement
creance* impaye* comptes_clients
cloture_mensuelle clotures_mensuelles arrete_mensuel fin_de_mois
bilan bilans comptes_annuels
note_de_frais notes_de_frais frais_professionnels
compte_rendu comptes_rendus proces_verbal proces_verbaux pv
agenda* calendrier* rendez-vous
courrier* correspondance* lettres
lettre_d_information infolettre* newsletter* bulletin*
demande* requete* question*
reclamation* plainte* doleance*
standard accueil_telephonique
panne* dysfonctionnement* defaillance* avarie*
piece_detachee pieces_detachees piece_de_rechange pieces_de_rechange
cablage* cablage_electrique
tableau_electrique tableaux_electriques armoire_electrique armoires_electriques coffret*
chaudiere* chaufferie*
tuyauterie* canalisation* conduite_d_eau
plan plans dessin*
maconnerie* mur murs ouvrage_en_pierre
platre platrerie enduit*
carrelage* carreaux
chantier* site_de_construction travaux
sous-traitant* sous_traitant* entreprise_exterieure
maitre_d_ouvrage client_donneur
service_hospitalier unite_de_soins service_de_soins
pansement* plaie* soin_de_plaie soins_de_plaies
medicament* traitement* traitements_medicamenteux
vaccin* vaccination*
prise_de_sang prises_de_sang prelevement_sanguin prelevements_sanguins
transmission* releve_de_poste relève
projet_de_soins plan_de_soins
resident* pensionnaire*
toilette* soins_d_hygiene aide_a_la_toilette
personnes_en_fauteuil fauteuil_roulant
cours lecon* seance_de_cours
devoirs aide_aux_devoirs travail_personnel
controle controles interrogation* devoir_sur_table evaluation* examen*
reunion_de_parents rencontre_avec_les_parents
sortie_scolaire sorties_scolaires excursion*
creche* multi-accueil structure_petite_enfance micro-creche*
garderie* accueil_periscolaire periscolaire
carte menu menus
plat plats mets
entree entrees hors-d_oeuvre
dessert* patisserie*
pate pates petrin petrissage
viennoiserie* croissant*
client* hote convive* visiteur*
reservation* booking
reception accueil
menage nettoyage entretien_des_chambres
evenement* reception* manifestation*
mariage* noce noces
bouquet* composition_florale compositions_florales composition*
gerbe* couronne* coussin*
haie haies arbuste* buisson*
pelouse* gazon*
plant plants semis jeune_plant*
serre serres tunnel_maraicher
recolte* cueillette*
betail troupeau* cheptel* bovins vaches
traite salle_de_traite
coupe coupes coupe_de_cheveux
coloration* couleur couleurs teinture*
communique_de_presse communiques_de_presse dossier_de_presse
article* papier papiers sujet
relecture* correction_d_epreuves
maquette* mise_en_page
affiche* placard
site_web site_internet site sites page_web
fonctionnalite* fonction_logicielle
mise_en_production livraison_logicielle deploiement*
cas_de_test scenario_de_test scenarios_de_test jeux_d_essai
flux_de_donnees pipeline*
salle_serveur salle_des_serveurs centre_de_donnees datacenter*
ordinateur_portable portable portables
ronde* patrouille* tournee_de_surveillance
videosurveillance cameras_de_surveillance videoprotection
incident* evenement_indesirable
premiers_secours secourisme premiers_soins
exercice_d_evacuation exercices_d_evacuation exercice_incendie
evaluation_des_risques document_unique duerp
echantillon* prelevement*
lot lots serie
etiquette* etiquetage
soudure* soudage*
tour tournage
fraiseuse* fraisage
rebut* piece_non_conforme pieces_non_conformes
instrument_de_mesure appareil_de_mesure moyens_de_mesure
ligne_de_production chaine_de_production chaine_de_montage ligne_d_assemblage
travail_poste equipe_alternee 3x8 2x8
nuit nuits poste_de_nuit equipe_de_nuit
astreinte* garde gardes permanence*
heures_supplementaires heures_sup
stagiaire* alternant*
nouvel_arrivant nouveaux_arrivants nouvelles_recrues nouvel_employe nouveaux_collegues nouveaux_venus
locataire* occupant*
proprietaire* bailleur*
bail baux contrat_de_location
visite_de_bien visites_de_biens visite_d_appartement
assignation* requete* conclusions ecritures
audience* proces
dossier* affaire*
refugie* demandeur_d_asile demandeurs_d_asile
famille_d_accueil familles_d_accueil
visite_a_domicile visites_a_domicile deplacement_a_domicile
prestation_sociale allocation* aide_sociale
subvention* demande_de_financement
donateur* mecene*
match matchs rencontre* competition*
entrainement* seance_d_entrainement
piscine* bassin*
repetition* filage*
public spectateur* auditoire
exposition* accrochage*
fonds collection*
pret prets emprunt*
rayon rayons rayonnage* lineaire*
bagage* valise*
navire* bateau* embarcation*
surface_de_vente magasin espace_de_vente
vitrine* etalage* devanture*
`
