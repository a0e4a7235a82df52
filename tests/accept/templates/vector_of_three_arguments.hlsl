// -T cs_6_0 -E main => refused
static vector<float, 2, 3> v; //~ 8: error: too many template arguments for class template 'vector'
[numthreads(1, 1, 1)]
void main() { }
