// -T cs_6_0 -E main => refused
RWBuffer<uint> o;
[numthreads(1, 1, 1)]
void main() {
    [unroll]
    for (int i = 0; i < 2; --i) //~ 5: error: Could not unroll loop. Loop bound could not be deduced at compile time. Use [unroll(n)] to give an explicit count. Use '-HV 2016' to treat this as warning.
        o[0] = 1;
}
