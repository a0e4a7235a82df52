// -T ps_6_0 => refused
struct S { [numthreads(1,1,1)] float a; }; //~ 13: error: attribute is valid only on functions
int main(int r : R) : SV_Target {
    return r;
}
