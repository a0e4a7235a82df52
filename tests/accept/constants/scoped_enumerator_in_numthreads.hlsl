// -T cs_6_0 -E main => dxil spirv
enum class Sizes { Few = 2 };
[numthreads(Sizes::Few, 1, 1)]
void main() { }
