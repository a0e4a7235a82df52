// -T hs_6_0 -E main => refused
float4 main() { //~ 8: error: hull entry point must have a valid patchconstantfunc attribute
    undeclared;
}
