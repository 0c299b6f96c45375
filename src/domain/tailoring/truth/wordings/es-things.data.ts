/** Spanish names of one thing, person or place, and kinds that may be said for their members; see `wordings.ts`. */
export const thingWordingsEs = `
tarro* frasco* bote botes envase*
frasco* tarro* pomo pomos
tornillo* tornilleria
tornilleria tornillos fijaciones
manguera* manga mangas
farola* alumbrado luminaria*
nevera* frigorifico* heladera* refrigerador*
levadura* fermento* masa_madre
menu menus carta minuta
termometro* temperatura
electrocardiograma* ecg electro electros
receta* prescripcion* formula_medica
fiebre temperatura
vacuna* inmunizacion*
beca* ayuda_al_estudio
tablet* tableta*
cableado* cable* cables
hoja_de_calculo hojas_de_calculo planilla* excel_compartido
planilla* hoja_de_calculo hojas_de_calculo tabla
copia_en_papel papel
version* release* entrega*
notificacion* aviso* comunicacion*
billete* pasaje* boleto* tiquete*
pasaje* billete* boleto* ticket* tiquete*
visado* visa visas
reprogramacion* cambio_de_fecha cambios_de_fecha aplazamiento*
furgoneta* furgon* van camioneta*
repostaje carga_de_combustible
lamina* plancha*
chapa* lamina* plancha*
varroa acaro acaros antivarroa
red redes aparejo* arte_de_pesca
tela telas pano panos tejido*
entrevista* conversacion
periodico* diario* rotativo*
boletin_informativo newsletter* boletin*
directo* emision_en_vivo en_vivo
campeonato* torneo* liga
mapa* cartografia plano
devolucion* mercancia_devuelta logistica_inversa
herid* accidentad* lesionad* siniestrad* victima* damnificad*
convaleciente* enfermo enfermos enferma enfermas paciente*
demandante_de_empleo demandantes_de_empleo desemplead* parad* persona_en_paro personas_en_paro sin_trabajo en_desempleo
desemplead* parad* desocupad* paro desempleo
recien_llegad* nuev* incorporacion*
visitante* publico visita visitas
asegurad* tomador* cliente*
ahorrador* cliente* cuentahabiente* cuentacorrentista*
prestatari* deudor* cliente*
administrad* ciudadan* vecin*
vecin* poblador* habitante* lugareno*
habitante* vecin* poblacion
comuner* copropietari* vecin* propietari*
viajer* pasaje pasajer* usuari*
letrad* abogad*
jurista* abogad* letrad*
sanitari* personal_sanitario profesional_sanitario profesionales_sanitarios
kinesiolog* fisioterap* kinesio*
enfermer* due ats personal_de_enfermeria
profe profes profesor* docente*
maestr* docente* profesor* educador*
profesor* docente* < catedratic*
periodist* informador* prensa
fotograf* reporter_grafico
guia_turistic* guia guias acompanante*
repartidor* mensajer* cadete*
mensajer* repartidor* courier*
aprendi* principiante*
pasante* becari* practicante* estudiante_en_practicas
becari* persona_en_practicas personas_en_practicas alumno*_en_practicas
companer* colega* resto_del_equipo
panader* hornero* tahoner*
pasteler* reposter* confiter*
cociner* chef cocina
peluquer* estilista*
barber* peluquer*
maquillador* maquillaje
ingenier* ingenieria
programador* desarrollador* dev devs
vigilante* guarda* guardia* agente_de_seguridad
asesor* consultor*
ambulante* mercado mercados mercadillo*
mentor* tutor* padrino*
alumnado alumnos clase grupo_de_alumnos
clientela cartera_de_clientes parroquia
mercadillo* mercado* feria* rastro tianguis
asentamiento* emplazamiento* ubicacion* enclave*
oficina* despacho* bufete*
establecimiento* local locales negocio* comercio*
negocio* tienda* local comercio*
tienda* comercio* local establecimiento* < boutique* supermercado* ferreteria* libreria* papeleria* drogueria* perfumeria* zapateria* floristeria* fruteria* carniceria* pescaderia* panaderia* bazar* estanco* kiosco* joyeria* optica*
obrador* taller_de_panaderia panaderia
restaurante* restaurant* local_de_comidas
salon_de_desayunos sala_de_desayunos comedor_de_desayunos
aula* salon_de_clase sala_de_clases clase
centro_educativo colegio* escuela* instituto* centro_docente
centros_escolares colegios escuelas
liceo* instituto* colegio* secundaria
preescolar jardin_infantil kinder guarderia
hospital* centro_hospitalario sanatorio*
parroquia* iglesia* templo*
plato platos_de_television estudio_de_television set
juzgado* corte tribunal* sede_judicial
almacen* bodega* deposito* nave centro_de_almacenaje
camara_frigorifica camara_fria cuarto_frio camara_de_frio
taller* obrador*
unifamiliar* chale* casa
finca_urbana edificio* inmueble
comarca* region* zona territorio
zona* comarca* region area territorio*
provincia* departamento
en_el_extranjero otros_paises fuera_de_espana
plantilla personal empleados equipo_humano trabajadores
regreso vuelta retorno
inventario* recuento* conteo*
entrega* envio* despacho*
factura* facturacion comprobante*
presupuesto* cotizacion* oferta_economica
agenda* calendario* citas
boletin* newsletter* circular*
consulta* pregunta* duda* solicitud*
queja* reclamacion* reclamo*
averia* falla* fallo* desperfecto*
cableado* cables instalacion_electrica
planta unidad_de_hospitalizacion servicio_hospitalario
medicamento* farmaco* medicacion
vacuna* vacunacion inmunizacion
clase* leccion* sesion_lectiva
examen examenes prueba* control
excursion* salida* salida_escolar
carta menu menus
masa masas amasado*
comensal* cliente* huesped*
color tinte* teñido* teñir teñi teñia coloracion
articulo* pieza* reportaje*
cartel* afiche* poster*
lote* partida* tanda*
guardia* guardia_localizada disponibilidad
demanda* escrito* escritos_procesales
juicio* vista* audiencia*
visita_domiciliaria visitas_domiciliarias visita_a_domicilio visitas_a_domicilio
exposicion* muestra
estanteria* lineal* balda* anaquel*
capacitacion* formacion entrenamiento
documento* documentacion papeles papeleo < factura* contrato* albaran* recibo* acta actas informe* escritura* poliza* nomina* expediente* certificado* licencia* permiso* formulario* historial* plano planos parte partes remito* minuta* titulo titulos pasaporte* ficha*
texto* escrito* contenido* < articulo* noticia* carta cartas informe* folleto* guion* cronica* novela* poema* nota*_de_prensa discurso* reportaje* cuento* resena* entrada*_de_blog boletin* manual manuales
publicacion* < libro* revista* articulo* folleto* boletin* periodico* catalogo* resena* novela* cronica* reportaje*
maquina* maquinaria < torno* fresadora* prensa prensas pala palas excavadora* retroexcavadora* grua* carretilla* cosechadora* tractor* motosierra* desbrozadora* horno* envasadora* empaquetadora* etiquetadora* llenadora* sierra* telar* amasadora* compactadora* hormigonera* dumper* apisonadora* fresa plegadora* cizalla* inyectora* extrusora* bobinadora* rotativa* impresora* lavadora* secadora* cortacesped*
equipo* equipamiento aparato* < bomba bombas compresor* generador* torno* horno* ordenador* portatil* impresora* monitor* respirador* ecografo* microscopio* balanza* camara* foco focos microfono* altavo* proyector* sensor* router* servidor* desfibrilador*
vehiculo* < camion* furgoneta* coche* autobus* autocar* moto motos motocicleta* ambulancia* tractor* turismo* taxi taxis patrulla* bicicleta* trailer* tren trenes tranvia*
material* < cable* tubo tubos ladrillo* cemento madera maderas arena pintura* papel carton tela telas vidrio acero plastico* hormigon yeso azulejo* silicona latex cuero piel
material*_de_oficina < papel boligrafo* toner* carpeta* sobre sobres
alimento* comida* < carne carnes pescado* fruta* verdura* pan leche queso* huevo* legumbre* arroz pasta embutido* conserva* aceite harina miel marisco* hortaliza* galleta* cereal*
comida* < desayuno* almuerzo* cena cenas merienda* menu menus plato platos tapa tapas
planta plantas vegetal* < flor flores arbol* arbusto* seto setos rosal* geranio* hortaliza* cesped helecho* olivo* vid vides
cultivo* < trigo maiz cebada tomate* uva uvas olivo* arroz girasol* patata* lechuga* pimiento* alfalfa remolacha fresa fresas almendro* vid vides algodon soja cafe
dulce* reposteria < tarta* pastel* galleta* bombon* bizcocho* caramelo* magdalena* croissant* rosquilla* turron* helado*
clase* sesion* < pilates yoga zumba spinning aquagym
edificio* inmueble* < casa casas hospital* colegio* hotel hoteles nave naves vivienda* torre torres oficina* iglesia* chale* bloque* piso pisos local locales
vivienda* < piso pisos chale* casa casas apartamento* adosado* duplex atico*
centro* < hospital* colegio* residencia* clinica* museo* biblioteca* ambulatorio* instituto* guarderia* gimnasio* escuela*
centro*_educativo* < colegio* instituto* escuela* guarderia* universidad* liceo* academia*
centro*_sanitario* < hospital* clinica* ambulatorio* consultorio*
alojamiento* < hotel hoteles hostal* apartamento* albergue* camping* pension casa*_rural*
local locales establecimiento* negocio* comercio* < tienda* bar bares restaurante* cafeteria* panaderia* peluqueria* farmacia* supermercado* taller* gimnasio* boutique*
recinto* espacio* lugar* < sala salas estadio* teatro* auditorio* pabellon* plaza plazas parque* feria ferias
zona* < barrio* comarca* distrito*
medicamento* farmaco* medicacion < insulina* antibiotico* analgesico* anticoagulante* sedante* heparina* colirio* jarabe* pastilla*
constante* parametro* < tension temperatura pulso saturacion glucosa frecuencia_cardiaca presion glucemia
profesional*_de_la_salud profesional*_sanitario* personal_sanitario sanitario* < medico* medica* enfermer* fisioterapeuta* matrona* auxiliar*_de_enfermeria farmaceutic* dentista* psicolog*
profesional* < enfermer* medico* tecnico* cociner* camarer* operari* albanil* limpiador* auxiliar* administrativ* dependient* vendedor* monitor* profesor* docente* soldador* mecanic* electricist* teleoperador* cuidador* recepcionista* conductor* repartidor* peon peones mozo mozos
trabajador* empleado* < cociner* camarer* operari* albanil* limpiador* auxiliar* administrativ* dependient* vendedor* soldador* mecanic* electricist* teleoperador* recepcionista* conductor* repartidor* peon peones mozo mozos temporer* jornaler* obrero* cajer* carretiller*
persona* < alumno* paciente* cliente* vecin* nino* usuari* residente* participante* asistente* trabajador* empleado* voluntari* anciano* huesped* comensal* visitante* pasajero* socio* desempleado* candidat* operari* actor actores vecinas mujeres hombres jovenes adolescentes mayores companer*
alumno* alumnado < universitari* bachiller* opositor* escolar*
familia* < padre padres madre madres abuelo* hijo* pariente*
idioma* lengua* < ingles frances aleman italiano portugues chino arabe ruso euskera catalan gallego castellano espanol valenciano
asignatura* materia* < matematicas lengua fisica quimica historia geografia biologia ingles musica plastica tecnologia filosofia latin
evento* acto actos < boda* congreso* concierto* feria ferias fiesta* festival* conferencia* exposicion* banquete* cumpleanos comunion* bautizo* gala galas inauguracion* seminario* jornada* simposio* homenaje* desfile* carrera* torneo*
espectaculo* < concierto* obra*_de_teatro circo danza musical musicales monologo* opera* zarzuela* recital*
competicion* < torneo* campeonato* liga partido* carrera*
impuesto* tributo* < iva irpf ibi sociedades renta sucesiones transmisiones plusvalia*
incidencia* problema* < averia* queja* retraso* error* rotura* fallo* fuga* falta faltas atasco* caida*_del_sistema dano* reclamacion* cancelacion*
dato* informacion < resultado* medida* cifra* peso talla temperatura* precio* stock horas consumo* lectura* tonelada* venta* direccion direcciones
medida* medicion* parametro* < temperatura* presion* peso altura longitud ph caudal humedad grosor voltaje dureza
tela telas tejido* < algodon lino seda lana terciopelo encaje loneta
residuo* desecho* < carton plastico vidrio escombro* lodo lodos basura papel chatarra aceite*_usado* pila pilas
medio*_de_comunicacion medios < radio television periodico* revista* diario*
centro_urbano nucleo_urbano casco_urbano ciudad zona_urbana casco
contenido*_digital* < video* publicacion* post posts blog blogs podcast*
recurso*_didactico* material*_didactico* < ficha* juego* cuento* libro* video* presentacion* examen* mapa*
trabajo*_de_oficina tarea*_administrativa* labor*_administrativa* gestion*_administrativa* < archivo* factura* correspondencia agenda* registro* facturacion
tarea*_de_limpieza limpieza < barrido* fregado* baldeo* lavado* desinfeccion*
electricidad instalacion*_electrica* < enchufe* cuadro*_electrico* cable* luminaria*
ayuda* prestacion* < subvencion* beca becas subsidio* pension pensiones
envase* recipiente* < botella* lata latas tarro* bote botes frasco* caja cajas bolsa* bidon* saco sacos brick*
pieza* componente* < rodamiento* valvula* engranaje* tornillo* correa* polea* cable* zapata* freno frenos filtro filtros junta*_torica* eje ejes bujia* embrague*
electrodomestico* < lavadora* nevera* frigorifico* horno* lavavajillas secadora* microondas
dispositivo* < movil moviles tableta* portatil* sensor* impresora* telefono* tablet*
`
