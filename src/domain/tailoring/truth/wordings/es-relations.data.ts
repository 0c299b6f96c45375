/** Spanish adjectives of relation beside the nouns they stand for: "vial" for "de carreteras". See `wordings.ts`. */
export const relationWordingsEs = `
hospitalari* hospital* nosocomi* intrahospitalari*
prehospitalari* extrahospitalari*
escolar* escuela* colegio* educativ* educacion
universitari* universidad* facultad* campus
academic* estudios lectiv*
docente* ensenanza docencia profesorado
pedagogic* didactic* educativ* educacion
infantil* nino ninos nina ninas infancia pueril*
juvenil* joven jovenes juventud
adolescente* adolescencia
senil* vejez ancianidad anciano anciana ancianos ancianas
adult* personas_adultas mayores_de_edad
femenin* mujer mujeres
masculin* hombre hombres varon varones
matern* maternidad madre madres
patern* paternidad padre padres
parental* padres progenitor* familiar* familia*
conyugal* matrimonial* matrimonio* conyuge*
familiar* familia* parientes
domestic* hogar hogares casa casas
domiciliari* domicilio* a_domicilio en_casa
residencial* residencia* vivienda*
habitacional* vivienda*
vecinal* vecin* vecindario vecindad barrio barrios barrial*
municipal* municipio* ayuntamiento* consistori* alcaldia* intendencia*
local locales localidad* municipio*
comarcal* comarca*
provincial* provincia* diputacion*
regional* region regiones autonomic* comunidad_autonoma comunidades_autonomas
estatal* estado nacional*
nacional* pais
gubernamental* gobierno* gubernativ*
ministerial* ministerio*
parlamentari* parlamento* congreso_de_los_diputados
legislativ* legislacion leyes
judicial* juzgado* tribunal* justicia
procesal* proceso_judicial procedimiento_judicial
pericial* perito* perita* peritaje*
notarial* notari*
catastral* catastro
urbanistic* urbanismo
penitenciari* prision prisiones carcel* carcelari*
policial* policia*
militar* ejercito fuerzas_armadas
electoral* eleccion* comicios votacion*
sindical* sindicato* gremial*
patronal* empresari*
empresarial* empresa* negocios corporativ*
mercantil* comercial* comercio
comercial* ventas comercio
bancari* banco bancos banca
crediticio* creditici* credito*
bursatil* bolsa_de_valores mercado_de_valores
monetari* moneda* dinero
dinerari* dinero efectivo monetari*
economic* economia financier*
contable* contabilidad
fiscal* impuesto* tributari* tributos impositiv*
arancelari* arancel* aduaner* aduana*
presupuestari* presupuest*
salarial* salario* sueldo* remuneracion* retributiv* retribucion*
laboral* trabajo empleo
contractual* contrato* contratacion
societari* sociedad sociedades
sucesori* sucesion* herencia* hereditari*
hipotecari* hipoteca*
inmobiliari* inmueble* bienes_raices finca_raiz
promocional* promocion*
mediatic* medios_de_comunicacion medios
periodistic* periodismo prensa
televisiv* television tele tv
radiofonic* radio radial*
cinematografic* cine pelicula* filmic* film
teatral* teatro* escenic* dramatic*
escenic* escena escenario* teatro
coral* coro coros
orquestal* orquesta* sinfonic*
vocal* voz canto
instrumental* instrumento*
pictoric* pintura* cuadros
escultoric* escultura*
fotografic* foto fotos fotografia*
artistic* arte artes
literari* literatura letras
poetic* poesia* poema*
editorial* edicion libros
bibliografic* libro* bibliografia*
bibliotecari* biblioteca*
museistic* museo* museal* museografic*
arqueologic* arqueologia yacimiento*
historic* historia
linguistic* lengua* idioma* lenguaje
idiomatic* idioma* lengua*
ortografic* ortografia
gramatical* gramatica
matematic* calculo
estadistic* estadistica
cientific* ciencia*
experimental* experimento* ensayo*
quimic* quimica
biologic* biologia
genetic* gen genes genetica
zoologic* animal* fauna zoo
vegetal* planta* flora
floral* flor flores
arbore* arbol* arbolado arboricola*
forestal* bosque* monte montes silvicola* silvicultura
agrari* agricol* agricultura campo agro agropecuari*
agricol* agricultura campo agrari* labranza
ganader* ganado ganaderia pecuari*
pecuari* ganado animales ganaderia
bovin* vacun* vaca vacas res reses ternero*
ovin* oveja* cordero* ovejas
caprin* cabra cabras cabrito*
porcin* cerdo* cochino* lechon* chancho*
equin* caballo* yegua* caballar* hipic*
avicol* ave aves gallina* pollo*
apicol* abeja* colmena* miel
piscicol* pez peces acuicultura acuicol*
pesquer* pesca pescado
vitivinicol* viticol* vina vinas vinedo* uva* vid vides
vinicol* vino vinos enologic*
olivarer* olivo* olivar* aceituna*
oleicol* aceite* almazara*
fruticol* frutal* fruta* frutos
horticol* huerta* huerto* hortaliza* hortofruticol*
citric* naranja* limon limones mandarina*
cerealista* cereal* trigo cebada
lacte* lecher* leche
lacte* < queso* yogur* mantequilla
carnic* carne carnes
panader* pan panes
reposter* postre* dulce*
confiter* dulce* confite* caramelo*
gastronomic* gastronomia cocina
alimentari* alimento* alimentici* alimentacion
nutricional* nutricion alimentari* alimentacion dietetic* dieta*
dietetic* dieta* nutricion*
hosteler* hosteleria hostelero restauracion
hoteler* hotel hoteles
turistic* turismo turista*
aere* avion* vuelo* aviacion
aeroportuari* aeropuerto* aeroportuar*
aeronautic* aviacion avion* aeronave*
espacial* espacio_exterior satelite*
ferroviari* tren trenes ferrocarril* vias_ferreas
maritim* mar buque* barco*
naval* buque* barco* naviero* astillero*
portuari* puerto puertos
fluvial* rio rios
lacustre* lago lagos
coster* costa litoral* playa*
urban* ciudad* metropolitan*
rural* campo pueblo pueblos aldea*
interurban* entre_ciudades
vial* carretera* trafico viari* via vias
peatonal* peaton*
automovilistic* automovil* coche*
vehicular* vehiculo* coche*
logistic* logistica
postal* correo* correos
telematic* internet online en_linea electronic*
electronic* online digital* telematic*
informatic* ordenador* computador* sistemas
digital* online internet web
virtual* online en_linea a_distancia telematic*
audiovisual* video* imagen_y_sonido
sonor* sonido acustic* audio
acustic* sonido sonor* ruido*
luminos* luz luces lumin*
visual* imagen* vista
optic* vista gafas
ocular* ojo ojos oftalmic* oftalmologic*
auditiv* oido oidos audicion audiologic*
bucal* boca oral bucodental* dental*
dental* diente dientes muela* odontologic*
facial* cara rostro
capilar* pelo cabello
cutane* piel dermic* dermatologic*
ose* hueso huesos
muscular* musculo* musculos musculoesqueletic*
articular* articulacion*
cardiac* corazon cardiovascular* cardiologic*
respiratori* respiracion pulmonar* pulmon*
renal* rinon rinones nefrologic*
hepatic* higado
digestiv* estomago digestion gastric* intestinal*
urinari* orina vesical*
sanguine* sangre hematic*
cerebral* cerebro
neurologic* neurologia sistema_nervioso
mental* psiquic* psicologic*
psicologic* psicologia emocional*
emocional* emocion* afectiv*
corporal* cuerpo
fisic* cuerpo
manual* a_mano con_las_manos mano manos
sanitari* salud sanidad
quirurgic* quirofano* operacion* cirugia*
anestesic* anestesi*
farmaceutic* farmacia* medicamento* farmaco*
farmacologic* farmaco* medicamento* medicacion
terapeutic* terapia* tratamiento*
rehabilitador* rehabilitacion
ortopedic* ortopedia
oncologic* cancer oncologia
pediatric* pediatria
geriatric* ancianos mayores tercera_edad geriatria
ginecologic* ginecologia
obstetric* parto partos embarazo*
neonatal* recien_nacid*
veterinari* animal* veterinaria
epidemiologic* epidemiologia
asistencial* asistencia atencion cuidado*
solidari* solidaridad benefic* caritativ*
benefic* caridad solidari* fines_sociales
humanitari* ayuda_humanitaria
migratori* migracion* migrante* extranjeria inmigracion
religios* religion iglesia parroquial*
eclesiastic* iglesia* religios*
parroquial* parroquia*
funerari* funeral* entierro* exequias sepelio*
futbolistic* futbol
gimnastic* gimnasia
acuatic* agua natacion piscina*
natatori* natacion
recreativ* ocio recreo ludic*
ludic* juego juegos recreativ*
festiv* fiesta* festejo*
navidad navidades navideno navidena navidenos navidenas
pascual* pascua semana_santa
estival* verano veranieg*
invernal* invierno
otonal* otono
primaveral* primavera
estacional* temporada* de_temporada
climatic* clima
meteorologic* tiempo_atmosferico meteorologia clima
ambiental* medio_ambiente medioambient* ecologic*
ecologic* organico biologic* ambiental*
hidric* agua hidrolog*
termic* calor temperatura*
calorific* calor
solar* sol fotovoltaic*
eolic* viento aerogenerador*
nuclear* atomic* radiactiv*
petrolifer* petroleo petroler*
minero minera mineros mineras mineria mina minas
siderurgic* acero siderurgia acereria*
metalurgic* metalurgia metal metales
metalic* metal metales
ferreo* hierro metalic*
maderer* madera*
textil* tela telas tejido* tejidos ropa
ceramic* ceramica barro
vitre* vidrio
petre* piedra piedras
plastic* plastico polimero*
industrial* industria fabril* fabrica*
artesanal* artesan* artesania hecho_a_mano hecha_a_mano
mecanic* mecanica maquina*
automotriz automovil* automocion automotor*
estructural* estructura*
arquitectonic* arquitectura edificio*
constructiv* construccion
catastrofic* catastrofe*
sismic* terremoto* sismo*
ignifug* contra_incendios antiincendios
antideslizante* contra_resbalones
antirrob* contra_robos
grafic* grafismo
decorativ* decoracion ornamental*
ornamental* ornamento* decorativ*
nupcial* boda bodas novia* novio* enlace*
gerencial* gerencia direccion directiv*
directiv* direccion gerencia*
administrativ* administracion oficina
organizativ* organizacion organizacional*
documental* documento* documentacion
estrategic* estrategia*
tactic* tactica*
operativ* operacion* operacional*
funcional* funcion funciones
tecnologic* tecnologia*
preventiv* prevencion de_prevencion preven*
correctiv* correccion reparacion*
formativ* formacion curso cursos
informativ* informacion
divulgativ* divulgacion
consultiv* consulta*
investigador* investigacion
linea_telefonica telefono* telefonica
interprofesional* multidisciplinar* interdisciplinar* pluridisciplinar* multiprofesional*
interdepartamental* entre_departamentos varios_departamentos distintos_departamentos
internacional* extranjer* exterior* otros_paises varios_paises
extranjer* exterior* foraneo* de_fuera otros_paises
europe* ue union_europea
latinoamerican* latam america_latina hispanoamerican*
espanol* castellan*
anglosajon* ingles inglesa angloparlante* angloparlantes
aloctono* foraneo* exotic*
autoctono* nativ* local
diurn* dia de_dia
matinal* matutin* manana mananas
vespertin* tarde tardes
nocturn* noche noches
madrugada* amanecer alba
sabatin* sabado*
dominical* domingo* dominicales
festivos dias_festivos dia_festivo feriado*
cotidian* diari* dia_a_dia
trimestral* trimestre* cada_tres_meses
cuatrimestral* cuatrimestre* cada_cuatro_meses
semestral* semestre* cada_seis_meses
bianual* dos_veces_al_ano semestral*
bienal* cada_dos_anos
decenal* cada_diez_anos
`
