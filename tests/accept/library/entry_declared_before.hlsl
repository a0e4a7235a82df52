// -T lib_6_6 => refused
[shader("mesh")] void other();
void other() { foo; } //~ 6: error: mesh entry point must have a valid numthreads attribute
