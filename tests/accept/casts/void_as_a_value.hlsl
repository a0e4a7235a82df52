// -T cs_6_6 => refused
RWBuffer<uint> o;
void f() {}
[numthreads(1,1,1)] void main(uint id : SV_GroupIndex) { (void)id; (void)f(); uint a = (void)id; } //~ 84: error: cannot initialize a variable of type 'uint' with an rvalue of type 'void'
