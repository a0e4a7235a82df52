// -T lib_6_7 => refused
float f() : read(caller) { //~ 13: error: payload access qualifiers are only allowed for member variables of a payload structure
    return 1;
}
