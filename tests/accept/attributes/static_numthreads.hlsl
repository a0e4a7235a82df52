// -T ps_6_0 => refused
[numthreads(1,1,1)] static float g = 1; //~ 2: error: attribute is valid only on functions
int main(int r : R) : SV_Target {
    return r;
}
