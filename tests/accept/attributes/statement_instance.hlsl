// -T ps_6_0 => refused
int main(int r : R) : SV_Target {
    [instance(1)] r += 1; //~ 6: error: 'instance' attribute cannot be applied to a statement
    return r;
}
