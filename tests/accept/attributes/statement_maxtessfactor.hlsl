// -T ps_6_0 => refused
int main(int r : R) : SV_Target {
    [maxtessfactor(3)] r += 1; //~ 6: error: 'maxtessfactor' attribute cannot be applied to a statement
    return r;
}
