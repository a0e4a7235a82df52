// -T ps_6_0 => refused
float g([numthreads(1,1,1)] float x) { return x; } //~ 10: error: attribute is valid only on functions
int main(int r : R) : SV_Target {
    return r;
}
