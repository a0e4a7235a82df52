// -T ps_6_0 -E main -Wsign-conversion => dxil spirv
enum E { A, B };
enum F { C = -1, D };
float4 main(E e : E, F f : F) : SV_Target
{
    int i = e;
    uint u = e;
    u = A;
    i = B;
    i = f;
    i = i + e;
    return i + (float)u;
}
