// -T cs_6_0 -E main => refused
// DXC compares the fields that structures declare themselves: these are one float each.
struct A { float x; };
struct B : A { float z; };
RWBuffer<int> r;
int f(A a) { return 1; }
int f(B b) { return 2; }
[numthreads(1, 1, 1)]
void main() {
    B b = (B)0;
    r[0] = f(b); //~ 12: error: call to 'f' is ambiguous
}
