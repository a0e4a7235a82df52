// -T cs_6_0 -E main => refused
RWByteAddressBuffer o;
[numthreads(1, 1, 1)]
void main() {
    int1 number = o.Load(0);
    switch (number) { case 1: o.Store(4, 1); } //~ 5: error: statement requires expression of integer type ('int1' invalid)
}
