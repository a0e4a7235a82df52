// -T ms_6_5 -E main => dxil
// except spirv: SPIR-V wants vertices
[numthreads(32, 1, 1)]
[outputtopology("triangle")]
void main()
{
}
