// -T cs_6_0 -E main => refused
RWStructuredBuffer<float> b;
RWStructuredBuffer<float> r;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_GroupID) {
    float x;
    float y = x * 2;
    r[0] = y + b[0]; //~ 14: error: Instructions should not read uninitialized value.
}
