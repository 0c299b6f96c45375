/** What is done at work in Spanish, over the trades: verbs and their nouns that claim as much. See `wordings.ts`. */
export const actWordingsEs = `
situ* ubic* emplaz* coloc* localiz* repart* distribu*
adelant* anticip* prever preve previ*
anticip* prever preve previ* adelant* preparar_con_tiempo
llen* envas* rellen* embotell*
envas* embotell* enlat* llen*
etiquet* rotul* marque marcar marcaj* marcad*
sell* estamp* timbr* precint*
pesar pese pesaj* pesad* porcion*
calibr* clasificacion_por_tamano
clasific* separ* ordenar ordene orden ordenad* triaj* agrup*
descarg* vaci* desembarc*
embarc* subir_a_bordo carga cargar cargue cargad*
desplaz* traslad* mover movi movid* transport* viaj*
acerc* llev* acompan*
acompan* escolt* llev*
escolt* acompan* custodi*
traslad* llev* transport* conduccion mudanza*
repost* carga_de_combustible llenado_de_deposito
reprogram* cambi*_de_fecha aplaz* posterg*
acort* abrevi* reduc* reduj*
estrech* reduc*
apil* amonton* encarpet* coloc*
acumul* reun* juntar junte
juntar junte reun* agrup*
corte cortes cort* secciona* troquel*
troquel* cort* estamp*
trocear troce* cort* despiec* filete*
filete* cort* lonch*
mezcl* combin* bati* amalgam*
bati* mezcl* monte montar montaje montad*
agit* remov* mezcl*
coccion cocer coci cocid* horne* guis*
asar ase asad* horne* parrill*
decor* adorn* acab* guarnicion*
sirv* servir servi servicio despach* atend*
ordenar ordene orden ordenad* recog* arregl*
recog* ordenar ordene orden ordenad* retir* recib*
retir* recog* quit* extraer extraje extraccion extracciones extraid* sacar
sacar saque extraer extraje extraccion extracciones extraid* retir*
introdu* coloc*
guardar guarde guardad* almacen* conserv* custodi*
conserv* guardar guarde guardad* preserv*
cubr* recubr* revest*
forr* revest* encuadern*
encuadern* cosid*_de_libros
reforz* refuerz* consolid*
consolid* reforz* refuerz* afianz*
reacondicion* reform* rehabilit* puesta_a_punto
traz* dibuj* marque marcar marcaj* marcad* disen*
tender tendi tendid* tir*_cable tir*_lineas cable* tendido
mold* model* moldur*
model* mold* esculp*
tall* esculp* grab*
grab* cincel* tall*
desengras* limpi*
fregar freg* frieg* limpi* fregado
barrer barri barrido limpi*
aspir* pasar_la_aspiradora limpi*
limpi* colad*
zurc* remend* reparar repare reparacion* reparad* arregl*
tenir tein* color*
estamp* imprim* serigraf*
imprim* impres* tirad* estamp*
tecle* introdu* grab* mecanograf*
volc* introdu* carga cargar cargue cargad* import*
export* descarg* extraer extraje extraccion extracciones extraid*
instal* monte montar montaje montad* coloc* despleg* despliegu*
desinstal* retir* elimin*
reinstal* instal*
restablec* recuper* restaur* repus* repon*
recuper* restablec* restaur* rescat* reactiv*
rescat* salv* socorr* recuper*
socorr* auxilio auxilie auxiliar ayud* asist* rescat*
trat* tratamiento* atend*
dispens* entreg* despach* suministr*
monitoriz* vigil* control* segui*
vigil* observ* control* monitoriz* custodi*
ingres* hospitaliz* admi*
opere operar operacion operad* interven* quirurg* cirugi*
aliment* dar_de_comer comida* nutr*
leer lectura*
dicte dictar dictado imparti* clase*
imparti* impart* dicte dictar dictado dar dio di ofrec* ensen*
ensen* instru* imparti* mostr* forme formar formacion formad* adiestr*
instru* ensen* adiestr* forme formar formacion formad* capacit*
adiestr* instru* entren* forme formar formacion formad* capacit*
tutel* tutor* acompan* orient*
orient* asesor* aconsej* informar informando informad* informacion
educ* forme formar formacion formad* ensen*
evalu* valorar valore valorac* valorad* examin* calific*
calific* puntu* evalu* nota
examin* evalu* prueba*
repas* revisar revise revision revisiones revisad* refuerz*
memoriz* aprend*
aprend* estudi* formacion
busc* busqued* localiz* rastre*
consult* revisar revise revision revisiones revisad* pregunt*
pregunt* consult* entrevist*
entrevist* convers* habl*
encuest* entrevist* sonde*
contabiliz* conte contar contado conteo registr* asent*
cotej* contrast* compar* comprob*
punte* concili* cotej* cuadre cuadrar cuadrado
cuadre cuadrar cuadrado concili* punte* ajust*
liquid* sald* abon*
abon* ingres*
ingres* deposit* abon*
cobr* percib* recaud* caja
recaud* cobr* recolect* captacion
percib* cobr* recib*
subvencion* financi* ayud*
presupuest* cotiz* estim* valorar valore valorac* valorad*
valorar valore valorac* valorad* peritaj*
factur* emit*_facturas emision_de_facturas cobr*
declar* present* liquid*
tribut* declar* impuest*
compre comprar compra compras adquir* aprovision* abastec*
aprovision* abastec* compre comprar compra compras suministr*
reclam* exig* solicit*
negoci* acord* pact*
pact* acord* conven* negoci*
firme firmar firma firmas suscri* rubric*
formaliz* suscri* firme firmar firma firmas tramit*
sustitu* reemplaz* suplenc* supl* relev* cubr*
cambi* sustitu* modific* reemplaz*
modific* cambi* alter* ajust* variar
ajust* regul* calibr* adapt*
regul* ajust* control*
adecu* adapt* ajust* acondicion*
acondicion* prepar* adecu* arregl*
arregl* reparar repare reparacion* reparad* compon* acondicion*
aclar* explic* resolv*
recib* acog* atend* recepcion*
convoc* llam* reun*
avis* alert* notific* comunic* informar informando informad* informacion
comunic* informar informando informad* informacion notific* transmit* avis*
informar informando informad* informacion comunic* notific* orient* avis*
difundir difundi difusion difundid* divulg* publicar publique publicacion publicaciones publicad* propag*
anunci* publicar publique publicacion publicaciones publicad* avis*
publicar publique publicacion publicaciones publicad* divulg* edit* difundir difundi difusion difundid*
promocion* publicar publique publicacion publicaciones publicad* anunci* dar_a_conocer
present* expus* expon* mostr* exposic*
mostr* ensen* exhib* present*
exhib* mostr* exposic* expon*
traduc* traduj* verter verti
subtitul* traduc*
locut* present* voz
prepar* elabor* alist* dispon* organiz*
dispon* coloc* prepar*
organiz* prepar* plane* program*
plane* planific* organiz* program*
program* planific* agend* plane*
tramit* gestion* cursar diligenc*
gestion* tramit* administr* llev*
anot* apunt* registr* escrib*
inscrib* inscri* registr* matricul*
archiv* guardar guarde guardad* clasific* ordenar ordene orden ordenad*
clasific* ordenar ordene orden ordenad* archiv* catalog*
catalog* clasific* inventari* registr*
certific* acredit*
acredit* certific* demostr*
compuls* certific* cotej*
verific* comprob* revisar revise revision revisiones revisad* control* valid*
comprob* verific* revisar revise revision revisiones revisad* chequ* control*
inspeccion* revisar revise revision revisiones revisad* examin* control*
revisar revise revision revisiones revisad* inspeccion* comprob* examin* chequ* repas*
test tests testing testear teste probe probar probad* ensay* prueb*
probe probar probad* test tests testing testear teste ensay* prueb* degust*
medir midi medid* medicion* mide toma_de_medidas
reduc* reduj* disminu* rebaj* aminor* recort*
ahorr* reduc* reduj* econom*
desech* elimin* descart*
elimin* desech* suprim* retir* borre borrar borrado
recicl* reutiliz* recuper* valoriz*
abon* fertiliz*
desbroz* limpi* rozar roza siega
sieg* cort* desbroz*
cosech* recolect* recog* vendimi*
recolect* cosech* recog* recogid*
maniobr* manej* conduc*
registr* cache* inspeccion*
report* informar informando informad* informacion comunic* avis*
interrog* declarac*
declar* testific*
asist* acud* apoy* ayud* acompan*
acud* asist* presenci*
demand* reclam*
ejecut* realiz* llev* practic*
ejerc* desempen* practic*
practic* realiz* ejerc* ejercit*
emprend* inici* comenz*
inici* comenz* comienz* empez* empiez* arranc*
continu* seguir segui seguimiento prosegu*
manten* mantuv* conserv* sosten* sostuv*
particip* intervin* interven* colabor* tom*_parte form*_parte
contribu* colabor* particip* aport*
aport* contribu* proporcion*
facilit* proporcion* entreg* dar dio
entreg* facilit* dar dio repart*
reun* juntar junte recopil* agrup* recog*
recopil* reun* recog* juntar junte compil*
anad* incorpor* agreg* inclu*
inclu* incorpor* contien* compren*
utiliz* emple* manej* aplic* con_ayuda_de
manej* utiliz* opere operar operacion operad* control* cuid*
cuid* atend* vigil* manej*
`
