// -T ps_6_0 -E main => refused
[numthreads(1, 1, 1)]
void main() {
    undeclared; //~ 5: error: use of undeclared identifier 'undeclared'
}
