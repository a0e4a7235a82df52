// -T lib_6_7 => refused
void f() {
    float y : read(caller) = 1; //~ 15: error: payload access qualifiers are only allowed for member variables of a payload structure
}
