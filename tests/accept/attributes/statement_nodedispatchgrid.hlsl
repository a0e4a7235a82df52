// -T ps_6_0 => refused
int main(int r : R) : SV_Target {
    [nodedispatchgrid(1,1,1)] r += 1; //~ 6: error: 'nodedispatchgrid' attribute cannot be applied to a statement
    return r;
}
