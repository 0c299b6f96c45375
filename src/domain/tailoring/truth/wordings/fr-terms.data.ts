/** Terms and processes of French trades, with the English words that French resumes mix with them; see `wordings.ts`. */
export const termWordingsFr = `
concordance rapproch* correspondance
rangement* reclass* classement*
antigripp* grippe
dimensionn* calcul*
tournee_de_distribution tournee* distribution
entretien_telephonique appel* telephone
individualise* personnalise* individuel* particulier*
cours_du_soir soir soiree
travaux_manuels bricolage* activites_manuelles
transport_de_personnes passagers voyageurs
transport_sanitaire ambulance* patients malades
conduite_d_engins engins pelle* chargeuse*
securite_incendie incendie feu prevention
culture_bacterienne bacterie* culture*
promenade_de_chiens chiens sorties
protection_de_l_enfance enfance mineurs
tri_selectif tri recyclage
collecte_selective tri collecte
traitement_des_plaintes reclamations plaintes
image_de_synthese 3d rendu*
montage_video video* montage
mise_en_ligne_de_contenu publication* contenu*
presentant ayant avec
route routes routier* circulation
pedestre* pied pieds marche
a_pied pedestre* marche
visuel* vue yeux optique
ajustage* montage* ajust*
officinal* magistral* pharmacie
pharmaceutique* pharmacie* medicament*
salissure* saletes salete sale souillure*
degre degres niveau niveaux
menu_travaux menus_travaux petites_reparations bricolage* petits_travaux
menue menues petite petites legeres
travaux_de_couture couture* reparations retouches
fait_maison faits_maison bricole* artisan*
rue rues voirie chaussee* route routes
place_de_marche places_de_marche marche marches
textile* matiere matieres tissu* fibre*
tache taches detachage salissure*
trottoir* rue rues voirie
place places esplanade* marche
bac bacs poubelle* conteneur*
acoustique* sonore* bruit* son
expose exposee exposes presente presentee
au_guichet guichet accueil
en_rayon rayon rayons
en_magasin magasin boutique
en_reserve reserve stock
en_atelier atelier
en_ville ville urbain*
en_milieu_urbain urbain* ville*
en_plein_air exterieur dehors
plein_air exterieur dehors
en_laboratoire laboratoire labo
en_exterieur plein_air dehors
jour_de_marche marche marches
education_physique sport eps gymnastique
formation_initiale etudes diplome*
baignade* natation bain bains
emboutissage* emboutir presse* formage
essuyage* essuyer nettoyage sechage
sechage* secher deshydratation
lessivage* lessiver nettoyage lavage
ligature* attache*
meul* poncage ponc* meulage
prefabrication* prefabrique*
pressage* presser presse pressurage
ramonage* ramoner cheminee* conduit*
remorquage* remorquer depannage
tannage* tanner peaux cuir
vulcanisation caoutchouc pneu*
detachage* detacher tache taches nettoyage_a_sec
chaudronnerie tolerie tole toles
tolerie* tole toles chaudronnerie carrosserie
ferblanterie* tole toles zinguerie
epreuve_hydraulique epreuves_hydrauliques essai*_sous_pression pression
essai*_de_pression epreuve* pression hydraulique*
pression hydraulique* pneumatique*
controle_visuel inspection_visuelle examen_visuel
metrologie mesure* tridimensionnel*
tridimensionnel* 3d trois_dimensions
changement_de_format reglage* format
brancardage brancard* transport_de_patients portage
portage* brancardage brancard* transport
decontamination* desinfection* nettoyage bionettoyage*
desinfectant* desinfection* antiseptique*
retroaction* commentaire* remarque* retour*
commentaire* retroaction* annotation*
recueil* livre livres ouvrage* anthologie*
radiophonique* radio radios
peu faiblement
recyclage* remise_a_niveau mise_a_jour
test tests evaluation* examen*
premiers_secours premiers_soins secourisme soins_d_urgence
restaurateur* restaurant*
perception* percu encaissement*
switch switchs switches commutateur*
brassage cablage baie baies
wi-fi wifi sans_fil reseau_sans_fil reseaux_sans_fil
frein* obstacle* barriere* difficulte*
redemarr* remettre_en_route remise_en_route remettre_en_marche
demarrage* boot amorcage amorcable*
obsolete* vieux ancien* depasse*
storage stockage
monitoring supervision surveillance
offboarding depart departs sortie*
feedback feedbacks retour* commentaire* retroaction*
workshop workshops atelier*
meeting meetings reunion* rendez-vous
call calls appel* reunion*
follow-up suivi relance*
shift shifts poste* quart* equipe*
front_desk reception accueil
training trainings formation*
tracking suivi tracabilite
track_and_trace suivi tracabilite
design conception creation
lead leads prospect* contact*_commercial
data donnee*
dashboard dashboards tableau*_de_bord
stock stocks inventaire* reserve
reporting reportings rapport* tableau*_de_bord compte_rendu
planning plannings calendrier* horaire*
manager managers responsable*
live direct en_direct
`
