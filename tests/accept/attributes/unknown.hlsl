// -T cs_6_0 => dxil spirv
[nonsense(3)] [numthreads(1, 1, 1)] void main() { } //~ 2: warning: unknown attribute 'nonsense' ignored [-Wunknown-attributes]
