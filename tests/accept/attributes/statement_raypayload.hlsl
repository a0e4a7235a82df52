// -T ps_6_0 => refused
int main(int r : R) : SV_Target {
    [raypayload] r += 1; //~ 6: error: 'raypayload' attribute cannot be applied to a statement
    return r;
}
