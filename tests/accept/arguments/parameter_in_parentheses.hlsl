// -T cs_6_6 => dxil spirv
RWBuffer<uint> o;
static int (gl) = 3;
uint f(uint (a), inout float2 (b)[2], out float (c) = 1) { c = 2; return a + b[0].x; }
[numthreads(1, 1, 1)]
void main(uint (id) : SV_GroupIndex)
{
    float2 q[2] = { 1, 2, 3, 4 };
    float r;
    o[3] = f(id, q, r) + gl + r;
}
