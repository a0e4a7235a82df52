// -T cs_6_0 -spirv => refused //~ error: generated SPIR-V is invalid: Using pointers with OpSelect requires capability VariablePointers or VariablePointersStorageBuffer
StructuredBuffer<float> a;
StructuredBuffer<float> b;
RWStructuredBuffer<float> o;
cbuffer C { bool k; }
[numthreads(1, 1, 1)]
void main()
{
    StructuredBuffer<float> c = a;
    if (k) c = b;
    o[0] = c[1];
}
