/**
 * The usual things of work in French over the trades, a row a thing, as they are said on both sides of
 * the Atlantic and shortened; see `wordings.ts`.
 */
export const tradeWordingsFr = `
ordinateur* pc pcs poste* poste*_de_travail portable* micro-ordinateur* materiel_informatique
telephone* portable* smartphone* mobile* combine
imprimante* copieur* photocopieur* multifonction*
fichier* document* dossier*
mot*_de_passe identifiant* acces
ticket* incident* demande* appel*
support_technique assistance support help_desk helpdesk support_utilisateur* hotline depannage
serveur* machine*_virtuelle* vm hote hotes
informatique it si systemes_d'information tic numerique dsi
base*_de_donnees bdd sgbd sql < postgresql mysql oracle mongodb sqlite mariadb dalloz lexisnexis lexis pubmed scopus
depot* repository code
conteneur* < docker kubernetes podman
framework* cadriciel* bibliotheque* < react angular vue django laravel symfony spring rails
cms gestionnaire_de_contenu systeme_de_gestion_de_contenu < wordpress drupal joomla prestashop
boutique_en_ligne e-commerce ecommerce site_marchand commerce_en_ligne site_de_vente plateforme_e-commerce < shopify woocommerce prestashop magento
outil_d'analyse analytics mesure_d'audience outil_de_mesure webanalyse < google_analytics matomo hotjar
outil_seo referencement seo referencement_naturel < semrush ahrefs search_console
emailing e-mailing mailing outil_d'emailing < mailchimp brevo sendinblue klaviyo
publicite_en_ligne regie_publicitaire sea publicite_digitale < google_ads meta_ads facebook_ads
outil_de_gestion_de_projet gestionnaire_de_taches kanban < jira trello asana monday notion
messagerie messagerie_instantanee chat < slack teams whatsapp outlook
visioconference* visio reunion*_a_distance < zoom teams meet skype
logiciel_de_facturation logiciel_de_gestion erp < sage ebp ciel cegid sap quickbooks pennylane
logiciel_de_paie sirh < silae sage adp lucca cegid payfit
sirh logiciel_rh outil_rh systeme_rh < lucca workday payfit eurecia factorial adp talentsoft
ats logiciel_de_recrutement < taleez welcomekit workable lever
pms logiciel_hotelier systeme_de_reservation logiciel_de_reservation centrale_de_reservation < opera protel booking expedia mews fidelio amadeus
logiciel_de_caisse caisse_enregistreuse systeme_de_caisse tpv < lightspeed zelty tiller cegid
logiciel_statistique outil_statistique logiciel_de_statistiques < spss stata sas r
dossier_patient_informatise dossier_medical_informatise dpi logiciel_medical logiciel_de_soins < dxcare osiris hopital_manager crossway medimust netsoins titan
automate* plc < siemens schneider omron
commande_numerique cn cnc < fanuc siemens heidenhain num
machine* < tour tours fraiseuse* presse* chariot* pelleteuse* scie*
machine-outil machines-outils < tour tours fraiseuse* centre_d'usinage
outil*_informatique* outil*_numerique* logiciel* < excel word sap salesforce jira autocad photoshop
logiciel_metier logiciel_interne outil_metier < silae sap cegid dxcare netsoins solis
reseaux_sociaux reseaux_sociaux_numeriques medias_sociaux social_media < tiktok instagram youtube twitter facebook linkedin x
canaux_digitaux canaux_numeriques supports_numeriques < instagram facebook web blog newsletter site
integration_continue ci/cd chaine_de_livraison pipeline* < jenkins gitlab github
systeme*_d'exploitation os < windows linux macos
reseau* lan reseau_local
cybersecurite securite_informatique securite ssi
pare-feu firewall*
sauvegarde* backup* copie*_de_sauvegarde
utilisateur* compte* profil*
tableau*_de_bord dashboard* reporting* rapport*_visuel* visualisation* graphique* etat*
rapport* reporting* etat* bilan* compte-rendu* note*_de_synthese synthese* suivi_statistique
indicateur* kpi kpis ratio* statistique* chiffre* metrique* performance*
graphique* diagramme* courbe* visualisation*
modele* algorithme* prediction*
enquete* questionnaire* sondage*
support*_de_presentation presentation* diaporama* powerpoint slides diapositive*
courrier* lettre* correspondance pli plis
note notes circulaire* communication*
courrier_postal courrier lettres correspondance
agenda* calendrier* planning* emploi*_du_temps
salle*_de_reunion salle*
fourniture*_de_bureau fournitures consommable* papeterie
facture* avoir* note*_d'honoraires
bon*_de_livraison bl bordereau*
bon*_de_commande commande* bc
ecriture* ecriture*_comptable* operation*_comptable* saisie_comptable imputation*
grand_livre comptabilite comptes
releve*_de_compte releve*_bancaire* compte*_bancaire* banque
virement* paiement* reglement*
cheque* paiement*
tresorerie caisse liquidites flux_de_tresorerie cash
comptabilite_fournisseurs fournisseurs factures
comptabilite_clients clients factures
cloture* arrete*_des_comptes cloture*_mensuelle* bilan* situation*_mensuelle* arrete*_mensuel*
comptes_annuels bilan* cloture*_annuelle* etats_financiers liasse*
liasse*_fiscale* declaration*_fiscale* bilan*
tva taxe* impot* declaration*_de_tva
declaration* teledeclaration* depot*
urssaf charges_sociales cotisations
charges frais couts depenses
note*_de_frais frais remboursement*
recette* chiffre_d'affaires ca encaissement*
impaye* creance* retard*_de_paiement facture*_impayee* impaye
creance* impaye* dette* client*_en_retard
audit* revision* controle*
commissaire*_aux_comptes auditeur*
bulletin*_de_paie bulletin*_de_salaire fiche*_de_paie paie* salaire*
paie paye salaire* remuneration* bulletins
contrat* avenant* accord* convention*
personnel effectif* salarie* collaborateur* equipe* agents
ressources_humaines rh personnel drh
poste* offre*_d'emploi emploi* vacance*
offre*_d'emploi annonce* annonce*_d'emploi poste*_a_pourvoir
candidat* candidate* candidature* postulant* profil* cv
cv candidature* curriculum* dossier*_de_candidature
nouvel*_arrivant* nouve*_arrivant* nouve*_collaborat* nouve*_salarie* nouve*_recrue* nouve*_embauche* recrue* arrivant*
integration accueil onboarding prise_de_poste
depart* sortie* demission* fin*_de_contrat
absence* arret*_maladie conge* arret*
conge* vacances absence* rtt
pointage* temps_de_travail heures
entretien*_annuel* entretien*_d'evaluation evaluation* entretien*_professionnel*
climat_social qualite_de_vie_au_travail qvt satisfaction
irp cse instances_representatives comite_social_et_economique representants_du_personnel
hse qhse sante_et_securite securite sante_securite hygiene_et_securite securite_au_travail prevention
epi equipement*_de_protection protection*
accident* sinistre* incident*
stagiaire* apprenti* alternant* etudiant*_en_stage
interimaire* personnel_temporaire
acheteur* client* consommateur*
clientele client* public chaland*
prospect prospects lead leads client*_potentiel* nouveau*_client*
vente*_additionnelle* vente*_complementaire* ventes
comptoir accueil caisse guichet
magasin* boutique* point*_de_vente commerce* enseigne* surface_de_vente surface*
rayon* departement* secteur* espace*_de_vente
vitrine* etalage* devanture*
cabine*_d'essayage essayage*
lineaire* rayon* etagere* gondole* presentoir* tete*_de_gondole
prix etiquette* tarif* etiquetage
remise* promotion* rabais reduction* solde* offre*
article* produit* reference* marchandise* sku
vetement* article* piece* pret-a-porter textile* habit* mode
chaussure* article* soulier*
stock* inventaire* marchandise* reserve* niveau*_de_stock
marchandise* produit* article* denree* cargaison*
commande* bon*_de_commande achat*
retour* echange* reprise*
ticket*_de_caisse recu* ticket*
carte*_bancaire* paiement*_par_carte cb tpe
espece* liquide monnaie numeraire
caisse* fond*_de_caisse encaissement* recette*
cloture*_de_caisse caisse* comptage*_de_caisse arrete_de_caisse fermeture_de_caisse
fruit* legume* primeur* fruits_et_legumes
viande* boucherie carne
poisson* poissonnerie maree fruits_de_mer
charcuterie* traiteur jambon*
fromage* cremerie produit*_laitier*
entrepot* depot* plateforme*_logistique magasin* reserve* centre*_logistique hangar*
logistique entrepot* transport* supply_chain chaine_logistique
colis paquet* envoi* carton* pli*
palette* charge* support*_de_charge
chariot*_elevateur* cariste* chariot* transpalette* gerbeur* fenwick engin*_de_manutention engin*
quai* chargement* dechargement*
camion* poids_lourd* pl semi-remorque* vehicule* porteur*
camionnette* fourgon* utilitaire* vehicule* fourgonnette*
flotte* vehicule* parc_automobile parc
tournee* livraison* trajet* itineraire* circuit* route* parcours
destinataire* client* domicile*
domicile* logement* maison* chez_eux chez_les_particuliers
permis conduite
carburant* essence gazole diesel
douane* dedouanement formalite*_douaniere*
import-export commerce_international importation* exportation*
transporteur* prestataire*_de_transport affreteur*
plat* repas mets assiette* recette* preparation* cuisine
menu* carte plats
carte menu* plats
recette* preparation* plat* fiche*_technique*
ingredient* matiere*_premiere* produit* denree* aliment*
aliment* denree* nourriture produit*_alimentaire*
petit-dejeuner petits-dejeuners buffet* petit_dejeuner petits_dejeuners
salle_de_restaurant salle restaurant*
couvert* client* convive* repas
convive* client* couvert* hote hotes
serveu* personnel_de_salle equipe_de_salle
bar comptoir boissons
boisson* cocktail* consommation* verre*
vin vins boisson* cave
dessert* patisserie* entremets douceur*
gateau* patisserie* entremets tarte*
viennoiserie* croissant* patisserie*
pain* baguette* boulangerie miche*
pate pates petrissage*
fournil* boulangerie atelier
cuisine* fourneau* brigade* piano
vaisselle plonge ustensile* couvert*
chambre*_froide* frigo* refrigerateur* froid
temperature* chaine_du_froid froid
haccp hygiene_alimentaire securite_alimentaire hygiene regle*_d'hygiene norme*_d'hygiene
allergene* allergie* intolerance*
traiteur* banquet* reception* evenement* buffet*
collectivite* cantine* restauration_collective
hote hotes client* voyageur* visiteur* resident* vacancier* touriste*
chambre* hebergement* suite* logement*
sejour* nuitee* hebergement* chambre*
reservation* booking resa
check-in arrivee* enregistrement*
check-out depart* sortie*
bagage* valise*
conciergerie accueil reception
gouvernante* etages housekeeping menage
linge blanchisserie draps lingerie
blanchisserie linge lingerie lavage*
excursion* visite* sortie* circuit* balade*
visite*_guidee* visite* tour tours parcours
touriste* visiteur* voyageur* vacancier* groupe*
brochure* depliant* catalogue* plaquette* prospectus flyer*
voyage* deplacement* trajet* sejour*
billet* titre*_de_transport ticket* place*
vol vols avion*
patrimoine monument* historique
patient* malade* usager* personne* resident*
resident* personne*_agee* usager* pensionnaire*
personne*_agee* senior* aine* resident* gerontologi* geriatri* retraite* troisieme_age
personne*_dependante* dependance perte_d'autonomie
handicap personne*_handicapee* situation_de_handicap
famille* proche* parent* entourage aidant*
proche* famille* entourage aidant*
hygiene toilette* soin*_d'hygiene nursing aide_a_la_toilette
soin* prise*_en_charge accompagnement* nursing
pansement* plaie* soin*
escarre* plaie*
constante* parametre*_vita* signe*_vita* surveillance*
tension pression_arterielle ta
glycemie* glucose diabete sucre
analyse* examen* bilan* prelevement*
prise*_de_sang prelevement* bilan*_sanguin*
echantillon* prelevement* specimen*
medicament* traitement* medication therapeutique*
pilulier* medicament* traitement*
prescription* ordonnance* traitement*
vaccin* vaccination* injection*
injection* piqure*
perfusion* voie_veineuse intraveineuse*
unite* service* departement* pole* secteur*
nuit* nocturne* poste_de_nuit
urgence* samu service_des_urgences
bloc bloc_operatoire chirurgie* operation* intervention*_chirurgicale*
operation* intervention* chirurgie*
reanimation soins_intensifs rea usi
centre_de_sante cabinet* dispensaire*
consultation* rendez-vous cabinet visite* rdv
sortie* retour*_a_domicile retour*
admission* hospitalisation* entree* accueil
dossier*_patient* dossier*_medica* dossier*_de_soin*
transmission* releve* dossier*
infirmi* ide
soignant* personnel_soignant equipe*_soignante < infirmi* aide-soignant* medecin*
aide-soignant* as
medecin* docteur* praticien* generaliste*
pediatrie enfants
femme*_enceinte* maternite grossesse*
kinesitherapie reeducation kine
exercice* entrainement* activite*_physique* gymnastique mouvement*
mobilite mobilisation* deplacement* transfert*
douleur* souffrance*
regime* alimentation nutrition dietetique*
demence* alzheimer trouble*_cognitif*
chute chutes accident*
prothese* appareillage*
sante_mentale psychiatrie psychique*
aide_a_domicile maintien_a_domicile domicile auxiliaire_de_vie
service*_socia* action_sociale travail_social social
aide*_financiere* aide* allocation* subvention* secours prestation*
personne*_vulnerable* public*_fragile* precarite public_en_difficulte
famille*_en_difficulte famille*_vulnerable* foyers
mineur* enfant* jeune* enfance adolescent*
jeune* adolescent* ado ados jeunesse
eleve* etudiant* enfant* apprenant* ecolier* lyceen* collegien* classe*
etudiant* eleve* apprenant* promotion
groupe* classe* section*
classe* groupe* niveau* eleve*
cours lecon* seance* enseignement* heure*_de_cours
matiere* discipline* enseignement*
mathematique* maths calcul
francais langue lettres
langue* idiome*
examen* epreuve* controle* partiel* evaluation* concours
exercice* devoir* activite* travaux tp td
devoir* travail_a_la_maison copie* exercice*
copie* devoir* examen*
note notes resultat* evaluation*
bulletin*_scolaire* bulletin* note notes
conseil*_de_classe reunion*
reunion*_parents reunion*_parents-professeurs rencontre*_avec_les_parents parents
parent* famille* responsables_legaux
equipe_pedagogique enseignants collegues professeurs
ecole* etablissement*_scolaire* groupe*_scolaire* etablissement*
college* etablissement* ecole secondaire
lycee* etablissement* secondaire
creche* multi-accueil halte-garderie structure*_petite_enfance petite_enfance
petite_enfance tout-petits jeunes_enfants bambins enfants
maternelle ecole_maternelle petite_enfance
periscolaire accueil_de_loisirs centre*_de_loisirs activite*
sortie*_scolaire* excursion* voyage*_scolaire*
besoin*_particulier* besoin*_educatif*_particulier* bep ulis handicap dys
bibliotheque* mediatheque* cdi livres
atelier* activite* seance* animation*
formation* stage* cours atelier* seminaire* session*
bourse* aide*
tribunal* juridiction* cour cours_d_appel justice
audience* proces plaidoirie*
procedure* contentieux litige* affaire* instance*
contentieux litige* procedure*
acte* ecrit* assignation* conclusions piece* requete*
requete* demande* acte*
jugement* decision* arret* jurisprudence
recherche*_juridique* jurisprudence doctrine
dossier* affaire* cas
client* justiciable* partie*
cabinet* etude* bureau
notaire* etude notariale
acte*_notarie* acte*
succession* heritage*
divorce* famille familial*
social travail droit_du_travail
droit_des_affaires droit_des_societes commercial
reglementation loi lois legislation textes norme*
veille_juridique veille
laboratoire* labo* paillasse
essai* experience* test* manipulation* analyse*
echantillon* eprouvette* prelevement*
reactif* produit*_chimique* solution*
culture*_cellulaire* cellule* culture*
article* publication* papier* contribution*
revue* journal publication*
congres conference* colloque* symposium*
projet*_de_recherche recherche* etude*
terrain enquete*_de_terrain
donnee* resultat* mesure*
chantier* travaux construction* ouvrage* operation*
logement* appartement* habitation* maison* lot lots
batiment* immeuble* construction* edifice* ouvrage*
facade* ravalement* exterieur*
cloison* mur murs placo platrerie
mur murs paroi* maconnerie
sol sols revetement* plancher* dallage*
plafond* faux-plafond*
toiture* couverture* toit*
fondation* gros_oeuvre terrassement*
beton* ciment
mortier* ciment
brique* parpaing* maconnerie
grue* levage*
terrassement* fouille* excavation* tranchee*
tranchee* fouille*
salle*_de_bain* sanitaire* salle*_d'eau
sanitaire* plomberie
plomberie canalisation* tuyauterie sanitaire*
electricite installation*_electrique* courant* reseau_electrique
prise* appareillage* interrupteur*
eclairage* luminaire* lumiere*
courant_faible reseau*
basse_tension bt electricite
armoire*_electrique* tableau*_electrique* coffret* armoire*
panneau*_solaire* photovoltaique* panneau*_photovoltaique* module*
chauffage* chaudiere* genie_climatique cvc thermique
climatisation cvc froid ventilation genie_climatique
fenetre* menuiserie* porte*
menuiserie* bois charpente*
bois panneau* menuiserie*
meuble* mobilier* ameublement
plan plans dessin* croquis schema*
metre* quantitatif* releve* metres
permis_de_construire autorisation*_d'urbanisme urbanisme permis
conduite_de_travaux suivi_de_chantier chantier*
sous-traitant* prestataire* entreprise*_partenaire* artisan* corps_d'etat
corps_d'etat artisan* entreprise* corps_de_metier
usine* atelier* site*_de_production site*_industriel* fabrique* unite*_de_production
ligne* chaine* ligne*_de_production
chaine*_de_montage ligne*_d'assemblage montage assemblage
piece* composant* element* partie*
piece*_detachee* piece*_de_rechange pieces rechange*
machine* equipement* materiel* installation* engin* parc_machines
panne* defaillance* defaut* dysfonctionnement* avarie*
arret* immobilisation* panne* temps_d'arret
maintenance_corrective reparation* depannage* curatif
maintenance_preventive preventif entretien maintenance
gmao plan_de_maintenance maintenance
ordre*_de_fabrication of ordre*_de_travail bon*_de_travail
fiche*_d'intervention rapport*_d'intervention compte-rendu*
controle*_qualite qualite inspection* controle*
qualite controle* conformite
non-conformite* nc defaut* ecart* anomalie* non_conformite*
defaut* malfacon* anomalie* imperfection*
rebut* dechet* perte* chute chutes
gaspillage* perte* dechet*
moule* outillage* matrice*
tolerance* cote* dimension*
cote* mesure* dimension*
soudure* assemblage*
structure*_metallique* charpente*_metallique* metal* metallerie
tole* toles chaudronnerie
peinture* vernis laque*
emballage* conditionnement* packaging
etiquette* etiquetage
lot lots serie* batch
poste* equipe* quart* faction
production fabrication manufacture
5s rangement proprete
amelioration_continue lean kaizen amelioration*
vehicule* voiture* automobile* auto autos
garage* atelier* mecanique
moteur* motorisation mecanique
frein* freinage
vidange* huile
pneu* pneumatique* roue*
controle_technique ct
carrosserie tolerie peinture
exploitation* ferme* domaine* propriete*
culture* plantation* parcelle* champ*
recolte* vendange* moisson* cueillette*
serre* pepiniere* culture*
irrigation arrosage*
engrais fertilisant* amendement*
traitement*_phytosanitaire* phytosanitaire*
vigne* vignoble* raisin*
vache* bovin* troupeau* betail cheptel
mouton* ovin* brebis
porc* porcin*
volaille* aviculture poulet*
fourrage* aliment* foin
tracteur* materiel_agricole engin*_agricole*
espace*_vert* jardin* parc* massif*
pelouse* gazon tonte
plante* fleur* vegeta* plantation*
arbre* arbuste* arboriculture
haie* arbuste*
foret* forestier* sylviculture bois
cave* vin vins chai*
mairie* collectivite* commune* municipalite* ville
administration* service*_public* organisme*_public* secteur_public fonction_publique
administre* usager* citoyen* public habitant*
dossier* demande* procedure*
demande* requete* sollicitation* formulaire*
formulaire* imprime* cerfa dossier*
etat_civil registre*
marche*_public* appel*_d'offres commande_publique
concours examen*
subvention* aide* financement*
conseil_municipal seance* assemblee*
deliberation* decision*
proces-verbal pv compte-rendu* compte_rendu comptes_rendus
convocation* invitation*
reglement* norme* loi lois texte* reglementation* regle*
archive* documentation fonds
accueil_du_public guichet* accueil reception
accueil_telephonique standard telephone appels
standard appels accueil_telephonique telephone
appel*_entrant* appel* telephone
appel*_sortant* appel*
centre*_d'appels centre*_de_relation_client plateforme*_telephonique* call_center
argumentaire* script*
portefeuille* client* compte* fichier_client*
compte* client*
client*_nouveau* nouve*_client* prospect*
rendez-vous rdv visite*_commerciale* visite*
objectif* quota* cible*
secteur* zone* territoire*
commission* prime*
offre* proposition* devis
salon* foire* evenement*
marque* enseigne*
publicite* annonce* campagne*
campagne* action* operation*
cible* segment* public
public audience* spectateur* visiteur*
abonne* follower* communaute fan fans
interaction* engagement* commentaire*
publication* post* contenu* article*
blog article* billet*
script* scenario* texte*
texte* contenu* redactionnel* copy article*
traduction* texte*
actualite* article* information*
reportage* article* sujet* enquete*
presse media* journaliste*
dossier*_de_presse communique* presse
communique*_de_presse cp communique* presse
journal journaux quotidien* presse
emission* programme*
photographie* photo* image* cliche* visuel* prise*_de_vue*
video* film* clip* audiovisuel
montage* video* film*
illustration* dessin*
affiche* poster* visuel*
logo* identite_visuelle logotype*
maquette* prototype* wireframe* mockup*
croquis esquisse* ebauche*
impression imprimerie
site* web portail* page* plateforme*
page*_web site* page*
fiche*_produit* page*_produit*
page*_d'atterrissage landing_page
interface* ui ecran* ihm
ergonomie ux experience_utilisateur utilisabilite
accessibilite rgaa wcag
taux_de_conversion conversion*
taux pourcentage* indice* ratio*
taux_d'occupation occupation remplissage
turnover rotation*
ponctualite livraisons_a_temps
satisfaction avis note notes appreciation*
avis commentaire* retour* evaluation* note notes
rendement* productivite efficacite
productivite rendement* efficacite
surete securite surveillance gardiennage
agent*_de_securite gardien* vigile*
ronde* surveillance patrouille*
videosurveillance camera* video
controle*_d'acces acces filtrage
alarme* systeme_d'alarme
incendie* feu feux
evacuation* exercice*
proprete nettoyage menage entretien
bureau* local locaux
locaux bureau* site* batiment*
surface* sol sols zone*
vitre* fenetre* vitrerie
produit*_d'entretien detergent*
ordure* dechet* poubelle*
recyclage tri dechet*
partie*_commune* hall* escalier* cage*
copropriete* immeuble* residence*
syndic copropriete
locataire* occupant* habitant*
proprietaire* bailleur*
bail baux contrat*_de_location location*
etat*_des_lieux entree* sortie*
depot*_de_garantie caution*
loyer* location*
pret* credit* emprunt* financement*
credit* pret* financement*
assurance* contrat* mutuelle*
contrat*_d'assurance police* assurance*
sinistre* declaration* dommage* dossier*
indemnisation* indemnite* compensation*
banque* etablissement* etablissement*_bancaire* etablissement*_financier*
agence* bureau* succursale* antenne*
placement* investissement* epargne
salon*_de_coiffure salon coiffure
coupe* coiffure* cheveux
couleur* coloration* teinture* meches
manucure* ongle* onglerie
esthetique beaute soin*
massage* soin* modelage*
mariee* mariage*
evenement* manifestation* ceremonie* soiree* reception*
mariage* noce* ceremonie*
intervenant* orateur* conferencier*
participant* inscrit* public
inscription* enregistrement* adhesion*
concert* spectacle* representation*
spectacle* representation* concert*
repetition* essai*
sport* activite*_physique* sportif* entrainement*
joueu* sportif* equipe athlete*
animateur* moniteur*
adherent* membre* abonne* licencie*
colonie* camp camps sejour*
jeu jeux activite* animation*
benevolat benevole*
ong association* fondation* organisme*
association* organisme* structure* institution*
donateur* mecene* soutien*
reunion*_d'information conference* seance*
village* commune* localite*
ville* commune* localite*
quartier* secteur* zone*
haute_saison saison estiva* ete
ete estiva* saison_estivale
hiver hiverna* saison_hivernale
fin_d'annee fetes noel
week-end* samedi* dimanche* fin*_de_semaine
matin* matinee* matinal*
soir* soiree*
temps_partiel mi-temps
temps_plein temps_complet
trimestriel* chaque_trimestre par_trimestre
semestriel* chaque_semestre par_semestre
bimensuel* deux_fois_par_mois
experience parcours
mission* tache* fonction* responsabilites activite*
equipe*_pluridisciplinaire* equipe*
service_achats achats
service_commercial commercial ventes
en_presentiel presentiel sur_place sur_site
a_distance distanciel teletravail en_ligne visio
en_ligne internet web numerique digital online
guide* manuel* mode*_d'emploi notice* tutoriel* procedure*
tutoriel* guide* video*
procedure* protocole* consigne* mode*_operatoire* processus instruction*
protocole* procedure* norme* regle*
instruction* consigne* directive* indication*
mode*_operatoire* procedure* instruction*
checklist* liste*_de_controle liste*
liste* listing* registre* releve* inventaire*
modele* trame* gabarit* template*
brouillon* version* premiere_version ebauche*
version* edition* mise*_a_jour
changement* modification* evolution*
erreur* faute* anomalie*
risque* menace* danger*
retard* delai* attente*
delai* echeance* calendrier* planning* temps
anticipation avance anticip*
urgent* prioritaire*
priorite* urgence*
volume* quantite* nombre*
gamme* assortiment* choix
besoin* demande* attente* exigence*
exigence* besoin* specification* contrainte*
solution* reponse* remede*
reclamation* plainte* litige* mecontentement
suggestion* proposition* idee*
source* origine*
resultat* conclusion*
apprentissage* enseignement formation
savoir connaissance* savoir-faire
methode* technique* procede*
methodologie* methode* demarche*
agile scrum kanban
norme_iso iso norme*
environnement* ecologi* environnementa*
energie energetique*
rejet* dechet* effluent*
eau eaux hydraulique
gaz gazeux
naval* bateau* navire*
bateau* navire* embarcation*
train* ferroviaire* rail
avion* aeronef* aerien*
passager* voyageur* usager* client*
conducteur* chauffeur*
marche* secteur*
concurrence concurrent*
activite* affaire* entreprise*
pme tpe entreprise* petites_entreprises
independant* freelance liberal*
filiale* entite* societe*
siege* maison_mere
actionnaire* associe* investisseur*
direction dirigeant* hierarchie
comite* groupe*_de_travail commission*
groupe*_de_travail comite* commission* gt
partenaire* interlocuteur* prestataire*
partenariat* collaboration* cooperation*
interlocut* contact* correspondant*
ecrit*_professionnel* rapport* compte-rendu* note notes
reporting* rapport* compte*_rendu* suivi
main_d'oeuvre personnel effectif*
oeuvre* ouvrage* piece*
publics beneficiaire* usager*
beneficiaire* usager* personne* client* public
orthophon* langage
animaux animal betes
cheval chevaux equide* equin*
chien* canin* animal
aliments repas nourriture
optique lunettes verres monture*
vue examen*_de_vue refraction
verre* lentille* lunettes
veterinaire* animal animaux clinique_veterinaire
bibliotheque* pret* fonds livre* mediatheque
lecteur* usager* abonne* adherent*
catalogage catalogue notice*
dentaire* dent dents bucco-dentaire
detartrage* soin*_dentaire*
serrure* serrurerie cle cles
son sonorisation audio
lumiere* eclairage* projecteur*
scene plateau spectacle*
bouquet* composition*_florale* fleur* gerbe*
fleuriste* fleurs
carcasse* viande*
radio radiographie* imagerie cliche*
echographie* imagerie
accouchement* naissance* sage-femme obstetrique
nouveau-ne* bebe* nourrisson*
bebe* nourrisson* tout-petit*
psycholog* therapie* sante_mentale
seance* entretien* consultation*
orthophon* langage parole
instrument* musique musical*
chorale* choeur* chant
vol vols cabine a_bord
equipage* cabine
courrier* lettre* pli* recommande*
facteur* tournee*
topograph* leve* releve* geometre*
leve* releve* topograph*
geologi* sol sols sondage*
forage* sondage*
telecom* telephonie fibre reseaux
fibre fibre_optique raccordement*
antenne* pylone* relais
ascenseur* elevateur*
vitrage* verre vitre*
presse* machine*_d'impression impression
tirage* exemplaire* impression*
couture confection atelier_de_couture
patron* patronage modele*
ceramique poterie terre argile
conserve* bocal bocaux boite*
peche poisson* halieutique
marin* pecheur* equipage
mine* carriere* extraction
dechetterie* dechet* tri
archive* fonds document*
projet*_de_cooperation projet* solidarite_internationale
refugie* demandeur*_d'asile migrant*
insertion insertion_professionnelle retour_a_l'emploi accompagnement_vers_l'emploi
demandeur*_d'emploi chomeur* candidat* public_en_insertion
orientation_professionnelle orientation insertion
cantine* restauration_scolaire repas
transport_scolaire car_scolaire ramassage_scolaire
detenu* personne*_detenue* incarcere*
obseques funerailles ceremonie*
passeport* piece*_d'identite titre*_d'identite
etude*_de_marche enquete* sondage*
aide_alimentaire denrees colis_alimentaire* distribution_alimentaire
dons donation* collecte*
analyse*_de_donnees donnees
gestion_documentaire documentation documents classement
controle*_de_gestion gestion
gestion_des_stocks stocks approvisionnement*
plan*_de_soin* soins projet*_de_soins
projet*_personnalise* projet* accompagnement*
projet*_pedagogique* programme* projet*
dispositif* materiel_medical appareil*
materiel_medical materiel dispositif*_medica*
cour cour_de_recreation recreation
recreation* pause* cour
gouter* collation* repas
sieste* repos sommeil
jeu jeux activite*_ludique* eveil
eveil activite* jeux
conte* lecture* livre* histoire*
activite*_manuelle* atelier* bricolage
adaptation integration familiarisation
sandwich* en-cas snack*
terrasse* salle exterieur
service*_du_midi service* dejeuner*
carte_des_vins vins cave
saisonnier* travailleur*_saisonnier* personnel_saisonnier
ouvrier* operateur* compagnon* agent*_de_production
operateur* ouvrier* agent*
equipier* equipe* collegue*
renfort* soutien appui
semis semence* graine* plant plants
traitement* phytosanitaire* pulverisation*
pesee* poids pesage
calibre* taille tri
cagette* caisse* emballage* barquette*
marche* etal* halle*
etal etals stand* marche*
voisin* riverain* habitant*
neuf construction_neuve construction
renovation*_energetique* isolation renovation*
finition* second_oeuvre
outillage outil* machine*
etabli* poste*_de_travail
soudeur* soudure
aide-menager* menage aide_menagere
repassage linge repasser
cahier*_de_liaison transmissions carnet*
carnet* cahier* journal
devis chiffrage* estimation* metre*
recouvrement* impaye* relance* creance*
encours impaye* credit_client
rapprochement*_bancaire* banque comptes
lettrage rapprochement* pointage
immobilisation* actif amortissement*
paie_mensuelle paies bulletins
reporting_mensuel reporting rapport*_mensue*
note*_d'information communication* note*
discours texte* allocution*
invite* participant* convive* public
billetterie billet* entree* places
entree* billet* admission*
boutique* librairie* magasin*
libraire* livres rayon*
ouvrage* livre* titre* roman*
abonnement* abonne* souscription*
planification* planning* ordonnancement
ordonnancement planification planning*
affretement transporteur* transport*
transit douane* fret
fret marchandise* cargaison*
conteneur* fret marchandise*
mur murs mural murale murales muraux papier*_peint revetement*_mural*
hopital hopitaux hospitalier* chu milieu_hospitalier
ecole* scolaire* etablissement*_scolaire*
banque* bancaire*
vigne* viticole* viticulture
vin vins vinicole* oenologi*
agriculture agricole* exploitation*
mer marin marine maritime*
route* routier* routiere*
ville* urbain* municipal*
enfant* infantile* enfance
famille* familial*
dent dents dentaire*
sang sanguin* hemato*
coeur cardiaque* cardiologi*
nuit nuits nocturne*
eau eaux hydraulique* hydrique*
impot* fiscal* fiscalite
loi lois juridique* legal* legislati*
tribunal tribunaux judiciaire*
langue* linguistique*
musique musical* musicien*
sport sportif* sportive*
sante sanitaire* medical*
aliment* alimentaire* denree*
cuisine culinaire* gastronomi*
usine* industriel* industrielle*
location* locatif* locative*
telephone telephonique*
ordinateur* informatique*
universite* universitaire* faculte*
recherche* scientifique*
animal animaux animalier* animaliere*
betail bovin* elevage
plante* vegetal vegetaux vegetale*
foret* forestier* forestiere*
fruit* fruitier* verger*
legume* maraicher* maraichage potager*
poisson* piscicole* poissonnerie
hotel* hotelier* hoteliere* hotellerie
tourisme touristique*
avion* aerien* aeronautique* aeroport*
train* ferroviaire*
bateau* naval* nautique*
port ports portuaire*
voiture* automobile*
finance* financier* financiere*
prix tarif* tarifaire*
presse journalistique* journal
image* visuel* iconographi*
art artistique*
culture culturel* culturelle*
musee* museal*
chauffage thermique*
froid frigorifique* refriger*
lumiere* lumineux lumineuse* eclairage
metal metaux metallique* metallurgi*
personne*_agee* geriatrique* gerontologi*
bureau* bureautique* administratif*
client* clientele commercial*
social sociale* sociaux
personnel_administratif administratif*
statistique* chiffre* donnee*
trimestre* trimestriel*
borne bornes point_d_acces points_d_acces
`
