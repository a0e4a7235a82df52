// `-` is standard input and standard output.
// RUN: cat %s | %trefoil compile - -T cs_6_0 --emit spirv -o - | %spirv-val --target-env vulkan1.1 -

RWStructuredBuffer<uint> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    r[0] = 1;
}
