// -T ps_6_0 => refused
int main(int r : R) : SV_Target {
    [numthreads(1,1,1)] float x = 1; //~ 6: error: attribute is valid only on functions
    return r;
}
