// -T ps_6_0 => refused
int main(int r : R) : SV_Target {
    [patchconstantfunc("f")] r += 1; //~ 6: error: 'patchconstantfunc' attribute cannot be applied to a statement
    return r;
}
