// -T cs_6_0 -E main => refused
static const uint2 v = uint2(2, 3);
RWByteAddressBuffer o;
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex) {
    switch (id) {
        case v.x: o.Store(0, 1); break; //~ 14: error: case value is not a constant expression
    }
}
