// -T cs_6_0 => dxil spirv
[[vk::nonsense]] [numthreads(1, 1, 1)] void main() { } //~ 3: warning: unknown attribute 'nonsense' ignored [-Wunknown-attributes]
