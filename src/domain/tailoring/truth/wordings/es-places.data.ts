/** Places of work in Spanish and what they are called elsewhere; see `wordings.ts`. */
export const placeWordingsEs = `
mercadillo* mercado* feria* rastro tianguis
puesto* parada* tenderete* caseta* stand
stand stands puesto* expositor* caseta*
colmenar* apiario* colmenas
asentamiento* emplazamiento* ubicacion* enclave*
emplazamiento* ubicacion* sitio lugar
ubicacion* localizacion* sitio situacion
colmena* colonia* enjambre*
corral* gallinero*
cuadra* establo* caballeriza*
establo* vaqueria* cuadra* nave_ganadera tambo
lecheria* tambo sala_de_ordeno
redil* aprisco* majada*
matadero* camal rastro frigorifico_de_carnes sala_de_sacrificio
lonja* subasta_de_pescado
almazara* molino_de_aceite
lagar* bodega*
huerta* huerto* vega
parcela* terreno* finca* lote_de_terreno predio*
chacra* finca* rancho* hacienda* estancia_ganadera
plantacion* cultivo* sembrado*
sembrado* cultivo* siembra*
dehesa* monte pastizal*
pastizal* pasto* pradera*
parque* jardin* espacio_verde
arriate* parterre* macizo*
bosque* masa_forestal arbolado
sendero* camino* senda*
camino* pista* sendero*
pista_forestal camino_forestal cortafuegos
cauce* rio rios arroyo*
embalse* pantano* presa* represa*
puerto_deportivo marina nautico
embarcadero* muelle* atracadero*
dique* varadero astillero*
astillero* dique
caladero* zona_de_pesca
dependencias oficinas instalaciones
oficina* despacho* bufete*
bufete* despacho* estudio_juridico firma_de_abogados
gestoria* asesoria* despacho*
consultoria* consultora* asesoria
delegacion* oficina* sucursal*
central* sede* oficina_central casa_matriz
sede* oficinas instalaciones central
establecimiento* local locales negocio* comercio*
negocio* tienda* local comercio*
tienda* comercio* local establecimiento* < boutique* supermercado* ferreteria* libreria* papeleria* drogueria* perfumeria* zapateria* floristeria* fruteria* carniceria* pescaderia* panaderia* bazar* estanco* kiosco* joyeria* optica*
boutique* tienda_de_ropa
supermercado* super
gran_superficie grandes_superficies < hipermercado* grandes_almacenes
centro_comercial shopping mall galeria_comercial
ferreteria* tienda_de_herramientas
libreria* tienda_de_libros
papeleria* tienda_de_papeleria
drogueria* perfumeria*
botica* farmacia*
farmacia* oficina_de_farmacia botica*
estanco* kiosco* quiosco*
gasolinera* estacion_de_servicio surtidor*
estacion_de_servicio gasolinera* bencinera
taller_mecanico taller_de_reparacion garaje*
concesionari* agencia_de_autos
peluqueria* salon_de_belleza barberia*
tintoreria* lavanderia* lavaseco
obrador* taller_de_panaderia panaderia
tahona* panaderia* horno
pasteleria* confiteria* reposteria
restaurante* restaurant* local_de_comidas
bar bares taberna*
taberna* bar meson tasca
chiringuito* bar_de_playa
comedor* < cantina*
comedor_social comedor_comunitario olla_popular
comedor_de_empresa cantina casino_de_empresa
office oficio office_de_planta
hosteria* hostal* posada* hospedaje*
hostal* pension pensiones alojamiento*
alojamiento* hospedaje* establecimiento_hotelero
albergue* hostel refugio*
camping* area_de_acampada
casa_rural alojamiento_rural turismo_rural
apartahotel* apart_hotel aparthotel*
spa balneario* termas
salon_de_desayunos sala_de_desayunos comedor_de_desayunos
terraza* veranda* exterior
vestibulo* hall lobby recibidor
lobby recepcion vestibulo
aula* salon_de_clase sala_de_clases clase
centro_educativo colegio* escuela* instituto* centro_docente
centros_escolares colegios escuelas
liceo* instituto* colegio* secundaria
ies instituto* centro_de_secundaria
ceip colegio_publico colegio
preescolar jardin_infantil kinder guarderia
academia* centro_de_formacion
escuela_de_musica < conservatorio*
autoescuela* escuela_de_conductores academia_de_manejo
facultad* universidad*
hospital* centro_hospitalario sanatorio*
centro_sanitario centro_de_salud centro_medico
centro_de_salud ambulatorio* consultorio* dispensario* cesfam
clinica* consultorio* centro_medico
consultorio* consulta gabinete
sala_de_espera recepcion
box boxes consulta sala_de_consulta
puesto_de_primeros_auxilios puesto_de_socorro botiquin enfermeria
residencia_de_mayores residencia_de_ancianos geriatrico* hogar_de_ancianos casa_de_reposo
centro_de_dia hospital_de_dia centro_diurno
centro_de_acogida albergue hogar
tanatorio* velatorio* funeraria* sala_velatoria
cementerio* camposanto*
crematorio* horno_crematorio
parroquia* iglesia* templo*
catedral* seo
museo* sala_de_exposiciones
galeria_de_arte sala_de_arte
sala_de_lectura biblioteca
hemeroteca* archivo_de_prensa
filmoteca* cinemateca*
plato platos_de_television estudio_de_television set
redaccion mesa_de_redaccion
emisora* radio radios
cadena_de_television canal televisora*
imprenta* taller_grafico taller_de_impresion
editorial* casa_editorial
teatro* sala_teatral
auditorio* sala_de_conciertos
escenario* tablas tarima
gimnasio* sala_de_fitness gym
polideportivo* pabellon_deportivo centro_deportivo instalacion_deportiva
cancha* pista_deportiva campo_de_juego
campo_de_futbol estadio cancha
vestuario* camerino* taquillas
piscina* natatorio* vaso
juzgado* corte tribunal* sede_judicial
comisaria* estacion_de_policia cuartel_de_policia
cuartel* acuartelamiento* base
parque_de_bomberos cuartel_de_bomberos estacion_de_bomberos
carcel* centro_penitenciario penal penitenciaria*
frontera* paso_fronterizo puesto_fronterizo
consulado* embajada* representacion_diplomatica
consistorio* casa_consistorial alcaldia
consejeria* departamento_del_gobierno
embajada* legacion
aduana* recinto_aduanero
terminal* estacion*
estacion_de_tren estacion_ferroviaria
parada* estacion
cochera* garaje* deposito_de_autobuses
aparcamiento* parking* estacionamiento* garaje
estacionamiento* aparcamiento* parking
hangar* nave_aeronautica
aerodromo* aeropuerto*
torre_de_control control_aereo
planta_de_produccion fabrica* factoria*
fabrica* centro_productivo planta_productiva
nave naves bodegon galpon*
galpon* nave naves almacen*
almacen* bodega* deposito* nave centro_de_almacenaje
centro_de_distribucion cedis plataforma_logistica centro_logistico
camara_frigorifica camara_fria cuarto_frio camara_de_frio
cuarto_frio camara*
cadena_de_montaje linea_de_ensamblaje
taller* obrador*
fundicion* acereria*
aserradero* serreria*
carpinteria* taller_de_madera
cantera* explotacion_minera
tajo obra
mina minas explotacion_minera yacimiento
planta_depuradora edar depuradora* estacion_depuradora planta_de_tratamiento_de_aguas
potabilizadora* etap planta_de_agua_potable
subestacion* centro_de_transformacion
central_electrica planta_de_generacion
parque_eolico campo_eolico
huerto_solar planta_fotovoltaica parque_solar planta_solar
punto_limpio ecoparque* planta_de_reciclaje
vertedero* relleno_sanitario basural
obra obras tajo construccion*
zanja* trinchera*
azotea* terrado* cubierta_plana
buhardilla* atico* desvan
portal* vestibulo entrada
escalera* rellano*
rellano* descansillo*
zonas_comunes areas_comunes espacios_comunes
bloque_de_viviendas edificio_residencial comunidad
chale* casa_unifamiliar vivienda_unifamiliar
unifamiliar* chale* casa
adosad* casa_pareada vivienda_pareada
finca_urbana edificio* inmueble
piso* apartamento* departamento* vivienda
condominio* comunidad_de_propietarios copropiedad
campo* terreno* exterior
sala_blanca ambiente_controlado sala_limpia
animalario* bioterio*
observatorio* estacion_de_observacion
estacion_meteorologica observatorio
almacen_general deposito_central
mesa_de_entradas registro_general
ventanilla_unica oficina_de_atencion
back_office trastienda
trastienda* almacen_de_tienda
mostrador* barra ventanilla*
puntos_de_venta tiendas establecimientos
plaza_de_abastos mercado_municipal
poligono_industrial zona_industrial parque_industrial
extrarradio periferia afueras
comarca* region* zona territorio
zona* comarca* region area territorio*
alrededores inmediaciones cercanias
provincia* departamento
en_el_extranjero otros_paises fuera_de_espana
`
