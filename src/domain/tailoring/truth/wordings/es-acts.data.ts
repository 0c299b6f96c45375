/** What is done at work in Spanish, over the trades: verbs and their nouns that claim as much. See `wordings.ts`. */
export const actWordingsEs = `
situ* ubic* emplaz* coloc* localiz* repart* distribu*
adelant* anticip* prever preve previ*
anticip* prever preve previ* adelant* preparar_con_tiempo
llen* envas* rellen* embotell*
envas* embotell* enlat* llen*
etiquet* rotul* marque marcar marcaj* marcad*
precint* sell* cerr*
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
remolc* arrastr* grua
aparc* estacionar estacione estacionamiento*
repost* carga_de_combustible llenado_de_deposito
frenar freno frenad* deten*
deten* interrump* suspend* paraliz*
reanud* reinici* retom*
encend* conect* activar active activacion activad* arranc*
apag* desconect* desactiv*
activar active activacion activad* habilit* conect*
habilit* activar active activacion activad* autoriz*
bloque* inhabilit* cancel*
cancel* anul* suprim*
anul* cancel* invalid*
aplaz* pospon* pospus* posterg* retras* reprogram*
aplicacion* tratamiento*
reprogram* cambi*_de_fecha aplaz* posterg*
prorrog* ampli* extend* extens* alarg*
extend* ampli* alarg* prolong*
acort* abrevi* reduc* reduj*
agranda* ampli* ensanch*
estrech* reduc*
apil* amonton* encarpet* coloc*
apile apilad* amonton*
amonton* apil* acumul*
acumul* reun* juntar junte
juntar junte reun* agrup*
juntar junte enlaz* acopl*
acopl* enganch* conect* ensambl*
enganch* acopl* amarr*
amarr* sujet* trinc* asegur*
sujet* afianz* ancl* amarr*
atornill* ensambl*
clavar clave clavad*
encol* adher*
encol* adhesiv*
grap* cosid* sujet*
dobl* pleg*
pleg* dobl* plieg*
enroll* bobin*
desenroll* desbobin*
corte cortes cort* secciona* troquel*
troquel* cort* estamp*
trocear troce* cort* despiec* filete*
filete* cort* lonch*
pelar pele pelad* monda*
trocead* cortad* tritur*
tritur* machac*
moler moli* molienda molid* tritur*
tamiz* cern* cribad*
filtr* depur* colad*
mezcl* combin* bati* amalgam*
bati* mezcl* monte montar montaje montad*
agit* remov* mezcl*
disolv* disuel* diluc* diluy*
hervir hervi* coccion cocer coci cocid*
coccion cocer coci cocid* horne* guis*
asar ase asad* horne* parrill*
sofri* rehog* saltead*
salte* sofri*
sazon* condiment* aderez*
marin* adob* macer*
congel* ultracongel*
descongel* atemper*
refriger* enfri* abati*
calent* templ* regener*
regener* recalent* calent*
decor* adorn* acab* guarnicion*
emplat* mont*_platos presentacion_de_platos
degust* prueba*
cata catas degust*
sirv* servir servi servicio despach* atend*
escanc* servir servi servicio
ordenar ordene orden ordenad* recog* arregl*
recog* ordenar ordene orden ordenad* retir* recib*
retir* recog* quit* extraer extraje extraccion extracciones extraid* sacar
sacar saque extraer extraje extraccion extracciones extraid* retir*
introdu* coloc*
guardar guarde guardad* almacen* conserv* custodi*
conserv* guardar guarde guardad* preserv*
proteg* resguard* preserv* custodi*
cubr* recubr* revest*
revest* recubr* forr* alicat*
forr* revest* encuadern*
tapiz* forr*
encuadern* cosid*_de_libros
impermeabiliz* sell*
aisl* aislamiento*
raspar rasp* decap*
pint* esmalt* repint*
encal* blanque* pint*
enfosc* revoc* enluc* reboz*
nivel* aplan* explan*
compact* apison*
excav* zanj* vaci*
perfor* taladr* barren*
derrib* demol*
demol* derrib* demolic* tirar
levant* constru* erig*
levant* elevar eleve elevacion
apuntal* reforz* refuerz*
reforz* refuerz* consolid*
consolid* reforz* refuerz* afianz*
reacondicion* reform* rehabilit* puesta_a_punto
replant* marcaj* traz*
traz* dibuj* marque marcar marcaj* marcad* disen*
marque marcar marcaj* marcad* senal* traz*
senaliz* senal* baliz*
acot* delimit* cercar cerque cercado
delimit* acot* deslind*
vall* cercar cerque cercado
tender tendi tendid* tir*_cable tir*_lineas cable* tendido
derivaciones empalmes conexiones
electrific* instalacion_electrica
desold* desmont*
doblar dobl* curv* pleg*
forj* mold* herreria
fundir fundi* fundicion colad*
mold* model* moldur*
model* mold* esculp*
tall* esculp* grab*
grab* cincel* tall*
pulir abrillant* brun*
abrillant* encer* dar_brillo
lustr* abrillant*
desengras* limpi*
fregar freg* frieg* limpi* fregado
barrer barri barrido limpi*
aspir* pasar_la_aspiradora limpi*
ventil* aire airear
desinfect* saniti* higieniz* fumig* esteriliz*
esteriliz* autoclav* desinfect*
desinsect* control_de_plagas fumig*
desratiz* control_de_plagas
limpi* colad*
zurc* remend* reparar repare reparacion* reparad* arregl*
bordar borde bordado bordados cosid*
punto ganchillo
hilar hile hilad* hilanderia
tenir tein* color*
estamp* imprim* serigraf*
imprim* impres* tirad* estamp*
encuadr* enmarc*
fotocopi* copi* reproduc* duplic*
copi* reproduc* duplic* transcrib*
tecle* introdu* grab* mecanograf*
volc* introdu* carga cargar cargue cargad* import*
export* descarg* extraer extraje extraccion extracciones extraid*
subir suba subid* colg*
instal* monte montar montaje montad* coloc* despleg* despliegu*
desinstal* retir* elimin*
reinstal* instal*
reinici* arranc* reanud*
restablec* recuper* restaur* repus* repon*
recuper* restablec* restaur* rescat* reactiv*
rescat* salv* socorr* recuper*
socorr* auxilio auxilie auxiliar ayud* asist* rescat*
evacu* desaloj* traslad*
inmoviliz* estabiliz* sujet*
sutur* puntos
curacion* cura curas
trat* tratamiento* atend*
dispens* entreg* despach* suministr*
inyect* pinch* puncion*
puncion* pinch* extraccion*
monitoriz* vigil* control* segui*
vigil* observ* control* monitoriz* custodi*
palpar palp* explor*
auscult* explor*
diagnostic* detect* juicio_clinico
deriv* remit* envie enviar envio envios enviad* canaliz*
ingres* hospitaliz* admi*
alta altas egres*
opere operar operacion operad* interven* quirurg* cirugi*
aliment* dar_de_comer comida* nutr*
vestir vesti arregl* ropa
desvest* ropa
acostar acost* levant* cama
levantar_y_acostar movilizar cama
pase* caminat*
pasear pase* acompan*_en_paseos salidas
estimul* foment* activar active activacion activad*
entreten* anime animar animacion animad* distra* recre*
anime animar animacion animad* entreten* dinamiz*
jugar ludic*
cantar cante canta canto
bail* danz*
dramatiz* teatr* represent*
narr* cont*_cuentos relat*
relat* narr* conte contar contado conteo
leer lectura*
dicte dictar dictado imparti* clase*
imparti* impart* dicte dictar dictado dar dio di ofrec* ensen*
ensen* instru* imparti* mostr* forme formar formacion formad* adiestr*
instru* ensen* adiestr* forme formar formacion formad* capacit*
adiestr* instru* entren* forme formar formacion formad* capacit*
tutel* tutor* acompan* orient*
orient* asesor* aconsej* informar informando informad* informacion
recomend* aconsej* suger* sugir*
motiv* anime animar animacion animad* incentiv* estimul*
sensibiliz* concienc* concientiz*
educ* forme formar formacion formad* ensen*
evalu* valorar valore valorac* valorad* examin* calific*
calific* puntu* evalu* nota
examin* evalu* prueba*
repas* revisar revise revision revisiones revisad* refuerz*
memoriz* aprend*
aprend* estudi* formacion
estudi* analiz* investig*
curse cursar cursado estudi*
investig* estudi* indag* averigu*
hall* descubr* encontr* encuentr*
busc* busqued* localiz* rastre*
rastre* busc* seguimiento trazabilid*
consult* revisar revise revision revisiones revisad* pregunt*
pregunt* consult* entrevist*
entrevist* convers* habl*
encuest* entrevist* sonde*
contabiliz* conte contar contado conteo registr* asent*
conte contar contado conteo recuent* contabiliz*
cotej* contrast* compar* comprob*
punte* concili* cotej* cuadre cuadrar cuadrado
cuadre cuadrar cuadrado concili* punte* ajust*
liquid* sald* abon*
abon* ingres*
ingres* deposit* abon*
cobr* percib* recaud* caja
recaud* cobr* recolect* captacion
percib* cobr* recib*
prest* dejar cedi* facilit*
prest* transfer*
transfer* transferenc* traspas* cedi*
avalar aval* garantiz*
financi* sufrag*
subvencion* financi* ayud*
presupuest* cotiz* estim* valorar valore valorac* valorad*
valorar valore valorac* valorad* peritaj*
factur* emit*_facturas emision_de_facturas cobr*
declar* present* liquid*
tribut* declar* impuest*
compre comprar compra compras adquir* aprovision* abastec*
abastec* suministr* aprovision* provey*
aprovision* abastec* compre comprar compra compras suministr*
encarg* solicit*
solicit* encarg* requer*
reclam* exig* solicit*
negoci* acord* pact*
pact* acord* conven* negoci*
firme firmar firma firmas suscri* rubric*
formaliz* suscri* firme firmar firma firmas tramit*
subcontrat* externaliz*
ascend* promocion* promov*
sustitu* reemplaz* suplenc* supl* relev* cubr*
cambi* sustitu* modific* reemplaz*
modific* cambi* alter* ajust* variar
ajust* regul* calibr* adapt*
regul* ajust* control*
adecu* adapt* ajust* acondicion*
acondicion* prepar* adecu* arregl*
arregl* reparar repare reparacion* reparad* compon* acondicion*
correg* corrig* enmend* rectific*
subsan* correg* corrig* solucion* rectific*
solvent* resolv* resuelv* soluci*
aclar* explic* resolv*
atend* contest* respond* recib*
recib* acog* atend* recepcion*
acog* recib* acogid* alberg*
alberg* acog* aloj*
aloj* acog* hosped* alberg*
salud* bienvenid*
acomod* ubic* aloj*
invit* convoc*
convoc* llam* reun*
avis* alert* notific* comunic* informar informando informad* informacion
comunic* informar informando informad* informacion notific* transmit* avis*
informar informando informad* informacion comunic* notific* orient* avis*
transmit* comunic* retransmit* emit*
emit* retransmit* transmit* difundir difundi difusion difundid*
difundir difundi difusion difundid* divulg* publicar publique publicacion publicaciones publicad* propag*
anunci* publicar publique publicacion publicaciones publicad* avis*
publicar publique publicacion publicaciones publicad* divulg* edit* difundir difundi difusion difundid*
promocion* publicar publique publicacion publicaciones publicad* anunci* dar_a_conocer
patrocin* financi* espons*
present* expus* expon* mostr* exposic*
mostr* ensen* exhib* present*
exhib* mostr* exposic* expon*
demostr* mostr* exhib*
explic* mostr* expon* aclar* ensen*
describ* explic* detall*
detall* describ* especific*
traduc* traduj* verter verti
subtitul* traduc*
dobl* locut*
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
legaliz* compuls* apostill*
compuls* certific* cotej*
autentific* compuls* legaliz*
verific* comprob* revisar revise revision revisiones revisad* control* valid*
comprob* verific* revisar revise revision revisiones revisad* chequ* control*
inspeccion* revisar revise revision revisiones revisad* examin* control*
revisar revise revision revisiones revisad* inspeccion* comprob* examin* chequ* repas*
aprob* aprueb* autoriz*
autoriz* aprob* permit*
test tests testing testear teste probe probar probad* ensay* prueb*
probe probar probad* test tests testing testear teste ensay* prueb* degust*
medir midi medid* medicion* mide toma_de_medidas
reduc* reduj* disminu* rebaj* aminor* recort*
ahorr* reduc* reduj* econom*
desech* elimin* descart*
descart* desech* rechaz*
rechaz* descart* devolv*
elimin* desech* suprim* retir* borre borrar borrado
recicl* reutiliz* recuper* valoriz*
reutiliz* recicl* aprovech*
aprovech* reutiliz* utiliz*
separ* clasific* segreg*
sembr* plantar plante plantacion plantad* siembr*
plantar plante plantacion plantad* sembr* cultiv*
cultiv* plantar plante plantacion plantad* sembr* producir produje produccion
abon* fertiliz*
poda* recort* desmoch*
desbroz* limpi* rozar roza siega
sieg* cort* desbroz*
arar are arad* labr* laborear
labr* arar arad* laboreo
cosech* recolect* recog* vendimi*
recolect* cosech* recog* recogid*
vare* recolect*
ordene* ordene ordenad* ordeno
esquil* trasquil*
apacent* pastor*
criador* crianza* engord*
crianza envejecimiento
insemin* reproduccion
desparasit* tratamiento_antiparasitario
sacrific* matanz*
despiec* despost*
eviscer* limpi*_pescado
faen* pesc*
atrac* amarr*
maniobr* manej* conduc*
patrull* ronda* recorr* vigil*
identific* reconoc* detect*
registr* cache* inspeccion*
custod* vigil* guardar guarde guardad*
intercep* deten*
arrest* deten* detuv*
denunci* report*
report* informar informando informad* informacion comunic* avis*
interrog* declarac*
declar* testific*
defend* defens* represent*
asist* acud* apoy* ayud* acompan*
acud* asist* presenci*
recurr* apel* impugn*
demand* reclam*
ejecut* realiz* llev* practic*
ejerc* desempen* practic*
practic* realiz* ejerc* ejercit*
realiz* hice efectu* llev* ejecut*
emprend* inici* comenz*
inici* comenz* comienz* empez* empiez* arranc*
prosegu* continu*
continu* seguir segui seguimiento prosegu*
manten* mantuv* conserv* sosten* sostuv*
alcanz* logr* lleg* consegu*
cumpl* respet* alcanz* observ*
respet* cumpl* observ* acat*
superar supere superad* sobrepas* exced*
particip* intervin* interven* colabor* tom*_parte form*_parte
contribu* colabor* particip* aport*
aport* contribu* proporcion*
proporcion* facilit* suministr* dar dio aport* ofrec*
facilit* proporcion* entreg* dar dio
ofrec* brind* prest* proporcion* dar dio
entreg* facilit* dar dio repart*
compart* transmit* difund* pus*_en_comun
intercambi* compart* cambi*
reun* juntar junte recopil* agrup* recog*
recopil* reun* recog* juntar junte compil*
anad* incorpor* agreg* inclu*
inclu* incorpor* contien* compren*
utiliz* emple* manej* aplic* con_ayuda_de
manej* utiliz* opere operar operacion operad* control* cuid*
cuid* atend* vigil* manej*
`
