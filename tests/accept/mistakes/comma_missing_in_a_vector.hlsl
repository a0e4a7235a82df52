// -T cs_6_0 -E main => refused
static vector<float 4> v; //~ 21: error: expected '>'
[numthreads(1, 1, 1)]
void main() { }
