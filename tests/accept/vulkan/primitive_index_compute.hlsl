// -T cs_6_5 -spirv => refused //~ error: generated SPIR-V is invalid: Operand 3 of Decorate requires one of these capabilities: Geometry Tessellation RayTracingKHR MeshShadingNV MeshShadingEXT RayTracingNV
RWByteAddressBuffer b;
[numthreads(1, 1, 1)]
void main() { b.Store(0, PrimitiveIndex()); }
