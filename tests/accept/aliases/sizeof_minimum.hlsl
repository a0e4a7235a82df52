// -T cs_6_0 => dxil spirv
// A scalar of minimum precision has two bytes, but four in a vector or matrix, and lies on four in a structure.
struct S { min16float a; min16int b[3]; min16uint c; };
struct H { half a; half b; };
RWStructuredBuffer<uint> o : register(u0);
[numthreads(1, 1, 1)]
void main()
{
    min16float scalar = 1;
    o[0] = sizeof(min16float) + 16 * sizeof(min10float) + 256 * sizeof(min12int) + 4096 * sizeof(scalar + scalar);
    o[1] = sizeof(min16uint[2][3]);
    o[2] = sizeof(min16float3) + 256 * sizeof(min16float1) + 65536 * sizeof(min16float2x3);
    o[3] = sizeof(S);
    o[4] = sizeof(half) + 256 * sizeof(H);
}
