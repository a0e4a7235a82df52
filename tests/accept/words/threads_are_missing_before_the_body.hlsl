// -T cs_6_0 -E main => refused
void main(uint i : SV_DispatchThreadID) { //~ 6: error: compute entry point must have a valid numthreads attribute
    undeclared = i;
}
