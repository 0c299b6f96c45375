/** Common Spanish nouns from A to Z with what stands for them in a retold line; see `wordings.ts`. */
export const alphabetWordingsEs = `
acogida recibimiento recepcion bienvenida
adquisicion* compra compras
altura alturas planta plantas piso pisos
analisis estudio* examen evaluacion*
antena antena_en_directo emision* directo
arreglo* reparacion* apano*
articulo* texto* pieza* publicacion*
pieza_periodistica articulo* texto* noticia* piezas
ascensor* elevador* aparato*
asiduo habitual* frecuent*
asistencia presencia
atencion trato cuidado* asistencia
atrapad* encerrad*
aula* clase clases salon*
aumento* incremento* alza
auxilio auxilie auxiliar socorro asistencia
base de_base inferior* cantera_deportiva categorias_inferiores
categorias_inferiores de_base competiciones_de_base cantera futbol_base
boletin* circular* hoja_informativa newsletter
busqueda* localizacion rastreo
cabello* pelo cabellera
calendario* agenda* fechas
captura* registro* introduccion toma
captura_de_datos registro_de_datos introduccion_de_datos grabacion_de_datos
cargamento* carga mercancia
casa casas hogar* vivienda* domicilio*
charla* platica* conferencia* sesion_informativa
platica* charla* conferencia* ponencia*
ciudad ciudades foraneo* localidad* urbe*
foraneo* de_fuera otras_ciudades otras_localidades
colaboracion* cooperacion* ayuda
conduccion presentacion manejo
conexion* enlace* llamada* contacto*
conexion_telefonica llamada* conexiones_telefonicas
confeccion elaboracion costura
conjunto* grupo* serie
consejo* recomendacion*
conservacion mantenimiento preservacion guarda
contenido* material* texto*
corporacion* empresa* entidad*
crecimiento aumento* desarrollo expansion
cuadro* tabla* panel
cuestionario* encuesta* test
despacho* oficina* gabinete*
edicion_impresa papel prensa_escrita version_impresa
papel edicion_impresa impresa impreso version_impresa
edicion_digital web version_digital digital
web edicion_digital digital internet version_digital
elaboracion preparacion confeccion diseno
emision* difusion programa
encuentro* partido* reunion*
entrega* reparto* suministro
entrenador* tecnico tecnicos preparador* mister
escolar* alumn* colegial*
escritura* redaccion escrito
escuela* centro colegio*
espacio espacios programa* zona*
programa* espacio* emision*
espectaculo* show funcion*
condiciones_higienicas higiene higienico-sanitarias
higiene condicion*_higienica* condicion*_de_higiene limpieza
estatura talla altura
talla estatura altura tallas
examen examenes prueba* oposicion*
existencia* stock inventario
factura* recibo* cuenta
fauna animales
fecha* dia dias plazo
feria* muestra salon
ficha* registro* hoja
firma firmas suscripcion
formato* modelo plantilla
foto fotos fotografia* imagen imagenes
reportaje_fotografico fotografia* fotos reportajes_fotograficos
fotografia* foto fotos imagen imagenes reportaje_grafico
grupo* cuadrilla* peloton
guardia* vigilancia turno*
hoja* pagina* folio*
indicacion* instruccion* senal
inmueble* edificio* finca* vivienda*
instalacion* montaje* colocacion
instruccion* indicacion* orden
inventario* recuento* relacion
jornada* dia dias turno*
lata latas conserva*
lavado limpieza higiene
lote lotes partida* remesa*
maestr* profesor*
manejo uso control manipulacion
manipulacion manejo tratamiento
maqueta* modelo prototipo
marca* firma ensena
medio_digital medios_digitales web prensa_digital
montaje* instalacion* ensamblado
objeto* articulo* pieza* enseres
panel paneles tablero* placa
parroquia* iglesia*
pesaje peso pesado balanza
planta* vegetal* especie
plato platos platillo* receta*
platillo* plato platos receta* preparacion
recetario* receta* libro_de_cocina libro_de_recetas
localidad* poblacion* pueblo* municipio*
prensa_escrita periodico* diario* prensa papel
propuesta* plan idea*
prueba* ensayo* examen
recinto* instalacion* espacio
recogida* retirada* recoleccion
red redes malla
registro* inscripcion* anotacion* libro
respuesta* contestacion*
reunion* encuentro* sesion
sala salas salon* espacio
salario* sueldo* retribucion
salida* excursion* partida*
sede* local oficina
sendero* camino* ruta
sesion* clase* reunion
simulacro* ejercicio practica
solicitud* peticion* instancia
sustancia* producto
taller* sesion_practica
tamano* dimension*
temperatura* grados
texto* contenido* escrito
torneo* competicion* campeonato*
trabajador* emplead* operari*
tramite* gestion* diligencia
usuario* cliente* persona_usuaria
variedad* diversidad tipos
viajero* pasajero* turista*
videollamada* en_linea online consulta_online linea
visita* recorrido* paso
vivienda* casa* hogar* piso*
vuelta* giro regreso
zona* sector area
`
