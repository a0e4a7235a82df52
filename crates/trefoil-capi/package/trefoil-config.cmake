# find_package(trefoil) gives the targets trefoil::trefoil, the shared library, and trefoil::static.

get_filename_component(_trefoil_prefix "${CMAKE_CURRENT_LIST_DIR}/../../.." ABSOLUTE)

if(NOT TARGET trefoil::trefoil)
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

unset(_trefoil_prefix)
