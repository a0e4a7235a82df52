// A label of a switch on a truth is one: every number but 0 is true.
// compute: main
// bind u0: raw uint[4] 0 0 7 0
// expect u0: 1 2 7 0
// except dxc: DXC dies of a switch on a truth.
RWByteAddressBuffer o : register(u0);

uint number(bool truth) {
    switch (truth) {
        case 2: return 1;
        case 0: return 2;
        default: return 3;
    }
}

[numthreads(1, 1, 1)]
void main() {
    o.Store2(0, uint2(number((bool)o.Load(8)), number((bool)o.Load(12))));
}
