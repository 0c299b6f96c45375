/** Nouns and verbs of no trade in particular, as Spanish lines exchange them; see `wordings.ts`. */
export const generalWordingsEs = `
siega segar segue segado
recuento reconte recontar
muestra muestras mostre mostrar
fritura* frei freir frito
tueste* toste tostar tostado
fusion fundi fundir fusione
division* dividi dividir
decision* decidi decidir
supresion* suprimi suprimir
vuelta volvi volver regreso regrese
secado seque secar
lanzamiento* lance lanzar
acuerdo* acorde acordar
despido* despedi despedir
vuelo* vole volar
juego* jugue jugar
oferta* ofreci ofrecer oferte
prediccion* predije predecir
puesta puse poner
ida fui ir
tejer teji tejido*
caza cace cazar
explic* explique aclar* aclare
ejemplar* unidad* copia copias arbore* pieza*
arbol arboles ejemplar* arbore* pie_de_arbol
tormenta* temporal temporales borrasca* vendaval*
temporal temporales tormenta* inclemencia*
nevada* nieve
helada* heladas frio
inundacion* riada* anegamiento*
sequia* falta_de_agua
viento vientos vendaval*
lluvia* precipitacion* pluvial*
calor ola_de_calor altas_temperaturas
incendio* fuego* llama llamas foco focos
foco focos incendio* fuego* brote*
humo humos emisiones
polvo suciedad
ruido* contaminacion_acustica
rama ramas ramaje follaje
hoja hojas follaje hojarasca
soplador* soplador_de_hojas sopladora*
raiz raices
tronco* leno lenos
lena madera
maleza* matorral* vegetacion broza
matorral* maleza* arbusto* broza
vegetacion plantas flora maleza*
flora plantas plantas_silvestres vegetacion especies_vegetales
fauna animales especies_animales vida_silvestre
especie* variedad* tipo tipos
variedad* tipo tipos clase clases
vivir viven vive habit* poblad*
habit* vivir viven vive poblad* residir
resid* vivir viven domicili* habit*
silvestr* salvaj* natural*
paisaj* entorno_natural
naturaleza entorno_natural medio_natural
playa* litoral costa
costa costas litoral*
montana* monte sierra*
valle valles vega
rio rios cauce*
lago lagos laguna*
mar mares ocean*
isla islas insular*
suelo* terreno* tierra
barro lodo fango
pueblo* localidad* aldea* nucleo_rural nucleos_rurales
ciudad* urbe* localidad*
calle* via_publica vias_publicas
via_publica vias_publicas calle* espacio_publico
espacio_publico espacios_publicos via_publica
afuera* extrarradio
cuaderno* folleto* librillo* cuadernillo* libreta*
folleto* cuaderno* cuadernillo* triptico* librito*
guia guias folleto* cuaderno* manual manuales
consejo* recomendacion* sugerencia* pauta* indicacion*
pauta* indicacion* directriz* instruccion* orientacion*
directriz* directrices pauta* instruccion* lineamiento*
orientacion* consejo* asesoramiento guia
advertencia* aviso* alerta*
coleccion* conjunto serie recopilacion* compendio*
recopilacion* coleccion* compendio* compilacion*
compendio* resumen recopilacion*
resumen resumenes sintesis extracto*
indice* sumario* tabla_de_contenidos
capitulo* seccion* apartado*
apartado* seccion* capitulo* epigrafe*
parrafo* pasaje*
frase* oracion*
palabra* termino* vocablo* voz
vocabulario lexico palabras terminologia
terminologia vocabulario terminos
nombre* denominacion*
denominad* llamad* nombrad*
titulo* rotulo*
firma firmas rubrica*
importe* monto* cuantia* suma sumas cantidad*
porcentaje* proporcion* tanto_por_ciento
proporcion* porcentaje* parte
umbral* limite* tope*
limite* tope* maximo
intervalo* rango* franja* banda
franja* tramo* intervalo*
franja_horaria horario* tramo_horario
fase* etapa* paso pasos
criterio* baremo* parametro*
baremo* escala* criterio*
condicion* requisito* estado
requisito* condicion* exigencia*
exigencia* requisito* demanda*
infraccion* incumplimiento* falta
incumplimiento* infraccion* falta_de_cumplimiento
funcionamiento marcha operatividad operacion
evolucion* progreso* avance* desarrollo
avance* progreso* evolucion* grado_de_avance
estado situacion condicion condiciones
comportamiento* conducta*
habito* costumbre* rutina*
costumbre* habito* tradicion*
tendencia* evolucion*
dificultad* problema* obstaculo* traba
obstaculo* dificultad* barrera*
conflicto* desacuerdo* disputa* discrepancia*
disputa* conflicto* litigio*
discrepancia* diferencia* descuadre* desajuste*
desajuste* desviacion* diferencia* descuadre*
anomalia* irregularidad* incidencia* desviacion*
impacto* efecto* repercusion*
efecto* impacto* consecuencia*
consecuencia* efecto* resultado*
origen procedencia fuente
procedent* provenient* de_origen llegad*
destino* lugar_de_entrega
detalle* pormenor* dato*
ayuda* apoyo* asistencia auxilio*
apoyo* ayuda* respaldo* soporte asistencia
vinculo* relacion* lazo*
relacion* vinculo* trato contacto*
trato relacion* atencion contacto
encuentro* reunion* cita
dialogo* conversacion*
conversacion* dialogo* charla* platica*
charla* platica* conferencia* conversacion* coloquio* ponencia*
coloquio* charla* debate*
debate* discusion* coloquio*
taller* laboratorio_practico sesion_practica
clases_practicas practicas taller* practicos
ejercicio* practica practicas
examen examenes evaluacion* prueba*
acto actos ceremonia* evento*
ceremonia* acto actos celebracion*
festival* certamen* muestra
certamen* concurso* festival*
concurso* certamen* competicion*
fiesta* celebracion* festejo*
celebracion* fiesta* conmemoracion*
homenaje* acto
ruta* itinerario* recorrido* sendero*
itinerario* ruta* recorrido* programa_de_viaje
paseo* excursion* caminata* salida*
caminata* marcha* ruta_a_pie senderismo
senderismo caminata* rutas_a_pie senderos
desplazamiento* viaje* traslado*
mudanza* traslado* cambio_de_domicilio
carga cargas bulto*
bulto* carga paquete* equipaje
equipaje* maleta* bulto*
abrigo* ropa_de_abrigo
almuerzo_de_campo picnic comida_campestre
refrigerio* merienda* tentempie* coffee_break
coffee_break cafe pausa_cafe
cena* comida_de_noche
racion* porcion* plato*
olor olores aroma*
aroma* olor olores fragancia*
sabor sabores gusto
color colores tono tonos tonalidad*
tono tonos color colores matiz
forma formas silueta*
dibujo* esbozo* diseno*
imagen imagenes foto* ilustracion*
rostro* cara caras facial*
mano manos manual*
pie pies podolog*
cuerpo* corporal* fisic*
hueso* ose*
espalda* lumbar* columna dorsal*
cuello cervical*
cervical* cuello columna
herida* lesion* corte corte_superficial
herida_leve heridas_leves pequena_herida pequenas_heridas rasguno* cura_leve curas_leves
leve leves pequen* menor menores de_poca_importancia superficial*
pequen* leve leves reducid*
grand* gran ampli*
enorm* gran
basic* elemental* sencill* primari*
facil* sencill* baja_dificultad poca_dificultad
corrient* habitual* comun comunes usual*
habitual* corrient* usual* mas_frecuente* comun comunes
actualizad* al_dia puest*_al_dia revisad*
borrador* modelo* plantilla*
plantilla* modelo* borrador* formato*
modelo* plantilla* patron patrones ejemplo*
ejemplo* muestra modelo*
liquid* fluid*
residuos_liquidos riles vertidos efluente*
riles residuos_liquidos residuos_industriales_liquidos efluente*
efluente* vertido* aguas_residuales riles
vertido* efluente* residuo*
contaminant* sustancia_contaminante
contaminacion polucion
pureza calidad
impureza* contaminacion*
compuesto* sustancia*
sustancia* producto* compuesto*
materia materias sustancia*
disolucion* solucion*
muestra* ejemplar*
medida* dimension* medicion*
cantidad* volumen numero cifra*
acumulad* total totales
aumento* subida* alza incremento*
descenso* caida* bajada* disminucion* reduccion*
recorte* reduccion*
ampliacion* aumento* extension*
extension* ampliacion* superficie
creacion* puesta_en_marcha fundacion
fundacion* creacion* entidad*
cierre* clausura*
renovacion* actualizacion* prorroga*
sustitucion* cambio* reemplazo* recambio
reemplazo* sustitucion* recambio*
traspaso* cesion* transferencia*
cesion* traspaso* prestamo
venta* comercializacion* colocacion
despacho* venta* atencion
alquiler* cesion_en_alquiler renta
prestacion* servicio* ayuda
servicio* prestacion* atencion
oferta* propuesta* catalogo
surtido* oferta catalogo gama
catalogo* oferta surtido gama
demanda* peticion* solicitud* pedido*
peticion* solicitud* demanda* ruego*
encargo* pedido* peticion*
queja* protesta* reclamacion* descontento
elogio* felicitacion*
felicitacion* agradecimiento*
agradecimiento* gratitud
duda* consulta* pregunta* incertidumbre*
interrogante* duda* pregunta*
respuesta* contestacion* replica*
noticia* novedad* informacion
novedad* noticia* cambio*
dato* informacion detalle*
informacion dato* datos
secreto* confidencial* sigilo reserva
discrecion confidencial* reserva
tarea* trabajo* labor labores quehacer* encargo*
faena* trabajo* tarea* labor
deber* obligacion* tarea*
puesto_directivo cargo_directivo
cargo* puesto* empleo*
empleo* puesto* trabajo cargo
sueldo* salario* paga
paga* sueldo* salario*
turno* guardia* servicio
plantilla* equipo personal
equipo* grupo* conjunto_de_personas
grupo* equipo* colectivo*
comunidad* vecindario colectivo*
asociacion* entidad* agrupacion* colectivo*
agrupacion* asociacion* grupo*
club clubes asociacion_deportiva
institucion* organismo* entidad*
empresa* compania* firma sociedad negocio
junta_vecinal juntas_vecinales junta_de_vecinos juntas_de_vecinos
junta_de_vecinos junta_vecinal asociacion_vecinal asociacion_de_vecinos
asociacion_de_padres ampa apa
centro* instalacion*
instalacion* centro* dependencia*
equipamiento* equipo* instalacion* dotacion
maquinaria* maquina* equipo*
herramienta* util utiles utensilio* instrumento*
instrumento* aparato* herramienta*
aparato* equipo* dispositivo* instrumento*
vehiculo* coche* unidad movil
material* util utiles equipamiento
accesorio* complemento*
repuesto* recambio* pieza_de_recambio
resto restos sobra* residuo*
sobra* resto restos desperdicio*
escombro* resto restos_de_obra
suciedad mancha* polvo
grieta* fisura*
rotura* dano* averia* desperfecto*
deterioro* desgaste* dano*
golpe* impacto* dano*
choque* colision* accidente*
vuelco* accidente*
fuga* escape* perdida* filtracion*
filtracion* fuga* humedad*
corte_de_suministro apagon* interrupcion*
interrupcion* corte parada*
bloqueo* atasco*
atasco* obstruccion*
retencion* atasco*
demora* retraso* dilacion* tardanza*
espera* cola* demora*
prisa* urgencia*
urgencia* emergencia* prioridad
suceso* incidente* acontecimiento*
robo* hurto* sustraccion*
perdida_desconocida merma* hurto*
fraude* estafa*
delito* infraccion_penal
agresion* violencia ataque*
maltrato* malos_tratos violencia
acoso hostigamiento
acoso_escolar bullying
adiccion* drogodependencia* drogas consumo
drogodependencia* adiccion* toxicomania*
soledad aislamiento
pobreza exclusion vulnerabilidad
exclusion pobreza vulnerabilidad marginacion
desempleo paro desocupacion
igualdad equidad paridad
inclusion integracion
integracion inclusion insercion
insercion integracion incorporacion
convivencia vida_en_comun
bienestar salud confort
confort comodidad bienestar
calma tranquilidad
proteccion seguridad amparo
cuidado* proteccion atencion
custodia* vigilancia guarda
vigilancia vigia vigias control guardia* observacion
observacion vigilancia seguimiento
control seguimiento supervision vigilancia
seguimiento control monitorizacion
revision* chequeo* examen control
comprobacion* chequeo* verificacion* revision*
certificacion* certificado* acreditacion*
autorizacion* permiso* visto_bueno
visto_bueno aprobacion* autorizacion*
conformidad visto_bueno acuerdo
firma_electronica certificado_digital firma_digital
sede_electronica via_telematica online electronic*
via_telematica telematic* online por_internet sede_electronica
sede_judicial juzgado* tribunal*
nota_simple notas_simples informacion_registral
registral* registro_de_la_propiedad registro
certificado_registral certificaciones_registrales
compraventa* compra_y_venta transmision_de_inmueble
donacion* cesion_gratuita
otorgante* firmante*
protocolo_notarial tomos
tomo tomos volumen volumenes
fotocopia* copia copias
original originales documento_original
legitimacion* autenticacion*
minuta* honorario* factura
arancel* tarifa_oficial
quincena* cada_quince_dias quincenal* dos_veces_al_mes
ordenador_de_a_bordo pantalla
voz voces
luz luces luminic*
pez peces
cruz cruces
nuez nueces
arroz arroces
lapiz lapices
tapiz tapices
barniz barnices
nariz narices
altavoz altavoces bafle*
portavoz portavoces vocero*
disfraz disfraces traje*
aprendiz aprendices
capataz capataces
codorniz codornices
perdiz perdices
vejez tercera_edad
pieza_musical cancion* tema_musical obra_musical
banda bandas grupo_musical grupos_musicales grupo grupos artista*
bolo bolos actuacion* concierto* salida*
aire_libre exterior exteriores espacio_abierto espacios_abiertos intemperie
recinto* espacio* lugar lugares
microfonia microfono*
microfonado microfonia microfono*
megafonia sonorizacion equipo_de_sonido sistema_de_sonido pa
sonorizacion sonido megafonia
pista pistas canal canales voces
popular populares tradicional* folclor*
fardo* bala balas paca pacas
triaje* clasificacion* separacion seleccion
nueva*_incorporacion* recien_incorporad* recien_llegad* recien_contratad* personal_nuevo personas_nuevas nuevo_personal
recien_incorporad* nueva*_incorporacion* nuev*_emplead* nuev*_companer* nuev*_trabajador*
bascula* pesaje* pesado pese
casco_urbano centro_urbano ciudad casco
baldeo* limpieza_con_agua riego_de_calles lavado_de_calles agua
hidrolimpiadora* agua_a_presion maquina_de_agua_a_presion limpiadora_a_presion karcher
poligono* poligono_industrial zona_industrial
feria_de_empleo encuentro_de_empleo
enseres trastos muebles_viejos
cubricion cubrimiento cubri tapado
repostaje* carga_de_combustible combustible
engrase* lubricacion lubrique
cinta* banda* transportador*
apuntes material_de_estudio materiales_didacticos temario
ofimatica informatica_de_oficina paquete_office office
larga_duracion de_larga_duracion mas_de_un_ano
captar conseguir obtener atraer captacion
sueldo* salario* retribucion* remuneracion*
demandad* con_demanda solicitad* buscad*
respaldo* copia*_de_seguridad copia*_de_respaldo backup*
indicacion* instruccion* pauta* orden ordenes consigna*
definir definicion concretar concrecion fijar
efecto*_de_sonido efecto*_sonoro*
lanzamiento* disparo* reproduccion lance
funcion funciones representacion* pase pases espectaculo*
jefe_tecnico responsable_tecnico director_tecnico
cancion canciones tema temas
disco discos album albumes
estudio_de_grabacion sala_de_grabacion estudio
productor productores productor_musical
gira giras tour tours
festival festivales certamen*
escenario* tablas
tercero terceros otros otras_empresas otras_companias
devolucion* retorno recogida
alquil* cesion arrend*
estand estands stand stands caseta* pabellon*
ilustrad* con_fotografias con_imagenes acompanad*
indumentaria traje trajes vestimenta vestuario
muestras exposicion*
a_medida por_encargo segun_pedido a_gusto_del_cliente
acabad* terminad* final finales
meteorologic* tiempo prevision_del_tiempo clima
medios_audiovisuales equipos_audiovisuales audiovisual*
recorrido* visita* mostre ensenar mostrar
conferencist* ponente* orador* expositor* conferenciante* disertante*
escarapela* credencial* acreditacion* identificacion
convencion* congreso*
`
