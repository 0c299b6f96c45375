/** Common Spanish nouns from A to Z with what stands for them in a retold line; see `wordings.ts`. */
export const alphabetWordingsEs = `
abastecimiento suministro* provision aprovisionamiento
abertura* hueco huecos orificio*
abrazadera* brida*
achique* bombeo* evacuacion_de_agua
aclaracion* explicacion* precision*
acogida recibimiento recepcion bienvenida
acontecimiento* suceso* evento*
acreditacion* certificado* pase
adelanto* avance* anticipo*
adhesivo* pegatina* cola colas
adiestramiento* entrenamiento* instruccion*
adorno* decoracion* ornamento*
adquisicion* compra compras
afeccion* dolencia* problema_de_salud
aficionad* seguidor* hincha*
aglomeracion* afluencia multitud*
aguinaldo* paga_extra
ajuar menaje enseres
albergue* refugio* alojamiento*
alcance ambito cobertura
alegato* escrito*
alineacion* ajuste*
alojamiento* hospedaje* estancia*
alternativa* opcion*
altura alturas planta plantas piso pisos
alud avalancha*
ambiente* clima entorno
amueblad* mobiliario muebles
analisis estudio* examen evaluacion*
anciano anciana ancianos ancianas mayores
animo motivacion
anotacion* apunte* nota notas
ante_el_juez en_juicio ante_el_tribunal
antena antena_en_directo emision* directo
aparador* vitrina* mueble*
apariencia aspecto imagen
apellido* nombre*
aperitivo* tapa tapas entrante*
apero* herramienta* utensilio*
apreciacion* valoracion*
arboleda bosque arboles
archivador* carpeta* archivo*
arena aridos
arreglo* reparacion* apano*
arriendo* alquiler* renta
articulo* texto* pieza* publicacion*
pieza_periodistica articulo* texto* noticia* piezas
ascensor* elevador* aparato*
asesoramiento asesoria consejo* consultoria
asiduo habitual* frecuent*
asiento* plaza* butaca*
asistencia presencia
asociad* miembro* socio*
asunto* tema temas tematica cuestion* caso
atasc* obstru*
atencion trato cuidado* asistencia
atrapad* encerrad*
aula* clase clases salon*
aumento* incremento* alza
ausencia* falta faltas inasistencia*
auxilio auxilie auxiliar socorro asistencia
avituallamiento* suministro* provisiones
balance* cierre* resultado
baldosa* azulejo* loseta*
banquete* comida* convite*
base de_base inferior* cantera_deportiva categorias_inferiores
categorias_inferiores de_base competiciones_de_base cantera futbol_base
bebe bebes lactante*
belleza estetica imagen
beneficio* ventaja* prestacion*
bibliografia fuentes libros
bienes patrimonio activos
billete* entrada* tique*
boca_a_boca recomendacion*
bodegon* fotografia_de_producto
boletin* circular* hoja_informativa newsletter
bolsa* paquete*
bordillo* encintado*
brazo brazos miembro_superior
broche* cierre
bufe* buffet self_service
busqueda* localizacion rastreo
butaca* asiento* localidad*
caballete* soporte
cabello* pelo cabellera
cabida capacidad aforo
calefaccion calor calefactor*
calendario* agenda* fechas
calidad nivel excelencia
calle* via vias avenida*
campo terreno ambito
candidatura* solicitud* postulacion*
cantidad* volumen numero
capital fondos recursos
captura* registro* introduccion toma
captura_de_datos registro_de_datos introduccion_de_datos grabacion_de_datos
caracteristica* rasgo* propiedad*
cargamento* carga mercancia
cargador* bateria*
carretera* via calzada ruta
carrito* carro carros
cartelera* programacion
casco_antiguo centro_historico
casa casas hogar* vivienda* domicilio*
causa* motivo* razon origen
cena* comida*
centro centros instalacion* establecimiento*
cesta* lote lotes
despensa* cesta_de_alimentos lote_de_alimentos paquete_de_alimentos viveres
charla* platica* conferencia* sesion_informativa
platica* charla* conferencia* ponencia*
cifra* numero* dato* cantidad*
cilindro* rodillo*
circuito* recorrido*
ciudad ciudades foraneo* localidad* urbe*
foraneo* de_fuera otras_ciudades otras_localidades
clasificacion* ordenacion* seleccion
club clubes entidad_deportiva entidades_deportivas
colaboracion* cooperacion* ayuda
colectividad* comedor_colectivo
colonia* barrio* urbanizacion*
barrio* colonia* vecindario distrito*
combinacion* mezcla*
comestible* alimento*
comienzo* inicio*
comodidad confort
comparacion* comparativa* cotejo*
competencia* capacidad* habilidad*
comprension entendimiento
comprobante* justificante* resguardo*
comunicado* nota nota_informativa
concepto* idea*
concurso* licitacion* certamen*
conduccion presentacion manejo
conexion* enlace* llamada* contacto*
conexion_telefonica llamada* conexiones_telefonicas
confeccion elaboracion costura
conjunto* grupo* serie
conocimiento* saberes nocion*
consejo* recomendacion*
conservacion mantenimiento preservacion guarda
consumo* gasto uso
contenido* material* texto*
conversacion* charla*
copia copias duplicado* reproduccion*
corporacion* empresa* entidad*
correa* cinta* cadena
corriente electricidad luz
cosecha* campana recoleccion
cosmetic* belleza
coste* gasto* precio
costumbre* habito*
crecimiento aumento* desarrollo expansion
expansion crecimiento ampliacion
cuadro* tabla* panel
cualidad* caracteristica*
cuestionario* encuesta* test
cultivo* plantacion* labranza
cumpleanos aniversario* fiesta_infantil
cuna cunas cuna*_publicitaria* anuncio*_de_radio
cupon* vale vales
dano* perjuicio* desperfecto*
decorado* escenario* escenografia
defecto* tara taras imperfeccion*
degustacion* cata catas prueba
delegad* representante*
deporte* actividad_deportiva ejercicio
derrame* vertido* fuga*
descanso* pausa* reposo recreo
pausa* descanso* intermedio*
desplome* derrumbe*
derrumbe* desplome* hundimiento*
desayuno* bufe_de_desayuno
descripcion* detalle* ficha
desempleo paro
deshecho* residuo*
desmontaje retirada desinstalacion
despacho* oficina* gabinete*
despegue* salida_de_vuelos
destinatari* receptor* publico
detergente* producto_de_limpieza jabon
dibujo* ilustracion* croquis
difusion divulgacion publicidad
dinero efectivo fondos
diploma* titulo certificado*
discapacidad diversidad_funcional minusvalia
disco* album*
disposicion* colocacion distribucion
distancia* kilometraje recorrido
diversion entretenimiento ocio
entretenimiento ocio diversion animacion
doctor* medico medica medicos medicas
donativo* donacion* aporte*
dueno* propietari* amo
dueno_de_mascota propietario*
edicion_impresa papel prensa_escrita version_impresa
papel edicion_impresa impresa impreso version_impresa
edicion_digital web version_digital digital
web edicion_digital digital internet version_digital
edificacion* edificio* construccion*
efectivos agentes personal
ejemplar* copia copias numero
elaboracion preparacion confeccion diseno
embalse* pantano*
embarcacion* barco* nave
emision* difusion programa
empresari* dueno_de_negocio
encuadre* plano
encuentro* partido* reunion*
enfermedad* patologia* dolencia*
enjambre* colonia*
enlace* conexion* vinculo
entorno ambiente contexto
entrada* acceso* ingreso
entrega* reparto* suministro
entrenador* tecnico tecnicos preparador* mister
tecnico_deportivo entrenador*
envase* recipiente* embalaje*
equipaje* maletas bultos
equipo_local club_local
escala* nivel
escolar* alumn* colegial*
escritura* redaccion escrito
escuela* centro colegio*
espacio espacios programa* zona*
espacio_radiofonico programa_de_radio
programa* espacio* emision*
especialidad* rama campo
espectaculo* show funcion*
espera cola esperas
estabilidad equilibrio
estado condicion* situacion
condiciones_higienicas higiene higienico-sanitarias
higiene condicion*_higienica* condicion*_de_higiene limpieza
condicion*_de_seguridad seguridad
condicion*_de_trabajo trabajo
estancia* permanencia alojamiento
estante* balda* estanteria* repisa*
estatura talla altura
talla estatura altura tallas
estilo* diseno
estreno* presentacion lanzamiento
estructura* armazon
etapa* fase* periodo*
etiquetado rotulado etiqueta*
examen examenes prueba* oposicion*
existencia* stock inventario
explicacion* aclaracion* exposicion*
expositor* estanteria* mueble
extracto* resumen
factura* recibo* cuenta
familia* hogar* parientes
fauna animales
fecha* dia dias plazo
feria* muestra salon
festejo* fiesta*
ficha* registro* hoja
fichero* base archivo
coleccion* base archivo*
fila filas hilera* linea
financiacion fondos ayuda_economica
finca* terreno* explotacion*
firma firmas suscripcion
fondo* coleccion*
formato* modelo plantilla
foto fotos fotografia* imagen imagenes
reportaje_fotografico fotografia* fotos reportajes_fotograficos
fotografia* foto fotos imagen imagenes reportaje_grafico
frecuencia* ritmo
freno frenos frenado sistema_de_frenado
fruto* cosecha* fruta*
fuente* recurso*
fuga* perdida* escape*
funcionamiento operacion marcha
gabinete* despacho* consulta
gama* surtido* catalogo
ganado reses cabezas animales
garantia* cobertura
gasto* coste* consumo
gente publico personas
gira giras itinerario*
golosina* dulce* caramelo*
grabacion* audio audios cinta cintas
gremio* sector oficio
grupo* cuadrilla* peloton
guardia* vigilancia turno*
guion* escaleta* libreto*
hallazgo* descubrimiento* resultado
hilo hilos hebra*
historia* relato* cuento*
historial* expediente* antecedentes
hoja* pagina* folio*
hora horas horario
hoteleria hosteleria hoteler*
huerto* huerta* cultivo
indicacion* instruccion* senal
infancia ninos menores
informe* reporte* dictamen*
ingreso* entrada* alta
inicio comienzo arranque
inmueble* edificio* finca* vivienda*
instalacion* montaje* colocacion
institucion* organismo* centro
instruccion* indicacion* orden
instrumento* herramienta* util
intercambio* cambio* canje*
intermediari* mediador*
interprete* actor* cantante*
inundacion* desbordamiento*
inventario* recuento* relacion
inversion* desembolso* gasto
jornada* dia dias turno*
jubilad* pensionista*
juguete* juego*
junta juntas reunion*
labranza laboreo cultivo
ladrillo* bloque*
lancha* barca barcas embarcacion*
lata latas conserva*
lavado limpieza higiene
lectura* consulta repaso
lector* publico
lenceria ropa_interior
lengua lenguas idioma*
lesion* dano herida*
letrero* senal cartel*
libro* obra publicacion*
linea_telefonica telefono*
liga ligas competicion*
llamada* comunicacion_telefonica
llegada* entrada* arribo*
lote lotes partida* remesa*
lugar lugares sitio* emplazamiento*
maceta* tiesto*
madera* tablero* tabla*
maestr* profesor*
mancha* suciedad
mando_a_distancia control_remoto
manejo uso control manipulacion
manipulacion manejo tratamiento
maqueta* modelo prototipo
marca* firma ensena
marisco* crustaceo*
material_escolar utiles_escolares
mecanismo* dispositivo sistema
medicion* toma_de_medidas medida* registro
medio medios recurso*
medio_digital medios_digitales web prensa_digital
mejora* avance* perfeccionamiento
membresia* cuota abono
memoria* informe_anual
mensaje* comunicacion* nota
mensualidad* cuota*
miembro* integrante* socio*
integrante* miembro* componente*
modelo* tipo version
molestia* dolor inconveniente*
montaje* instalacion* ensamblado
muestra* prueba* ejemplo
muro* pared* tapia*
negociacion* trato acuerdo*
nino* pequen* menor*
nivel niveles grado*
notaria* notario*
noticia* nota informacion
objetivo* meta* proposito
objeto* articulo* pieza* enseres
obra obras trabajo creacion*
obrero* operario* trabajador*
ocio diversion tiempo_libre
oferta_cultural programacion_cultural
oficina* dependencia*
oficio* profesion ocupacion
oportunidad* ocasion
orden ordenes mandato*
orilla* ribera* margen
oyente* audiencia publico
padecimiento* enfermedad* dolencia*
paga pagas salario* nomina*
pais paises nacion*
palabra* termino*
panel paneles tablero* placa
pantalla* monitor visor
paquete* lote fardo*
parada* estacion* escala
parcela* terreno* solar
parroquia* iglesia*
pasatiempo* juego
paseante* peaton*
patologia* enfermedad* lesion*
pedagog* educador*
peinado* arreglo
pelicula* cinta film*
pensionad* jubilad*
perdida* merma* extravio*
periodo* etapa* plazo
pesaje peso pesado balanza
pico_de_trabajo temporada_alta
pie pies extremidad
piel cutane* dermis
pliegue* pliegue*_cutaneo*
pintada* grafiti*
piscina* vaso pileta*
planta* vegetal* especie
plato platos platillo* receta*
platillo* plato platos receta* preparacion
recetario* receta* libro_de_cocina libro_de_recetas
playa* arenal*
plaza* asiento puesto
poblacion* localidad* municipio*
localidad* poblacion* pueblo* municipio*
polizas seguros
porche* terraza*
portal* web sitio
porteria conserjeria
precio* coste tarifa*
prenda* pieza ropa
prensa_escrita periodico* diario* prensa papel
presa* embalse*
presion* tension
problema* incidencia* dificultad*
procedimiento* proceso* metodo*
profesion* oficio*
promocion* oferta* campana
propina* gratificacion
propuesta* plan idea*
proveedor* suministrador* casa
prueba* ensayo* examen
publicacion* edicion* revista*
publico_general poblacion_general ciudadania
publico publico_general ciudadania audiencia
puerta_corredera puertas
puesto* cargo* plaza
puntuacion* nota calificacion*
radioyente* oyente*
razon motivo causa
reaccion* respuesta
recado* mensaje encargo
receptor* destinatario*
recinto* instalacion* espacio
recogida* retirada* recoleccion
recurso* medio*
red redes malla
referencia* articulo* codigo
regalo* obsequio* detalle
region regiones zona*
registro* inscripcion* anotacion* libro
rehabilitacion recuperacion reeducacion
relato* cuento* historia
reloj relojes cronometro*
remedio* solucion tratamiento
remuneracion* sueldo* retribucion
renglon* linea
repaso* revision*
reportaje* trabajo_periodistico cronica*
rescate_de_personas rescates
reserva* reservacion* apartado
residuo* desecho* resto
resina resinas pegamento
respuesta* contestacion*
resultado* marcador puntuacion
reunion* encuentro* sesion
riego regadio irrigacion
ropa vestuario prenda*
rotulo* cartel* letrero*
ruta* circuito* recorrido*
sala salas salon* espacio
salario* sueldo* retribucion
salida* excursion* partida*
salud bienestar estado_de_salud
sancion* multa* penalizacion
sangrado* hemorragia*
saneamiento alcantarillado
seccion* apartado* departamento
secuencia* serie orden
sede* local oficina
semilla* simiente* grano
senal* aviso indicador
sendero* camino* ruta
ser_querido familiar*
sesion* clase* reunion
seto setos arbustos
silla* asiento*
simulacro* ejercicio practica
sindicato* organizacion_sindical
sitio* lugar*
sobrecarga* exceso
solar terreno parcela
solicitante* interesad* peticionario*
solicitud* peticion* instancia
sorteo* rifa*
suplente* sustitut*
surtido* variedad gama
suscripcion* abono* alta
sustancia* producto
taberna* bar
tabla* listado cuadro
taller* sesion_practica
tamano* dimension*
tanda* lote serie
tapa* cubierta
tarro* envase
tema temas tematica asunto* materia
temperatura* grados
temporal borrasca
tension* presion
termino* plazo
terreno* parcela* suelo
territorio* area
texto* contenido* escrito
tierra tierras suelo terreno*
titular* encabezado*
toma_de_contacto primer_contacto
torneo* competicion* campeonato*
trabajador* emplead* operari*
trama argumento historia
tramite* gestion* diligencia
usuario* cliente* persona_usuaria
vacante* puesto_libre puestos_libres plaza_libre
vacaciones descanso
variedad* diversidad tipos
vasija* recipiente*
vecindad barrio
ventanal* ventana* cristalera*
cristalera* ventana* cristal*
verdura* hortaliza* vegetal*
version* edicion variante
via_publica calle*
viajero* pasajero* turista*
vianda* comida
victima* afectad*
afectad* victima* damnificad* perjudicad*
vida_cotidiana dia_a_dia
videoconsulta* telemedicina consulta_online
videollamada* en_linea online consulta_online linea
viga vigas travesano*
visita* recorrido* paso
visitante* publico asistente*
vivienda* casa* hogar* piso*
voluntario* colaborador*
vuelta* giro regreso
zapata* pastilla*
zona* sector area
`
