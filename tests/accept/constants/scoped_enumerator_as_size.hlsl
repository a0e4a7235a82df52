// -T cs_6_0 -E main => refused
enum class Sizes { Few = 2 };
static uint values[Sizes::Few]; //~ 20: error: size of array has non-integer type 'Sizes'
[numthreads(1, 1, 1)]
void main() { }
