/**
 * The usual things of work in French over the trades, a row a thing, as they are said on both sides of
 * the Atlantic and shortened; see `wordings.ts`.
 */
export const tradeWordingsFr = `
ordinateur* pc pcs poste* poste*_de_travail portable* micro-ordinateur* materiel_informatique
fichier* document* dossier*
ticket* incident* demande* appel*
support_technique assistance support help_desk helpdesk support_utilisateur* hotline depannage
serveur* machine*_virtuelle* vm hote hotes
informatique it si systemes_d'information tic numerique dsi
framework* cadriciel* bibliotheque* < react angular vue django laravel symfony spring rails
boutique_en_ligne e-commerce ecommerce site_marchand commerce_en_ligne site_de_vente plateforme_e-commerce < shopify woocommerce prestashop magento
logiciel_statistique outil_statistique logiciel_de_statistiques < spss stata sas r
dossier_patient_informatise dossier_medical_informatise dpi logiciel_medical logiciel_de_soins < dxcare osiris hopital_manager crossway medimust netsoins titan
machine* < tour tours fraiseuse* presse* chariot* pelleteuse* scie*
outil*_informatique* outil*_numerique* logiciel* < excel word sap salesforce jira autocad photoshop
canaux_digitaux canaux_numeriques supports_numeriques < instagram facebook web blog newsletter site
sauvegarde* backup* copie*_de_sauvegarde
utilisateur* compte* profil*
tableau*_de_bord dashboard* reporting* rapport*_visuel* visualisation* graphique* etat*
rapport* reporting* etat* bilan* compte-rendu* note*_de_synthese synthese* suivi_statistique
indicateur* kpi kpis ratio* statistique* chiffre* metrique* performance*
enquete* questionnaire* sondage*
courrier* lettre* correspondance pli plis
courrier_postal courrier lettres correspondance
agenda* calendrier* planning* emploi*_du_temps
facture* avoir* note*_d'honoraires
bon*_de_commande commande* bc
cloture* arrete*_des_comptes cloture*_mensuelle* bilan* situation*_mensuelle* arrete*_mensuel*
comptes_annuels bilan* cloture*_annuelle* etats_financiers liasse*
liasse*_fiscale* declaration*_fiscale* bilan*
recette* chiffre_d'affaires ca encaissement*
impaye* creance* retard*_de_paiement facture*_impayee* impaye
creance* impaye* dette* client*_en_retard
audit* revision* controle*
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
epi equipement*_de_protection protection*
stagiaire* apprenti* alternant* etudiant*_en_stage
acheteur* client* consommateur*
clientele client* public chaland*
prospect prospects lead leads client*_potentiel* nouveau*_client*
comptoir accueil caisse guichet
magasin* boutique* point*_de_vente commerce* enseigne* surface_de_vente surface*
rayon* departement* secteur* espace*_de_vente
cabine*_d'essayage essayage*
lineaire* rayon* etagere* gondole* presentoir* tete*_de_gondole
prix etiquette* tarif* etiquetage
stock* inventaire* marchandise* reserve* niveau*_de_stock
commande* bon*_de_commande achat*
caisse* fond*_de_caisse encaissement* recette*
poisson* poissonnerie maree fruits_de_mer
logistique entrepot* transport* supply_chain chaine_logistique
palette* charge* support*_de_charge
camion* poids_lourd* pl semi-remorque* vehicule* porteur*
camionnette* fourgon* utilitaire* vehicule* fourgonnette*
tournee* livraison* trajet* itineraire* circuit* route* parcours
destinataire* client* domicile*
domicile* logement* maison* chez_eux chez_les_particuliers
plat* repas mets assiette* recette* preparation* cuisine
menu* carte plats
carte menu* plats
recette* preparation* plat* fiche*_technique*
ingredient* matiere*_premiere* produit* denree* aliment*
aliment* denree* nourriture produit*_alimentaire*
salle_de_restaurant salle restaurant*
couvert* client* convive* repas
convive* client* couvert* hote hotes
bar comptoir boissons
fournil* boulangerie atelier
chambre*_froide* frigo* refrigerateur* froid
temperature* chaine_du_froid froid
haccp hygiene_alimentaire securite_alimentaire hygiene regle*_d'hygiene norme*_d'hygiene
hote hotes client* voyageur* visiteur* resident* vacancier* touriste*
reservation* booking resa
check-out depart* sortie*
conciergerie accueil reception
excursion* visite* sortie* circuit* balade*
voyage* deplacement* trajet* sejour*
billet* titre*_de_transport ticket* place*
patient* malade* usager* personne* resident*
resident* personne*_agee* usager* pensionnaire*
personne*_agee* senior* aine* resident* gerontologi* geriatri* retraite* troisieme_age
famille* proche* parent* entourage aidant*
proche* famille* entourage aidant*
hygiene toilette* soin*_d'hygiene nursing aide_a_la_toilette
tension pression_arterielle ta
analyse* examen* bilan* prelevement*
prise*_de_sang prelevement* bilan*_sanguin*
unite* service* departement* pole* secteur*
bloc bloc_operatoire chirurgie* operation* intervention*_chirurgicale*
operation* intervention* chirurgie*
consultation* rendez-vous cabinet visite* rdv
sortie* retour*_a_domicile retour*
admission* hospitalisation* entree* accueil
infirmi* ide
soignant* personnel_soignant equipe*_soignante < infirmi* aide-soignant* medecin*
aide-soignant* as
service*_socia* action_sociale travail_social social
aide*_financiere* aide* allocation* subvention* secours prestation*
eleve* etudiant* enfant* apprenant* ecolier* lyceen* collegien* classe*
etudiant* eleve* apprenant* promotion
classe* groupe* niveau* eleve*
cours lecon* seance* enseignement* heure*_de_cours
examen* epreuve* controle* partiel* evaluation* concours
exercice* devoir* activite* travaux tp td
conseil*_de_classe reunion*
parent* famille* responsables_legaux
periscolaire accueil_de_loisirs centre*_de_loisirs activite*
atelier* activite* seance* animation*
formation* stage* cours atelier* seminaire* session*
acte* ecrit* assignation* conclusions piece* requete*
client* justiciable* partie*
divorce* famille familial*
social travail droit_du_travail
laboratoire* labo* paillasse
essai* experience* test* manipulation* analyse*
culture*_cellulaire* cellule* culture*
article* publication* papier* contribution*
revue* journal publication*
donnee* resultat* mesure*
chantier* travaux construction* ouvrage* operation*
logement* appartement* habitation* maison* lot lots
fenetre* menuiserie* porte*
menuiserie* bois charpente*
plan plans dessin* croquis schema*
sous-traitant* prestataire* entreprise*_partenaire* artisan* corps_d'etat
usine* atelier* site*_de_production site*_industriel* fabrique* unite*_de_production
chaine*_de_montage ligne*_d'assemblage montage assemblage
piece* composant* element* partie*
machine* equipement* materiel* installation* engin* parc_machines
maintenance_corrective reparation* depannage* curatif
maintenance_preventive preventif entretien maintenance
ordre*_de_fabrication of ordre*_de_travail bon*_de_travail
fiche*_d'intervention rapport*_d'intervention compte-rendu*
controle*_qualite qualite inspection* controle*
qualite controle* conformite
tolerance* cote* dimension*
cote* mesure* dimension*
tole* toles chaudronnerie
emballage* conditionnement* packaging
poste* equipe* quart* faction
vehicule* voiture* automobile* auto autos
garage* atelier* mecanique
pneu* pneumatique* roue*
culture* plantation* parcelle* champ*
serre* pepiniere* culture*
fourrage* aliment* foin
espace*_vert* jardin* parc* massif*
cave* vin vins chai*
mairie* collectivite* commune* municipalite* ville
administre* usager* citoyen* public habitant*
dossier* demande* procedure*
subvention* aide* financement*
proces-verbal pv compte-rendu* compte_rendu comptes_rendus
reglement* norme* loi lois texte* reglementation* regle*
accueil_du_public guichet* accueil reception
accueil_telephonique standard telephone appels
standard appels accueil_telephonique telephone
appel*_entrant* appel* telephone
portefeuille* client* compte* fichier_client*
compte* client*
client*_nouveau* nouve*_client* prospect*
offre* proposition* devis
campagne* action* operation*
cible* segment* public
public audience* spectateur* visiteur*
publication* post* contenu* article*
traduction* texte*
presse media* journaliste*
dossier*_de_presse communique* presse
communique*_de_presse cp communique* presse
journal journaux quotidien* presse
photographie* photo* image* cliche* visuel* prise*_de_vue*
montage* video* film*
affiche* poster* visuel*
site* web portail* page* plateforme*
avis commentaire* retour* evaluation* note notes
incendie* feu feux
proprete nettoyage menage entretien
recyclage tri dechet*
etat*_des_lieux entree* sortie*
pret* credit* emprunt* financement*
credit* pret* financement*
assurance* contrat* mutuelle*
contrat*_d'assurance police* assurance*
evenement* manifestation* ceremonie* soiree* reception*
participant* inscrit* public
inscription* enregistrement* adhesion*
concert* spectacle* representation*
spectacle* representation* concert*
sport* activite*_physique* sportif* entrainement*
jeu jeux activite* animation*
ong association* fondation* organisme*
association* organisme* structure* institution*
village* commune* localite*
ville* commune* localite*
haute_saison saison estiva* ete
ete estiva* saison_estivale
hiver hiverna* saison_hivernale
matin* matinee* matinal*
soir* soiree*
trimestriel* chaque_trimestre par_trimestre
service_commercial commercial ventes
a_distance distanciel teletravail en_ligne visio
en_ligne internet web numerique digital online
protocole* procedure* norme* regle*
reclamation* plainte* litige* mecontentement
apprentissage* enseignement formation
eau eaux hydraulique
naval* bateau* navire*
passager* voyageur* usager* client*
marche* secteur*
independant* freelance liberal*
comite* groupe*_de_travail commission*
groupe*_de_travail comite* commission* gt
ecrit*_professionnel* rapport* compte-rendu* note notes
reporting* rapport* compte*_rendu* suivi
beneficiaire* usager* personne* client* public
bibliotheque* pret* fonds livre* mediatheque
accouchement* naissance* sage-femme obstetrique
seance* entretien* consultation*
courrier* lettre* pli* recommande*
facteur* tournee*
topograph* leve* releve* geometre*
leve* releve* topograph*
presse* machine*_d'impression impression
couture confection atelier_de_couture
dechetterie* dechet* tri
archive* fonds document*
demandeur*_d'emploi chomeur* candidat* public_en_insertion
cantine* restauration_scolaire repas
etude*_de_marche enquete* sondage*
controle*_de_gestion gestion
gouter* collation* repas
jeu jeux activite*_ludique* eveil
activite*_manuelle* atelier* bricolage
service*_du_midi service* dejeuner*
operateur* ouvrier* agent*
renfort* soutien appui
calibre* taille tri
marche* etal* halle*
etal etals stand* marche*
voisin* riverain* habitant*
etabli* poste*_de_travail
repassage linge repasser
carnet* cahier* journal
devis chiffrage* estimation* metre*
recouvrement* impaye* relance* creance*
encours impaye* credit_client
rapprochement*_bancaire* banque comptes
lettrage rapprochement* pointage
invite* participant* convive* public
boutique* librairie* magasin*
libraire* livres rayon*
planification* planning* ordonnancement
ordonnancement planification planning*
affretement transporteur* transport*
hopital hopitaux hospitalier* chu milieu_hospitalier
banque* bancaire*
route* routier* routiere*
ville* urbain* municipal*
famille* familial*
sang sanguin* hemato*
coeur cardiaque* cardiologi*
eau eaux hydraulique* hydrique*
impot* fiscal* fiscalite
sport sportif* sportive*
sante sanitaire* medical*
aliment* alimentaire* denree*
telephone telephonique*
hotel* hotelier* hoteliere* hotellerie
bateau* naval* nautique*
port ports portuaire*
presse journalistique* journal
image* visuel* iconographi*
culture culturel* culturelle*
froid frigorifique* refriger*
client* clientele commercial*
social sociale* sociaux
trimestre* trimestriel*
`
