// -T cs_6_0
[[vk::nonsense]] [numthreads(1, 1, 1)] void main() { }
