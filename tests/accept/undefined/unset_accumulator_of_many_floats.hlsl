// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float> b;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_GroupID) {
    float s;
    for (uint i = 0; i < 40; i++)
        s += b[i];
    b[0] = s;
}
