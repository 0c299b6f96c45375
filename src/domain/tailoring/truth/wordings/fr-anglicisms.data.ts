/** English words that French resumes mix with their own, a row both names of one thing; see `wordings.ts`. */
export const anglicismWordingsFr = `
switch switchs switches commutateur*
router routers routeur*
brassage cablage baie baies
wi-fi wifi sans_fil reseau_sans_fil reseaux_sans_fil
frein* obstacle* barriere* difficulte*
redemarr* remettre_en_route remise_en_route remettre_en_marche
demarrage* boot amorcage amorcable*
obsolete* vieux ancien* depasse*
patch patchs patches correctif* correction*
release releases version* livraison*
feature features fonctionnalite*
backend back-end back_end serveur
frontend front-end front_end interface*
storage stockage
monitoring supervision surveillance
log logs journaux journalisation
offboarding depart departs sortie*
template templates modele* gabarit* trame*
feedback feedbacks retour* commentaire* retroaction*
brainstorming remue-meninges idee* ideation
workshop workshops atelier*
deadline deadlines echeance* date_limite delai*
meeting meetings reunion* rendez-vous
call calls appel* reunion*
pitch argumentaire* presentation*
follow-up suivi relance*
business_plan plan_d_affaires plan_de_developpement
shift shifts poste* quart* equipe*
check-list checklist liste_de_controle liste_de_verification
catering traiteur* restauration
housekeeping etages menage chambres
front_desk reception accueil
room_service service_en_chambre service_d_etage
event events evenement* evenementiel
sponsoring parrainage* mecenat partenariat*
fundraising collecte_de_fonds levee_de_fonds
crowdfunding financement_participatif sociofinancement
training trainings formation*
e-learning formation_en_ligne formations_en_ligne apprentissage_en_ligne
team_building cohesion_d_equipe cohesion
home_office teletravail travail_a_distance
freelance independant* pigiste* a_son_compte
casting castings audition* distribution
showroom salle_d_exposition exposition
cross-selling ventes_croisees vente_croisee ventes_complementaires
upselling ventes_additionnelles vente_additionnelle montee_en_gamme
click_and_collect retrait_en_magasin retrait drive
sourcing recherche_de_fournisseurs recherche_de_candidats
tracking suivi tracabilite
track_and_trace suivi tracabilite
last_mile dernier_kilometre derniers_kilometres
benchmark benchmarking comparaison* etude_comparative veille_concurrentielle
mailing mailings publipostage* envoi*_groupe
newsletter newsletters infolettre* lettre_d_information
storytelling recit* narration
community_management animation_de_communaute reseaux_sociaux
web_design webdesign conception_de_sites conception_web
design conception creation
start-up startup jeune_pousse
lead leads prospect* contact*_commercial
ticketing gestion_des_tickets tickets
hotline assistance_telephonique support_telephonique
smartphone smartphones telephone* mobile*
desktop poste_fixe ordinateur*_de_bureau
laptop laptops ordinateur*_portable* portable*
cloud nuage infonuagique
data donnee*
big_data donnees_massives megadonnees
dataset datasets jeu*_de_donnees
dashboard dashboards tableau*_de_bord
script scripts programme* automatisation*
job_dating rencontre*_employeurs
speed_dating rencontre*
coworking espace_partage
open_space bureau_partage plateau
budget budgets enveloppe
cash liquide especes tresorerie
discount rabais remise*
stock stocks inventaire* reserve
picking prelevement* preparation_de_commandes
packing emballage* conditionnement*
cross-docking transbordement transit
reporting reportings rapport* tableau*_de_bord compte_rendu
process processus procedure*
quality_check controle_qualite
kanban flux_tires tableau_de_taches
planning plannings calendrier* horaire*
timing minutage* calendrier*
staff personnel equipe
manager managers responsable*
barista baristas cafe cafes
cocktail cocktails boisson*
snacking snack restauration_rapide petite_restauration
fast-food restauration_rapide
food_truck camion-restaurant camion_restaurant
take_away vente_a_emporter a_emporter
burger burgers hamburger*
bartender barman* barmaid*
spa bien-etre balneo*
fitness remise_en_forme culture_physique
stretching etirement*
running course_a_pied
coach coachs entraineur*
match matchs rencontre* partie*
live direct en_direct
podcast podcasts balado* baladodiffusion
streaming diffusion_en_continu diffusion_en_ligne
webcam camera*
scan scans numerisation scanner*
print impression* imprime*
flyer flyers tract* prospectus depliant*
poster posters affiche*
`
