// A texture buffer at the first register of the first space: reflection tells which of its variables are read.
// RUN: %trefoil dxc -T cs_6_0 %s -Fo %t.dxil
// RUN: %trefoil reflect %t.dxil | %filecheck %s
// RUN: %trefoil dxc -T cs_6_6 %s -Fo %t.6.dxil
// RUN: %trefoil reflect %t.6.dxil | %filecheck %s
// CHECK: float {{ *}}a {{ *}}(not read)
// CHECK: float4 {{ *}}b{{$}}
// CHECK: int {{ *}}c {{ *}}(not read)

tbuffer Constants : register(t0)
{
    float a;
    float4 b;
    int c;
};
RWStructuredBuffer<float> result : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    result[0] = b.y;
}
