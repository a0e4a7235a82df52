// -T ps_6_0 => refused
int main(int r : R) : SV_Target {
    [numthreads(1,1,1)] for (int i = 0; i < 3; ++i) r += 1; //~ 6: error: 'numthreads' attribute cannot be applied to a statement
    return r;
}
