/** French names of kinds, each before its members: a kind may be said for its member, never the reverse; see `wordings.ts`. */
export const kindWordingsFr = `
alcool* < spiritueux vin vins biere* rhum whisky vodka gin liqueur* champagne* cidre*
aliment* denree* produits_alimentaires produit_alimentaire < viande* poisson* fruit* legume* pain* fromage* lait oeuf* œuf* farine* riz pates
produits_frais < fruit* legume* viande* poisson* fromage* lait yaourt*
poisson* < saumon* cabillaud* truite* thon sole soles bar sardine* hareng* morue*
cereale* < ble orge mais avoine seigle colza epeautre
culture* < ble mais orge colza tournesol betterave* pomme*_de_terre soja vigne*
vehicule* < voiture* camion* camionnette* fourgon* bus autobus autocar* car cars moto motos scooter* tracteur* ambulance* tramway* minibus remorque* utilitaire* velo velos taxi taxis
poids_lourd poids_lourds < camion* semi-remorque* porteur* 
engin* < pelle* pelleteuse* grue* chargeuse* bulldozer* compacteur* nacelle* tracteur* moissonneuse* chariot* transpalette* tractopelle* mini-pelle*
engin*_de_chantier < pelle* pelleteuse* grue* chargeuse* bulldozer* compacteur* rouleau* tombereau* tractopelle* 
machine* < tour tours fraiseuse* presse* pelleteuse* tondeuse* tronconneuse* scie scies perceuse* robot* plieuse* meuleuse* rectifieuse* raboteuse* toupie* debroussailleuse* 
materiel equipement* < projecteur* enceinte* micro micros camera* ordinateur* echelle* echafaudage* casque* table tables chaise* tente* poste poste* imprimante* machine* appareil* instrument* outil* engin* harnais skis velos lit lits fauteuil*
materiel_audiovisuel materiel_scenique < projecteur* enceinte* micro micros camera* console* 
appareil* < ordinateur* telephone* tablette* imprimante* four fours frigo* refrigerateur* lave-linge lave-vaisselle machine*_a_laver scanner* echographe* microscope* automate* balance* centrifugeuse* photocopieu* camera*
electromenager appareils_menagers < four fours frigo* refrigerateur* lave-linge lave-vaisselle machine*_a_laver seche-linge aspirateur* cuisiniere*
mobilier meuble* < chaise* table tables armoire* bureau bureaux fauteuil* canape* lit lits etagere* commode* buffet* banc bancs
siege* < chaise* fauteuil* banc bancs canape* tabouret* gradin*
textile* tissu* < coton lin laine* soie velours cuir toile* dentelle* drap draps rideau* nappe* linge
document* papier* piece* < contrat* lettre* courrier* rapport* facture* devis formulaire* attestation* certificat* dossier* acte* proces-verbal plan plans notice* fiche* bordereau* registre* note notes compte-rendu comptes-rendus declaration* permis passeport* brochure* manuel* ordonnance* bulletin*
document*_comptable piece*_comptable < facture* releve* ecriture* bilan* note*_de_frais 
document*_technique documentation_technique < plan plans schema* notice* fiche*_technique manuel* nomenclature*
dossier* < candidature* sinistre* demande* affaire* inscription* subvention* permis procedure* litige* 
ecrit* < rapport* lettre* article* note notes courrier* compte-rendu comptes-rendus memoire* proces-verbal
support* < brochure* affiche* flyer* depliant* diaporama* fiche* video* livret* guide* plaquette* newsletter*
support*_de_communication outil*_de_communication < brochure* affiche* flyer* depliant* plaquette* newsletter* infolettre* site site_web communique* publication*
support*_pedagogique outil*_pedagogique < fiche* exercice* livret* diaporama* manuel* jeu jeux video*
publication* < article* livre* revue* rapport* brochure* bulletin* magazine* guide*
media* < presse radio radios television* journal journaux magazine*
evenement* manifestation* < mariage* concert* seminaire* salon* fete* congres festival* conference* exposition* tournoi* gala* kermesse* colloque* bapteme* anniversaire* banquet* foire* spectacle* course* vernissage* soiree* journee*_portes_ouvertes marche*_de_noel
reception* < mariage* banquet* cocktail* bapteme* gala*
sport* activite*_sportive discipline*_sportive < football basket* tennis natation ski skis escalade* judo handball rugby athletisme gymnastique volley* hockey yoga danse equitation cyclisme badminton randonnee*
activite*_manuelle < peinture* dessin* collage* bricolage poterie couture modelage
activite* animation* < jeu jeux atelier* sortie* chant* conte contes peinture* dessin* cuisine musique lecture* danse jardinage spectacle* promenade* sport* excursion* loto
jeux jeu < puzzle* carte*_a_jouer ballon* echecs construction* societe
etablissement* structure* < ecole* lycee* college* hopital* clinique* hotel* restaurant* ehpad creche* residence* maison*_de_retraite foyer* magasin* musee* camping* centre* mairie* banque* ems
institution* organisme* < ecole* hopital* mairie* prefecture* musee* association* fondation* caf cpam urssaf onss avs commune* ministere* universite*
service*_public* administration* < mairie* prefecture* caf cpam commune* ministere* tribunal*
partenaire* < association* ecole* mairie* fournisseur* entreprise* hopital* famille* collectivite* prestataire* distributeur* assureur* banque* hotel* commune*
intervenant* < medecin* artiste* formateur* psychologue* infirmier* educateur* animateur* artisan*
professionnel*_de_sante personnel_soignant soignant* < medecin* infirmier* aide-soignant* kinesitherapeute* sage-femme sages-femmes pharmacien* dentiste* physiotherapeute* ergotherapeute*
artisan* corps_de_metier corps_d_etat < macon* plombier* electricien* peintre* menuisier* couvreur* carreleur* platrier* charpentier* chauffagiste* serrurier* 
homme*_de_loi < avocat* notaire* huissier* juge* greffier*
commerce* magasin* boutique* point*_de_vente < boulangerie* boucherie* librairie* pharmacie* epicerie* supermarche* superette* bijouterie* parfumerie* fleuriste* jardinerie* animalerie* hypermarche* opticien* 
local locaux < bureau bureaux salle salles chambre* couloir* sanitaires vestiaire* cuisine* classe* atelier* magasin* escalier* hall halls 
batiment* < immeuble* maison* ecole* hopital* usine* entrepot* hangar* gymnase* eglise* hotel* villa villas bureau bureaux pavillon*
logement* < appartement* maison* studio* villa villas chambre* pavillon*
hebergement* < chambre* hotel* gite* camping* appartement* bungalow* chalet* auberge*
ouvrage* < pont ponts mur murs tunnel* barrage* dalle* route* escalier* charpente* immeuble* meuble* 
materiau* < bois beton brique* pierre* platre metal acier verre sable ciment parpaing* tuile* ardoise* isolant* enrobe*
metal metaux < acier* inox aluminium alu cuivre fonte laiton titane zinc fer plomb or argent
produit*_chimique < acide* solvant* chlore colle* peinture* vernis reactif*
soin* < pansement* toilette* injection* perfusion* massage* vaccin* prise*_de_sang sonde* escarre* bain bains prelevement* 
soins_d_hygiene < toilette* douche* bain bains change* 
examen* < radio radiographie* echographie* irm scanner* prise*_de_sang ecg fond_d_oeil bilan*
parametre* constante* < tension temperature pouls saturation frequence* glycemie* poids
mesure* < temperature ph debit pression humidite turbidite tension niveau bruit poussiere*
analyse* < dosage* numeration* ph culture* chromatographie* titrage*
public usager* < habitant* visiteur* riverain* enfant* eleve* touriste* lecteur* administre* locataire* famille* citoyen* passager* voyageur* jeunes patient* resident* spectateur* client*
jeune* < enfant* adolescent* eleve* lyceen* collegien* etudiant* apprenti* 
eleve* < lyceen* collegien* ecolier* 
client* clientele < touriste* particulier* entreprise* assure* locataire* acheteur* abonne* passager* vacancier* voyageur* hotes convive* emprunteur* 
famille* < parent* enfant* grands-parents 
personnel < infirmier* ouvrier* vendeur* agent* employe* technicien* chauffeur* cuisinier* serveur* enseignant* salarie* operateur* saisonnier* stagiaire* 
collegue* < infirmier* vendeur* professeur* technicien* 
cours_d_eau < riviere* fleuve* ruisseau* canal canaux
espace*_naturel milieu*_naturel < foret* zone*_humide marais riviere* littoral prairie* dune* tourbiere* mare mares
espace*_vert espaces_exterieurs < jardin* parc parcs pelouse* massif* haie* square*
`
