// -T cs_6_0
[[nonsense]] [numthreads(1, 1, 1)] void main() { }
