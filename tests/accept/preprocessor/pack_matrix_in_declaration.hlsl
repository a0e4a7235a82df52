// -T cs_6_0 => dxil spirv
RWStructuredBuffer<float> o : register(u0);
typedef
#pragma pack_matrix(row_major)
int2x2 M;
float f(float a
#pragma pack_matrix(column_major)
, float2x2 b) { return a + b[0][1]; }
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    M m = { 1, 2, 3, 4 };
    if (id.x)
    #pragma pack_matrix(row_major)
        o[0] = m._m01;
    else
    #pragma pack_matrix(column_major)
        o[0] = f(1, 2);
}
