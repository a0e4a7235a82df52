// -T cs_6_0 -E main => refused
RWByteAddressBuffer o;
[numthreads(1, 1, 1)]
void main() {
    switch ((bool)o.Load(4)) {
        case 1: o.Store(0, 1); break;
        case 2: o.Store(0, 2); break; //~ 14: error: duplicate case value '1'
    }
}
