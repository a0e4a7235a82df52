// -T cs_6_0 -E main => refused
RWBuffer<uint> o;
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex) {
    uint a[3] = { 1, 2, 3 };
    float1 i = id;
    o[0] = a[i]; //~ 13: error: no viable overloaded operator[] for type 'uint [3]'
}
