/** Kinds in Spanish before the members they may be said for, never the other way round; see `wordings.ts`. */
export const kindWordingsEs = `
documento* documentacion papeles papeleo < factura* contrato* albaran* recibo* acta actas informe* escritura* poliza* nomina* expediente* certificado* licencia* permiso* formulario* historial* plano planos parte partes remito* minuta* titulo titulos pasaporte* ficha*
texto* escrito* contenido* < articulo* noticia* carta cartas informe* folleto* guion* cronica* novela* poema* nota*_de_prensa discurso* reportaje* cuento* resena* entrada*_de_blog boletin* manual manuales
publicacion* < libro* revista* articulo* folleto* boletin* periodico* catalogo* resena* novela* cronica* reportaje*
maquina* maquinaria < torno* fresadora* prensa prensas pala palas excavadora* retroexcavadora* grua* carretilla* cosechadora* tractor* motosierra* desbrozadora* horno* envasadora* empaquetadora* etiquetadora* llenadora* sierra* telar* amasadora* compactadora* hormigonera* dumper* apisonadora* fresa plegadora* cizalla* inyectora* extrusora* bobinadora* rotativa* impresora* lavadora* secadora* cortacesped*
equipo* equipamiento aparato* < bomba bombas compresor* generador* torno* horno* ordenador* portatil* impresora* monitor* respirador* ecografo* microscopio* balanza* camara* foco focos microfono* altavo* proyector* sensor* router* servidor* desfibrilador*
vehiculo* < camion* furgoneta* coche* autobus* autocar* moto motos motocicleta* ambulancia* tractor* turismo* taxi taxis patrulla* bicicleta* trailer* tren trenes tranvia*
vehiculo*_pesado* < camion* trailer* autobus* autocar* excavadora* tractor* grua*
herramienta* util utiles utensilio* < martillo* taladro* sierra* llave llaves destornillador* lijadora* amoladora* soplador* motosierra* cuchillo* tijera* alicate* brocha* pincel* rodillo* paleta llana cincel* lima gubia* radial soplete* azada* rastrillo* plancha* batidora*
herramienta*_manual* < martillo* destornillador* azada* rastrillo* pala palas batefuego* sierra* lima cincel* gubia*
material* < cable* tubo tubos ladrillo* cemento madera maderas arena pintura* papel carton tela telas vidrio acero plastico* hormigon yeso azulejo* silicona latex cuero piel
material*_de_construccion < ladrillo* cemento arena hormigon yeso azulejo* teja tejas viga vigas mortero bloque*
material*_de_oficina < papel boligrafo* toner* carpeta* sobre sobres
material*_sanitario < gasa gasas venda vendas jeringa* guante* mascarilla* sonda* cateter*
material*_deportivo < balon* pelota* pesas colchoneta* raqueta*
alimento* comida* < carne carnes pescado* fruta* verdura* pan leche queso* huevo* legumbre* arroz pasta embutido* conserva* aceite harina miel marisco* hortaliza* galleta* cereal*
comida* < desayuno* almuerzo* cena cenas merienda* menu menus plato platos tapa tapas
bebida* < vino vinos cerveza* cafe cafes refresco* coctel* zumo* te licor* infusion* champan
prenda* ropa < camisa* pantalon* vestido* chaqueta* abrigo* uniforme* falda* traje* blusa* camiseta* jersey* pijama* bata batas sabana* toalla*
textil* < sabana* toalla* cortina* mantel* tela telas ropa alfombra* manta mantas
mueble* mobiliario < mesa mesas silla* armario* estanteria* sofa sofas cama camas comoda* escritorio* butaca* banco bancos vitrina*
animal* < vaca* oveja* cerdo* perro* gato* caballo* gallina* abeja* cabra* conejo* pajaro* ave aves ternero* cordero* pollo* pavo pavos raton* pez peces potro* yegua*
ganado < vaca* oveja* cabra* cerdo* ternero* cordero* yegua* novillo*
ave aves < gallina* pollo* pavo pavos paloma* pato patos ciguena* buitre*
mascota* < perro* gato* conejo* hamster* pajaro* loro loros
planta plantas vegetal* < flor flores arbol* arbusto* seto setos rosal* geranio* hortaliza* cesped helecho* olivo* vid vides
cultivo* < trigo maiz cebada tomate* uva uvas olivo* arroz girasol* patata* lechuga* pimiento* alfalfa remolacha fresa fresas almendro* vid vides algodon soja cafe
cereal* < trigo maiz cebada avena centeno arroz
fruta* < manzana* pera peras naranja* uva uvas fresa fresas cereza* melocoton* ciruela* sandia* melon* limon* platano* aguacate* mango* kiwi* mandarina*
verdura* hortaliza* < tomate* lechuga* patata* cebolla* zanahoria* pimiento* calabacin* berenjena* espinaca* acelga* pepino* ajo ajos judia* coliflor*
legumbre* < lenteja* garbanzo* alubia* judia*
flor flores < rosa rosas tulipan* orquidea* clavel* margarita* lirio* girasol*
pescado* < merluza* sardina* atun bacalao salmon* dorada* lubina* anchoa* trucha*
marisco* < gamba* mejillon* langostino* almeja* pulpo* cangrejo* ostra* camaron*
carne carnes < ternera cerdo pollo cordero vacuno buey pavo conejo
lacteo* < leche queso* yogur* mantequilla nata
dulce* reposteria < tarta* pastel* galleta* bombon* bizcocho* caramelo* magdalena* croissant* rosquilla* turron* helado*
plato platos < ensalada* sopa sopas guiso* paella* tortilla* croqueta* pizza* asado* arroz arroces pasta
menaje < vaso vasos plato platos cubierto* copa copas olla ollas sarten* cazuela*
joya* < anillo* collar* pulsera* pendientes reloj relojes broche*
cosmetic* < crema cremas perfume* maquillaje champu* serum mascarilla*_facial* laca
instrumento* < guitarra* piano* violin* flauta* trompeta* bateria* violonchelo* clarinete* saxofon* acordeon*
deporte* < futbol baloncesto natacion tenis atletismo ciclismo balonmano voleibol gimnasia judo rugby padel esqui
actividad*_fisica ejercicio* < pilates yoga zumba natacion gimnasia marcha senderismo spinning musculacion
clase* sesion* < pilates yoga zumba spinning aquagym
actividad*_ludica* juego* < ajedrez bingo domino puzle* gymkana* parchis cartas
manualidad* < ceramica dibujo pintura costura origami collage
edificio* inmueble* < casa casas hospital* colegio* hotel hoteles nave naves vivienda* torre torres oficina* iglesia* chale* bloque* piso pisos local locales
vivienda* < piso pisos chale* casa casas apartamento* adosado* duplex atico*
centro* < hospital* colegio* residencia* clinica* museo* biblioteca* ambulatorio* instituto* guarderia* gimnasio* escuela*
centro*_educativo* < colegio* instituto* escuela* guarderia* universidad* liceo* academia*
centro*_sanitario* < hospital* clinica* ambulatorio* consultorio*
alojamiento* < hotel hoteles hostal* apartamento* albergue* camping* pension casa*_rural*
local locales establecimiento* negocio* comercio* < tienda* bar bares restaurante* cafeteria* panaderia* peluqueria* farmacia* supermercado* taller* gimnasio* boutique*
recinto* espacio* lugar* < sala salas estadio* teatro* auditorio* pabellon* plaza plazas parque* feria ferias
zona*_verde* espacio*_verde* < parque* jardin* rotonda* mediana* cesped
via_publica vias_publicas espacio*_publico* < calle* plaza plazas acera* avenida* parque* paseo*
zona* < barrio* comarca* distrito*
enfermedad* patologia* dolencia* < diabetes asma cancer hipertension artrosis alzheimer parkinson epoc anemia gripe artritis ictus infarto* bronquitis demencia* fibromialgia
enfermedad*_cronica* < diabetes asma hipertension epoc artrosis
lesion* < esguince* fractura* contractura* tendinitis desgarro* luxacion* rotura*_fibrilar* herida* quemadura* contusion*
medicamento* farmaco* medicacion < insulina* antibiotico* analgesico* anticoagulante* sedante* heparina* colirio* jarabe* pastilla*
prueba*_medica* prueba*_diagnostica* prueba* < radiografia* ecografia* analitica* electrocardiograma* tac resonancia* biopsia* espirometria* mamografia*
constante* parametro* < tension temperatura pulso saturacion glucosa frecuencia_cardiaca presion glucemia
tratamiento* terapia* < quimioterapia radioterapia dialisis masaje* electroterapia fisioterapia logopedia puncion_seca vendaje* antibiotico*
profesional*_de_la_salud profesional*_sanitario* personal_sanitario sanitario* < medico* medica* enfermer* fisioterapeuta* matrona* auxiliar*_de_enfermeria farmaceutic* dentista* psicolog*
profesional* < enfermer* medico* tecnico* cociner* camarer* operari* albanil* limpiador* auxiliar* administrativ* dependient* vendedor* monitor* profesor* docente* soldador* mecanic* electricist* teleoperador* cuidador* recepcionista* conductor* repartidor* peon peones mozo mozos
trabajador* empleado* < cociner* camarer* operari* albanil* limpiador* auxiliar* administrativ* dependient* vendedor* soldador* mecanic* electricist* teleoperador* recepcionista* conductor* repartidor* peon peones mozo mozos temporer* jornaler* obrero* cajer* carretiller*
persona* < alumno* paciente* cliente* vecin* nino* usuari* residente* participante* asistente* trabajador* empleado* voluntari* anciano* huesped* comensal* visitante* pasajero* socio* desempleado* candidat* operari* actor actores vecinas mujeres hombres jovenes adolescentes mayores companer*
menor menores < nino* nina* adolescente* bebe bebes alumn*_de_primaria
joven jovenes < adolescente* estudiante* universitari*
alumno* alumnado < universitari* bachiller* opositor* escolar*
familia* < padre padres madre madres abuelo* hijo* pariente*
idioma* lengua* < ingles frances aleman italiano portugues chino arabe ruso euskera catalan gallego castellano espanol valenciano
asignatura* materia* < matematicas lengua fisica quimica historia geografia biologia ingles musica plastica tecnologia filosofia latin
ciencia* < fisica quimica biologia geologia
evento* acto actos < boda* congreso* concierto* feria ferias fiesta* festival* conferencia* exposicion* banquete* cumpleanos comunion* bautizo* gala galas inauguracion* seminario* jornada* simposio* homenaje* desfile* carrera* torneo*
espectaculo* < concierto* obra*_de_teatro circo danza musical musicales monologo* opera* zarzuela* recital*
celebracion* < boda* cumpleanos comunion* bautizo* aniversario* fiesta*
competicion* < torneo* campeonato* liga partido* carrera*
impuesto* tributo* < iva irpf ibi sociedades renta sucesiones transmisiones plusvalia*
incidencia* problema* < averia* queja* retraso* error* rotura* fallo* fuga* falta faltas atasco* caida*_del_sistema dano* reclamacion* cancelacion*
urgencia* emergencia* < incendio* accidente* parada*_cardiorrespiratoria* inundacion* rescate*
dato* informacion < resultado* medida* cifra* peso talla temperatura* precio* stock horas consumo* lectura* tonelada* venta* direccion direcciones
medida* medicion* parametro* < temperatura* presion* peso altura longitud ph caudal humedad grosor voltaje dureza
sustancia* producto*_quimico* < cloro acido* disolvente* reactivo* detergente* lejia amoniaco pesticida*
metal* < acero aluminio hierro cobre laton bronce plata oro plomo zinc
madera* < pino roble haya nogal castano tablero* contrachapado
tela telas tejido* < algodon lino seda lana terciopelo encaje loneta
residuo* desecho* < carton plastico vidrio escombro* lodo lodos basura papel chatarra aceite*_usado* pila pilas
medio*_de_comunicacion medios < radio television periodico* revista* diario*
embarcacion* barco* < velero* lancha* pesquero* petrolero* ferry yate* catamaran* remolcador* carguero* crucero*
medio*_de_transporte < autobus* tren trenes avion* barco* metro taxi*
autoridad* organismo* administracion* institucion* < ayuntamiento* ministerio* diputacion* agencia_tributaria juzgado* policia seguridad_social hacienda consejeria* aduana* colegio_notarial inspeccion_de_trabajo municipalidad* servicio*_de_impuestos
organo*_judicial* tribunal* < juzgado* audiencia_provincial corte
centro_urbano nucleo_urbano casco_urbano ciudad zona_urbana casco
delito* < robo* estafa* hurto* agresion*
arte artes < pintura escultura ceramica grabado dibujo
obra obras pieza* < cuadro cuadros escultura* grabado* retablo* lienzo*
soporte* formato* < cartel* folleto* banner* lona lonas tarjeta*
contenido*_digital* < video* publicacion* post posts blog blogs podcast*
recurso*_didactico* material*_didactico* < ficha* juego* cuento* libro* video* presentacion* examen* mapa*
trabajo*_de_mantenimiento mantenimiento < engrase* limpieza reparacion* sustitucion*_de_piezas revision* cambio*_de_aceite
labor*_agricola* trabajo*_agricola* faena*_agricola* < poda podas riego* siembra* cosecha* vendimia* abonado* arado siega
trabajo*_de_oficina tarea*_administrativa* labor*_administrativa* gestion*_administrativa* < archivo* factura* correspondencia agenda* registro* facturacion
tarea*_de_limpieza limpieza < barrido* fregado* baldeo* lavado* desinfeccion*
albanileria < tabique* ladrillo* enlucido* alicatado* solado*
carpinteria < puerta* ventana* armario* mueble*
fontaneria < tuberia* grifo* desague* caldera* sanitario*
electricidad instalacion*_electrica* < enchufe* cuadro*_electrico* cable* luminaria*
soldadura < tig mig mag electrodo*
gasto* coste* < alquiler* suministro* dieta* salario*
ayuda* prestacion* < subvencion* beca becas subsidio* pension pensiones
servicio*_social* < ayuda_a_domicilio dependencia
riesgo* < incendio* caida caidas atrapamiento*
senal senales senalizacion < cono conos valla vallas cartel* semaforo*
envase* recipiente* < botella* lata latas tarro* bote botes frasco* caja cajas bolsa* bidon* saco sacos brick*
pieza* componente* < rodamiento* valvula* engranaje* tornillo* correa* polea* cable* zapata* freno frenos filtro filtros junta*_torica* eje ejes bujia* embrague*
calzado < zapato* bota botas zapatilla* sandalia*
complemento* accesorio* < bolso* cinturon* panuelo* sombrero* gafas reloj relojes bufanda*
electrodomestico* < lavadora* nevera* frigorifico* horno* lavavajillas secadora* microondas
dispositivo* < movil moviles tableta* portatil* sensor* impresora* telefono* tablet*
indicador* kpi kpis < productividad absentismo rotacion ventas margen* puntualidad
`
