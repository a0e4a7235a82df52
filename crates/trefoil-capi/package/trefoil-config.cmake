# find_package(trefoil) gives the targets trefoil::trefoil, the shared library, and trefoil::static; and trefoil::program, with
# the function trefoil_add_shaders.

get_filename_component(_trefoil_prefix "${CMAKE_CURRENT_LIST_DIR}/../../.." ABSOLUTE)

# A project without a language to link them from has no use for the libraries.
get_property(_trefoil_languages GLOBAL PROPERTY ENABLED_LANGUAGES)
if(NOT TARGET trefoil::trefoil AND EXISTS "${_trefoil_prefix}/lib/libtrefoil.so" AND _trefoil_languages MATCHES "CXX|C(;|$)")
  add_library(trefoil::trefoil SHARED IMPORTED)
  set_target_properties(trefoil::trefoil PROPERTIES
    IMPORTED_LOCATION "${_trefoil_prefix}/lib/libtrefoil.so"
    IMPORTED_SONAME "libtrefoil.so.0"
    INTERFACE_INCLUDE_DIRECTORIES "${_trefoil_prefix}/include")

  find_package(Threads REQUIRED)
  add_library(trefoil::static STATIC IMPORTED)
  set_target_properties(trefoil::static PROPERTIES
    IMPORTED_LOCATION "${_trefoil_prefix}/lib/libtrefoil.a"
    INTERFACE_LINK_LIBRARIES "Threads::Threads;${CMAKE_DL_LIBS};m"
    INTERFACE_INCLUDE_DIRECTORIES "${_trefoil_prefix}/include")
endif()

if(NOT TARGET trefoil::program AND EXISTS "${_trefoil_prefix}/bin/trefoil")
  add_executable(trefoil::program IMPORTED)
  set_target_properties(trefoil::program PROPERTIES IMPORTED_LOCATION "${_trefoil_prefix}/bin/trefoil")
endif()
include("${CMAKE_CURRENT_LIST_DIR}/trefoil-shaders.cmake")

unset(_trefoil_prefix)
unset(_trefoil_languages)
