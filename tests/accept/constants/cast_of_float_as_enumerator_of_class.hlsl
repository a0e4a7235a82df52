// -T cs_6_0 -E main => refused
static const float Half = 2.5;
enum class Sizes { Whole = (int)Half }; //~ 33: error: enumerator value is not a constant expression
[numthreads(1, 1, 1)]
void main() { }
