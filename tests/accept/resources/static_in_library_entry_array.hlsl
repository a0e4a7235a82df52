// -T lib_6_3 => dxil
// except spirv: DXC compiles libraries of ray tracing alone to SPIR-V
RWStructuredBuffer<float> o[4];
static RWStructuredBuffer<float> b[4] = o;
[shader("compute")]
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    b[id.x & 3][1] = 2;
}
