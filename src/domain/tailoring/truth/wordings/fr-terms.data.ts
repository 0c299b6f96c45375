/** Compound terms of French trades, a row what says the whole in other words; see `wordings.ts`. */
export const termWordingsFr = `
elevage* conduite_de_troupeau conduite_d_un_troupeau troupeau*
troupeau_de troupeau* elevage* betes
mecanique_agricole tracteur* machinisme_agricole
carrelage* sol sols dallage
isolation* pose_d_isolant pose_d_isolants isolant*
concordance rapproch* correspondance
declaration* etablissement teledeclar*
centre_aere centre_de_loisirs centres_de_loisirs accueil_de_loisirs alsh
heure_du_conte contes lecture_de_contes
pause_meridienne cantine temps_du_midi repas_de_midi
rangement* reclass* classement*
accueil_de_classes visites_de_classes visites_de_scolaires accueil_de_scolaires
forfait* sejour* voyage*
sommeller* conseil_en_vins vins
lombalg* dos mal_de_dos lombaire*
dossier*_medica* dossier*_des_patients dossier*_de_patient* dossier*_patient*
semainier* pilulier*
antigripp* grippe
colis_alimentaire* panier*_alimentaire* panier*
conseil_de_prud_hommes prud_hommes prudhom* prud_homal*
immobilier* bien biens logement*
pollution* qualite_de_l_air pollu*
atmospher* air
resistance* mecanique*
parc_eolien eolienne* eolien*
hydroelectri* hydraulique*
documentation* guide* manuel* notice*
page pages html
dimensionn* calcul*
copie_d_eleve copies_d_eleves copies
salle_de_cours classe* salle*
tableau_blanc tableau*
carte_de_visite cartes_de_visite
lettre_recommandee recommande* courrier*
colis_postal colis
tournee_de_distribution tournee* distribution
boite_aux_lettres boites_aux_lettres courrier
boite_vocale messagerie* repondeur*
file_d_attente file attente
vente_a_la_criee criee* encheres
prix_de_revient cout*
prix_de_vente prix tarif*
cout_de_revient prix_de_revient couts
chiffre_du_jour recette* caisse
ouverture_du_magasin ouverture
fermeture_du_magasin fermeture
entretien_du_linge linge lavage repassage
entretien_menager menage nettoyage
entretien_des_locaux menage nettoyage proprete
entretien_des_espaces_verts jardinage tonte taille
entretien_d_evaluation evaluation* entretien*_annuel*
entretien_telephonique appel* telephone
entretien_individuel rencontre_individuelle rendez-vous_individuel
suivi_individuel accompagnement_individuel individualise*
individualise* personnalise* individuel* particulier*
cours_particulier cours_particuliers soutien_individuel cours_individuels
cours_du_soir soir soiree
travail_de_groupe groupes
travaux_manuels bricolage* activites_manuelles
sortie_en_foret foret excursion*
sortie_nature excursion* randonnee*
classe_verte classe_de_mer classe_de_neige sejour
voyage_d_affaires deplacement* voyages_d_affaires
voyage_de_groupe groupes voyages
transport_de_personnes passagers voyageurs
transport_de_marchandises fret marchandises
transport_frigorifique froid refrigere*
transport_sanitaire ambulance* patients malades
transport_scolaire ramassage_scolaire ecoliers
transport_public transports_en_commun bus tram*
conduite_d_engins engins pelle* chargeuse*
conduite_de_machine machine*
conduite_de_ligne ligne*
conduite_accompagnee conduite auto-ecole*
securite_routiere code_de_la_route prevention_routiere
securite_incendie incendie feu prevention
securite_sociale assurance_maladie cpam
sante_au_travail medecine_du_travail sst
prevention_des_risques securite prevention
evaluation_des_risques risques duerp
analyse_de_risques risques
plan_de_prevention prevention securite
plan_d_evacuation evacuation
point_de_rassemblement evacuation
poste_de_secours secours
poste_de_garde garde loge
tour_de_garde garde gardes
controle_des_acces entrees acces filtrage
controle_des_entrees acces filtrage entrees
controle_qualite qualite verification*
controle_de_reception reception verification*
controle_de_production production qualite
controle_laitier lait
analyse_d_eau eau eaux
analyse_de_sol sol sols terre
analyse_de_sang sang bilan_sanguin
analyse_d_urine urine* urinaire*
culture_bacterienne bacterie* culture*
culture_sous_serre serre serres
culture_en_pot pots plantes
culture_de_cellules cellulaire* cellules
prise_d_echantillons echantillonnage prelevement*
releve_de_mesures mesures releves
releve_de_notes notes bulletin*
mise_bas velage* agnelage* naissance*
taille_des_arbres elagage arbres
abattage_d_arbres bucheron* coupe
coupe_de_bois bucheron* bois
bois_de_chauffage bois buches
eclaircie* coupe coupes
martelage_des_arbres marquage martelage
pose_de_papier_peint tapisserie papier*_peint
pose_de_parquet parquet*
pose_de_carrelage carrelage*
pose_de_placo placo platrerie cloisons
pose_de_cloisons placo platrerie cloison*
pose_de_cables cablage tirage
tirage_de_cables cablage cables
passage_de_cables cablage tirage_de_cables
pose_de_prises appareillage prises
pose_d_ongles onglerie manucure
pose_de_vernis manucure vernis
pose_de_perfusion perfusion* perfuser
pose_de_sonde sondage* sonde*
pose_de_platre platre* immobilisation
prise_de_greffe greffe*
ablation_de_points ablation points_de_suture
points_de_suture suture* points
retrait_des_points ablation points
soins_de_support confort
soins_de_bouche hygiene_bucco-dentaire bouche
soins_de_pieds pedicurie podologie
soins_du_visage visage esthetique
soins_du_corps corps corporel* modelage*
soins_corporels corps massage* modelage*
soins_aux_animaux animaux soigner
bien_etre_animal animaux
promenade_de_chiens chiens sorties
education_canine dressage chiens
dressage_canin education_canine chiens
cours_d_equitation equitation cheval poney
cours_de_natation natation piscine nager
cours_de_ski ski skieurs
cours_de_cuisine cuisine culinaire*
cours_de_musique musique instrument*
cours_de_langue langue langues
cours_de_francais francais fle
cours_d_informatique informatique bureautique
eveil_musical musique
heures_de_menage menage nettoyage
garde_de_nuit gardes_de_nuit nuit veille*
baby-sitting babysitting garde_d_enfants enfants
aide_administrative administratif* demarche*
aide_sociale aides_sociales prestation* allocation*
aides_financieres allocation* secours
aide_alimentaire colis alimentaire*
acces_aux_droits droits ouverture_de_droits
protection_de_l_enfance enfance mineurs
protection_de_l_environnement environnement ecologie nature
protection_des_donnees rgpd donnees
developpement_durable environnement ecologie
tri_selectif tri recyclage
collecte_selective tri collecte
traitement_des_eaux eaux epuration
traitement_des_dechets dechets recyclage
traitement_de_texte word texte
traitement_des_commandes commandes
traitement_des_plaintes reclamations plaintes
saisie_de_commandes commandes enregistrement
saisie_de_donnees donnees encodage
saisie_des_temps pointage heures
feuille_de_temps pointage heures temps
fiche_de_renseignements formulaire*
fiche_descriptive fiche_technique descriptif*
descriptif* description* fiche*
notice_technique documentation_technique notice*
dessin_technique plans dessins
dessin_industriel plans dao
plan_d_execution plans dessins
plan_de_masse plans implantation
maquette_3d modelisation 3d
image_de_synthese 3d rendu*
retouche_photo retouche* photo*
prise_de_vue photo* tournage*
montage_video video* montage
montage_son son audio
montage_photo photo*
mise_en_ligne_de_contenu publication* contenu*
gestion_de_contenu contenus cms
fil_d_actualite actualites
boite_a_outils outils
langage_des_signes langue_des_signes lsf
estive* alpage* montagne paturage*
avifaune oiseau* ornitholog*
oiseau* avifaune volatile*
faune animaux animal especes
flore plante* vegetaux botanique
biodiversite faune flore especes nature
film films documentaire* video*
documentaire* film films reportage*
dyslexi* dys trouble*_de_la_lecture
dysorthographi* dys
dyscalculi* dys
autis* tsa trouble*_du_spectre
trisomi* handicap
presentant ayant avec
desincarcer* extraction degagement
route routes routier* circulation
pedestre* pied pieds marche
cycliste* velo velos
a_pied pedestre* marche
a_velo cycliste* velos
hlm logement*_social* logement_social habitat_social
habitat_social logement*_sociaux hlm logements_sociaux
allocation* aide aides prestation*
douanier* frontiere* douane*
hydrique* eau eaux hydratation
hydratation hydrique* boire boissons
hygiene_dentaire detartrage* dents
visuel* vue yeux optique
acuite_visuelle vue examen*_de_vue
adaptation essai* ajustement*
ajustage* montage* ajust*
officinal* magistral* pharmacie
magistral* officinal* pharmaceutique*
pharmaceutique* pharmacie* medicament*
autoclave* steril*
sans_abri sans_domicile sdf itineran*
maraude* tournee*_de_rue rue
salissure* saletes salete sale souillure*
degre degres niveau niveaux
menu_travaux menus_travaux petites_reparations bricolage* petits_travaux
menue menues petite petites legeres
travaux_de_couture couture* reparations retouches
fait_maison faits_maison bricole* artisan*
rue rues voirie chaussee* route routes
place_de_marche places_de_marche marche marches
textile* matiere matieres tissu* fibre*
lessive lessives lessiviel* detergent*
tache taches detachage salissure*
trottoir* rue rues voirie
place places esplanade* marche
mobilier_urbain bancs abribus
benne* camion*-benne* ordures
bac bacs poubelle* conteneur*
acoustique* sonore* bruit* son
isolement isolation phonique
sonometre* appareil*_de_mesure
enregistrement* sonore* bande bandes
expose exposee exposes presente presentee
bas_age petite_enfance
haut_debit fibre internet
clientele_etrangere touristes etrangers
clientele_d_affaires professionnels hommes_d_affaires
clientele_familiale familles
clientele_professionnelle professionnels entreprises
clientele_privee particuliers
classe_multiniveau niveaux
a_la_piece a_l_unite unite
a_la_chaine ligne serie
en_serie serie series
en_rotation roulement tournant*
tournant* rotation roulement
en_horaire_decale decales 3x8 2x8
en_extra extras ponctuel*
extra extras renfort*
au_forfait forfait
au_guichet guichet accueil
en_salle salle
en_cuisine cuisine
en_caisse caisse
en_rayon rayon rayons
en_magasin magasin boutique
en_reserve reserve stock
en_atelier atelier
en_usine usine
en_foret foret forestier*
en_montagne montagne altitude
en_mer mer large
en_ville ville urbain*
en_milieu_rural rural* campagne village*
en_milieu_urbain urbain* ville*
en_plein_air exterieur dehors
plein_air exterieur dehors
en_classe classe
en_cabinet cabinet
en_clinique clinique
en_laboratoire laboratoire labo
en_studio studio
en_exterieur plein_air dehors
en_interieur salle dedans
en_petit_groupe petits_groupes petits_effectifs
petits_groupes petits_effectifs petit_groupe
en_grand_groupe collectif
prise_en_charge_globale globale
panne_seche carburant
eau_chaude chauffe-eau
air_comprime pneumatique* compresseur*
jour_ferie jours_feries feries
jour_d_ouverture ouverture
jour_de_marche marche marches
surveillance_de_nuit nuit veille_de_nuit gardiennage
numero_vert ligne_d_appel appels
ligne_d_ecoute appels ecoute
ecoute_active ecoute
soutien_psychologique ecoute soutien
soutien_moral reconfort* soutien
soutien_a_la_parentalite parents parentalite
parentalite parents parental*
education_parentale parents parentalite
education_a_la_sante sante prevention
education_therapeutique apprentissage patients
education_nutritionnelle nutrition alimentation
education_musicale musique
education_physique sport eps gymnastique
svt biologie sciences_de_la_vie
ses economie sciences_economiques
histoire-geographie histoire-geo histoire geographie
arts_plastiques dessin peinture
arts_appliques design dessin
langues_vivantes langues anglais
classe_d_age niveau
cycle_2 cp ce1 ce2
cycle_3 cm1 cm2
ecole_primaire primaire elementaire
ecole_elementaire primaire ecole_primaire
secondaire college lycee
enseignement_superieur universite universitaire*
formation_continue formation_professionnelle adultes
formation_des_adultes formation_continue
formation_initiale etudes diplome*
formation_interne formations_internes
formation_en_alternance alternance apprentissage
`
