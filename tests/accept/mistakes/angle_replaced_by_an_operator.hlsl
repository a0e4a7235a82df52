// -T cs_6_0 -E main => refused
RWBuffer<uint+ r; //~ 14: error: expected '>'
[numthreads(1, 1, 1)]
void main() { }
