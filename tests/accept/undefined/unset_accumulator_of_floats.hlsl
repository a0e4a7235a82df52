// -T cs_6_0 -E main => refused
RWStructuredBuffer<float> b;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_GroupID) {
    float s;
    for (uint i = 0; i < 4; i++)
        s += b[i]; //~ 11: error: Instructions should not read uninitialized value.
    b[0] = s;
}
