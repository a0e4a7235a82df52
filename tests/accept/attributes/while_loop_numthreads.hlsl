// -T ps_6_0 => refused
int main(int r : R) : SV_Target {
    int i = 0; [numthreads(1,1,1)] while (i < 3) { r += 1; ++i; } //~ 17: error: 'numthreads' attribute cannot be applied to a statement
    return r;
}
